/** What lies between hands: seats, buy-ins, the button, blinds owed. Plain JSON, never changed. */

import { formatAmount } from '../showdown/amounts.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import { checkAmount, checkChoice, MAX_SEATS } from './check-setup.ts';
import { checkTable } from './check-state.ts';
import { seatName, whyNoSeat } from './state.ts';
import { checkTableRules, type HandStructure, type TableRules } from './table-rules.ts';

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
  /** Who had the big blind in the last hand; null before the first. */
  readonly bigBlind: number | null;
  /** Hands dealt so far. */
  readonly hands: number;
  /** How the next hand is bet if the orbit is not over. */
  readonly structure: HandStructure;
  /** Hands left in this orbit. */
  readonly orbit: number;
}

/** How a player comes into a game that is on: at once for a post, or free with the big blind. */
export type Entry = 'post' | 'wait';

/** What a table does not allow. */
export function refused(message: string): Omaha8Error {
  return new Omaha8Error('illegal-action', message);
}

/**
 * Opens a table with empty seats.
 *
 * @throws Omaha8Error `bad-option` or `bad-amount`
 */
export function openTable(rules: TableRules, seatCount: number): TableState {
  if (!Number.isInteger(seatCount) || seatCount < 2 || seatCount > MAX_SEATS) {
    throw badOption(`a table has 2 to ${MAX_SEATS} seats, not ${shown(seatCount)}`);
  }
  checkTableRules(rules);
  return {
    rules,
    seats: new Array(seatCount).fill(null),
    button: null,
    bigBlind: null,
    hands: 0,
    structure: rules.structure === 'mixed' ? 'limit' : rules.structure,
    orbit: 0,
  };
}

function checkSeatOf(table: TableState, seat: number): void {
  checkTable(table);
  const reason = whyNoSeat(seat, table.seats.length);
  if (reason !== null) throw refused(reason);
}

function seatAt(table: TableState, seat: number): TableSeat {
  checkSeatOf(table, seat);
  const taken = table.seats[seat];
  if (taken) return taken;
  throw refused(`${seatName(seat)} is empty`);
}

function withSeat(table: TableState, seat: number, change: Partial<TableSeat>): TableState {
  const changed = { ...seatAt(table, seat), ...change };
  return { ...table, seats: table.seats.with(seat, changed) };
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
  checkSeatOf(table, seat);
  const { lowerLimit, minBuyIn = 10, chip = 1, decimals = 0 } = table.rules;
  const money = (amount: number) => formatAmount(amount, decimals);
  if (table.seats[seat] !== null) throw refused(`${seatName(seat)} is taken`);
  checkChoice('entry', entry, ['post', 'wait']);
  checkAmount(stack, 'the buy-in', { chip, decimals }, chip);
  const least = minBuyIn * lowerLimit;
  if (stack < least) {
    throw refused(
      `a buy-in of ${money(stack)} is below the minimum of ${money(least)}, ` +
        `${minBuyIn} times the lower limit of ${money(lowerLimit)}`,
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
 * Brings a player back. Who has missed no blind is in again; else they post what they owe (the lower
 * limit as a live bet and, for blinds missed, the small blind dead), or waits for the big blind.
 *
 * @throws Omaha8Error `illegal-action` where the seat is empty, is not sitting out or has no chips
 */
export function sitIn(table: TableState, seat: number, entry: Entry = 'wait'): TableState {
  const { presence, owes, stack } = seatAt(table, seat);
  if (presence !== 'out') throw refused(`${seatName(seat)} is not sitting out`);
  checkChoice('entry', entry, ['post', 'wait']);
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
