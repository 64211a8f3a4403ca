import { Omaha8Error } from '../cards/errors.ts';
import { HistoryReader } from '../history/history-reader.ts';
import { writePhh } from '../history/phh-write.ts';
import type { Reading } from '../history/reading.ts';
import type { RecordedHand } from '../history/recorded.ts';
import { type Replay, replayHand } from '../history/replay.ts';
import { allInValue } from './all-in-value.ts';
import { defineCommand } from './command.ts';
import { EXIT, type Io, widthOf, writeAll } from './io.ts';
import { linesOf } from './lines.ts';
import { ProgressLine } from './progress.ts';
import { filesIn, openText } from './replay-files.ts';
import { replayJson } from './replay-json.ts';
import { Summary, summaryLine } from './replay-summary.ts';
import { countText, describeReplay } from './replay-text.ts';
import { styleFor } from './style.ts';
import { grouped } from './text.ts';

const LONGEST_LINE = 100_000;
const FORMS = ['json', 'summary', 'phh'] as const;
type Form = (typeof FORMS)[number] | 'text';

/** What one hand of a file came to. */
type Found = Reading & { file: string };

async function* readingsIn(file: string, io: Io, signal: AbortSignal): AsyncGenerator<Found> {
  const reader = new HistoryReader();
  const name = file === '-' ? 'standard input' : file;
  const found = (reading: Reading) => ({ ...reading, file: name });
  for await (const line of linesOf(openText(file, io.stdin), name, LONGEST_LINE, signal)) {
    const reading = reader.push(line);
    if (reading !== null) yield found(reading);
  }
  const last = signal.aborted ? null : reader.end();
  if (last !== null) yield found(last);
}

/** Hands as PHH: one alone is a document of its own, several are its numbered sections. */
class PhhOutput {
  #first: string | null = null;
  #count = 0;

  next({ hand, paid }: Replay): string {
    this.#count++;
    const text = writePhh(hand, paid?.back);
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
  readonly counts = { hands: 0, wrong: 0, noted: 0, skipped: 0, unreadable: 0 };
  readonly #io: Io;
  readonly #form: Form;
  readonly #phh = new PhhOutput();
  readonly #summary = new Summary();

  constructor(io: Io, form: Form) {
    this.#io = io;
    this.#form = form;
  }

  async take(found: Found): Promise<void> {
    if (found.status === 'read') return this.#replay(found.hand, found.file);
    const { status, file, line, why } = found;
    this.counts[status]++;
    if (this.#form === 'json') {
      const key = status === 'skipped' ? 'skipped' : 'error';
      await this.#write(`${JSON.stringify({ file, line, [key]: why })}\n`);
    } else if (status === 'unreadable') {
      this.#io.stderr.write(`omaha8: ${file}:${line}: ${why}\n`);
    }
  }

  async #replay(hand: RecordedHand, file: string): Promise<void> {
    const { stdout, env } = this.#io;
    const replay = replayHand(hand);
    this.counts.hands++;
    if (replay.contradictions.length > 0) this.counts.wrong++;
    else if (replay.notes.length > 0) this.counts.noted++;
    if (this.#form === 'phh') return this.#write(this.#phh.next(replay));
    const value = await allInValue(replay);
    const where = `${file}:${hand.line}`;
    if (this.#form === 'json') {
      await this.#write(
        `${JSON.stringify({ file, line: hand.line, ...replayJson(replay, value) })}\n`,
      );
    } else if (this.#form === 'summary') {
      this.#summary.add(replay, value);
      await this.#write(summaryLine(replay, where));
    } else {
      const style = styleFor(stdout, env);
      await this.#write(describeReplay(replay, value, where, style, widthOf(stdout)));
    }
  }

  async end(): Promise<void> {
    const { stdout, env } = this.#io;
    if (this.#form === 'phh') await this.#write(this.#phh.end());
    if (this.#form === 'summary')
      await this.#write(`${this.#summary.describe(styleFor(stdout, env))}\n`);
    if (this.#form === 'summary' || this.#form === 'text') {
      await this.#write(`${countText(this.counts)}\n`);
    }
  }

  async #write(text: string): Promise<void> {
    if (text !== '') await writeAll(this.#io.stdout, text);
  }
}

export const command = defineCommand({
  usage: 'omaha8 replay <file or folder>... [options]',
  about:
    'Replays hand histories: street by street, who won what and why, whether every action was legal ' +
    'and every payment right, and what an all-in was worth. Reads PokerStars, Full Tilt, 888, ' +
    'PartyPoker, Winamax, Everleaf, Winning, and PHH; - is standard input. Exit code 3: a hand ' +
    'contradicts the rules; 2: a hand could not be read.',
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
    const signal = io.interrupt();
    const progress = new ProgressLine(io);
    const run = new Run(io, forms[0] ?? 'text');
    let done = 0;
    try {
      for await (const file of filesIn(paths)) {
        for await (const found of readingsIn(file, io, signal)) {
          await run.take(found);
          done++;
          if (!io.stdout.isTTY) progress.show(() => `${grouped(done)} hands, ${file}`);
        }
        if (signal.aborted) break;
      }
    } finally {
      progress.clear();
    }
    await run.end();
    if (signal.aborted) return EXIT.interrupted;
    if (done === 0) throw new Omaha8Error('bad-option', 'there are no hands in what was given');
    if (run.counts.wrong > 0) return EXIT.contradiction;
    return run.counts.unreadable > 0 ? EXIT.badInput : EXIT.ok;
  },
});
