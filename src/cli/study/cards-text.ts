/** Next cards as a map, and kinds of flops as a table. */
import { RANKS, SUITS } from '../../cards/card.ts';
import type { FlopKind, FlopsStudy } from '../../study/flops.ts';
import type { CardKind, NextCard } from '../../study/next-cards.ts';
import type { Study } from '../../study/study.ts';
import { aligned, capitalised, counted, grouped } from '../terminal/layout.ts';
import type { Page } from '../terminal/page.ts';
import { percentage } from '../terminal/percentage.ts';
import { writeTable } from './fitted-table.ts';

/** A letter for each kind, and what it is called. */
const KINDS: readonly [CardKind, string, string][] = [
  ['scoop', 'S', 'scoop card'],
  ['half', 'H', 'half'],
  ['quarter', 'Q', 'quarter'],
  ['counterfeit', 'C', 'counterfeit'],
  ['killer', 'X', 'killer'],
];

/** So many of the best and of the worst are named. */
const NAMED = 5;
const KINDS_OF_FLOP = 6;

/** On a narrower page half of the ranks stand below the others. */
const WIDTH_OF_MAP = 72;

/** Next cards or flops, whichever there are. */
export function writeCards(page: Page, { nextCards, flops, now }: Study): void {
  if (nextCards !== undefined) writeMap(page, nextCards, now.equity);
  if (flops !== undefined) writeFlops(page, flops);
}

/** A change as it is said: none at all has no sign. */
function signed(change: number): string {
  const text = `${Math.abs(100 * change).toFixed(1)}%`;
  if (Number.parseFloat(text) === 0) return text;
  return `${change < 0 ? '-' : '+'}${text}`;
}

function writeMap(page: Page, cards: readonly NextCard[], now: number): void {
  const isSampled = cards.some(({ method }) => method !== 'exact');
  const largest = Math.max(...cards.map(({ standardError }) => standardError));
  page.table(['']);
  page.heading(
    'Next cards',
    `: the equity after each, in percent${isSampled ? `, sampled, ± ${percentage(largest, 1, 1)}` : ''}`,
  );
  const ranks = [...RANKS].reverse();
  const cell = (card: string): string => {
    const next = cards.find((one) => one.card === card);
    if (next === undefined) return '· ';
    const letter = KINDS.find(([kind]) => kind === next.kind)?.[1] ?? ' ';
    return `${(100 * next.equity).toFixed(0)}${letter}`;
  };
  const columns = page.width < WIDTH_OF_MAP ? Math.ceil(ranks.length / 2) : ranks.length;
  for (let from = 0; from < ranks.length; from += columns) {
    const shown = ranks.slice(from, from + columns);
    // A letter, or a space, ends every cell, so that numbers stand below each other.
    const lines = aligned(
      [
        ['', ...shown.map((rank) => `${rank} `)],
        ...[...SUITS].reverse().map((suit) => [suit, ...shown.map((rank) => cell(rank + suit))]),
      ],
      ['left', ...shown.map(() => 'right' as const)],
      ' ',
    );
    page.table([page.style.faint(`  ${lines[0]}`), ...lines.slice(1).map((line) => `  ${line}`)]);
  }
  const found = KINDS.filter(([kind]) => cards.some((card) => card.kind === kind));
  if (found.length > 0) {
    page.sentence(
      found
        .map(([kind, letter, name]) => {
          const { length } = cards.filter((card) => card.kind === kind);
          return `${letter} ${name} (${length})`;
        })
        .join(', '),
    );
  }
  const named = (list: readonly NextCard[]): string =>
    list
      .map(({ card, equity, change }) => `${card} ${percentage(equity, 1, 1)} (${signed(change)})`)
      .join(', ');
  page.sentence(`Best   ${named(cards.slice(0, NAMED))}`);
  page.sentence(`Worst  ${named(cards.slice(-NAMED).reverse())}`);
  if (!isSampled) {
    page.sentence(
      `The mean of all ${counted(cards.length, 'card')}, each as often as it comes, is the equity now: ${percentage(now, 1, 3)}`,
    );
  }
}

function writeFlops(page: Page, { byRanks, bySuits, method, deals }: FlopsStudy): void {
  page.table(['']);
  const isSampled = method !== 'exact';
  const how = isSampled
    ? `of ${counted(deals, 'random deal')}; the first and last partly by luck`
    : `all ${counted(deals, 'deal')} counted`;
  page.heading('Flops', `, best and worst kinds (${how})`);
  const isCut = byRanks.length > 2 * KINDS_OF_FLOP;
  const shown = isCut ? byRanks.slice(0, KINDS_OF_FLOP) : byRanks;
  const last = isCut ? byRanks.slice(-KINDS_OF_FLOP) : [];
  const row = ({ kind, flops, share, equity, change, standardError }: FlopKind): string[] => [
    kind,
    grouped(flops),
    percentage(share, 1),
    percentage(equity, 1, 1),
    signed(change),
    ...(isSampled ? [percentage(standardError, 1, 1)] : []),
  ];
  const gap = `… ${counted(byRanks.length - shown.length - last.length, 'kind')} between`;
  const ranks = [...shown.map(row), ...(isCut ? [[gap]] : []), ...last.map(row)];
  const suits = bySuits.map((kind) => row({ ...kind, kind: capitalised(kind.kind) }));
  const heads = ['Flops', 'Of all', 'Equity', 'Change', ...(isSampled ? ['±'] : [])];
  const aligns = ['left', ...heads.map(() => 'right' as const)] as const;
  writeTable(page, [['By ranks', ...heads], ...ranks], aligns);
  page.table(['']);
  writeTable(page, [['By suits', ...heads], ...suits], aligns);
}
