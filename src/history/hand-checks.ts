/** What is found out of a recorded hand once all of its lines are read. */
import type { Card } from '../cards/card.ts';
import { checkDistinct, type HoleCount, isHoleCount } from '../cards/deal.ts';
import { Omaha8Error } from '../text/errors.ts';
import type {
  BettingKind,
  PostKind,
  RecordedEvent,
  RecordedHand,
  RecordedSeat,
  RecordedStakes,
} from './recorded.ts';

export function badHistory(message: string): Omaha8Error {
  return new Omaha8Error('bad-history', message);
}

/** What the room put into the pot. */
export function splashOf({ events }: RecordedHand): number {
  return events.reduce((sum, event) => sum + (event.kind === 'splash' ? event.amount : 0), 0);
}

export function amountsIn(events: readonly RecordedEvent[]): number[] {
  return events.flatMap((event) => ('amount' in event ? [event.amount] : []));
}

/**
 * How many hole cards there are: as the name of the game says, or else as many as the hands have that are
 * known; four where neither says it. Checks on the way that no card is dealt twice, except that boards may share cards.
 *
 * @throws Omaha8Error `bad-history` or `duplicate-card`
 */
export function holeCountOf(
  seats: readonly RecordedSeat[],
  boards: readonly (readonly Card[])[],
  named: number | null,
): HoleCount {
  const hands = seats.flatMap(({ name, hole }) => (hole === null ? [] : [{ name, hole }]));
  const seen = hands[0]?.hole.length ?? null;
  for (const { name, hole } of hands) {
    if (hole.length === seen) continue;
    throw badHistory(`${hands[0].name} holds ${seen} cards, but ${name} ${hole.length}`);
  }
  const count = named ?? seen ?? 4;
  if (!isHoleCount(count)) throw badHistory(`a hand of ${count} cards is not Omaha`);
  const groups = hands.map(({ name, hole }) => ({ where: `the hand of ${name}`, cards: hole }));
  for (const [run, cards] of boards.entries()) {
    const where = boards.length === 1 ? 'the board' : `board ${run + 1}`;
    checkDistinct([...groups, { where, cards }]);
  }
  return count;
}

/** The stakes; where the title does not say them, the blinds are what was posted. */
export function stakesOf(
  kind: BettingKind,
  named: { small: number; big: number } | null,
  bets: { small: number; big: number } | null,
  cap: number | null,
  events: readonly RecordedEvent[],
): RecordedStakes {
  const posted = (post: PostKind) => {
    const event = events.find((other) => other.kind === 'post' && other.post === post);
    return event?.kind === 'post' ? event.amount : 0;
  };
  const small = named?.small ?? posted('small-blind');
  const big = named?.big ?? posted('big-blind');
  const smallBet = bets?.small ?? big;
  const bigBet = bets?.big ?? (kind === 'limit' ? 2 * big : big);
  return { kind, smallBlind: small, bigBlind: big, smallBet, bigBet, cap };
}
