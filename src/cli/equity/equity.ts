import { isAnyHand, tryParseCards } from '../../cards/text.ts';
import { answerQuestion, type EquityOptions } from '../../equity/equity.ts';
import { handKinds } from '../../equity/job.ts';
import type { Equity } from '../../equity/result.ts';
import { badOption } from '../../text/errors.ts';
import { printableJson } from '../../text/printable.ts';
import { quoted } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { filesHint, spacesHint, withHint } from '../arguments/hands.ts';
import { formOptions, type OutputForm, readOutputForm } from '../arguments/output-form.ts';
import { EXIT, type Io, widthOf, writeAll, writeNote } from '../terminal/io.ts';
import { ProgressLine, progressText } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';
import { COLUMNS, EACH_COLUMNS, handRows, INPUT_COLUMNS, playerRows } from './equity-csv.ts';
import { type Answer, equityText } from './equity-text.ts';
import { JOB_OPTIONS, type JobOptions, readJobOptions } from './job-options.ts';
import { LongWork } from './long-work.ts';

/** What was asked for and has no effect. */
function noteOn({ method }: Equity, { seed }: JobOptions): string {
  if (method !== 'exact' || seed === undefined) return '';
  return 'The seed is not used: nothing in an exact answer is random.';
}

/** Cards, or any hand: there is nothing to read that takes long. */
function isPlain(hand: EquityOptions['hands'][number]): boolean {
  return typeof hand !== 'string' || isAnyHand(hand) || tryParseCards(hand) !== null;
}

async function runOne(options: EquityOptions, io: Io): Promise<Answer> {
  const progress = new ProgressLine(io);
  const longWork = new LongWork();
  // Reading ranges and planning are over when there is progress, and say nothing of the time that is left.
  let began: number | undefined;
  try {
    const { job, result } = await answerQuestion({
      ...options,
      onHint: (hint) => writeNote(io, hint),
      signal: io.interrupt(!options.hands.every(isPlain)),
      onProgress: (state) => {
        began ??= progress.elapsed;
        const elapsed = progress.elapsed - began;
        const note = options.precision === undefined ? longWork.note(state, elapsed) : null;
        if (note !== null) {
          progress.clear();
          writeNote(io, note);
        }
        progress.show(() => progressText(state, elapsed));
      },
    });
    return { result, kinds: handKinds(job) };
  } finally {
    progress.clear();
  }
}

function columnsOf(input: string | undefined, each: true | undefined): readonly string[] {
  if (each && input === undefined) return EACH_COLUMNS;
  return input === undefined ? COLUMNS : INPUT_COLUMNS;
}

/** An answer in the form that was asked for. */
async function textOf(answer: Answer, form: OutputForm, note: string, io: Io): Promise<string> {
  const { result } = answer;
  if (form === 'json') return `${printableJson(JSON.stringify(result))}\n`;
  if (form !== 'text') {
    const { csvText } = await import('../terminal/csv.ts');
    const { each } = result.players[0];
    return csvText(form.columns, each === undefined ? playerRows(result) : handRows(each));
  }
  const { each } = result.players[0];
  if (each === undefined) {
    return equityText(answer, styleFor(io.stdout, io.env), widthOf(io.stdout), note);
  }
  const { eachText } = await import('./each-text.ts');
  const [style, width] = [styleFor(io.stdout, io.env), widthOf(io.stdout)];
  return `${equityText(answer, style, width, note)}\n${eachText(result, each, style, width)}`;
}

export const command = defineCommand({
  usage: "omaha8 equity <hand or '<range>'>... [options]",
  about:
    'How much hands are worth before all cards are out: the share of the pot that each wins on average, ' +
    'and how often it scoops or gets quartered. Two to eleven of: a hand, such as AsAh2s3h; ' +
    "any hand, '*'; a range of hands, such as 'A2:$ds' (an ace and a deuce, double-suited), 'AA,KK@50' " +
    "(aces always, kings half of the time) or '15%' (the best 15 percent): omaha8 range '<range>' shows " +
    'its hands. A shell changes $ * ! and spaces: put ranges and patterns in single quotes. ' +
    'Exact where that takes about two seconds at most, else sampled.',
  options: {
    ...JOB_OPTIONS,
    input: {
      help: 'FILE of jobs, or - for standard input: one JSON object per line, such as {"id": 7, "hands": ["AsAh2s3h", "*"], "board": "7h5c2d"}, with any option above as a key; prints one JSON result per line',
      path: 'file',
    },
    timing: {
      flag: true,
      help: 'with --input: each result says on how many threads it was worked out, and how long that took; without it, two runs print the same',
    },
    ...formOptions(INPUT_COLUMNS, 'player, or for each hand with --each'),
  },
  examples: [
    'omaha8 equity AsAh2s3h KsKdQsJd',
    "omaha8 equity AsAh2s3h '*' --board 7h5c2d --dead KcKd",
    "omaha8 equity 'A2:$ds' '15%'                       ranges",
    "omaha8 equity AsAh2s3h 'KK:$ds' --board '$L$L*'    two low cards on the flop",
    "omaha8 equity AsAh2s3hKd '*' '*' --precision 0.0002     Big O, three players",
    "omaha8 equity 15% 'AA' --board 7h5c2dKs9c --each    each hand, best first",
    'omaha8 equity --input jobs.jsonl --threads 2 > results.jsonl',
  ],
  async run(hands, { input, json, csv, fields, timing = false, ...texts }, io) {
    const options = readJobOptions(texts);
    const form = readOutputForm({ json, csv, fields }, columnsOf(input, texts.each));
    if (input !== undefined) {
      if (csv && texts.each)
        throw badOption('--csv of --input is a table of players; leave out --each');
      if (csv && timing) throw badOption('--timing is for JSON: the table has no column for it');
      if (hands.length > 0) {
        throw badOption(
          `--input takes the hands from its lines; ${quoted(hands[0])} is given as well`,
        );
      }
      if (input === '') throw badOption('--input is empty; it takes the name of a file, or -');
      const { runBatch } = await import('./batch.ts');
      return runBatch(input, { defaults: options, timing, form }, io);
    }
    if (timing) throw badOption('--timing goes with --input; --json always has the time');
    if (hands.length === 0) {
      throw badOption('no hands given; write omaha8 equity <hand> <hand>');
    }
    const answer = await runOne({ ...options, hands }, io).catch((error: unknown) => {
      throw withHint(error, hands);
    });
    const { result } = answer;
    for (const hint of [spacesHint(hands), filesHint(hands)]) if (hint !== '') writeNote(io, hint);
    await writeAll(io.stdout, await textOf(answer, form, noteOn(result, options), io));
    return result.interrupted ? EXIT.interrupted : EXIT.ok;
  },
});
