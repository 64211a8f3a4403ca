import type { Card } from '../../cards/card.ts';
import { BOARD_SIZE, type CardGroup, checkDistinct, type HoleCount } from '../../cards/deal.ts';
import { cardTexts, formatCards, parseCards } from '../../cards/text.ts';
import { RandomStream } from '../../math/random.ts';
import { classesOf, compositionOf } from '../../ranges/composition.ts';
import { parseRange, type Range } from '../../ranges/range.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { defineCommand, type OptionValues } from '../arguments/command.ts';
import {
  boardOption,
  COMMON_OPTIONS,
  readGame,
  readHoleCount,
  readInteger,
} from '../arguments/options.ts';
import { formOptions, readOutputForm } from '../arguments/output-form.ts';
import type { CsvRow } from '../terminal/csv.ts';
import { EXIT, type Io, type TextOutput, widthOf, writeAll, writeNote } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';
import { classLines, handLine, type RangeReport, rangeText, reportOf } from './range-text.ts';

const DEFAULT_SEED = 8;
const MOST_SAMPLES = 1_000_000_000;

/** So many texts are written at a time. */
const BATCH = 4096;

const COLUMNS = ['kind', 'name', 'hands', 'of', 'weight'] as const;

const OPTIONS = {
  list: { flag: true, help: 'print the hands, one per line, those with the highest cards first' },
  classes: {
    flag: true,
    help: 'print the classes of hands that differ only in the names of suits, with how many hands of each the range has',
  },
  sample: { help: 'COUNT of random hands to print, one per line, each as likely as its weight' },
  seed: { help: `NUMBER that fixes the random hands, 0 or more (default: ${DEFAULT_SEED})` },
  board: boardOption('CARDS on the board, which no hand can have'),
  game: COMMON_OPTIONS.game,
  dead: COMMON_OPTIONS.dead,
  cards: COMMON_OPTIONS.cards,
  ...formOptions(COLUMNS, 'kind of hand; with --list, --classes or --sample, for each of them'),
} as const;

type Options = OptionValues<typeof OPTIONS>;

function theOneRange(positionals: readonly string[]): string {
  const [text, ...more] = positionals;
  if (text === undefined) throw badOption("no range given; write omaha8 range 'A2:$ds'");
  if (more.length > 0) {
    throw badOption(
      `range takes one range, but ${quoted(more[0])} follows ${quoted(text)}; put it in single quotes`,
    );
  }
  return text;
}

/** What is to be printed: the report, or hands in one of three ways. */
function readForm({ list, classes, sample, seed }: Options): {
  samples: number | null;
  seed: number;
} {
  const asked = [list && '--list', classes && '--classes', sample !== undefined && '--sample'];
  const [first, second] = asked.filter((name) => typeof name === 'string');
  if (second !== undefined) throw badOption(`${first} and ${second} cannot be given together`);
  if (seed !== undefined && sample === undefined)
    throw badOption('--seed is for --sample, which is not given');
  return {
    samples: sample === undefined ? null : readInteger(sample, '--sample', 1, MOST_SAMPLES),
    seed: seed === undefined ? DEFAULT_SEED : readInteger(seed, '--seed', 0),
  };
}

/** The cards that no hand can have. */
function readTable({ board = '', dead = '' }: Options): { board: Card[]; dead: Card[] } {
  const groups = [
    { where: 'the board', cards: parseCards(board, 'the board') },
    { where: 'the dead cards', cards: parseCards(dead, 'the dead cards') },
  ] as const satisfies CardGroup[];
  checkDistinct(groups);
  const [onBoard, out] = groups;
  if (onBoard.cards.length > BOARD_SIZE) {
    throw new Omaha8Error(
      'card-count',
      `the board has ${onBoard.cards.length} cards; it can have ${BOARD_SIZE} at most`,
    );
  }
  return { board: onBoard.cards, dead: out.cards };
}

async function readRange(text: string, options: Options): Promise<Range> {
  const game = options.game === undefined ? undefined : readGame(options.game, '--game');
  const holeCards: HoleCount | undefined =
    options.cards === undefined ? undefined : readHoleCount(options.cards, '--cards');
  return parseRange(text, { game, holeCards });
}

/** Writes texts one after another, a batch at a time, and no faster than they are read. */
async function writeTexts(output: TextOutput, texts: Iterable<string>): Promise<void> {
  let batch: string[] = [];
  for (const text of texts) {
    batch.push(text);
    if (batch.length < BATCH) continue;
    await writeAll(output, batch.join(''));
    batch = [];
  }
  if (batch.length > 0) await writeAll(output, batch.join(''));
}

/** Every hand with its weight, those with the highest cards first. */
function* handsOf(range: Range): Generator<[hand: Card[], weight: number]> {
  const { holeCards, size } = range;
  const cards = range.hands();
  const weights = range.weights();
  for (let i = size - 1; i >= 0; i--) {
    const hand = [...cards.subarray(i * holeCards, (i + 1) * holeCards)].reverse();
    yield [hand, weights === null ? 10_000 : weights[i]];
  }
}

