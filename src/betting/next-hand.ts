/** The next hand of a table: where the button goes, who is dealt in, what everybody posts. */

import { seatsFromButton } from '../showdown/split.ts';
import { checkList } from '../text/check.ts';
import { smallBlindOf } from './blinds.ts';
import { checkAmount } from './check-setup.ts';
import { checkTable } from './check-state.ts';
import type { HandSetup, Post } from './setup.ts';
import { seatName } from './state.ts';
import { refused, type TableSeat, type TableState } from './table.ts';
import { handRules } from './table-rules.ts';

/** Who plays the next hand, and where. */
interface Places {
  button: number;
  small: number;
  big: number;
  /** In the order of play from left of the button. */
  dealtIn: number[];
}

/** Everybody with chips who is not sitting out comes in free when too few are in to go on. */
function withGame(table: TableState): TableState {
  const playing = table.seats.filter((seat) => seat?.presence === 'in').length;
  if (playing >= 2) return table;
  const seats = table.seats.map((seat): TableSeat | null =>
    seat === null || seat.presence === 'out' ? seat : { ...seat, presence: 'in', owes: 'nothing' },
  );
  const count = seats.filter((seat) => seat?.presence === 'in').length;
  if (count < 2) throw refused(`a hand needs at least 2 players, and ${count} can play`);
  return { ...table, seats };
}

/**
 * The button moves to the next player who is in; the blinds are left of it. The big blind also falls
 * to the first who waits or posts, and who posts beyond it comes in too. Heads-up the button has the
 * small blind, and moves once more where somebody would have the big blind twice running (TDA 34).
 */
function placesOf({ seats, button, hands, bigBlind }: TableState): Places {
  const from = (start: number) =>
    seatsFromButton([...seats.keys()], start, seats.length).filter(
      (seat) => (seats[seat]?.presence ?? 'out') !== 'out',
    );
  const isIn = (seat: number) => seats[seat]?.presence === 'in';
  const placed = button as number;
  const moved = hands === 0 && isIn(placed) ? placed : (from(placed).find(isIn) as number);
  const turn = from(moved);
  const small = turn.find(isIn) as number;
  const big = from(small)[0];
  if (big === moved) {
    const [dealer, other] = small === bigBlind ? [small, moved] : [moved, small];
    return { button: dealer, small: dealer, big: other, dealtIn: [other, dealer] };
  }
  const afterBig = turn.indexOf(big);
  const dealtIn = turn.filter(
    (seat, i) =>
      isIn(seat) || i === afterBig || (i > afterBig && seats[seat]?.presence === 'posting'),
  );
  return { button: moved, small, big, dealtIn };
}

function postsOf({ seats, rules }: TableState, { small, big, dealtIn }: Places): Post[] {
  const { lowerLimit, ante = 0, smallBlindUnit = rules.chip } = rules;
  const smallBlind = smallBlindOf(lowerLimit, smallBlindUnit);
  const posts: Post[] = [];
  if (ante > 0) for (const seat of dealtIn) posts.push({ seat, kind: 'ante', amount: ante });
  posts.push({ seat: small, kind: 'small-blind', amount: smallBlind });
  posts.push({ seat: big, kind: 'big-blind', amount: lowerLimit });
  for (const seat of dealtIn) {
    const owes = seats[seat]?.owes;
    if (owes === 'nothing' || seat === big) continue;
    if (owes === 'blinds') posts.push({ seat, kind: 'dead', amount: smallBlind });
    posts.push({ seat, kind: 'post', amount: lowerLimit });
  }
  return posts;
}

/** The seats after the hand's blinds: who plays owes nothing, whom the big blind passed owes blinds. */
function seatsAfterBlinds(table: TableState, { small, big, dealtIn }: Places): TableState['seats'] {
  const count = table.seats.length;
  const distance = (seat: number) => (seat - small + count) % count;
  return table.seats.map((seat, i): TableSeat | null => {
    if (seat === null) return null;
    if (dealtIn.includes(i)) return { ...seat, presence: 'in', owes: 'nothing' };
    const passed = distance(i) < distance(big) && seat.owes === 'nothing';
    return passed ? { ...seat, owes: 'blinds' } : seat;
  });
}

/** The structure of the next hand and how many more of its orbit follow. */
function nextInOrbit(table: TableState, players: number): Pick<TableState, 'structure' | 'orbit'> {
  if (table.orbit > 0) return { structure: table.structure, orbit: table.orbit - 1 };
  const changes = table.rules.structure === 'mixed' && table.hands > 0;
  const other = table.structure === 'limit' ? 'pot-limit' : 'limit';
  return { structure: changes ? other : table.structure, orbit: players - 1 };
}

/**
 * Moves the button (not before the first hand), says who is dealt in and what everybody posts.
 *
 * An orbit is as many hands as players were dealt in at its first.
 *
 * @returns the table during the hand, and the hand to start
 * @throws Omaha8Error `illegal-action` before the draw for the button, or with fewer than two players
 */
export function nextHand(before: TableState): { table: TableState; setup: HandSetup } {
  checkTable(before);
  if (before.button === null) throw refused('the button is not placed yet: draw for it first');
  const table = withGame(before);
  const places = placesOf(table);
  const { structure, orbit } = nextInOrbit(table, places.dealtIn.length);
  const setup: HandSetup = {
    ...handRules(table.rules, structure),
    seats: table.seats.map((seat, i) => ({
      stack: seat?.stack ?? 0,
      dealtIn: places.dealtIn.includes(i),
    })),
    button: places.button,
    posts: postsOf(table, places),
  };
  const seats = seatsAfterBlinds(table, places);
  const { button, big: bigBlind } = places;
  const hands = table.hands + 1;
  return { table: { ...table, seats, button, bigBlind, structure, orbit, hands }, setup };
}

/**
 * Takes the stacks of a hand that is over. Who has nothing left sits out.
 *
 * @param stacks  by seat, as in `settleHand(…).seats`
 * @throws Omaha8Error `illegal-action` where a player's is missing, `bad-amount`
 */
export function finishHand(
  table: TableState,
  stacks: readonly { readonly stack: number }[],
): TableState {
  checkTable(table);
  const { chip = 1, decimals = 0 } = table.rules;
  checkList(stacks, 'stacks');
  const seats = table.seats.map((seat, i): TableSeat | null => {
    if (seat === null) return null;
    if (!stacks[i]) throw refused(`there is no stack for ${seatName(i)}`);
    const { stack } = stacks[i];
    checkAmount(stack, `the stack of ${seatName(i)}`, { chip, decimals });
    return stack === 0 ? { ...seat, stack, presence: 'out' } : { ...seat, stack };
  });
  return { ...table, seats };
}
