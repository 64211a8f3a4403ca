import type { Format } from '../format.ts';
import type { HandText, Reading } from '../reading.ts';
import { TextHands } from '../text-hands.ts';
import { readPhhHand } from './read.ts';

const FIELD = /^\s*[a-z_]+\s*=/;
const SECTION = /^\s*\[[^[\],]+\]\s*$/;

/** The title of a section is left out of its document, but for its line. */
function readSection(text: HandText): Reading {
  const [first, ...rest] = text.lines;
  return readPhhHand({ ...text, lines: [SECTION.test(first) ? '' : first, ...rest] });
}

/** PHH documents: one alone in a file, or sections of a file, whose titles are in brackets. */
export const phh: Format = {
  begins: (line, before) =>
    (before === null && FIELD.test(line)) ||
    ((before === null || before === phh) && SECTION.test(line)),
  cutter: () =>
    new TextHands(
      () => true,
      (_, text) => readSection(text),
      Number.POSITIVE_INFINITY,
    ),
};
