import type { Game } from '../../games/game.ts';

/**
 * An ordering of all starting hands, best first, as it is stored. Hands are ordered by what they win
 * on average of a pot that everybody plays to the showdown, against so many unknown hands less one.
 */
export interface RankingData {
  readonly game: Game;
  readonly holeCards: number;
  readonly players: number;
  /**
   * How it was made: so many random deals from this seed, every seat of each a sample of its class; or all deals
   * that there are for each hand, and the seed is null.
   */
  readonly deals: number;
  readonly seed: number | null;
  /** The part of the pot that the mean of the median class is off by, typically. */
  readonly standardError: number;
  /** The part of all hands by which the place of the median class is off for that, typically. */
  readonly placeError: number;
  /** Places are counted in so many steps: 10,000 are hundredths of a percent. */
  readonly steps: number;
  /**
   * By class of hands, packed: its place, which is the part of all hands that are in better classes,
   * in steps, rounded down.
   */
  readonly places: string;
}

/** How many bits a place takes. */
export function placeBits(steps: number): number {
  return 32 - Math.clz32(steps - 1);
}
