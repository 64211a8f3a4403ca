/**
 * Every figure that this project states, measured: `npm run bench`.
 *
 *     npm run bench -- [section ...] [--full] [--json] [--write]
 *
 * `--full` takes the sizes that need many minutes, `--write` puts the table into bench/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeSection, type Figure, machine } from './figures.ts';
import { ANY_HAND } from './sections/any-hand.ts';
import { BATCH } from './sections/batch.ts';
import { EACH_HAND } from './sections/each-hand.ts';
import { EVALUATOR } from './sections/evaluator.ts';
import { EXACT } from './sections/exact.ts';
import { MEMORY } from './sections/memory.ts';
import { MONTE_CARLO } from './sections/monte-carlo.ts';
import { QUERY } from './sections/query.ts';
import { RANGES } from './sections/ranges.ts';
import { REPLAY } from './sections/replay.ts';
import { START_UP } from './sections/start-up.ts';

const SECTIONS = [
  EVALUATOR,
  EXACT,
  MONTE_CARLO,
  ANY_HAND,
  RANGES,
  EACH_HAND,
  QUERY,
  START_UP,
  MEMORY,
  BATCH,
  REPLAY,
];
const README = 'bench/README.md';
const MARKS = { begin: '<!-- figures -->', end: '<!-- /figures -->' };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const names = SECTIONS.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`no section ${unknown}; there are ${names.join(', ')}`);
  }
  if (values.write && positionals.length > 0) throw new Error('--write takes all sections');
  return { ...values, wanted: positionals.length === 0 ? names : positionals };
}

function writeFigures(texts: readonly string[]): void {
  const readme = readFileSync(README, 'utf8');
  const [before, after] = [readme.indexOf(MARKS.begin), readme.indexOf(MARKS.end)];
  if (before < 0 || after < before) throw new Error(`${README} has no place for the figures`);
  const start = readme.slice(0, before + MARKS.begin.length);
  writeFileSync(README, `${start}\n\n${texts.join('\n\n')}\n\n${readme.slice(after)}`);
}

const { full, json, write, wanted } = readArguments();
const texts: string[] = [];
const show = (text: string): void => {
  texts.push(text);
  if (!json) console.log(`${text}\n`);
};
show(`${machine()}, ${new Date().toISOString().slice(0, 10)}${full ? ', full sizes' : ''}`);
const measured: Record<string, Figure[]> = {};
for (const section of SECTIONS.filter(({ name }) => wanted.includes(name))) {
  const figures: Figure[] = [];
  for await (const figure of section.measure(full)) figures.push(figure);
  measured[section.name] = figures;
  show(describeSection(section, figures));
}
if (json) console.log(JSON.stringify({ machine: texts[0], figures: measured }, null, 2));
if (write) writeFigures(texts);
