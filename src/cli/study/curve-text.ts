/** How a hand stands against each hand of a range. */
import { largestOf } from '../../math/largest.ts';
import type { Against, CurvePoint, CurveStudy, Standing } from '../../study/curve.ts';
import type { Study } from '../../study/study.ts';
import { counted } from '../terminal/layout.ts';
import type { Page } from '../terminal/page.ts';
import { percentage } from '../terminal/percentage.ts';
import { histogramLine } from './blocks.ts';
import { writeTable } from './fitted-table.ts';

/** So many hands, and kinds of hands, are shown. */
const SHOWN = 5;
const KINDS = 6;

/** The points of a curve that are shown. */
const POINTS = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

const NAMES = { all: 'All', high: 'High', low: 'Low' } as const;

export function writeCurve(page: Page, { hands }: Study, curve: CurveStudy): void {
  const isSampled = curve.method !== 'exact';
  const all = curve.hands.reduce((sum, { hands: count }) => sum + count, 0);
  const largest = largestOf(curve.hands.map(({ standardError }) => standardError));
  const off = isSampled ? `, sampled, each ± ${percentage(largest, 1, 1)} at most` : '';
  const whose = hands[1].hand === '*' ? 'Against each hand' : 'Against each hand of the range';
  page.table(['']);
  page.heading(whose, ` (${counted(all, 'hand')}${off})`);
  writeStandings(page, curve);
  writePoints(page, curve);
  writeHands(page, curve);
  writeQuartered(page, curve);
}

function writeStandings(page: Page, { standing }: CurveStudy): void {
  const row = (name: string, { behind, level, ahead }: Standing): string[] => [
    name,
    ...[behind, level, ahead].map((part) => percentage(part, 1, 1)),
  ];
  writeTable(
    page,
    [
      ['Of the range', 'behind you', 'level', 'ahead'],
      row(standing.high === undefined ? 'By equity' : 'All', standing.all),
      ...(standing.high === undefined ? [] : [row('High', standing.high)]),
      ...(standing.low === undefined ? [] : [row('Low', standing.low)]),
    ],
    ['left', 'right', 'right', 'right'],
  );
}

/** Your equity, or part of it, from the hand of the range that is worst for you to that which is best. */
function writePoints(page: Page, { points }: CurveStudy): void {
  const names = ['all', 'high', 'low'] as const;
  const rows = names.flatMap((name) => {
    const curve = points[name];
    if (curve === undefined) return [];
    const at = (share: number): string =>
      percentage(curve.find((point) => point.share === share)?.equity ?? 0, 1, 1);
    return [[NAMES[name], ...POINTS.map(at), histogramLine(steps(curve))]];
  });
  const headings = POINTS.map((share) =>
    share === 0 ? 'worst' : share === 1 ? 'best' : `${100 * share}%`,
  );
  page.table(['']);
  writeTable(
    page,
    [['Your equity', ...headings, ''], ...rows],
    ['left', ...POINTS.map(() => 'right' as const), 'left'],
  );
}

/** A curve of which every second point is shown. */
function steps(curve: readonly CurvePoint[]): number[] {
  return curve.filter((_, i) => i % 2 === 0).map(({ equity }) => equity);
}

function writeHands(page: Page, { hands }: CurveStudy): void {
  const named = (list: readonly Against[]): string =>
    list
      .map(({ hand, class: alike, equity }) => `${hand ?? alike} ${percentage(equity, 1, 1)}`)
      .join(', ');
  page.table(['']);
  page.sentence(`Worst for you  ${named(firstOfRanks([...hands].reverse()))}`);
  page.sentence(`Best for you   ${named(firstOfRanks(hands))}`);
}

/** The first hands of a list, of those with the same ranks the first alone: the others are much the same. */
function firstOfRanks(hands: readonly Against[]): Against[] {
  const first = new Map<string, Against>();
  for (const against of hands) {
    const ranks = (against.hand ?? against.class ?? '').replaceAll(/(.)./g, '$1');
    if (!first.has(ranks)) first.set(ranks, against);
    if (first.size === SHOWN) break;
  }
  return [...first.values()];
}

function writeQuartered(page: Page, { quartered, quarteredBy }: CurveStudy): void {
  if (quartered === undefined || quarteredBy === undefined || quarteredBy.length === 0) return;
  page.table(['']);
  page.sentence(
    `You get a quarter ${percentage(quartered, 1)} of the time. By the two lowest ranks that are not on the board:`,
  );
  writeTable(
    page,
    [
      ['Their low', 'of the range', 'quarters you'],
      ...quarteredBy
        .slice(0, KINDS)
        .map(({ kind, share, quartered: often }) => [
          kind,
          percentage(share, 1, 1),
          percentage(often, 1, 1),
        ]),
    ],
    ['left', 'right', 'right'],
  );
}
