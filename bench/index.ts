/**
 * Every figure that this project states, measured: `npm run bench`.
 *
 *     npm run bench -- [section ...] [--full] [--json] [--write]
 *
 * `--full` takes the sizes that need many minutes, `--write` puts the table into bench/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figure, figureRow, lastResult, machine, table } from './figures.ts';
import { ANY_HAND } from './sections/any-hand.ts';
import { BATCH } from './sections/batch.ts';
import { EVALUATOR } from './sections/evaluator.ts';
import { EXACT } from './sections/exact.ts';
import { MONTE_CARLO } from './sections/monte-carlo.ts';
import { REPLAY } from './sections/replay.ts';
import { WHOLE_PROCESS } from './sections/whole-process.ts';

const SECTIONS = [EVALUATOR, EXACT, MONTE_CARLO, ANY_HAND, WHOLE_PROCESS, BATCH, REPLAY];
const README = new URL('README.md', import.meta.url);
const MARKS = { begin: '<!-- figures -->', end: '<!-- /figures -->' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !SECTIONS.some((section) => section.name === name));
if (unknown.length > 0) {
  const names = SECTIONS.map(({ name }) => name).join(', ');
  throw new Error(`no section ${unknown.join(', ')}; there are ${names}`);
}

const texts = [`${machine()}, ${new Date().toISOString().slice(0, 10)}`];
const measured: Record<string, Figure[]> = {};
if (!values.json) console.log(texts[0]);
for (const section of SECTIONS) {
  if (positionals.length > 0 && !positionals.includes(section.name)) continue;
  const figures: Figure[] = [];
  for await (const figure of section.measure(values.full)) figures.push(figure);
  measured[section.name] = figures;
  const rows = [['', 'median', 'half of all between', ''], ...figures.map(figureRow)];
  const text = `### ${section.name}\n\n${section.about}.\n\n${table(rows)}`;
  texts.push(text);
  if (!values.json) console.log(`\n${text}`);
}
if (lastResult() === null) throw new Error('nothing was computed');
if (values.json) console.log(JSON.stringify({ machine: texts[0], figures: measured }, null, 2));
if (values.write) {
  const readme = readFileSync(README, 'utf8');
  const [before, after] = [readme.indexOf(MARKS.begin), readme.indexOf(MARKS.end)];
  if (before < 0 || after < 0) throw new Error('bench/README.md has no place for the figures');
  const start = readme.slice(0, before + MARKS.begin.length);
  writeFileSync(README, `${start}\n\n${texts.join('\n\n')}\n\n${readme.slice(after)}`);
}
