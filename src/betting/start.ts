/** The start of a hand: what is posted. */
import { checkSetup } from './check-setup.ts';
import { checkShape } from './check-shape.ts';
import { made } from './check-state.ts';
import type { HandSetup, Post, PostKind, Rules, SeatSetup } from './setup.ts';
import type { HandState, Round, SeatState } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const LIVE: readonly PostKind[] = ['small-blind', 'big-blind', 'straddle', 'post'];

function sitDown({ stack, dealtIn = true }: SeatSetup, handCap: number | null): Mutable<SeatState> {
  const reserve = handCap === null ? 0 : Math.max(0, stack - handCap);
  return {
    stack: stack - reserve,
    reserve,
    bet: 0,
    paid: 0,
    ante: 0,
    dead: 0,
    folded: !dealtIn,
    acted: false,
    hole: null,
    tabled: 'no',
  };
}

/** @returns what the seat had of it. */
function post(seat: Mutable<SeatState>, { kind, amount }: Post): number {
  const posted = Math.min(seat.stack, amount);
  seat.stack -= posted;
  if (kind === 'ante') seat.ante += posted;
  else if (kind === 'dead') seat.dead += posted;
  else {
    seat.bet += posted;
    seat.paid += posted;
  }
  return posted;
}

/**
 * The round before the flop as the posts leave it. A blind or straddle that is short, or missing, is
 * called and raised as if it were whole; the big blind is the first bet, a straddle a raise.
 *
 * @param posted  what was there of each post
 */
function openingRound(rules: Rules, posted: readonly number[], seatCount: number): Round {
  const { posts, smallBlind, bigBlind, structure } = rules;
  const sum = (kind: PostKind) =>
    posts.reduce((total, post, i) => total + (post.kind === kind ? posted[i] : 0), 0);
  const due = new Array<number>(seatCount).fill(0);
  for (const { seat, kind, amount } of posts) if (LIVE.includes(kind)) due[seat] += amount;
  const straddles = posts.filter(({ kind }) => kind === 'straddle').map(({ amount }) => amount);
  const straddled = straddles.reduce((total, amount) => total + amount, 0);
  const currentBet = Math.max(bigBlind, ...due);
  return {
    currentBet,
    fullBet: currentBet,
    minRaise: structure.kind === 'limit' ? 0 : Math.max(structure.minBet, ...straddles),
    wagers: currentBet > 0 ? 1 + straddles.length : 0,
    capped: false,
    missingBlinds:
      Math.max(0, smallBlind - sum('small-blind')) +
      Math.max(0, bigBlind - sum('big-blind')) +
      (straddled - sum('straddle')),
    aggressor: null,
  };
}

/**
 * Starts a hand: takes the antes, blinds and other posts, and waits for the hole cards.
 *
 * @throws Omaha8Error `bad-option`, `bad-amount`, `card-count`, `impossible-deal` or `too-large`, with
 *   a sentence that says what is wrong with the setup
 */
export function startHand(setup: HandSetup): HandState {
  checkShape(setup);
  const rules = checkSetup(setup);
  const seats = setup.seats.map((seat) => sitDown(seat, rules.handCap));
  const posted = rules.posts.map((due) => post(seats[due.seat], due));
  return made({
    rules,
    phase: 'hole',
    street: 0,
    seats,
    boards: [[]],
    shared: 0,
    burns: [],
    toAct: null,
    round: openingRound(rules, posted, seats.length),
  });
}
