/** The games that are played here, a row each: all that tells one from another. */
import type { HoleCount } from '../cards/deal.ts';

/** What takes the low half of a pot: five different ranks, all eight or lower, the ace low. */
export type LowKind = 'eight-or-better';

/** Another name of a game, such as players use, in lower case and without spaces or signs. */
export interface GameAlias {
  readonly name: string;
  /** How many hole cards the name says there are; any number that the game has where it says none. */
  readonly holeCount?: HoleCount;
}

export interface GameRow {
  /** What results and files call it, in lower case and without spaces or signs. */
  readonly id: string;
  /** What players call it. */
  readonly name: string;
  /** What sets it apart, in a word or two for tables. */
  readonly label: string;
  /** The same for help, in a few words. */
  readonly about: string;
  readonly aliases: readonly GameAlias[];
  /** How many hole cards each player may have; the first where nobody says how many. */
  readonly holeCounts: readonly [HoleCount, ...HoleCount[]];
  /** null: there is no low half, and the high takes the whole pot. */
  readonly low: LowKind | null;
  /** How many cards lie on the board in each of the four rounds of betting. */
  readonly boardCounts: readonly [number, number, number, number];
}

/** The first row is the game where nobody names one. */
export const GAME_ROWS = [
  {
    id: 'omaha8',
    name: 'Omaha Hi/Lo',
    label: 'Hi/Lo',
    about: 'Hi/Lo eight-or-better',
    aliases: [
      { name: 'o8' },
      { name: 'plo8' },
      { name: 'flo8' },
      { name: 'nlo8' },
      { name: 'omahahilo' },
      { name: 'omahahilo8' },
      { name: 'bigo', holeCount: 5 },
      { name: 'omaha85', holeCount: 5 },
      { name: 'omaha86', holeCount: 6 },
      { name: '5cardo8', holeCount: 5 },
      { name: '5cardplo8', holeCount: 5 },
      { name: '6cardo8', holeCount: 6 },
      { name: '6cardplo8', holeCount: 6 },
    ],
    holeCounts: [4, 5, 6],
    low: 'eight-or-better',
    boardCounts: [0, 3, 4, 5],
  },
  {
    id: 'omahahi',
    name: 'Omaha',
    label: 'High only',
    about: 'high only',
    aliases: [
      { name: 'plo' },
      { name: 'omahahigh' },
      { name: 'omahahi5', holeCount: 5 },
      { name: 'omahahi6', holeCount: 6 },
      { name: 'plo4', holeCount: 4 },
      { name: 'plo5', holeCount: 5 },
      { name: '5cardplo', holeCount: 5 },
      { name: 'plo6', holeCount: 6 },
      { name: '6cardplo', holeCount: 6 },
    ],
    holeCounts: [4, 5, 6],
    low: null,
    boardCounts: [0, 3, 4, 5],
  },
] as const satisfies readonly [GameRow, ...GameRow[]];
