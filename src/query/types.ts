/** The types of expressions, and how their values are kept and written. */
import { RANKS } from '../cards/card.ts';
import { formatCard } from '../cards/text.ts';
import { highName, lowName } from '../evaluator/names.ts';
import { gcd } from '../math/ratio.ts';
import { WEAKEST_HIGH } from '../tables/high-values.ts';
import { lowSets } from '../tables/low-values.ts';

/**
 * A value is a number or a string, whatever its type: truth is 0 or 1, a card its id, a street the round of
 * betting 0 … 3, hand types and ratings are numbers that are greater the better they are, a rank set has
 * a bit for each rank. A range is its position among those of the query.
 */
export type Value = number | string;

export type Type =
  | 'TBoolean'
  | 'TInteger'
  | 'TCardCount'
  | 'TPlayerCount'
  | 'TDouble'
  | 'TFraction'
  | 'TEquity'
  | 'TString'
  | 'TCard'
  | 'TRank'
  | 'TRankSet'
  | 'TStreet'
  | 'THandType'
  | 'TFlopHandCategory'
  | 'THiRating'
  | 'TLoRating'
  | 'TPlayer'
  | 'TRange'
  | 'TBoardRange';

const WHOLE: readonly Type[] = ['TInteger', 'TCardCount', 'TPlayerCount'];
const NUMBERS: readonly Type[] = [...WHOLE, 'TDouble', 'TFraction', 'TEquity'];

export function isWhole(type: Type): boolean {
  return WHOLE.includes(type);
}

export function isNumber(type: Type): boolean {
  return NUMBERS.includes(type);
}

/** Shares of a pot: whole numbers of `POT_UNITS`, so that sums of them are exact. */
export function isShare(type: Type): boolean {
  return type === 'TEquity' || type === 'TFraction';
}

const ORDERED: readonly Type[] = [
  ...NUMBERS,
  'TBoolean',
  'TRank',
  'TStreet',
  'THandType',
  'TFlopHandCategory',
  'THiRating',
  'TLoRating',
];

/** Whether values of the type are greater and smaller. */
export function isOrdered(type: Type): boolean {
  return ORDERED.includes(type);
}

/** Whether a value of one type may stand where another is expected. */
export function fits(type: Type, expected: Type): boolean {
  return type === expected || (isNumber(expected) && isNumber(type));
}

/** Whether two types can be compared at all: only with their own kind, and numbers with numbers. */
export function areAlike(a: Type, b: Type): boolean {
  return fits(a, b);
}

/** The type that numbers of several types have together: whole numbers and shares stay exact among themselves. */
export function commonType(types: readonly Type[]): Type {
  if (types.every(isWhole)) return 'TInteger';
  if (!types.every((type) => isWhole(type) || isShare(type))) return 'TDouble';
  return types.includes('TFraction') ? 'TFraction' : 'TEquity';
}

/** Streets by their round of betting. */
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;

/** Hand types, the weakest first. */
export const HAND_TYPES = [
  'highcard',
  'pair',
  'twopair',
  'trips',
  'straight',
  'flush',
  'fullhouse',
  'quads',
  'straightflush',
] as const;

/** What a flop makes of two hole cards, the weakest first. */
export const FLOP_CATEGORIES = [
  'flopnothing',
  'flopunderpair',
  'flopthirdpair',
  'floppocket23',
  'flopsecondpair',
  'floppocket12',
  'floptoppair',
  'flopoverpair',
  'flopbottomtwo',
  'floptopandbottom',
  'floptoptwo',
  'floptrips',
  'flopset',
  'flopstraight',
  'flopflush',
  'flopfullhouse',
  'flopquads',
  'flopstraightflush',
] as const;

/** The words that stand for a value. */
export const CONSTANTS: ReadonlyMap<string, { readonly type: Type; readonly value: number }> =
  new Map(
    (
      [
        ['TStreet', STREETS],
        ['THandType', HAND_TYPES],
        ['TFlopHandCategory', FLOP_CATEGORIES],
        ['TBoolean', ['false', 'true']],
      ] as const
    ).flatMap(([type, names]) => names.map((name, value) => [name, { type, value }] as const)),
  );

/** A high rating is greater the better the hand: 1 … 7462. */
export function hiRatingOf(value: number): number {
  return WEAKEST_HIGH + 1 - value;
}

const WEAKEST_LOW = lowSets().length;

/** A low rating is greater the better the hand, 1 … 56; 0 is no low. */
export function loRatingOf(value: number): number {
  return value > WEAKEST_LOW ? 0 : WEAKEST_LOW + 1 - value;
}

/** A share of the pot as a fraction in lowest terms. */
function fractionText(value: number, units: number): string {
  const share = Math.round(value * units);
  const divisor = gcd(units, Math.abs(share));
  return share % units === 0 ? String(share / units) : `${share / divisor}/${units / divisor}`;
}

function ranksText(set: number): string {
  const ranks = [...RANKS].filter((_, rank) => (set >> rank) & 1).reverse();
  return ranks.length === 0 ? 'none' : ranks.join('');
}

/**
 * A value as people read it.
 *
 * @param potUnits  of how many units a share of the pot is a whole number
 */
export function valueText(type: Type, value: Value, potUnits: number): string {
  if (typeof value === 'string') return value;
  switch (type) {
    case 'TBoolean':
      return value === 0 ? 'false' : 'true';
    case 'TFraction':
      return fractionText(value, potUnits);
    case 'TCard':
      return formatCard(value);
    case 'TRank':
      return value < 0 ? 'none' : RANKS[value];
    case 'TRankSet':
      return ranksText(value);
    case 'TStreet':
      return STREETS[value];
    case 'THandType':
      return HAND_TYPES[value];
    case 'TFlopHandCategory':
      return FLOP_CATEGORIES[value];
    case 'THiRating':
      return value === 0 ? 'no hand' : highName(WEAKEST_HIGH + 1 - value);
    case 'TLoRating':
      return value === 0 ? 'no low' : lowName(WEAKEST_LOW + 1 - value);
    default:
      return String(value);
  }
}
