import { isAnyHand } from '../../cards/text.ts';
import type { StudyOptions } from '../../study/options.ts';
import { SECTIONS, type Section, type Study, study } from '../../study/study.ts';
import { badOption } from '../../text/errors.ts';
import { printableJson } from '../../text/printable.ts';
import { defineCommand } from '../arguments/command.ts';
import { filesHint, spacesHint, withHint } from '../arguments/hands.ts';
import { readChoice, readList } from '../arguments/options.ts';
import { formOptions, readOutputForm } from '../arguments/output-form.ts';
import { JOB_OPTIONS, readJobOptions } from '../equity/job-options.ts';
import { EXIT, widthOf, writeAll, writeNote } from '../terminal/io.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';
import { COLUMNS, studyRows } from './study-csv.ts';

const { each: _, ...OPTIONS } = {
  ...JOB_OPTIONS,
  trials: {
    help: 'COUNT of random deals for everything that is worked out, for each next card alike: always sample, such as 100000',
  },
  precision: {
    help: 'FRACTION of the pot, or of the deals, that no standard error may exceed where something is sampled, such as 0.001',
  },
  threads: {
    help: 'COUNT of threads, such as 2 (default: as many as the machine runs at once)',
  },
} as const;

function readSections(text: string | undefined): Section[] | undefined {
  if (text === undefined) return undefined;
  return readList(text, '--only').map((section) => readChoice(section, '--only', SECTIONS));
}

/** Why a section that was asked for is not there. */
const WHY_NOT: Readonly<Partial<Record<Section, string>>> = {
  cards: 'no card is known to come next: the board is complete, or given by a pattern',
  curve: 'a curve needs one opponent who has a range, or any hand',
};

function hasSection({ streets, nextCards, flops, makes, curve }: Study, section: Section): boolean {
  const sections = { streets, cards: nextCards ?? flops, makes, curve };
  return sections[section] !== undefined;
}

export const command = defineCommand({
  usage: "omaha8 study <hand or '<range>'> <opponent>... [options]",
  about:
    'One page for a spot, as seen by the first hand: what it is worth now, with its high and low parts; street by street; ' +
    'after each card that can come; what it makes, and how often it has the nuts; and how it stands against each hand of ' +
    "an opponent's range. Hands, ranges and any hand ('*') are written as for equity. Exact where that is quick, else sampled.",
  options: {
    only: {
      help: 'SECTIONS beside the first, with commas: streets, cards, makes, curve (default: all that apply; a curve only where it is quick)',
      words: SECTIONS,
    },
    ...OPTIONS,
    ...formOptions(COLUMNS, 'row of every section'),
  },
  examples: [
    "omaha8 study As2dKhQc '*' --board 3h5c8s",
    "omaha8 study AsAh2s3h '15%' --board 7h5c2d --only cards,curve",
    'omaha8 study AsAh2s3h KsKdQsJd --pot 120 --call 40',
  ],
  async run(hands, { only, json, csv, fields, ...texts }, io) {
    if (hands.length === 0) {
      throw badOption("no hands given; write omaha8 study <hand> '*' --board <cards>");
    }
    const form = readOutputForm({ json, csv, fields }, COLUMNS);
    const sections = readSections(only);
    const progress = new ProgressLine(io);
    const options: StudyOptions = {
      ...readJobOptions(texts),
      hands,
      signal: io.interrupt(hands.some((hand) => !isAnyHand(hand))),
      onHint: (hint) => writeNote(io, hint),
      onProgress: ({ section, part }) =>
        progress.show(() =>
          part === null ? section : `${section}: ${Math.floor(100 * Math.min(1, part))}%`,
        ),
    };
    const studied = await study(options, sections)
      .catch((error: unknown) => {
        throw withHint(error, hands);
      })
      .finally(() => progress.clear());
    for (const section of sections ?? []) {
      const why = WHY_NOT[section];
      if (why !== undefined && !hasSection(studied, section)) writeNote(io, why);
    }
    for (const hint of [spacesHint(hands), filesHint(hands)]) if (hint !== '') writeNote(io, hint);
    if (form === 'json') {
      await writeAll(io.stdout, `${printableJson(JSON.stringify(studied))}\n`);
    } else if (form !== 'text') {
      const { csvText } = await import('../terminal/csv.ts');
      await writeAll(io.stdout, csvText(form.columns, studyRows(studied)));
    } else {
      const { studyText } = await import('./study-text.ts');
      const style = styleFor(io.stdout, io.env);
      await writeAll(io.stdout, studyText(studied, style, widthOf(io.stdout)));
    }
    return EXIT.ok;
  },
});
