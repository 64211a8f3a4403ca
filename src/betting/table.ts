/** What lies between hands: seats, buy-ins, the button, blinds owed, orbits. Plain JSON, never changed. */
import type { HoleCount } from '../cards/deal.ts';
import { Omaha8Error } from '../cards/errors.ts';
import type { Game } from '../evaluator/game.ts';
import { formatAmount } from '../showdown/amounts.ts';
import { type OddChipRule, seatsFromButton } from '../showdown/split.ts';
import { smallBlindOf } from './blinds.ts';
import { checkAmount, checkChoice, MAX_SEATS } from './check-setup.ts';
import type { HandSetup, Post, RakeRule, Structure } from './setup.ts';
import { seatName } from './state.ts';

/** How one hand is bet; a mixed table changes between limit and pot limit with every orbit. */
type HandStructure = Structure['kind'];

export interface TableRules {
  game: Game;
  /** 4 if not given. */
  holeCount?: HoleCount;
  /** `mixed`: an orbit of hands at limit, then one at pot limit, and so on. */
  structure: HandStructure | 'mixed';
  /** The small bet and the big blind; the big bet is twice as much. */
  lowerLimit: number;
  /** What the small blind, half the lower limit, is rounded down to; the chip if not given. */
  smallBlindUnit?: number;
  /** Raises after a bet at limit, null for any number; 3 if not given. */
  raises?: number | null;
  uncappedHeadsUp?: boolean;
  /** Of every player in every hand; 0 if not given. */
  ante?: number;
  /** The least that a player may sit down with, in lower limits; 10 if not given. */
  minBuyIn?: number;
  rake?: RakeRule;
  chip?: number;
  oddChips?: OddChipRule;
  decimals?: number;
}

/**
 * - `in`: dealt in every hand
 * - `waiting`: for the big blind to come round
 * - `posting`: comes in with the next hand in which it can: not between the button and the big blind
 * - `out`: sitting out
 */
export type Presence = 'in' | 'waiting' | 'posting' | 'out';

export interface TableSeat {
  readonly stack: number;
  readonly presence: Presence;
  /** To come in without waiting: the entry post, or the blinds missed while sitting out. */
  readonly owes: 'nothing' | 'entry' | 'blinds';
}

export interface TableState {
  readonly rules: TableRules;
  /** null: empty. */
  readonly seats: readonly (TableSeat | null)[];
  /** null before the draw. */
  readonly button: number | null;
  /** Hands dealt so far. */
  readonly hands: number;
  /** How the next hand is bet if the orbit is not over. */
  readonly structure: HandStructure;
  /** Hands left in this orbit. */
  readonly orbit: number;
}

/** How a player comes into a game that is on: at once for a post, or free with the big blind. */
export type Entry = 'post' | 'wait';

function refused(message: string): Omaha8Error {
  return new Omaha8Error('illegal-action', message);
}

/**
 * Opens a table with empty seats.
 *
 * @throws Omaha8Error `bad-option` or `bad-amount`
 */
export function openTable(rules: TableRules, seatCount: number): TableState {
  if (!Number.isInteger(seatCount) || seatCount < 2 || seatCount > MAX_SEATS) {
    throw new Omaha8Error('bad-option', `${seatCount} seats are not 2 to ${MAX_SEATS}`);
  }
  checkChoice('structure', rules.structure, ['limit', 'pot-limit', 'no-limit', 'mixed']);
  const { chip = 1, decimals = 0 } = rules;
  checkAmount(rules.lowerLimit, 'the lower limit', { chip, decimals }, chip);
  return {
    rules,
    seats: new Array(seatCount).fill(null),
    button: null,
    hands: 0,
    structure: rules.structure === 'mixed' ? 'limit' : rules.structure,
    orbit: 0,
  };
}

function seatAt({ seats }: TableState, seat: number): TableSeat {
  const taken = seats[seat];
  if (taken) return taken;
  throw refused(`${seatName(seat)} is empty`);
}

function withSeat(table: TableState, seat: number, change: Partial<TableSeat>): TableState {
  return { ...table, seats: table.seats.with(seat, { ...seatAt(table, seat), ...change }) };
}

/**
 * Seats a player. Before the first hand everybody is in; later a newcomer posts the lower limit, or
 * waits for the big blind.
 *
 * @throws Omaha8Error `illegal-action` where the seat is taken or the stack below the least buy-in;
 *   `bad-amount`
 */
