/** An equity result as tables that a player reads at a glance. */
import type { Equity, PlayerEquity } from '../equity/result.ts';
import { hasLow } from '../evaluator/game.ts';
import type { Style } from './style.ts';
import { aligned, columnsOf, grouped, shortened, wrapped } from './text.ts';

const ANY_HAND = '*';
const LONGEST_NAME = 16;
const LONGEST_HAND = 24;

/** One column: its heading, a line for each word of it, and a player's cell in it. */
interface Column {
  heading: string;
  cell(player: PlayerEquity): string;
}

/**
 * A part of all deals in percent, two decimals: never `0.00%` for what happens, nor `100.00%` for what
 * does not always.
 */
export function percentage(count: number, deals: number): string {
  if (count === 0) return '0%';
  if (count === deals) return '100%';
  const text = ((100 * count) / deals).toFixed(2);
  if (text === '0.00') return '<0.01%';
  return text === '100.00' ? '>99.99%' : `${text}%`;
}

/** Decimals of an equity in percent: as many as its standard error leaves meaning to, at least two. */
function equityDecimals({ method, players }: Equity): number {
  if (method === 'exact') return 3;
  const largest = 100 * Math.max(...players.map(({ standardError }) => standardError));
  return largest > 0 ? Math.min(6, Math.max(2, Math.ceil(-Math.log10(largest)))) : 2;
}

/** Who it is: the name, or the number of the seat, and the hand. */
function seatColumns({ players }: Equity): Column[] {
  const named = players.some(({ name }) => name !== undefined);
  return [
    named
      ? { heading: 'Name', cell: ({ name }) => shortened(name ?? '', LONGEST_NAME) }
      : { heading: 'Seat', cell: ({ seat }) => String(seat) },
    {
      heading: 'Hand',
      cell: ({ hand }) => (hand === ANY_HAND ? 'any' : shortened(hand, LONGEST_HAND)),
    },
  ];
}

function equityColumns(result: Equity, style: Style): Column[] {
  const decimals = equityDecimals(result);
  const inPercent = (share: number) => `${(100 * share).toFixed(decimals)}%`;
  const equity: Column = {
    heading: 'Equity',
    cell: (player) => style.strong(inPercent(player.equity)),
  };
  const error: Column = {
    heading: 'Std error',
    cell: ({ standardError }) => inPercent(standardError),
  };
  return result.method === 'exact' ? [equity] : [equity, error];
}

/** Columns of counts of deals, in percent. */
function countColumns(
  { deals }: Equity,
  counts: readonly (readonly [heading: string, count: (player: PlayerEquity) => number])[],
): Column[] {
  return counts.map(([heading, count]) => ({
    heading,
    cell: (player) => percentage(count(player), deals),
  }));
}

function halfColumns(result: Equity): Column[] {
  return countColumns(result, [
    ['Win high', ({ highWin }) => highWin],
    ['Tie high', ({ highTie }) => highTie],
    ['Win low', ({ lowWin }) => lowWin],
    ['Tie low', ({ lowTie }) => lowTie],
  ]);
}

function shareColumns(result: Equity): Column[] {
  const odd = result.players.some(({ other }) => other > 0);
  return countColumns(result, [
    ['Scoop', ({ scoop }) => scoop],
    ['3/4', ({ threeQuarters }) => threeQuarters],
    ['1/2', ({ half }) => half],
    ['1/4', ({ quarter }) => quarter],
    ...(odd ? [['Other', ({ other }: PlayerEquity) => other] as const] : []),
    ['Nothing', ({ nothing }) => nothing],
  ]);
}

function highOnlyColumns(result: Equity): Column[] {
  return countColumns(result, [
    ['Win', ({ highWin }) => highWin],
    ['Tie', ({ highTie }) => highTie],
    ['Lose', ({ nothing }) => nothing],
  ]);
}

/** The words of headings one below the other, so that columns are as narrow as their cells. */
function headingRows(headings: readonly string[]): string[][] {
  const words = headings.map((heading) => heading.split(' '));
  const height = Math.max(...words.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    words.map((list) => list[row - height + list.length] ?? ''),
  );
}

function table(columns: readonly Column[], { players }: Equity, style: Style): string[] {
  const headings = headingRows(columns.map(({ heading }) => heading));
  const rows = players.map((player) => columns.map(({ cell }) => cell(player)));
  const isText = (heading: string) => heading === 'Hand' || heading === 'Name';
  const lines = aligned(
    [...headings, ...rows],
    columns.map(({ heading }) => (isText(heading) ? 'left' : 'right')),
  );
  return lines.map((line, i) => (i < headings.length ? style.faint(line) : line));
}

/** What was asked and how it was answered: the lines above the table. */
function headLines(result: Equity, style: Style, width: number): string[] {
  const { game, board, dead, method, deals, lowMade, seed, players, interrupted } = result;
  const fact = (label: string, cards: readonly string[]) =>
    wrapped(`${style.strong(label.padEnd(6))} ${cards.join(' ')}`, width, ' '.repeat(7));
  const lines: string[] = [];
  if (board.length > 0) lines.push(fact('Board', board));
  if (dead.length > 0) lines.push(fact('Dead', dead));
  const random = players.some(({ hand }) => hand === ANY_HAND);
  const unit = deals === 1 ? 'deal' : random ? 'deals' : 'boards';
  const how =
    method === 'exact'
      ? `Exact: all ${grouped(deals)} ${unit}`
      : `Monte Carlo: ${grouped(deals)} trials, seed ${seed}`;
  const cut = interrupted ? ' (interrupted)' : '';
  const low = hasLow(game) ? `; a low is made in ${percentage(lowMade, deals)} of them` : '';
  return [...lines, wrapped(how + cut + low, width, '  ')];
}

/**
 * An equity for people: one table where it fits, else one of the halves and one of the shares.
 *
 * @param width  of the longest line, in columns
 */
export function equityText(result: Equity, style: Style, width: number): string {
  const seats = seatColumns(result);
  const worth = equityColumns(result, style);
  const parts = hasLow(result.game)
    ? [halfColumns(result), shareColumns(result)]
    : [highOnlyColumns(result)];
  const whole = table([...seats, ...worth, ...parts.flat()], result, style);
  const tables = whole.every((line) => columnsOf(line) <= width)
    ? [whole]
    : [
        table([...seats, ...worth, ...parts[0]], result, style),
        ...parts
          .slice(1)
          .map((shares) => ['Share of the pot:', ...table([...seats, ...shares], result, style)]),
      ];
  const blocks = [headLines(result, style, width), ...tables];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