function* samplesOf(range: Range, count: number, seed: number): Generator<Card[]> {
  const random = new RandomStream(seed);
  for (let i = 0; i < count; i++) yield range.sample(random);
}

function* mapped<T, U>(items: Iterable<T>, of: (item: T) => U): Generator<U> {
  for (const item of items) yield of(item);
}

/** The report as one JSON document on one line, and in it, if hands are asked for, a list under a name. */
function* jsonTexts(report: RangeReport, name: string, items: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(report).slice(0, -1)},"${name}":[`;
  let separator = '';
  for (const item of items) {
    yield separator + item;
    separator = ',';
  }
  yield ']}\n';
}

interface Form {
  name: string;
  lines(): Iterable<string>;
  json(): Iterable<string>;
  rows(): Iterable<CsvRow>;
}

/** How hands are printed, if they are. */
function formOf(range: Range, options: Options): Form | null {
  const { samples, seed } = readForm(options);
  if (samples !== null) {
    const hands = () => samplesOf(range, samples, seed);
    return {
      name: 'sample',
      lines: () => mapped(hands(), (hand) => formatCards(hand)),
      json: () => mapped(hands(), (hand) => JSON.stringify(cardTexts(hand))),
      rows: () =>
        mapped(hands(), (hand) => ({ kind: 'sample', name: formatCards(hand), hands: 1 })),
    };
  }
  if (options.list) {
    return {
      name: 'list',
      lines: () => mapped(handsOf(range), ([hand, weight]) => handLine(hand, weight)),
      json: () =>
        mapped(handsOf(range), ([hand, weight]) =>
          JSON.stringify({ hand: cardTexts(hand), weight: weight / 10_000 }),
        ),
      rows: () =>
        mapped(handsOf(range), ([hand, weight]) => ({
          kind: 'hand',
          name: formatCards(hand),
          hands: 1,
          weight: weight / 10_000,
        })),
    };
  }
  if (!options.classes) return null;
  return {
    name: 'classList',
    lines: () => classLines(classesOf(range)),
    json: () =>
      mapped(classesOf(range), ({ weight, ...rest }) =>
        JSON.stringify({ ...rest, weight: weight / 10_000 }),
      ),
    rows: () =>
      mapped(classesOf(range), ({ weight, ...rest }) => ({
        kind: 'class',
        ...rest,
        weight: weight / 10_000,
      })),
  };
}

/** The kinds of hands that a report has, as lines of one table. */
function kindRows({ ranks, suits, lowest }: RangeReport): CsvRow[] {
  return Object.entries({ ranks, suits, lowest }).flatMap(([kind, portions]) =>
    portions.map((portion) => ({ kind, ...portion })),
  );
}

async function print(range: Range, text: string, options: Options, io: Io): Promise<void> {
  const table = readTable(options);
  const form = formOf(range, options);
  const output = readOutputForm(options, COLUMNS);
  const { stdout } = io;
  if (form !== null && output === 'text') {
    await writeTexts(
      stdout,
      mapped(form.lines(), (line) => `${line}\n`),
    );
    return;
  }
  const report = reportOf(range, text, table, compositionOf(range), countOf(classesOf(range)));
  if (typeof output === 'object') {
    const { csvTexts } = await import('../terminal/csv.ts');
    await writeTexts(stdout, csvTexts(output.columns, form?.rows() ?? kindRows(report)));
  } else if (form !== null) await writeTexts(stdout, jsonTexts(report, form.name, form.json()));
  else if (output === 'json') await writeAll(stdout, `${JSON.stringify(report)}\n`);
  else await writeAll(stdout, rangeText(report, styleFor(stdout, io.env), widthOf(stdout)));
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count++;
  return count;
}

export const command = defineCommand({
  usage: "omaha8 range '<range>' [options]",
  about:
    'Which hands a range has: how many, what share of all hands, and of what kinds. Ranges are written as ' +
    'players write them: A2 is an ace and a deuce, $ds a double-suited hand, 15% the best 15 percent. ' +
    'A shell changes $ * ! and spaces: put the range in single quotes.',
  options: OPTIONS,
  examples: [
    "omaha8 range 'A2:$ds'                       double-suited hands with A-2",
    "omaha8 range 'AA!AAA, KK-TT@50' --dead AsKd",
    "omaha8 range '15%6h' --sample 5 --seed 1    of the best 15% at a table of six",
    "omaha8 range 'AA23:$ds' --list | head",
    "omaha8 range 'RROON' --cards 5 --json       Big O hands of two pair",
  ],
  async run(positionals, options, io) {
    const text = theOneRange(positionals);
    readForm(options);
    readOutputForm(options, COLUMNS);
    const { board, dead } = readTable(options);
    const whole = await readRange(text, options);
    for (const hint of whole.hints) writeNote(io, hint);
    const range = whole.without([...board, ...dead]);
    if (options.sample !== undefined && range.size === 0) {
      throw new Omaha8Error('bad-range', `range ${quoted(text)} has no hand to sample`);
    }
    await print(range, whole.text, options, io);
    return EXIT.ok;
  },
});
