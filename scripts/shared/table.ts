/** What is on the table in a fact about a showdown, and how to say it to the program. */
import { byPlayer, cardsText, type Fields, gameOf, handsByPlayer } from './fields.ts';

/** A table to be settled. Amounts are in the unit in which the fact has them. */
export interface Table {
  game: string;
  board: string;
  /** By seat; seat 1 has the button. */
  names: readonly string[];
  /** Players in the order of the fact, for values that it lists. */
  listed: readonly string[];
  hands: ReadonlyMap<string, string>;
  folded: readonly string[];
  pot: number | undefined;
  bets: ReadonlyMap<string, number> | undefined;
  rake: number | string | undefined;
  chip: number;
  oddChips: string | undefined;
}

export function readTable(input: Fields): Table {
  const hands = handsByPlayer(input.take('hands'));
  const listed = [...hands.keys()];
  const bets = input.amounts<number[] | Record<string, number>>('contributions');
  const folded = input.take<string[]>('folded') ?? [];
  const pot = input.amounts<number>('pot');
  const rake = input.amounts<number | string>('rake');
  const betsByName = bets && byPlayer(bets, listed);
  const whole = [pot, rake, ...(betsByName?.values() ?? [])].every(
    (amount) => typeof amount !== 'number' || Number.isInteger(amount),
  );
  return {
    game: gameOf(input),
    board: cardsText(input.take('board')),
    names: seatOrder(
      input.take<string[]>('odd_chip_order_left_of_button', 'order_left_of_button') ?? [],
      [...listed, ...(betsByName?.keys() ?? []), ...folded],
    ),
    listed,
    hands,
    folded,
    pot,
    bets: betsByName,
    rake,
    chip: input.amounts<number>('chip', 'unit') ?? (whole ? 1 : 0.01),
    oddChips: input.take<string>('odd_chips', 'oddChips'),
  };
}

/** The first in the fact's order is the first left of the button, which the last one has. */
function seatOrder(order: readonly string[], others: readonly string[]): string[] {
  const players = [...new Set([...order, ...others])];
  return [...players.slice(-1), ...players.slice(0, -1)];
}

export function showdownArgs(table: Table): string[] {
  const { names, hands, folded, pot, bets, rake, chip, oddChips } = table;
  const args = ['showdown', ...names.map((name) => hands.get(name) || '-')];
  args.push('--board', table.board, '--game', table.game, '--button', '1');
  const foldedSeats = names.flatMap((name, i) =>
    folded.includes(name) && hands.get(name) ? [i + 1] : [],
  );
  if (foldedSeats.length > 0) args.push('--folded', foldedSeats.join());
  if (bets !== undefined) args.push('--bets', names.map((name) => bets.get(name) ?? 0).join());
  else if (pot !== undefined) args.push('--pot', `${pot}`);
  if (bets !== undefined || pot !== undefined) {
    args.push('--chip', `${chip}`);
    if (rake !== undefined) args.push('--rake', `${rake}`);
  }
  if (oddChips !== undefined) args.push('--odd-chips', oddChips);
  return args;
}
