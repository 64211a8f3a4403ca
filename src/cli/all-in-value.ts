import type { Card } from '../cards/card.ts';
import { formatCards } from '../cards/text.ts';
import { equity } from '../equity/equity.ts';
import type { Replay } from '../history/replay.ts';

/** What the pots were worth to a seat when the last bet was in, and what it got. In units. */
export interface SeatValue {
  seat: number;
  /** Of all the pots together, between 0 and 1. */
  equity: number;
  /** What it would win or lose on average. */
  expected: number;
  /** What it won or lost. */
  actual: number;
}

export interface AllInValue {
  board: Card[];
  seats: SeatValue[];
}

/**
 * What an all-in was worth, exactly, over all boards that could have come. The rake that was taken is
 * taken as given, and cards that are known to lie in other hands are dead.
 *
 * @returns null where nobody was all-in with cards to come, or not all hands are known
 */
export async function allInValue({
  hand,
  allIn,
  result,
  paid,
}: Replay): Promise<AllInValue | null> {
  if (allIn === null || result === null) return null;
  const holes = hand.seats.map(({ hole }) => hole);
  if (allIn.live.some((seat) => holes[seat] === null)) return null;
  const expected = hand.seats.map(() => 0);
  let total = 0;
  for (const { eligible, amount, rake } of result.pots) {
    const dead = holes.flatMap((hole, seat) => (eligible.includes(seat) ? [] : (hole ?? [])));
    const shares = await equities(
      eligible.map((seat) => holes[seat] ?? []),
      allIn.board,
      dead.filter((card) => !allIn.board.includes(card)),
      hand.game,
    );
    total += amount - rake;
    for (const [i, seat] of eligible.entries()) expected[seat] += shares[i] * (amount - rake);
  }
  const seats = allIn.live.map((seat): SeatValue => {
    const { won, net } = result.seats[seat];
    return {
      seat,
      equity: total === 0 ? 0 : expected[seat] / total,
      expected: net - won + expected[seat],
      actual: paid === null ? net : paid.back[seat] - paid.in[seat],
    };
  });
  return { board: allIn.board, seats };
}

async function equities(
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  dead: readonly Card[],
  game: Replay['hand']['game'],
): Promise<number[]> {
  if (hands.length === 1) return [1];
  const { players } = await equity({
    hands: hands.map((hole) => formatCards(hole)),
    board: formatCards(board),
    dead: formatCards(dead),
    game,
    exact: true,
    threads: 1,
  });
  return players.map((player) => player.equity);
}
