/** What a range is, as numbers and as text for people. */
import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { type CardText, cardTexts, formatCards } from '../../cards/text.ts';
import { type Game, hasLow } from '../../games/game.ts';
import { choose } from '../../math/choose.ts';
import type { ClassPortion, Composition, Portion } from '../../ranges/composition.ts';
import type { Range } from '../../ranges/range.ts';
import { aligned, columnsOf, counted, grouped, wrapped } from '../terminal/layout.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';

const LABEL_WIDTH = 8;

/** So many pairs of low ranks are shown; the rest are added up. */
const MOST_LOWEST = 8;

/** One kind of hand in a report: how many there are, and how many hands always played they are worth. */
interface ReportedPortion {
  name: string;
  hands: number;
  weight: number;
}

/** The JSON of `omaha8 range`. */
export interface RangeReport {
  /** The range as an expression, before board and dead cards are taken out. */
  range: string;
  game: Game;
  holeCards: number;
  board: CardText[];
  dead: CardText[];
  hands: number;
  /** How many hands there are without cards of the board and dead cards, and what part of them these are. */
  ofHands: number;
  share: number;
  /** The sum of weights, 1 for a hand that is always played. */
  weight: number;
  classes: number;
  ranks: ReportedPortion[];
  suits: ReportedPortion[];
  lowest: ReportedPortion[];
}

function reported(portions: readonly Portion[]): ReportedPortion[] {
  return portions.map(({ name, hands, weight }) => ({ name, hands, weight: weight / 10_000 }));
}

export function reportOf(
  range: Range,
  text: string,
  { board, dead }: { board: readonly Card[]; dead: readonly Card[] },
  { ranks, suits, lowest }: Composition,
  classes: number,
): RangeReport {
  const { game, holeCards, size } = range;
  const ofHands = choose(DECK_SIZE - board.length - dead.length, holeCards);
  return {
    range: text,
    game,
    holeCards,
    board: cardTexts(board),
    dead: cardTexts(dead),
    hands: size,
    ofHands,
    share: ofHands === 0 ? 0 : size / ofHands,
    weight: range.totalWeight / 10_000,
    classes,
    ranks: reported(ranks),
    suits: reported(suits),
    lowest: reported(lowest),
  };
}

/** A hand on a line of a list, with its weight if that is not full. */
export function handLine(hand: readonly Card[], weight: number): string {
  return weight === 10_000 ? formatCards(hand) : `${formatCards(hand)}@${weight / 100}`;
}

/** The classes of a range: an expression for each, and how many hands of it there are. */
export function* classLines(classes: Iterable<ClassPortion>): Generator<string> {
  for (const { name, hands, of, weight } of classes) {
    const part = hands === of ? String(hands) : `${hands} of ${of}`;
    yield weight === 10_000 * hands
      ? `${name} ${part}`
      : `${name} ${part}, weight ${weight / 10_000}`;
  }
}

/** The most frequent kinds, in the order that they have, and the others together. */
function mostFrequent(portions: readonly ReportedPortion[]): ReportedPortion[] {
  if (portions.length <= MOST_LOWEST + 1) return [...portions];
  const byWeight = [...portions].sort((a, b) => b.weight - a.weight);
  const shown = new Set(byWeight.slice(0, MOST_LOWEST));
  const others = byWeight.slice(MOST_LOWEST);
  const sum = (of: 'hands' | 'weight') => others.reduce((total, part) => total + part[of], 0);
  return [
    ...portions.filter((part) => shown.has(part)),
    { name: 'others', hands: sum('hands'), weight: sum('weight') },
  ];
}

/** Small tables below each other: kinds, hands, and their part of the range by weight. */
function kindTables(
  tables: readonly (readonly [title: string, portions: readonly ReportedPortion[]])[],
  weight: number,
): string[] {
  const rows = tables.flatMap(([title, portions], i) => [
    ...(i === 0 ? [] : [[]]),
    [title, 'Hands', 'Share'],
    ...portions.map(({ name, hands, weight: part }) => [
      name,
      grouped(hands),
      percentage(part, weight),
    ]),
  ]);
  return aligned(rows, ['left', 'right', 'right']);
}

/** Two blocks of lines beside each other where they fit, else one below the other. */
function besideOrBelow(
  left: readonly string[],
  right: readonly string[],
  width: number,
): readonly string[] {
  const height = Math.max(left.length, right.length);
  const rows = Array.from({ length: height }, (_, row) => [left[row] ?? '', right[row] ?? '']);
  const lines = aligned(rows, ['left', 'left'], ' '.repeat(5));
  return lines.every((line) => columnsOf(line) <= width) ? lines : [...left, '', ...right];
}

export function rangeText(report: RangeReport, style: Style, width: number): string {
  const { range, game, holeCards, board, dead, hands, ofHands, weight, classes } = report;
  const fact = (label: string, text: string) =>
    wrapped(style.strong(label.padEnd(LABEL_WIDTH)) + text, width, ' '.repeat(LABEL_WIDTH));
  const lines = [fact('Range', range)];
  if (board.length > 0) lines.push(fact('Board', board.join(' ')));
  if (dead.length > 0) lines.push(fact('Dead', dead.join(' ')));
  const left = board.length + dead.length > 0 ? ' that are left' : '';
  const share = ofHands === 0 ? '0%' : percentage(hands, ofHands);
  lines.push(
    fact(
      'Hands',
      `${grouped(hands)} of the ${grouped(ofHands)} hands of ${counted(holeCards, 'card')}${left}, ${share}`,
    ),
  );
  if (weight !== hands) {
    const whole = grouped(Math.floor(weight));
    const decimals = (weight % 1)
      .toFixed(2)
      .slice(1)
      .replace(/\.?0+$/, '');
    lines.push(fact('Weight', `that of ${whole}${decimals} hands that are always played`));
  }
  if (hands === 0) return `${lines.join('\n')}\n`;
  lines.push(
    fact('Classes', `${grouped(classes)}, where hands that differ only in suits count once`),
  );
  const kinds = kindTables(
    [
      ['Ranks', report.ranks],
      ['Suits', report.suits],
    ],
    weight,
  );
  const lowest = kindTables([['Lowest two', mostFrequent(report.lowest)]], weight);
  const tables = hasLow(game) ? besideOrBelow(kinds, lowest, width) : kinds;
  return `${[...lines, '', ...tables].join('\n')}\n`;
}
