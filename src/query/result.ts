/** What a query answers. */

import type { Method } from '../equity/result.ts';
import { errorOfRatio } from '../equity/sample-counts.ts';
import { POT_UNITS } from '../equity/share-counts.ts';
import { ratio } from '../math/ratio.ts';
import { inWholeDeals, type Scale } from './all-deals.ts';
import type { Ask } from './compile.ts';
import type { PlainTally, PlainValues } from './tally.ts';
import { unitsOfType } from './tally.ts';
import type { Selector } from './tree.ts';
import { isNumber, type Type, type Value, valueText } from './types.ts';

/** A value of a histogram, and how many deals have it. */
export interface HistogramRow {
  /** A number where it is one, else as people read it: `1/3`, `flush`, `true`; null for what a division by zero gives. */
  readonly value: number | string | null;
  readonly count: number;
  /** Its part of the deals that were kept, 0 … 1. */
  readonly share: number;
}

/** What one selector answers; what does not apply is left out. */
export interface SelectorResult {
  /** Its alias, or else how it is written. */
  readonly name: string;
  readonly selector: Selector;
  readonly expression: string;
  /** Of `avg`, `max` and `min`; null where there is none, as of a division by zero. */
  readonly value?: number | string | null;
  /** Of `avg`, and of the share of `count`; 0 where it is exact, null where too few deals were kept to tell. */
  readonly standardError?: number | null;
  /** Of `count`: deals for which the expression is true, and their part of those that were kept. */
  readonly count?: number;
  readonly share?: number;
  readonly histogram?: readonly HistogramRow[];
}

/** What a statement answers. */
export interface StatementResult {
  readonly method: Method;
  /** Deals that were looked at, and those of them for which `where` holds; counted as by `equity`. */
  readonly deals: number;
  readonly kept: number;
  /** Of the random numbers; null where none were used. */
  readonly seed: number | null;
  readonly threads: number;
  readonly elapsedMs: number;
  /** Only there when sampling was interrupted: these are the deals until then. */
  readonly interrupted?: true;
  readonly selectors: readonly SelectorResult[];
}

export interface QueryResult {
  readonly statements: readonly StatementResult[];
}

/**
 * @param scale  how many deals each counted one stands for
 */
export function describeSelector(
  query: string,
  { selection, expression, wanted }: Ask,
  tally: PlainTally,
  values: PlainValues,
  isExact: boolean,
  scale: Scale,
): SelectorResult {
  const { selector, of, alias, from, to } = selection;
  const { type } = expression;
  const head = {
    name: alias ?? oneLine(query.slice(from, to)),
    selector,
    expression: oneLine(query.slice(of.from, of.to)),
  };
  switch (selector) {
    case 'avg':
      return {
        ...head,
        value: finite(meanOf(type, values, tally.kept)),
        standardError: isExact ? 0 : finite(standardError(type, tally, values)),
      };
    case 'count':
      return {
        ...head,
        count: inWholeDeals(Number(values.sum), scale),
        share: meanOf(type, values, tally.kept),
        standardError: isExact ? 0 : finite(standardError(type, tally, values)),
      };
    case 'max':
    case 'min': {
      const value = selector === 'max' ? values.most : values.least;
      return { ...head, value: value === null ? null : shownValue(wanted.type, value) };
    }
    case 'histogram':
      return { ...head, histogram: rowsOf(type, tally, values, scale) };
  }
}

/** The mean of the values of the deals that were kept. */
function meanOf(type: Type, { sum, doubleSum }: PlainValues, kept: number): number {
  const units = unitsOfType(type);
  if (units === null || !Number.isFinite(doubleSum)) return doubleSum / kept;
  const total = BigInt(kept) * BigInt(units);
  return sum < 0n ? -ratio(-sum, total) : ratio(sum, total);
}

/** Of how many independent deals the kept ones say as much. */
export function groupsOf({ kept, keptSquares }: PlainTally): number {
  return kept === 0 ? 0 : kept ** 2 / keptSquares;
}

/**
 * The standard error of a mean over kept deals. What is true of all deals so far, or of none, may none the less be
 * false of some: half a deal is added to either side of a share (Agresti and Coull, The American Statistician
 * 52, 1998, add two).
 */
export function standardError(type: Type, tally: PlainTally, values: PlainValues): number {
  const mean = meanOf(type, values, tally.kept);
  const error = errorOfRatio({
    mean,
    trials: tally.kept,
    squares: values.groupSquares,
    products: values.groupProducts,
    trialSquares: tally.keptSquares,
    trialCubes: tally.keptCubes,
  });
  if (type !== 'TBoolean') return error;
  const groups = groupsOf(tally);
  const hedged = (mean * groups + 0.5) / (groups + 1);
  return Math.min(0.5, Math.max(error, Math.sqrt((hedged * (1 - hedged)) / groups)));
}

/** How far single values lie from their mean, typically. */
export function deviationOf(type: Type, tally: PlainTally, values: PlainValues): number {
  const mean = meanOf(type, values, tally.kept);
  return Math.sqrt(Math.max(0, values.squareSum / tally.kept - mean ** 2));
}

function rowsOf(
  type: Type,
  { kept }: PlainTally,
  { counts }: PlainValues,
  scale: Scale,
): HistogramRow[] {
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => ({
      value: shownValue(type, value),
      count: inWholeDeals(count, scale),
      share: count / kept,
    }));
}

function shownValue(type: Type, value: Value): number | string | null {
  const isPlain = typeof value === 'number' && isNumber(type) && type !== 'TFraction';
  return isPlain ? finite(value) : valueText(type, value, POT_UNITS);
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
