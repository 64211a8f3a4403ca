/** An equity result as tables that a player reads at a glance. */
import { BOARD_SIZE } from '../../cards/deal.ts';
import type { HandKind } from '../../equity/job.ts';
import type { Equity, PlayerEquity } from '../../equity/result.ts';
import { hasLow } from '../../games/game.ts';
import { printable } from '../../text/printable.ts';
import { aligned, columnsOf, counted, grouped, shortened, wrapped } from '../terminal/layout.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';
import { potOddsLines } from './pot-odds-text.ts';

const LONGEST_NAME = 16;
const LONGEST_HAND = 24;

/** A result, and what kind of hand each player was said to have. */
export interface Answer {
  readonly result: Equity;
  readonly kinds: readonly HandKind[];
}

/** One column: its heading, a line for each word of it, and a player's cell in it. */
interface Column {
  heading: string;
  cell(player: PlayerEquity): string;
}

/** Decimals of an equity in percent, and of its standard error. */
interface Decimals {
  equity: number;
  error: number;
}

/**
 * An equity has as many decimals as its standard error leaves meaning to, at least two; the error has
 * two digits that count, so that it can be held against the precision that was asked for.
 */
function decimalsOf({ method, players }: Equity): Decimals {
  if (method === 'exact') return { equity: 3, error: 0 };
  const largest = 100 * Math.max(...players.map(({ standardError }) => standardError));
  const first = largest > 0 ? Math.ceil(-Math.log10(largest)) : 0;
  return { equity: Math.min(6, Math.max(2, first)), error: Math.min(7, Math.max(2, first + 1)) };
}

/** Who it is: the name, or the number of the seat, and the hand. */
function seatColumns({ result: { players }, kinds }: Answer): Column[] {
  const named = players.some(({ name }) => name !== undefined);
  return [
    named
      ? { heading: 'Name', cell: ({ name }) => shortened(printable(name ?? ''), LONGEST_NAME) }
      : { heading: 'Seat', cell: ({ seat }) => String(seat) },
    {
      heading: 'Hand',
      cell: ({ seat, hand }) => (kinds[seat - 1] === 'any' ? 'any' : shortened(hand, LONGEST_HAND)),
    },
  ];
}

function equityColumns(result: Equity, style: Style): Column[] {
  const decimals = decimalsOf(result);
  const inPercent = (share: number, places: number) => `${(100 * share).toFixed(places)}%`;
  const equity: Column = {
    heading: 'Equity',
    cell: (player) => style.strong(inPercent(player.equity, decimals.equity)),
  };
  const error: Column = {
    heading: 'Std error',
    cell: ({ standardError }) => inPercent(standardError, decimals.error),
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
function headLines(answer: Answer, style: Style, width: number): string[] {
  const { result } = answer;
  const { game, board, boardPattern, dead, deadPattern, method } = result;
  const fact = (label: string, text: string) =>
    wrapped(`${style.strong(label.padEnd(6))} ${text}`, width, ' '.repeat(7));
  const lines: string[] = [];
  if (board.length > 0) lines.push(fact('Board', board.join(' ')));
  if (boardPattern !== undefined) lines.push(fact('Board', `${boardPattern}, any that matches`));
  if (dead.length > 0) lines.push(fact('Dead', dead.join(' ')));
  if (deadPattern !== undefined) lines.push(fact('Dead', `${deadPattern}, any that match`));
  const how = method === 'exact' ? exactText(answer) : sampleText(result);
  const low = hasLow(game) ? `; ${lowText(result)}` : '';
  return [...lines, wrapped(how + low, width, '  ')];
}

function exactText({ result, kinds }: Answer): string {
  const { deals, board, boardPattern, deadPattern } = result;
  if (deals === 1) {
    return board.length === BOARD_SIZE ? 'Exact: the board is complete' : 'Exact: the only deal';
  }
  const all = `Exact: all ${grouped(deals)}`;
  if (kinds.includes('weighted range')) {
    return `${all} combinations of hands and boards, each as often as its weight says`;
  }
  if (kinds.includes('range')) return `${all} combinations of hands and boards`;
  const isBoardAlone =
    kinds.every((kind) => kind === 'known') &&
    boardPattern === undefined &&
    deadPattern === undefined;
  return `${all} ${isBoardAlone ? 'boards' : 'deals'}`;
}

function sampleText({ deals, seed, interrupted }: Equity): string {
  const cut = interrupted ? ' (interrupted)' : '';
  return `Monte Carlo: ${counted(deals, 'trial')}, seed ${seed}${cut}`;
}

function lowText({ deals, lowMade }: Equity): string {
  if (deals === 1) return lowMade === 1 ? 'a low is made' : 'no low is made';
  return `a low is made in ${percentage(lowMade, deals)} of them`;
}

/** Columns that stay together, and what stands above them unless they are the first. */
interface Part {
  title: string;
  columns: Column[];
}

/** The parts of an equity in as few tables as fit the width, or in one table each. */
function tables(answer: Answer, style: Style, width: number): string[][] {
  const { result } = answer;
  const seats = seatColumns(answer);
  const worth = { title: '', columns: equityColumns(result, style) };
  const parts: Part[] = hasLow(result.game)
    ? [
        worth,
        { title: 'High and low:', columns: halfColumns(result) },
        { title: 'Share of the pot:', columns: shareColumns(result) },
      ]
    : [worth, { title: 'The pot:', columns: highOnlyColumns(result) }];
  const draw = (group: readonly Part[], who: readonly Column[]): string[] => {
    const lines = table([...who, ...group.flatMap(({ columns }) => columns)], result, style);
    return group[0].title === '' ? lines : [group[0].title, ...lines];
  };
  const fits = (lines: readonly string[]) => lines.every((line) => columnsOf(line) <= width);
  for (const together of [parts.length, 2]) {
    const groups = [parts.slice(0, together), parts.slice(together)];
    const drawn = groups.filter(({ length }) => length > 0).map((group) => draw(group, seats));
    if (drawn.every(fits)) return drawn;
  }
  return parts.flatMap((part) => {
    const whole = draw([part], seats);
    if (fits(whole)) return [whole];
    return narrowParts(part, (narrow) => fits(draw([narrow], seats.slice(0, 1)))).map((narrow) =>
      draw([narrow], seats.slice(0, 1)),
    );
  });
}

/** Cuts a part into parts of as many columns as fit, at least one each. */
function narrowParts({ title, columns }: Part, fits: (part: Part) => boolean): Part[] {
  const parts: Part[] = [];
  for (const column of columns) {
    const last = parts[parts.length - 1];
    const longer = { title, columns: [...(last?.columns ?? []), column] };
    if (last !== undefined && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push({ title, columns: [column] });
  }
  return parts;
}

/**
 * An equity for people: one table where it fits, else one of the halves and one of the shares, else one
 * for each.
 *
 * @param width  of the longest line, in columns
 * @param note   a sentence to stand above the tables
 */
export function equityText(answer: Answer, style: Style, width: number, note = ''): string {
  const head = headLines(answer, style, width);
  if (note !== '') head.push(wrapped(note, width, '  '));
  const blocks = [head, ...tables(answer, style, width)];
  const [first] = answer.result.players;
  if (first.potOdds !== undefined) {
    const lines = potOddsLines(first.potOdds, first.equity, answer.result.deals);
    blocks.push(lines.map((line) => wrapped(line, width, '  ')));
  }
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
