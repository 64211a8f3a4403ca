/** Expressions of patterns alone, for cards that are nobody's hand: the board, the dead cards. */
import type { ParsedRange } from './parse.ts';
import { parseExpression } from './parse.ts';
import { rangeText } from './print.ts';
import { Scanner } from './scanner.ts';
import type { RangeNode } from './syntax.ts';

/**
 * Reads an expression that has no percentages, weights and kinds of hands.
 *
 * @param most   how many cards a pattern may have
 * @param where  how errors speak of it
 * @throws Omaha8Error `bad-range`, with the position of what is wrong and what was expected
 */
export function parsePatterns(text: string, most: number, where: string): ParsedRange {
  const parsed = parseExpression(text, most, where, false);
  const foreign = foreignPart(parsed.node);
  if (foreign !== null) {
    const scanner = new Scanner(text, where);
    throw scanner.fail(`${rangeText(foreign)} is of hands; expected patterns, such as wwx`);
  }
  return parsed;
}

/** A part that means nothing where there is no hand. */
function foreignPart(node: RangeNode): RangeNode | null {
  switch (node.kind) {
    case 'pattern':
    case 'span':
      return null;
    case 'union':
      return node.of.map(foreignPart).find((part) => part !== null) ?? null;
    case 'chain':
      return (
        [node.first, ...node.steps.map(({ right }) => right)]
          .map(foreignPart)
          .find((part) => part !== null) ?? null
      );
    default:
      return node;
  }
}

/** How many cards an expression of patterns speaks of. */
export function symbolCount(node: RangeNode): number {
  switch (node.kind) {
    case 'pattern':
      return node.pattern.length;
    case 'span':
      return node.from.length;
    case 'union':
      return Math.max(...node.of.map(symbolCount));
    case 'chain':
      return Math.max(
        symbolCount(node.first),
        ...node.steps.map(({ right }) => symbolCount(right)),
      );
    default:
      return 0;
  }
}
