// Replays the real hands of a folder, through the program as a user runs it:
//   node .ci/histories-check.mjs <folder with one folder for each site>
// Every hand of a site that can be read has to be legal, and settled to the unit, but for those named
// below; every file of another site has to be refused politely. Closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/omaha8.js', import.meta.url));
const READ = [
  'phh',
  'pokerstars',
  'ftp',
  'pacific',
  'partypoker',
  'winamax',
  'everleaf',
  'winning',
];
const READ_EXIT_CODES = [0, 2, 3];
const NO_READER = /^omaha8: .*:\d+: no reader for this site/;

/** Part of a file's name, what its hand is known to come to, and why that is no fault of ours. */
const KNOWN = [
  ['all.in.blind.bad.pot', /576/, 'the site printed a wrong side pot'],
  ['fpdb3t__run_it_twice', /above the maximum/, 'made up: a pot-limit raise above the pot'],
  [
    'UtcTimestampFormat',
    /rake of \$0\.36/,
    'converted by a tool that does not count the jackpot fee',
  ],
  ['preamble.fatal', /not at the table/, 'edited: two names were not replaced everywhere'],
  ['partial.observed', /no player/, 'cut off after two lines'],
  ['no.flop.HH20160913', /no reader/, 'edited: the winner folds; the format of before 2019'],
];

let passed = 0;
let failed = 0;

function report(ok, what, why = '') {
  if (ok) passed++;
  else failed++;
  if (!ok || why !== '')
    console.log(`${ok ? 'ok' : 'FAILED'} ${what}${why === '' ? '' : `: ${why}`}`);
}

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'replay', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  return { status, stdout, stderr };
}

/** Every hand of a file as JSON, judged one by one. */
function checkFile(file) {
  const { status, stdout, stderr } = run('--json', file);
  report(READ_EXIT_CODES.includes(status) && stderr === '', `${file} exits with ${status}`, stderr);
  for (const line of stdout.split('\n')) {
    if (line === '') continue;
    const hand = JSON.parse(line);
    if (hand.skipped !== undefined) continue;
    const faults = [hand.error ?? [], (hand.contradictions ?? []).map(({ why }) => why)].flat();
    const known = KNOWN.find(([name]) => file.includes(name));
    const where = `${file}:${hand.line}`;
    if (faults.length === 0) report(true, where, (hand.notes ?? []).join('; '));
    else
      report(
        known?.[1].test(faults.join()),
        where,
        `${faults.join('; ')} (${known?.[2] ?? 'unknown'})`,
      );
  }
}

/** Written as PHH and read again, the hands of a file come to the same. */
function checkPhh(file) {
  const gains = (text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter(({ legal }) => legal)
      .map(({ seats }) => JSON.stringify(seats.map(({ name, net }) => `${name} ${net}`).sort()));
  const written = run('--phh', file).stdout;
  if (written === '') return;
  const again = spawnSync(process.execPath, [BIN, 'replay', '--json', '-'], {
    encoding: 'utf8',
    input: written,
    maxBuffer: 1 << 30,
  });
  const [before, after] = [gains(run('--json', file).stdout), gains(again.stdout)];
  report(before.join() === after.join(), `${file} as PHH`);
}

function main(root) {
  if (root === undefined || !existsSync(root)) {
    console.error('usage: node .ci/histories-check.mjs <folder with one folder for each site>');
    return 2;
  }
  for (const site of readdirSync(root).sort()) {
    const files = readdirSync(join(root, site), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      if (READ.includes(site)) {
        checkFile(file);
        checkPhh(file);
      } else {
        const { status, stdout, stderr } = run(file);
        const polite =
          status === 2 && NO_READER.test(stderr) && stderr.trim().split('\n').length === 1;
        report(polite, `${file} is refused`, polite ? '' : `${status} ${stdout}${stderr}`);
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
