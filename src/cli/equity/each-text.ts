/** What each hand of a player is worth, as a table that is read from the top. */
import type { Equity, HandEquity } from '../../equity/result.ts';
import { hasLow } from '../../games/game.ts';
import { aligned, columnsOf, counted, grouped, wrapped } from '../terminal/layout.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';

/** So many of the best are shown, and so many of the worst; a few more are not worth leaving out. */
const BEST = 20;
const WORST = 5;
const MOST_SHOWN = 30;

interface Column {
  readonly heading: string;
  cell(hand: HandEquity): string;
}

function weightText(weight: number): string {
  return Number.isInteger(weight) ? grouped(weight) : weight.toFixed(2);
}

/** @param decimals  of percentages */
function columnsFor({ game }: Equity, each: readonly HandEquity[], decimals: number): Column[] {
  const inPercent = (share: number): string => percentage(share, 1, decimals);
  const count = (heading: string, of: (hand: HandEquity) => number): Column => ({
    heading,
    cell: (hand) => percentage(of(hand), hand.deals, decimals),
  });
  const isSampled = each.some(({ standardError }) => standardError > 0);
  const isWeighted = each.some(({ weight, hands }) => weight !== hands);
  const areClasses = each.some(({ hands }) => hands > 1);
  const columns: Column[] = [
    { heading: 'Hand', cell: ({ hand, class: alike }) => hand ?? alike ?? '' },
    ...(areClasses ? [{ heading: 'Hands', cell: ({ hands }: HandEquity) => String(hands) }] : []),
    ...(isWeighted
      ? [{ heading: 'Weight', cell: ({ weight }: HandEquity) => weightText(weight) }]
      : []),
    { heading: 'Equity', cell: ({ equity }) => inPercent(equity) },
    ...(isSampled
      ? [{ heading: '±', cell: ({ standardError }: HandEquity) => inPercent(standardError) }]
      : []),
  ];
  if (!hasLow(game)) {
    return [
      ...columns,
      count('Win', ({ highWin }) => highWin),
      count('Tie', ({ highTie }) => highTie),
      count('Lose', ({ nothing }) => nothing),
    ];
  }
  return [
    ...columns,
    { heading: 'High', cell: ({ highPart }) => inPercent(highPart) },
    { heading: 'Low', cell: ({ lowPart }) => inPercent(lowPart) },
    count('Scoop', ({ scoop }) => scoop),
    count('3/4', ({ threeQuarters }) => threeQuarters),
    count('1/2', ({ half }) => half),
    count('1/4', ({ quarter }) => quarter),
    ...(each.some(({ other }) => other > 0) ? [count('Other', ({ other }) => other)] : []),
    count('Nothing', ({ nothing }) => nothing),
  ];
}

/** The table with as many decimals as fit, and then with as many columns. */
function fitted(
  columnsWith: (decimals: number) => readonly Column[],
  rows: readonly HandEquity[],
  width: number,
): string[] {
  for (const decimals of [2, 1]) {
    const lines = drawn(columnsWith(decimals), rows);
    if (fits(lines, width)) return lines;
  }
  for (let columns = columnsWith(1); ; columns = columns.slice(0, -1)) {
    const lines = drawn(columns, rows);
    if (columns.length === 2 || fits(lines, width)) return lines;
  }
}

function drawn(columns: readonly Column[], rows: readonly HandEquity[]): string[] {
  const headings = columns.map(({ heading }) => heading);
  return aligned(
    [headings, ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
    headings.map((heading) => (heading === 'Hand' ? 'left' : 'right')),
  );
}

function fits(lines: readonly string[], width: number): boolean {
  return lines.every((line) => columnsOf(line) <= width);
}

/**
 * The best hands and the worst, for people.
 *
 * @param each   best first
 * @param width  of the longest line, in columns
 */
export function eachText(
  result: Equity,
  each: readonly HandEquity[],
  style: Style,
  width: number,
): string {
  const all = merged(each);
  const isCut = all.length > MOST_SHOWN;
  const shown = isCut ? [...all.slice(0, BEST), ...all.slice(-WORST)] : all;
  const [heading, ...rows] = fitted((decimals) => columnsFor(result, all, decimals), shown, width);
  const between = counted(all.length - BEST - WORST, 'more row');
  const gap = `… ${between}; --csv or --json has every hand`;
  const table = isCut ? [...rows.slice(0, BEST), style.faint(gap), ...rows.slice(BEST)] : rows;
  const title = wrapped(titleOf(result, each, all), width);
  return `${[title, style.faint(heading), ...table].join('\n')}\n`;
}

/** Hands that are worth the same in every way, one after another, as one row with the name of the first. */
function merged(each: readonly HandEquity[]): HandEquity[] {
  const rows: HandEquity[] = [];
  for (const hand of each) {
    const last = rows[rows.length - 1];
    if (last === undefined || !areAlike(last, hand)) rows.push({ ...hand });
    else {
      last.hands += hand.hands;
      last.weight += hand.weight;
    }
  }
  return rows;
}

function areAlike(a: HandEquity, b: HandEquity): boolean {
  const isSampled = a.standardError > 0 || b.standardError > 0;
  return !isSampled && SHARES.every((share) => share(a) === share(b));
}

const SHARES: readonly ((hand: HandEquity) => number)[] = [
  ({ equity }) => equity,
  ({ highPart }) => highPart,
  ({ lowPart }) => lowPart,
  ({ scoop, deals }) => scoop / deals,
  ({ threeQuarters, deals }) => threeQuarters / deals,
  ({ half, deals }) => half / deals,
  ({ quarter, deals }) => quarter / deals,
  ({ nothing, deals }) => nothing / deals,
];

function titleOf(
  { players: [first] }: Equity,
  each: readonly HandEquity[],
  rows: readonly HandEquity[],
): string {
  const hands = each.reduce((sum, row) => sum + row.hands, 0);
  const whose = first.name === undefined ? 'seat 1' : first.name;
  const isSampled = each.some(({ standardError }) => standardError > 0);
  const notes = [
    'best first',
    ...(each.length < hands ? ['hands that differ only in suits together'] : []),
    ...(rows.length < each.length ? ['those that are worth the same on one line'] : []),
    ...(isSampled ? ['± is one standard error'] : []),
  ];
  if (hands === 1) return `The one hand of ${whose}:`;
  return `Each of the ${counted(hands, 'hand')} of ${whose}, ${notes.join('; ')}:`;
}
