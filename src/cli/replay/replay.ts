import { allInValue } from '../../history/all-in-value.ts';
import { HistoryReader } from '../../history/history-reader.ts';
import { writePhh } from '../../history/phh/write.ts';
import type { Reading } from '../../history/reading.ts';
import type { RecordedHand } from '../../history/recorded.ts';
import { replayHand } from '../../history/replay.ts';
import type { Replay } from '../../history/replayed.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { EXIT, type Io, widthOf, writeAll } from '../terminal/io.ts';
import { counted, grouped } from '../terminal/layout.ts';
import { linesOf } from '../terminal/lines.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { Complaints } from './complaints.ts';
import { countText, type ReplayCounts } from './counts.ts';
import { checkPaths, HISTORY_EXTENSIONS, HistoryFiles, openText } from './files.ts';
import { replayJson } from './replay-json.ts';
import { describeReplay } from './replay-text.ts';
import { SummaryLines } from './summary.ts';
import { ReplayTotals } from './totals.ts';

const LONGEST_LINE = 100_000;
const FORMS = ['json', 'summary', 'phh'] as const;
type Form = (typeof FORMS)[number] | 'text';

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/** What becomes of a hand of a file, or of a file that cannot be read, or not to its end. */
type Found = Reading | { status: 'failed'; why: string };

async function* readingsIn(file: string, io: Io, signal: AbortSignal): AsyncGenerator<Found> {
  const reader = new HistoryReader();
  const lines = linesOf(openText(file, io.stdin), nameOf(file), LONGEST_LINE, signal);
  try {
    for await (const line of lines) {
      const reading = reader.push(line);
      if (reading !== null) yield reading;
    }
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    yield { status: 'failed', why: error.message };
    return;
  }
  const last = signal.aborted ? null : reader.end();
  if (last !== null) yield last;
}

/** Hands as PHH: one alone is a document of its own, several are its numbered sections. */
class PhhOutput {
  #first: string | null = null;
  #count = 0;

  next({ hand, paid }: Replay): string {
    this.#count++;
    const text = writePhh(hand, paid);
    if (this.#count === 1) {
      this.#first = text;
      return '';
    }
    const before = this.#first === null ? '' : `[1]\n${this.#first}\n`;
    this.#first = null;
    return `${before}[${this.#count}]\n${text}\n`;
  }

  end(): string {
    return this.#first ?? '';
  }
}

/** Replays hands as they come and writes each in the form that was asked for. */
class Run {
  readonly counts: ReplayCounts = { hands: 0, wrong: 0, noted: 0, skipped: 0, unreadable: 0 };
  readonly complaints: Complaints;
  readonly #io: Io;
  readonly #form: Form;
  readonly #style: Style;
  readonly #width: number;
  readonly #phh = new PhhOutput();
  readonly #summary: SummaryLines;
  readonly #totals = new ReplayTotals();

  constructor(io: Io, form: Form) {
    this.#io = io;
    this.#form = form;
    this.#style = styleFor(io.stdout, io.env);
    this.#width = widthOf(io.stdout);
    this.#summary = new SummaryLines(this.#style, this.#width);
    this.complaints = new Complaints(io.stderr);
  }

  async take(reading: Found, file: string): Promise<void> {
    if (reading.status === 'read') return this.#replay(reading.hand, file);
    if (reading.status === 'failed') return this.#fail(file, reading.why);
    const { status, line, why } = reading;
    this.counts[status]++;
    if (this.#form === 'json') {
      await this.#writeJson({ file, line, [status === 'skipped' ? 'skipped' : 'error']: why });
    } else if (status === 'unreadable') {
      this.complaints.hand(file, line, why);
    }
  }

  async #fail(file: string, why: string): Promise<void> {
    this.counts.unreadable++;
    if (this.#form === 'json') await this.#writeJson({ file, line: null, error: why });
    else this.complaints.file(why);
  }

  async #replay(hand: RecordedHand, file: string): Promise<void> {
    const replay = replayHand(hand);
    this.counts.hands++;
    if (replay.contradictions.length > 0) this.counts.wrong++;
    else if (replay.notes.length > 0) this.counts.noted++;
    if (this.#form === 'phh') return this.#write(this.#phh.next(replay));
    const value = await allInValue(replay);
    if (this.#form === 'json') {
      await this.#writeJson({ file, line: hand.line, ...replayJson(replay, value) });
    } else if (this.#form === 'summary') {
      this.#totals.add(replay, value);
      await this.#write(this.#summary.add(file, replay));
    } else {
      const where = `${file}:${hand.line}`;
      await this.#write(describeReplay(replay, value, where, this.#style, this.#width));
    }
  }

  /**
   * @param leftAlone  files in folders that were not opened
   * @param whole      false where the end was cut off by an interrupt
   */
  async end(leftAlone: number, whole: boolean): Promise<void> {
    if (this.#form === 'phh') await this.#write(this.#phh.end());
    if (this.#form === 'summary') {
      await this.#write(this.#summary.end());
      const totals = this.#totals.describe(this.#style, this.#width, whole);
      await this.#write(`\n${totals}`);
    }
    this.complaints.end();
    const count = countText(this.counts, leftAlone, whole);
    if (this.#form === 'summary' || this.#form === 'text') await this.#write(`${count}\n`);
    else if (!whole) this.#io.stderr.write(`omaha8: ${count}\n`);
  }

  async #writeJson(value: object): Promise<void> {
    await this.#write(`${JSON.stringify(value)}\n`);
  }

  async #write(text: string): Promise<void> {
    if (text !== '') await writeAll(this.#io.stdout, text);
  }
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
  about:
    'Replays hand histories: street by street, who won what and why, whether every action was legal ' +
    'and every payment right, and what an all-in was worth. Reads PokerStars, Full Tilt, 888, ' +
    'PartyPoker, Winamax, Everleaf, Winning, and PHH; of a folder the .txt, .log, .phh and .phhs ' +
    'files; - is standard input. Exit code 3: a hand contradicts the rules; 2: a hand could not be ' +
    'read.',
  options: {
    summary: { flag: true, help: 'print a line a hand, and totals by player' },
    json: { flag: true, help: 'print one JSON object a hand, each on a line' },
    phh: { flag: true, help: 'print the hands in the PHH format' },
  },
  examples: [
    'omaha8 replay hand.txt',
    'omaha8 replay --summary histories/',
    'omaha8 replay --json session.txt > session.jsonl',
    'omaha8 replay --phh session.txt > session.phhs',
  ],
  async run(paths, options, io) {
    if (paths.length === 0) {
      throw new Omaha8Error('bad-option', 'no file given; write omaha8 replay <file or folder>');
    }
    const forms = FORMS.filter((form) => options[form]);
    if (forms.length > 1) {
      const [first, second] = forms;
      throw new Omaha8Error('bad-option', `give either --${first} or --${second}, not both`);
    }
    await checkPaths(paths);
    const signal = io.interrupt();
    const progress = new ProgressLine(io);
    const run = new Run(io, forms[0] ?? 'text');
    const files = new HistoryFiles(paths);
    let done = 0;
    try {
      for await (const file of files) {
        for await (const found of readingsIn(file, io, signal)) {
          await run.take(found, nameOf(file));
          done++;
          if (!io.stdout.isTTY) progress.show(() => `${grouped(done)} hands, ${file}`);
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
    if (counts.wrong > 0) return EXIT.contradiction;
    return counts.unreadable > 0 ? EXIT.badInput : EXIT.ok;
  },
});
