/**
 * The options of one equity job, from the command line (strings) or from a line of JSON. Both have the
 * same names and the same readers, so that they mean the same.
 */
import type { HoleCount } from '../../cards/deal.ts';
import type { CardsInput } from '../../cards/text.ts';
import { MOST_THREADS } from '../../equity/threads/pool.ts';
import type { GameName } from '../../games/game.ts';
import { badOption } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';
import { listed, quoted, shown } from '../../text/words.ts';
import type { OptionSpecs } from '../arguments/command.ts';
import {
  boardOption,
  COMMON_OPTIONS,
  given,
  readAmount,
  readGame,
  readHoleCount,
  readInteger,
  readList,
  readPart,
  readRake,
} from '../arguments/options.ts';

const { json: _, dead, ...CARD_OPTIONS } = COMMON_OPTIONS;

/** Each of these is also a key of a job. */
export const JOB_OPTIONS = {
  board: boardOption(
    "CARDS on the board: none to five, such as 7h5c2d (default: none); or a pattern that it matches, such as 'wwx' (a flop of two suits) or '$L$L$L' (three cards of eight or lower)",
  ),
  exact: { flag: true, help: 'never sample: enumerate every deal, however long it takes' },
  each: {
    flag: true,
    help: 'also what each hand of the first player is worth, best first (before the flop, and where they are many, hands that differ only in suits together); the text shows the best and the worst, --json and --csv have all',
  },
  trials: { help: 'COUNT of random deals: always sample, exactly this many, such as 1000000' },
  precision: {
    help: 'FRACTION of the pot that no standard error may exceed: sample until it is reached, 100000 trials at least, unless exact is quick (default: 0.0005, which is 0.05%)',
  },
  seed: {
    help: 'NUMBER that fixes the random deals, 0 or more (default: always the same); an exact answer has none',
  },
  threads: {
    help: 'COUNT of threads, such as 2 (default: as many as the machine runs at once); each job of --input can use some or all of these',
  },
  pot: {
    help: 'AMOUNT in the pot before a call, the bet included, such as 120: says what calling is worth to the first player',
  },
  call: { help: 'AMOUNT of that call, such as 40' },
  rake: {
    help: 'AMOUNT, or a percentage such as 5% or 5%,cap=3, that is taken of the pot with the call (default: 0)',
  },
  chip: { help: 'AMOUNT of the smallest chip, such as 5 or 0.05 (default: 1)' },
  names: { help: 'NAMES of the players, in seat order, such as Ann,Bob' },
  dead: {
    ...dead,
    help: "CARDS that are out of the deck, such as Kc10h (default: none); or a pattern that they match, such as 'AA' (two aces)",
  },
  ...CARD_OPTIONS,
} as const satisfies OptionSpecs;

/** The options of a job as the library takes them. */
export interface JobOptions {
  board?: CardsInput;
  dead?: CardsInput;
  game?: GameName;
  cards?: HoleCount;
  names?: string[];
  pot?: string;
  call?: string;
  rake?: string;
  chip?: string;
  exact?: boolean;
  each?: boolean;
  trials?: number;
  precision?: number;
  seed?: number;
  threads?: number;
}

/** How the text of each option that takes one is read; a rake knows the chip. */
const READERS = {
  board: (text: string) => text,
  dead: (text: string) => text,
  game: readGame,
  cards: readHoleCount,
  names: readList,
  pot: (text: string) => readAmount(text, 'pot'),
  call: (text: string) => readAmount(text, 'call'),
  rake: (text: string, _where: string, chip?: string) => readRake(text, 'rake', chip),
  chip: (text: string) => readAmount(text, 'chip'),
  trials: (text: string, where: string) => readInteger(text, where, 1),
  precision: readPart,
  seed: (text: string, where: string) => readInteger(text, where, 0),
  threads: (text: string, where: string) => readInteger(text, where, 1, MOST_THREADS),
} as const;

type ReaderName = keyof typeof READERS;

const READER_NAMES = Object.keys(READERS) as ReaderName[];
const AMOUNTS: readonly ReaderName[] = ['pot', 'call', 'rake', 'chip'];
const NUMERIC: readonly ReaderName[] = [
  'cards',
  'trials',
  'precision',
  'seed',
  'threads',
  ...AMOUNTS,
];
const LISTS: readonly ReaderName[] = ['board', 'dead', 'names'];

