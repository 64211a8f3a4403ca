import { allInValue } from '../../history/all-in-value.ts';
import { type HandFilter, heroOf, meets } from '../../history/filters.ts';
import { writeOhh } from '../../history/ohh/write.ts';
import { HandTotals, type MoneyTotals } from '../../history/player-totals.ts';
import type { RecordedHand } from '../../history/recorded.ts';
import { replayHand } from '../../history/replay.ts';
import type { Replay } from '../../history/replayed.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { printable, printableJson } from '../../text/printable.ts';
import { listed } from '../../text/words.ts';
import { defineCommand, type OptionSpecs, type OptionValues } from '../arguments/command.ts';
import { readOutputForm } from '../arguments/output-form.ts';
import { EXIT, type Io, widthOf, writeAll } from '../terminal/io.ts';
import { counted, grouped } from '../terminal/layout.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { Complaints } from './complaints.ts';
import { countText, type ReplayCounts } from './counts.ts';
import { checkPaths, HISTORY_EXTENSIONS, HistoryFiles } from './files.ts';
import { FILTER_OPTIONS, readFilter } from './filter-options.ts';
import { PhhOutput } from './phh-output.ts';
import { printableReplay } from './printable-replay.ts';
import { type Found, failed, nameOf, readingsIn } from './readings.ts';
import { Repeats } from './repeats.ts';
import { HAND_COLUMNS, handRows, PLAYER_COLUMNS, playerRows } from './replay-csv.ts';
import { replayJson } from './replay-json.ts';
import { describeReplay } from './replay-text.ts';
import { SummaryLines } from './summary.ts';
import { totalsText } from './totals.ts';

/** In which form hands are written, or what they add up to: `totals-json` is one document, `players` their CSV. */
type Form =
  | 'text'
  | 'summary'
  | 'totals'
  | 'totals-json'
  | 'json'
  | 'csv'
  | 'players'
  | 'phh'
  | 'ohh';

/** A hand that is there twice counts once in these. */
const COUNTED_ONCE: readonly Form[] = ['summary', 'totals', 'totals-json', 'csv', 'players'];
const ADDED_UP: readonly Form[] = ['summary', 'totals', 'totals-json', 'players'];

interface Asked {
  readonly form: Form;
  /** Of the CSV. */
  readonly columns: readonly string[];
  readonly filter: HandFilter;
}

/** The JSON of `omaha8 replay --totals`. */
export interface ReplayTotals {
  counts: ReplayCounts;
  /** By kind of money, that of the most hands first. */
  totals: MoneyTotals[];
}

/** What became of a hand that is not replayed, or of a whole file. */
interface LeftOut {
  status: 'skipped' | 'unreadable' | 'failed';
  line: number | null;
  why: string;
}

function jsonLine(value: object): string {
  return `${printableJson(JSON.stringify(value))}\n`;
}

/** Replays hands as they come and writes each in the form that was asked for. */
class Run {
  readonly counts: ReplayCounts = {
    hands: 0,
    wrong: 0,
    noted: 0,
    skipped: 0,
    repeated: 0,
    unasked: 0,
    unreadable: 0,
    failed: 0,
  };
  readonly complaints: Complaints;
  readonly #io: Io;
  readonly #asked: Asked;
  readonly #form: Form;
  readonly #style: Style;
  readonly #width: number;
  readonly #phh = new PhhOutput();
  readonly #summary: SummaryLines;
  readonly #totals = new HandTotals();
  readonly #repeats = new Repeats();

  constructor(io: Io, asked: Asked) {
    const { form } = asked;
    this.#io = io;
    this.#asked = asked;
    this.#form = form;
    this.#style = styleFor(io.stdout, io.env);
    this.#width = widthOf(io.stdout);
    // A line a hand is for tools too that read lines: nothing is broken but for a screen.
    if (form === 'summary' && io.stdout.isTTY !== true) this.#width = Number.POSITIVE_INFINITY;
    this.#summary = new SummaryLines(this.#style, this.#width);
    this.complaints = new Complaints(io.stderr);
  }

