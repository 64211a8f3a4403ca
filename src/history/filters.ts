/** Which hands are asked for. */
import { findGame, type GameName } from '../games/game.ts';
import { amountNumber } from '../showdown/amounts.ts';
import type { BettingKind, RecordedHand } from './recorded.ts';
import type { Replay } from './replayed.ts';
import { isoTime } from './time.ts';

/** Conditions that a hand has to meet, all of them; what is left out is no condition. */
export interface HandFilter {
  /** Somebody of this name was dealt in. */
  player?: string;
  /** The file is that of a player: it tells the cards of one player before the betting. */
  hero?: true;
  /**
   * Played then or later, and before or in `to`: a year, a day or a time in ISO 8601, of which the beginning counts for
   * `from` and the end for `to`. Times are UTC; a hand whose file names no time zone counts as its clock says.
   */
  from?: string;
  to?: string;
  /** A part of the site's name, in upper or lower case. */
  site?: string;
  /** By a name that says how many hole cards there are, such as `bigo`, hands of so many only. */
  game?: GameName;
  structure?: BettingKind;
  /** The blinds, or at limit games the bets, in the unit of the file: `[0.05, 0.1]`. */
  stakes?: readonly [small: number, big: number];
  /** How many were dealt in, from the first to the second number. */
  players?: readonly [least: number, most: number];
  /** Two or more were left at the end. */
  showdown?: true;
  /** Nobody could bet any more while cards were to come. */
  allIn?: true;
  /** All pots together are larger than this. */
  potOver?: number;
  /** The hand contradicts the rules or itself. */
  contradictions?: true;
}

/** The player whose file it is: the one whose cards it tells before the betting; null where that is nobody, or several. */
export function heroOf({ hero, seats }: RecordedHand): string | null {
  return hero === null ? null : seats[hero].name;
}

/** The seats that had not folded when the betting was over. */
export function leftAtEnd({ hand }: Replay): Set<number> {
  const left = new Set(hand.seats.keys());
  for (const event of hand.events) if (event.kind === 'fold') left.delete(event.seat);
  return left;
}

/** Whether two or more were left when the betting was over, in a hand that could be settled. */
export function hadShowdown(replay: Replay): boolean {
  return replay.result !== null && leftAtEnd(replay).size > 1;
}

/** All that went into the pots, in the unit of the file; 0 where the hand could not be settled. */
export function potOf({ hand, result }: Replay): number {
  const units = result?.pots.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return amountNumber(units, hand.decimals);
}

type Test<T> = (replay: Replay, wanted: T) => boolean;

const TESTS: {
  readonly [Condition in keyof HandFilter]-?: Test<NonNullable<HandFilter[Condition]>>;
} = {
  player: ({ hand }, name) => hand.seats.some((seat) => seat.name === name),
  hero: ({ hand }) => heroOf(hand) !== null,
  from: ({ hand }, from) => comparable(hand) >= from,
  to: ({ hand }, to) => {
    const time = comparable(hand);
    return time !== '' && time.slice(0, to.length) <= to;
  },
  site: ({ hand }, part) => hand.site.toLowerCase().includes(part.toLowerCase()),
  game: ({ hand }, name) => {
    const { game, holeCounts } = findGame(name);
    return hand.game === game && holeCounts.includes(hand.holeCount);
  },
  structure: ({ hand }, structure) => hand.stakes.kind === structure,
  stakes: ({ hand }, wanted) => {
    const { kind, smallBlind, bigBlind, smallBet, bigBet } = hand.stakes;
    const are = kind === 'limit' ? [smallBet, bigBet] : [smallBlind, bigBlind];
    return are.every((amount, i) => amountNumber(amount, hand.decimals) === wanted[i]);
  },
  players: ({ hand }, [least, most]) => hand.seats.length >= least && hand.seats.length <= most,
  showdown: (replay) => hadShowdown(replay),
  allIn: ({ allIn }) => allIn !== null,
  potOver: (replay, amount) => potOf(replay) > amount,
  contradictions: (replay) => replay.contradictions.length > 0,
};

/** The time of a hand, to be compared as text; empty where the file says none, which is in no range of times. */
function comparable({ date }: RecordedHand): string {
  return isoTime(date)?.replace('Z', '') ?? '';
}

/** Whether a hand meets all conditions. */
export function meets(replay: Replay, filter: HandFilter): boolean {
  return Object.entries(filter).every(([condition, wanted]) => {
    const test = TESTS[condition as keyof HandFilter] as Test<typeof wanted>;
    return wanted === undefined || test(replay, wanted);
  });
}
