/** The fields of a fact, whatever its author called them, and which of them nobody asked for. */
import { round } from './fractions.ts';

export type Json = Record<string, unknown>;

/** Said for people. */
const REMARKS = ['note', 'reference', 'net_rule'];

export class Fields {
  readonly #values: Json;
  readonly #asked = new Set<string>(REMARKS);

  constructor(values: Json) {
    this.#values = values;
  }

  /** The first of these names that is there, or undefined. */
  take<Value>(...names: string[]): Value | undefined {
    for (const name of names) this.#asked.add(name);
    return names.map((name) => this.#values[name]).find((value) => value !== undefined) as
      | Value
      | undefined;
  }

  /** Amounts, one or many, in whole units: a name that ends in `_cents` has hundredths of them. */
  amounts<Value>(...names: string[]): Value | undefined {
    const whole = this.take<Value>(...names);
    const cents = this.take<Value>(...names.map((name) => `${name}_cents`));
    return whole ?? (cents === undefined ? undefined : (inUnits(cents) as Value));
  }

  /** The names that are there and were not asked for. */
  rest(): string[] {
    return Object.keys(this.#values).filter((name) => !this.#asked.has(name));
  }
}

function inUnits(cents: unknown): unknown {
  if (typeof cents === 'number') return round(cents / 100);
  if (Array.isArray(cents)) return cents.map(inUnits);
  if (typeof cents !== 'object' || cents === null) return cents;
  return Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, inUnits(value)]));
}

/** Values by player's name, from an object, or from a list in the order of some names. */
export function byPlayer<Value>(
  values: readonly Value[] | Record<string, Value>,
  names: readonly string[],
): Map<string, Value> {
  if (!Array.isArray(values)) return new Map(Object.entries(values));
  return new Map(names.slice(0, values.length).map((name, i) => [name, values[i]]));
}

/** Hands by player's name: given by name, or as a list in which the players may have none. */
export function handsByPlayer(hands: unknown = {}): Map<string, string> {
  if (!Array.isArray(hands)) {
    return new Map(Object.entries(hands as Json).map(([name, hand]) => [name, cardsText(hand)]));
  }
  return new Map(
    hands.map((hand, i) => [hand?.name ?? `P${i + 1}`, cardsText(hand?.cards ?? hand)]),
  );
}

const GAMES: Record<string, string> = { 'omaha-hilo-8': 'omaha8', 'omaha-hi': 'omahahi' };

export function gameOf(input: Fields): string {
  const game = input.take<string>('game') ?? 'omaha8';
  return GAMES[game] ?? game;
}

/** Cards as one text. */
export function cardsText(cards: unknown): string {
  return Array.isArray(cards) ? cards.join('') : ((cards as string | undefined) ?? '');
}

/** Cards as a list of texts `As`. */
export function cardList(cards: unknown): string[] {
  return (
    cardsText(cards)
      .replaceAll('10', 'T')
      .match(/[^\s,]{2}/g) ?? []
  );
}
