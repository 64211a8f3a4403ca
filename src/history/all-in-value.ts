import type { Card } from '../cards/card.ts';
import { equity } from '../equity/equity.ts';
import { badOption } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import { checkRecorded } from './check-recorded.ts';
import type { Replay } from './replayed.ts';

/** What the pots were worth to a seat when the last bet was in, and what it got. In units. */
export interface SeatValue {
  seat: number;
  /** Its equity in every pot, between 0 and 1; null in a pot that it could not win. */
  equities: (number | null)[];
  /** Its expected part of all the pots together, between 0 and 1. */
  share: number;
  /** What it would win or lose on average. */
  expected: number;
  /** What it won or lost. */
  actual: number;
}

/** What an all-in was worth. */
export interface AllInValue {
  board: Card[];
  /** Known cards of seats that had folded: none of them can come. */
  dead: Card[];
  seats: SeatValue[];
}

/**
 * What an all-in was worth, exactly, over all boards that could have come: the equity of every pot, among
 * the seats that could win it. The rake that was taken is taken as given; cards that are known to lie in
 * other hands, folded ones too, are out of the deck.
 *
 * What is expected and what was won add up to the same over all seats of a hand that was paid as the
 * rules say: luck only moves money from one to another.
 *
 * @returns null where nobody was all-in with cards to come, not all hands are known, or the hand could
 *   not be settled
 * @throws Omaha8Error `bad-option` where it is no replay
 */
export async function allInValue(replay: Replay): Promise<AllInValue | null> {
  checkReplay(replay);
  const { hand, allIn, result, paid } = replay;
  if (allIn === null || result === null) return null;
  const holes = hand.seats.map(({ hole }) => hole);
  if (allIn.live.some((seat) => holes[seat] === null)) return null;
  const equities: (number | null)[][] = hand.seats.map(() => []);
  for (const { eligible } of result.pots) {
    const shares = await equitiesOf(replay, eligible, allIn.board);
    for (const seat of allIn.live) {
      const place = eligible.indexOf(seat);
      equities[seat].push(place < 0 ? null : shares[place]);
    }
  }
  const nets = result.pots.map(({ amount, rake }) => amount - rake);
  const total = nets.reduce((sum, net) => sum + net, 0);
  const seats = allIn.live.map((seat): SeatValue => {
    const { won, net } = result.seats[seat];
    const worth = nets.reduce((sum, pot, i) => sum + pot * (equities[seat][i] ?? 0), 0);
    return {
      seat,
      equities: equities[seat],
      share: total === 0 ? 0 : worth / total,
      expected: net - won + worth,
      actual: paid === null ? net : paid.back[seat] - paid.in[seat],
    };
  });
  const folded = holes.flatMap((hole, seat) => (allIn.live.includes(seat) ? [] : (hole ?? [])));
  return { board: allIn.board, dead: folded, seats };
}

/** What `replayHand` gives, as far as it is used here: a caller without types may hand in anything. */
function checkReplay(replay: Replay): void {
  const { hand, allIn, result } = (replay ?? {}) as Partial<Replay>;
  const isReplay = typeof hand === 'object' && hand !== null;
  if (!isReplay || allIn === undefined || result === undefined) {
    throw badOption(
      `allInValue: expected a replay, such as replayHand gives, not ${shown(replay)}`,
    );
  }
  checkRecorded(hand, 'allInValue');
}

/** The equity of each of these seats in a pot that they play for, from a board on. */
async function equitiesOf(
  { hand }: Replay,
  eligible: readonly number[],
  board: readonly Card[],
): Promise<number[]> {
  if (eligible.length === 1) return [1];
  const dead = hand.seats.flatMap(({ hole }, seat) =>
    eligible.includes(seat) ? [] : (hole ?? []),
  );
  const { players } = await equity({
    hands: eligible.map((seat) => hand.seats[seat].hole ?? []),
    board,
    dead,
    game: hand.game,
    exact: true,
    threads: 1,
  });
  return players.map((player) => player.equity);
}
