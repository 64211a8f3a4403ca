import { ratio } from '../../math/ratio.ts';
import { errorOfShare } from '../sample-counts.ts';
import { POT_UNITS, type ShareRow, unitsOf } from '../share-counts.ts';

/** How many cells a player's deals fall into: how many share the high, and the low, with nobody's low first. */
export function cellsFor(players: number): number {
  return (players + 1) * (players + 2);
}

/** By cell: what it says. */
export function rowsOfCells(players: number): readonly Omit<ShareRow, 'deals'>[] {
  return Array.from({ length: cellsFor(players) }, (_, cell) => {
    const low = (cell % (players + 2)) - 1;
    return { high: Math.floor(cell / (players + 2)), low: low < 0 ? null : low };
  });
}

/** What was counted for some groups of hands, those from a number on. Plain data. */
export interface PlainEach {
  readonly from: number;
  /** By group, then by cell: deals, or trials. */
  readonly cells: Float64Array;
  /** By group, where deals are a sample: the sums of `errorOfShare`; else empty. */
  readonly squares: Float64Array;
  readonly products: Float64Array;
  readonly trialSquares: Float64Array;
}

/** The sum of all parts of what was counted for each group. */
export class EachSum {
  readonly players: number;
  readonly cells: Float64Array;
  readonly #rows: readonly Omit<ShareRow, 'deals'>[];
  readonly #units: Float64Array;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  readonly #trialSquares: Float64Array;

  constructor(groups: number, players: number) {
    this.players = players;
    this.cells = new Float64Array(groups * cellsFor(players));
    this.#rows = rowsOfCells(players);
    this.#units = Float64Array.from(this.#rows, unitsOf);
    this.#squares = new Float64Array(groups);
    this.#products = new Float64Array(groups);
    this.#trialSquares = new Float64Array(groups);
  }

  merge({ from, cells, squares, products, trialSquares }: PlainEach): void {
    addTo(this.cells, cells, from * this.#rows.length);
    addTo(this.#squares, squares, from);
    addTo(this.#products, products, from);
    addTo(this.#trialSquares, trialSquares, from);
  }

  /** The rows of a group that occurred, sorted by high, then by low with null first. */
  rows(group: number): ShareRow[] {
    const at = group * this.#rows.length;
    const rows: ShareRow[] = [];
    for (let cell = 0; cell < this.#rows.length; cell++) {
      const deals = this.cells[at + cell];
      const { high, low } = this.#rows[cell];
      if (deals > 0) rows.push({ high, low, deals });
    }
    return rows;
  }

  /** The standard error of a group's equity, were it a sample of endless many; a half where nothing was dealt. */
  standardError(group: number): number {
    const at = group * this.#rows.length;
    let deals = 0;
    let units = 0;
    for (let cell = 0; cell < this.#rows.length; cell++) {
      deals += this.cells[at + cell];
      units += this.cells[at + cell] * this.#units[cell];
    }
    const trialSquares = this.#trialSquares[group];
    return errorOfShare({
      mean: deals === 0 ? 0 : units / deals,
      trials: deals,
      squares: this.#squares[group],
      products: this.#products[group],
      trialSquares,
      // As of groups that are nearly of one size.
      trialCubes: trialSquares ** 2 / deals,
    });
  }
}

function addTo(sums: Float64Array, part: Float64Array, from: number): void {
  for (let i = 0; i < part.length; i++) sums[from + i] += part[i];
}

/** The equity of a player with its two parts, which add up to it exactly, and how many deals it is from. */
export interface Parts {
  deals: number;
  /** The mean share of the pot, 0 … 1, as the double nearest to the exact fraction. */
  equity: number;
  /** What comes from the high: half of a pot that somebody has a low for, else all of it; and from the low. */
  highPart: number;
  lowPart: number;
}

/** @param rows  of a player; there is at least one deal */
export function partsOf(rows: readonly ShareRow[]): Parts {
  const deals = rows.reduce((sum, row) => sum + row.deals, 0);
  const part = Number.isSafeInteger(deals * POT_UNITS) ? smallPart : largePart;
  const equity = part(rows, deals, unitsOf);
  const high = part(rows, deals, (row) => unitsOf(row) - lowUnitsOf(row));
  const low = part(rows, deals, lowUnitsOf);
  // The larger part is rounded, the smaller one is what is left: a difference of doubles so close is exact.
  return high >= low
    ? { deals, equity, highPart: high, lowPart: equity - high }
    : { deals, equity, highPart: equity - low, lowPart: low };
}

type Units = (row: ShareRow) => number;

function lowUnitsOf({ low }: ShareRow): number {
  return low === null || low === 0 ? 0 : POT_UNITS / 2 / low;
}

/** A part of all pots, as the double nearest to it. */
function smallPart(rows: readonly ShareRow[], deals: number, units: Units): number {
  let sum = 0;
  for (const row of rows) sum += row.deals * units(row);
  return sum / (deals * POT_UNITS);
}

/** The same where numbers pass 2^53. */
function largePart(rows: readonly ShareRow[], deals: number, units: Units): number {
  let sum = 0n;
  for (const row of rows) sum += BigInt(row.deals) * BigInt(units(row));
  return ratio(sum, BigInt(deals) * BigInt(POT_UNITS));
}