/** Exact, so many trials, so small an error: a job has one aim. */
function checkOneMethod(options: JobOptions, dash: string): void {
  const methods = [
    ...(options.exact ? ['exact'] : []),
    ...(options.trials === undefined ? [] : ['trials']),
    ...(options.precision === undefined ? [] : ['precision']),
  ];
  if (methods.length < 2) return;
  throw badOption(`${listed(methods.map((name) => dash + name))} cannot be given together`);
}

/**
 * Reads the options of the command line.
 *
 * @throws Omaha8Error `bad-option`, naming the option and its text
 */
export function readJobOptions(
  texts: { readonly exact?: true; readonly each?: true } & {
    readonly [Name in ReaderName]?: string;
  },
): JobOptions {
  const read = READER_NAMES.map((name) => {
    const text = texts[name];
    return [name, text === undefined ? undefined : READERS[name](text, `--${name}`, texts.chip)];
  });
  const options: JobOptions = given({
    ...Object.fromEntries(read),
    exact: texts.exact,
    each: texts.each,
  });
  checkOneMethod(options, '--');
  return options;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function readJsonOption(name: ReaderName, value: unknown, chip: string | undefined): unknown {
  const reader = READERS[name];
  if (typeof value === 'string') return reader(value, name, chip);
  if (NUMERIC.includes(name)) {
    if (typeof value === 'number') return reader(String(value), name, chip);
    if (AMOUNTS.includes(name)) throw badOption(`${name} ${shown(value)} is not an amount`);
    throw badOption(`${name} ${shown(value)} is not a number`);
  }
  if (LISTS.includes(name)) {
    if (isTextList(value)) return value;
    throw badOption(`${name} ${shown(value)} is not a string or an array of strings`);
  }
  throw badOption(`${name} ${shown(value)} is not a string`);
}

function checkJsonFlag(value: unknown, name: string): asserts value is boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return;
  throw badOption(`${name} ${shown(value)} is not true or false`);
}

function readJsonHands(value: unknown): CardsInput[] {
  if (value === undefined) throw badOption('hands are missing');
  const isHand = (hand: unknown) => typeof hand === 'string' || isTextList(hand);
  if (Array.isArray(value) && value.every(isHand)) return value;
  throw badOption(`hands ${shown(value)} is not an array of hands`);
}

/** One line of `--input`. */
export interface Job {
  hands: CardsInput[];
  options: JobOptions;
}

/**
 * Reads a job.
 *
 * A job that says how it is to be done (`exact`, `trials` or `precision`) replaces what the defaults say
 * about that; two of them in one job contradict each other. A job may have an `id` besides, of any kind.
 *
 * @param value     parsed JSON
 * @param defaults  the options of the command line
 * @throws Omaha8Error `bad-option`, naming the key
 */
export function readJob(value: unknown, defaults: JobOptions): Job {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badOption('not a JSON object like {"hands": ["AsAh2s3h", "*"]}');
  }
  const { id: _id, hands, exact, each, ...others } = value as Record<string, unknown>;
  const keys = ['id', 'hands', ...Object.keys(JOB_OPTIONS)];
  const unknown = Object.keys(others).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw badOption(`unknown key ${quoted(unknown)}${didYouMean(unknown, keys)}`);
  }
  checkJsonFlag(exact, 'exact');
  checkJsonFlag(each, 'each');
  const chip = others.chip === undefined ? undefined : String(others.chip);
  const read = Object.entries(others).map(([name, option]) => [
    name,
    readJsonOption(name as ReaderName, option, chip),
  ]);
  const own: JobOptions = given({ ...Object.fromEntries(read), exact, each });
  checkOneMethod(own, '');
  const { exact: _exact, trials: _trials, precision: _precision, ...rest } = defaults;
  const replaces = own.exact || own.trials !== undefined || own.precision !== undefined;
  return {
    hands: readJsonHands(hands),
    options: { ...(replaces ? rest : defaults), ...own },
  };
}
