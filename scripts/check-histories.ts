/**
 * Replays the real hands of a folder, through the program as a user runs it:
 *
 *     tsx scripts/check-histories.ts <folder with one folder for each site>
 *
 * Every hand of a site that can be read has to be legal, and settled to the unit, but for those named
 * below; every file of another site has to be refused politely. Closes with `N passed, N failed`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { commandLine, omaha8 } from './shared/program.ts';
import { type Check, type Report, runChecks } from './shared/report.ts';

/** The folders whose files can be read. */
const READ = [
  'phh',
  'pokerstars',
  'ftp',
  'pacific',
  'partypoker',
  'winamax',
  'everleaf',
  'winning',
  'pokernow',
  'ohh',
  'ipoker',
  'ggpoker',
  'bovada',
  'coinpoker',
  'kingclub',
  'cake',
  'entraction',
  'absolute',
  'ongame',
  'pkr',
  'microgaming',
  'boss',
];

/** Files with a hand that is known not to be right, and why that is no fault of ours. */
const KNOWN: readonly { file: string; says: RegExp; because: string }[] = [
  { file: 'all.in.blind.bad.pot', says: /576/, because: 'the site printed a wrong side pot' },
  {
    file: 'fpdb3t__run_it_twice',
    says: /above the maximum/,
    because: 'made up: a pot-limit raise above the pot',
  },
  {
    file: 'UtcTimestampFormat',
    says: /rake is \$0\.36/,
    because: 'converted by a tool that does not count the jackpot fee',
  },
  {
    file: 'preamble.fatal',
    says: /not at the table/,
    because: 'edited: two names were not replaced everywhere',
  },
  {
    file: 'AllInHandWithShowdown',
    says: /above the maximum/,
    because: 'edited: a pot-limit hand below the title of a limit game',
  },
  {
    file: 'plo4_fragment',
    says: /only one player/,
    because: 'a fragment: the blind and the fold of one player',
  },
  { file: 'partial.observed', says: /no player/, because: 'cut off after two lines' },
  {
    file: 'no.flop.HH20160913',
    says: /FLOP/,
    because: 'edited: the winner folds, and the flop has no cards',
  },
];

/** What `replay --json` prints of one hand, as far as it matters here. */
interface Hand {
  line: number;
  skipped?: string;
  error?: string;
  legal?: boolean;
  contradictions?: { why: string }[];
  notes?: string[];
  seats?: { name: string; net: number }[];
}

async function replay(args: readonly string[], report: Report, input = '') {
  const whole = ['replay', ...args];
  report.command = commandLine(whole);
  return omaha8(whole, input);
}

function handsOf(stdout: string): Hand[] {
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

/** Every hand of a file is legal, or known not to be. */
async function checkHands(file: string, report: Report): Promise<void> {
  const { code, stdout, stderr } = await replay(['--json', file], report);
  report.expect('standard error', stderr, '');
  report.check(code === 0 || code === 2 || code === 3, `exit code ${code}`);
  const known = KNOWN.find((each) => file.includes(each.file));
  for (const { line, skipped, error, contradictions = [], notes = [] } of handsOf(stdout)) {
    if (skipped !== undefined) continue;
    const faults = [error ?? [], contradictions.map(({ why }) => why)].flat();
    if (faults.length > 0 && known?.says.test(faults.join())) {
      report.notes.push(`line ${line}: ${faults.join('; ')} (${known.because})`);
    } else {
      for (const fault of faults) report.problems.push(`line ${line}: ${fault}`);
      if (notes.length > 0) report.notes.push(`line ${line}: ${notes.join('; ')}`);
    }
  }
}

/** Written as PHH and read again, the hands of a file come to the same. */
async function checkPhh(file: string, report: Report): Promise<void> {
  const gains = (stdout: string): string[] =>
    handsOf(stdout)
      .filter(({ legal }) => legal)
      .map(({ seats = [] }) =>
        seats
          .map(({ name, net }) => `${name} ${net}`)
          .sort()
          .join(),
      );
  const written = await replay(['--phh', file], report);
  if (written.stdout === '') return;
  const before = await replay(['--json', file], report);
  const after = await replay(['--json', '-'], report, written.stdout);
  report.expect('net of each seat', gains(after.stdout), gains(before.stdout));
}

/** One sentence, which names the file and the line. */
const REFUSAL = /^omaha8: .*:\d+: [^\n]+\n$/;

async function checkRefused(file: string, report: Report): Promise<void> {
  const { code, stderr } = await replay([file], report);
  report.expect('exit code', code, 2);
  report.check(REFUSAL.test(stderr), `standard error: ${stderr}`);
}

function checksOf(site: string, folder: string): Check[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.flatMap((file): Check[] => {
    const id = `${site}/${basename(file)}`;
    if (!READ.includes(site))
      return [{ id: `${id} is refused`, run: (r) => checkRefused(file, r) }];
    return [
      { id, run: (report) => checkHands(file, report) },
      { id: `${id} as PHH`, run: (report) => checkPhh(file, report) },
    ];
  });
}

const [root] = process.argv.slice(2);
if (root === undefined || !existsSync(root)) {
  console.error('usage: tsx scripts/check-histories.ts <folder with one folder for each site>');
  process.exit(2);
}
const sites = readdirSync(root).sort();
const checks = sites.flatMap((site) => checksOf(site, join(root, site)));
const { passed, failed } = await runChecks(checks, availableParallelism());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