  async take(found: Found, file: string): Promise<void> {
    if (found.status !== 'read') return this.#leaveOut(found, file);
    const { hand } = found;
    if (COUNTED_ONCE.includes(this.#form) && this.#repeats.has(hand)) {
      this.counts.repeated++;
      return;
    }
    const text = await this.#replay(hand, file).catch((error: unknown) => {
      return failed(hand.line, error);
    });
    if (typeof text === 'string') return this.#write(text);
    return this.#leaveOut(text, file);
  }

  async #leaveOut({ status, line, why }: LeftOut, file: string): Promise<void> {
    this.counts[status]++;
    const isFault = status === 'unreadable' || status === 'failed';
    if (this.#form === 'json') {
      await this.#write(jsonLine({ file, line, [isFault ? 'error' : 'skipped']: why }));
    } else if (isFault) {
      if (line === null) this.complaints.file(why);
      else this.complaints.hand(printable(file), line, why);
    }
  }

  /** What stands above the first hand. */
  async begin(): Promise<void> {
    if (this.#form !== 'csv') return;
    const { csvText } = await import('../terminal/csv.ts');
    await this.#write(csvText(this.#asked.columns, []));
  }

  /** @returns what is to be written of a hand now */
  async #replay(hand: RecordedHand, file: string): Promise<string> {
    const replay = replayHand(hand);
    if (!meets(replay, this.#asked.filter)) {
      this.counts.unasked++;
      return '';
    }
    const text = await this.#textOf(replay, file);
    this.counts.hands++;
    if (replay.contradictions.length > 0) this.counts.wrong++;
    else if (replay.notes.length > 0) this.counts.noted++;
    return text;
  }

  async #textOf(replay: Replay, file: string): Promise<string> {
    if (this.#form === 'phh') return this.#phh.next(replay);
    // The standard keeps the hands of a file apart by blank lines.
    if (this.#form === 'ohh') return `${writeOhh(replay)}\n\n`;
    const { line } = replay.hand;
    const value = await allInValue(replay);
    if (this.#form === 'json') return jsonLine({ file, line, ...replayJson(replay, value) });
    const { player, hero } = this.#asked.filter;
    const only = hero ? heroOf(replay.hand) : (player ?? null);
    if (this.#form === 'csv') {
      const { csvTexts } = await import('../terminal/csv.ts');
      const [, ...lines] = csvTexts(this.#asked.columns, handRows(file, replay, value, only));
      return lines.join('');
    }
    const shown =
      this.#form === 'totals-json' || this.#form === 'players' ? replay : printableReplay(replay);
    if (ADDED_UP.includes(this.#form)) this.#totals.add(shown, value, only);
    const name = printable(file);
    if (this.#form === 'summary') return this.#summary.add(name, shown);
    if (this.#form !== 'text') return '';
    return describeReplay(shown, value, `${name}:${line}`, this.#style, this.#width);
  }

  /**
   * @param leftAlone  files in folders that were not opened
   * @param whole      false where the end was cut off by an interrupt
   */
  async end(leftAlone: number, whole: boolean): Promise<void> {
    if (this.#form === 'phh') await this.#write(this.#phh.end());
    if (this.#form === 'summary') await this.#write(`${this.#summary.end()}\n`);
    if (this.#form === 'summary' || this.#form === 'totals') {
      await this.#write(totalsText(this.#totals, this.#style, this.#width, whole));
    }
    if (this.#form === 'totals-json') {
      const document: ReplayTotals = { counts: this.counts, totals: this.#totals.totals() };
      await this.#write(jsonLine(document));
    }
    if (this.#form === 'players') {
      const { csvText } = await import('../terminal/csv.ts');
      await this.#write(csvText(this.#asked.columns, playerRows(this.#totals.totals())));
    }
    this.complaints.end();
    const count = countText(this.counts, leftAlone, whole);
    const isProse = this.#form === 'summary' || this.#form === 'totals' || this.#form === 'text';
    if (isProse) await this.#write(`${count}\n`);
    else if (!whole) this.#io.stderr.write(`omaha8: ${count}\n`);
  }

  async #write(text: string): Promise<void> {
    if (text !== '') await writeAll(this.#io.stdout, text);
  }
}

const OPTIONS = {
  summary: { flag: true, help: 'print one line per hand, and totals by player' },
  totals: { flag: true, help: 'print the totals alone; as JSON with --json, as CSV with --csv' },
  json: { flag: true, help: 'print one JSON object per hand, each on its own line' },
  csv: {
    flag: true,
    words: ['players'],
    help: 'print comma-separated values, a line for each hand and player; --csv=players: a line for each player',
  },
  fields: {
    help: 'COLUMNS of the CSV to print, in this order, with commas between them (default: all)',
    words: [...new Set([...HAND_COLUMNS, ...PLAYER_COLUMNS])],
  },
  phh: { flag: true, help: 'print the hands in the PHH format' },
  ohh: { flag: true, help: 'print the hands in the Open Hand History format' },
  ...FILTER_OPTIONS,
} as const satisfies OptionSpecs;

/** The one form that is asked for: totals may be text, JSON or CSV, and so may hands. */
function formOf({ summary, totals, json, csv, phh, ohh }: OptionValues<typeof OPTIONS>): Form {
  const asked = Object.entries({ json, csv, phh, ohh }).filter(([, given]) => given);
  const kinds = Object.entries({ summary, totals }).filter(([, given]) => given);
  const inWords = asked.length > 0 && (phh || ohh) ? kinds : [];
  const [first, second] = [...inWords, ...asked].map(([name]) => name);
  if (second !== undefined) throw badOption(`give either --${first} or --${second}, not both`);
  if (kinds.length > 1) throw badOption('give either --summary or --totals, not both');
  if (json) return kinds.length > 0 ? 'totals-json' : 'json';
  if (csv) return csv === 'players' || kinds.length > 0 ? 'players' : 'csv';
  if (phh) return 'phh';
  if (ohh) return 'ohh';
  return summary ? 'summary' : totals ? 'totals' : 'text';
}

function readAsked(options: OptionValues<typeof OPTIONS>): Asked {
  const form = formOf(options);
  const all = form === 'players' ? PLAYER_COLUMNS : HAND_COLUMNS;
  const csv = options.csv === undefined ? undefined : true;
  const output = readOutputForm({ csv, fields: options.fields }, all);
  const columns = typeof output === 'object' ? output.columns : all;
  return { form, columns, filter: readFilter(options) };
}

function noHands(leftAlone: number): Omaha8Error {
  const files = counted(leftAlone, 'file');
  const alone =
    leftAlone === 0
      ? ''
      : `; ${files} not called ${listed(HISTORY_EXTENSIONS, 'or')} ${leftAlone === 1 ? 'was' : 'were'} left alone`;
  return new Omaha8Error('bad-option', `there are no hands in what was given${alone}`);
}

export const command = defineCommand({
  usage: 'omaha8 replay <file or folder>... [options]',
  operands: 'file',
  about:
    'Replays hand histories: street by street, who won what and why, whether every action was legal ' +
    'and every payment right, and what an all-in was worth. Reads the files of PokerStars, GGPoker, PokerNow and ' +
    'many other rooms, PHH and Open Hand History (src/history/README.md has the list); of a folder the ' +
    '.txt, .log, .phh, .phhs and .ohh files, and .csv, .json, .jsonl and .xml files that begin as hands do; ' +
    '- is standard input. Exit code 3: a hand contradicts the rules; 2: a hand could not be ' +
    'read.',
  options: OPTIONS,
  examples: [
    'omaha8 replay hand.txt',
    'omaha8 replay --summary histories/',
    'omaha8 replay --totals --hero --stakes 0.05/0.10 --from 2024 histories/',
    'omaha8 replay --csv=players histories/ > players.csv',
    'omaha8 replay --json session.txt > session.jsonl',
    'omaha8 replay --phh session.txt > session.phhs',
    'omaha8 replay --ohh poker_now_log.csv > session.ohh',
  ],
  async run(paths, options, io) {
    if (paths.length === 0) {
      throw new Omaha8Error('bad-option', 'no file given; write omaha8 replay <file or folder>');
    }
    const asked = readAsked(options);
    await checkPaths(paths);
    const signal = io.interrupt(true);
    const progress = new ProgressLine(io);
    const run = new Run(io, asked);
    await run.begin();
    const files = new HistoryFiles(paths);
    let done = 0;
    try {
      for await (const file of files) {
        for await (const found of readingsIn(file, io, signal)) {
          await run.take(found, nameOf(file));
          done++;
          if (!io.stdout.isTTY) progress.show(() => `${grouped(done)} hands, ${printable(file)}`);
        }
        if (signal.aborted) break;
      }
    } finally {
      progress.clear();
    }
    const { counts } = run;
    if (!signal.aborted && done === 0) throw noHands(files.skipped);
    await run.end(files.skipped, !signal.aborted);
    if (signal.aborted) return EXIT.interrupted;
    if (counts.failed > 0) return EXIT.fault;
    if (counts.wrong > 0) return EXIT.contradiction;
    return counts.unreadable > 0 ? EXIT.badInput : EXIT.ok;
  },
});
