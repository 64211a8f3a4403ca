/** The shape of recorded hands that callers hand in: plain data, which may come from anywhere. */
import { DECK_SIZE } from '../cards/card.ts';
import { HOLE_COUNTS } from '../cards/deal.ts';
import { GAMES } from '../games/game.ts';
import { ODD_CHIP_RULES } from '../showdown/split.ts';
import {
  checkAgainst,
  flag,
  listOf,
  one,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  text,
  variant,
  whole,
} from '../text/shape.ts';
import { RAISE_SENSES, type RecordedHand } from './recorded.ts';

/** What files say need not be possible: numbers that cannot be are for the replay to find. */
const amount = one((value) => typeof value === 'number');
const cards = listOf(whole(0, DECK_SIZE - 1));
const POSTS = ['ante', 'dead', 'small-blind', 'big-blind', 'straddle', 'post'];

/** The events of a hand of so many seats. */
function eventOf(seats: number): Shape {
  const seat = whole(0, seats - 1);
  const bare = record({ line: amount, seat });
  const paid = record({ line: amount, seat, amount });
  const action = record({
    line: amount,
    seat,
    amount,
    to: amount,
    by: optional(amount),
    means: optional(oneOf(RAISE_SENSES)),
  });
  return variant('kind', {
    post: record({ line: amount, seat, post: oneOf(POSTS), amount }),
    splash: record({ line: amount, amount }),
    fold: action,
    check: action,
    call: action,
    bet: action,
    raise: action,
    board: record({
      line: amount,
      street: oneOf(['flop', 'turn', 'river']),
      run: whole(0, 10),
      cards,
    }),
    show: bare,
    muck: bare,
    uncalled: paid,
    collect: record({ line: amount, seat, amount, pot: text }),
  });
}

/** What is said again of a hand of so many seats and events. */
function repetitionOf(seats: number, events: number): Shape {
  const after = whole(0, events - 1);
  return variant('kind', {
    board: record({ line: amount, run: amount, cards, whole: flag }),
    pot: record({ line: amount, after, amount, of: oneOf(['all', 'main']) }),
    players: record({ line: amount, after, count: amount }),
    won: record({ line: amount, seat: whole(0, seats - 1), amount }),
    put: record({ line: amount, seat: whole(0, seats - 1), amount }),
    stack: record({ line: amount, seat: whole(0, seats - 1), amount }),
    plays: record({ line: amount, seat: whole(0, seats - 1), run: whole(0, 10), cards }),
    pots: record({ line: amount, amounts: listOf(amount) }),
  });
}

const hand = record({
  site: text,
  id: text,
  date: text,
  table: text,
  tournament: orNull(text),
  game: oneOf(GAMES),
  holeCount: oneOf(HOLE_COUNTS),
  stakes: record({
    kind: oneOf(['limit', 'pot-limit', 'no-limit']),
    smallBlind: amount,
    bigBlind: amount,
    smallBet: amount,
    bigBet: amount,
    cap: orNull(amount),
  }),
  currency: text,
  decimals: whole(0, 15),
  chip: amount,
  seats: listOf(record({ number: amount, name: text, stack: amount, hole: orNull(cards) })),
  hero: orNull(amount),
  button: orNull(amount),
  antesTrimmed: flag,
  oddChips: oneOf(ODD_CHIP_RULES),
  totalPot: orNull(amount),
  rake: orNull(amount),
  finishingStacks: orNull(listOf(amount)),
  line: amount,
});

/**
 * @param of  named in errors: "replayHand"
 * @throws Omaha8Error `bad-option` where it is no recorded hand
 */
export function checkRecorded(recorded: RecordedHand, of: string): void {
  const expected = `${of}: expected a recorded hand, such as that of a reading`;
  checkAgainst(hand, recorded, expected);
  const seats = recorded.seats.length;
  checkAgainst(record({ events: listOf(eventOf(seats)) }), recorded, expected);
  const repetitions = listOf(repetitionOf(seats, recorded.events.length));
  checkAgainst(record({ repetitions }), recorded, expected);
}