export function takeSeat(
  table: TableState,
  seat: number,
  stack: number,
  entry: Entry = 'wait',
): TableState {
  const { lowerLimit, minBuyIn = 10, chip = 1, decimals = 0 } = table.rules;
  const shown = (amount: number) => formatAmount(amount, decimals);
  if (table.seats[seat] === undefined) {
    throw refused(`there is no seat ${seat}; seats are 0 to ${table.seats.length - 1}`);
  }
  if (table.seats[seat] !== null) throw refused(`${seatName(seat)} is taken`);
  checkAmount(stack, 'the buy-in', { chip, decimals }, chip);
  const least = minBuyIn * lowerLimit;
  if (stack < least) {
    throw refused(
      `a buy-in of ${shown(stack)} is below the minimum of ${shown(least)}, ` +
        `${minBuyIn} times the lower limit of ${shown(lowerLimit)}`,
    );
  }
  const free: TableSeat = { stack, presence: 'in', owes: 'nothing' };
  const newcomer: TableSeat = {
    stack,
    presence: entry === 'post' ? 'posting' : 'waiting',
    owes: 'entry',
  };
  return { ...table, seats: table.seats.with(seat, table.hands === 0 ? free : newcomer) };
}

/** Empties a seat. @throws Omaha8Error `illegal-action` where it is empty */
export function leaveSeat(table: TableState, seat: number): TableState {
  seatAt(table, seat);
  return { ...table, seats: table.seats.with(seat, null) };
}

/** Sits a player out from the next hand on. @throws Omaha8Error `illegal-action` for an empty seat */
export function sitOut(table: TableState, seat: number): TableState {
  return withSeat(table, seat, { presence: 'out' });
}

/**
 * Brings a player back. Who has missed no blind is in again; else he posts what he owes (the lower
 * limit as a live bet and, for blinds missed, the small blind dead), or waits for the big blind.
 *
 * @throws Omaha8Error `illegal-action` where the seat is empty, is not sitting out or has no chips
 */
export function sitIn(table: TableState, seat: number, entry: Entry = 'wait'): TableState {
  const { presence, owes, stack } = seatAt(table, seat);
  if (presence !== 'out') throw refused(`${seatName(seat)} is not sitting out`);
  if (stack === 0) throw refused(`${seatName(seat)} has 0 chips and must buy in again`);
  if (owes === 'nothing') return withSeat(table, seat, { presence: 'in' });
  return withSeat(table, seat, { presence: entry === 'post' ? 'posting' : 'waiting' });
}

/** Puts the button at a seat for the next hand: see `drawForButton`. */
export function placeButton(table: TableState, seat: number): TableState {
  seatAt(table, seat);
  if (table.hands > 0) throw refused('the button is drawn for before the first hand only');
  return { ...table, button: seat };
}

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
 * small blind.
 */
function placesOf({ seats, button, hands }: TableState): Places {
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
  if (big === moved) return { button: moved, small: moved, big: small, dealtIn: [small, moved] };
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

function structureOf(rules: TableRules, kind: HandStructure): Structure {
  const { lowerLimit, raises = 3, uncappedHeadsUp = false } = rules;
  if (kind !== 'limit') return { kind };
  return { kind, smallBet: lowerLimit, bigBet: 2 * lowerLimit, raises, uncappedHeadsUp };
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
  if (before.button === null) throw refused('the button is not placed yet: draw for it first');
  const table = withGame(before);
  const places = placesOf(table);
  const { game, lowerLimit, holeCount, rake, chip, oddChips, decimals } = table.rules;
  const { structure, orbit } = nextInOrbit(table, places.dealtIn.length);
  const setup: HandSetup = {
    game,
    structure: structureOf(table.rules, structure),
    smallBlind: smallBlindOf(lowerLimit, table.rules.smallBlindUnit ?? chip),
    bigBlind: lowerLimit,
    seats: table.seats.map((seat, i) => ({
      stack: seat?.stack ?? 0,
      dealtIn: places.dealtIn.includes(i),
    })),
    button: places.button,
    posts: postsOf(table, places),
    ...(holeCount !== undefined && { holeCount }),
    ...(rake !== undefined && { rake }),
    ...(chip !== undefined && { chip }),
    ...(oddChips !== undefined && { oddChips }),
    ...(decimals !== undefined && { decimals }),
  };
  const seats = seatsAfterBlinds(table, places);
  const { button } = places;
  return { table: { ...table, seats, button, structure, orbit, hands: table.hands + 1 }, setup };
}

/**
 * Takes the stacks of a hand that is over. Who has nothing left sits out.
 *
 * @param stacks  by seat, as in `settleHand(…).seats`
 */
export function finishHand(
  table: TableState,
  stacks: readonly { readonly stack: number }[],
): TableState {
  const seats = table.seats.map((seat, i): TableSeat | null => {
    if (seat === null) return null;
    const { stack } = stacks[i];
    return stack === 0 ? { ...seat, stack, presence: 'out' } : { ...seat, stack };
  });
  return { ...table, seats };
}
