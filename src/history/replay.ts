/** A recorded hand played again by the rules: every action checked, everything settled. */

import type { HandResult, HandSetup, HandState, SettleOptions, Step } from '../betting/index.ts';
import {
  applyStep,
  canApply,
  legalActions,
  potSize,
  potsOf,
  settleHand,
  startHand,
} from '../betting/index.ts';
import { formatAmount } from '../showdown/amounts.ts';
import type { SeatAmount } from '../showdown/pots.ts';
import { Omaha8Error } from '../text/errors.ts';
import { checkBlinds } from './blinds.ts';
import { checkRecorded } from './check-recorded.ts';
import { splashOf } from './hand-checks.ts';
import { formatMoney } from './money.ts';
import { checkPayments } from './payments.ts';
import { type NumberedRaise, raiseMismatches } from './raise-numbers.ts';
import type { RecordedEvent, RecordedHand, Street } from './recorded.ts';
import { checkRepetitions } from './repetitions.ts';
import type { AllIn, Contradiction, Replay, ReplayStep } from './replayed.ts';
import { buttonIndex } from './seating.ts';

const STREET_INDEX: Record<Street, number> = { flop: 1, turn: 2, river: 3 };

/** What betting has to know of a recorded hand. */
function setupOf(hand: RecordedHand): HandSetup {
  const { stakes, seats, events } = hand;
  return {
    game: hand.game,
    holeCount: hand.holeCount,
    structure:
      stakes.kind === 'limit'
        ? { kind: 'limit', smallBet: stakes.smallBet, bigBet: stakes.bigBet }
        : { kind: stakes.kind, minBet: stakes.smallBet || hand.chip },
    smallBlind: stakes.smallBlind,
    bigBlind: stakes.bigBlind,
    seats: seats.map(({ stack }) => ({ stack })),
    button: buttonIndex(hand),
    posts: events.flatMap((event) => {
      if (event.kind !== 'post') return [];
      const { seat, post, amount } = event;
      return [{ seat, kind: post === 'ante' && !hand.antesTrimmed ? 'dead' : post, amount }];
    }),
    ...(stakes.cap !== null && { handCap: stakes.cap }),
    splash: splashOf(hand),
    allInShows: false,
    chip: hand.chip,
    oddChips: hand.oddChips,
    decimals: hand.decimals,
  };
}

/** The street from which on there are several boards, and how many; null where there is one. */
function runsOf({ events }: RecordedHand): { from: Street; times: number } | null {
  let from: Street | null = null;
  let times = 1;
  for (const event of events) {
    if (event.kind !== 'board' || event.run === 0) continue;
    from ??= event.street;
    times = Math.max(times, event.run + 1);
  }
  return from === null ? null : { from, times };
}

function live(state: HandState): number[] {
  return [...state.seats.keys()].filter((seat) => !state.seats[seat].folded);
}

class Player {
  state: HandState;
  readonly steps: ReplayStep[] = [];
  allIn: AllIn | null = null;
  /** What a call would have put in and got back, where the file does not speak of it. */
  leftOut: SeatAmount | null = null;
  readonly notes: string[] = [];
  /** Those of which the file says a second number. */
  readonly raises: NumberedRaise[] = [];
  readonly #hand: RecordedHand;
  readonly #runs: ReturnType<typeof runsOf>;
  #running = false;

  constructor(hand: RecordedHand) {
    this.#hand = hand;
    this.#runs = runsOf(hand);
    this.state = startHand(setupOf(hand));
    this.apply({ kind: 'hole', cards: hand.seats.map(({ hole }) => hole) });
  }

  apply(step: Step): void {
    this.state = applyStep(this.state, step);
  }

  play(event: RecordedEvent): void {
    const before = potSize(this.state);
    switch (event.kind) {
      case 'fold':
      case 'check':
      case 'call':
        this.apply({ kind: event.kind, seat: event.seat });
        break;
      case 'bet':
      case 'raise':
        this.#betOrRaise(event.kind, event);
        break;
      case 'board':
        this.#dealBoard(event);
        break;
      default:
    }
    if (event.kind === 'call') this.#checkCall(event, potSize(this.state) - before);
    const allIn = 'to' in event && this.state.seats[event.seat].stack === 0;
    this.steps.push({ event, pot: this.#potAfter(event), allIn });
  }

  /**
   * A raise that puts in all that anybody could call may be smaller than the minimum: rooms let a player
   * raise no further than that. It is played as the smallest raise, of which what is too much comes back.
   */
  #betOrRaise(kind: 'bet' | 'raise', event: Extract<RecordedEvent, { to: number }>): void {
    const { seat, to } = event;
    const { round } = this.state;
    const least = legalActions(this.state)?.[kind]?.min ?? to;
    const effective = to < least && this.leftOut === null && this.#putsAllIn(seat, to);
    this.apply({ kind, seat, to: effective ? least : to });
    if (effective) {
      this.leftOut = { seat, amount: least - to };
      const { name } = this.#hand.seats[seat];
      this.notes.push(
        `the ${kind} of ${name} to ${this.#money(to)} is below the minimum of ${this.#money(least)}, ` +
          'but nobody could call more',
      );
    }
    if (event.by !== undefined)
      this.raises.push({ ...event, by: event.by, before: round.currentBet });
  }

  /** Whether nobody else has more than that. */
  #putsAllIn(seat: number, to: number): boolean {
    const others = live(this.state).filter((other) => other !== seat);
    return others.every((other) => {
      const { bet, stack } = this.state.seats[other];
      return bet + stack <= to;
    });
  }

  #money(amount: number): string {
    return formatMoney(amount, this.#hand);
  }

  /** The state has all posts and the splash in it from the start; here they go in one by one. */
  #potAfter(event: RecordedEvent): number {
    if (event.kind === 'post' || event.kind === 'splash')
      return (this.steps.at(-1)?.pot ?? 0) + event.amount;
    const all = potSize(this.state);
    if (this.state.phase === 'betting') return all;
    return potsOf(this.state).returned.reduce((left, { amount }) => left - amount, all);
  }

  #dealBoard({ street, run, cards }: Extract<RecordedEvent, { kind: 'board' }>): void {
    this.#noteAllIn();
    const runs = this.#runs;
    if (runs !== null && !this.#running && STREET_INDEX[street] >= STREET_INDEX[runs.from]) {
      this.apply({ kind: 'run', times: runs.times });
      this.#running = true;
    }
    this.apply({ kind: 'board', cards, board: run });
  }

  /**
   * A call goes in as the rules say; the file may say otherwise. It may leave out what nobody could match:
   * of a big blind that is short, say, when all others are all-in or have folded.
   */
  #checkCall({ seat, amount: told }: { seat: number; amount: number }, due: number): void {
    if (told === due) return;
    const unmatched = this.state.phase === 'betting' ? [] : potsOf(this.state).returned;
    if (unmatched.some((back) => back.seat === seat && back.amount === due - told)) {
      this.leftOut = { seat, amount: due - told };
      return;
    }
    const money = (amount: number) => formatAmount(amount, this.#hand.decimals);
    throw new Omaha8Error(
      'illegal-action',
      `a call of ${money(told)} is not the ${money(due)} to call`,
    );
  }

  #noteAllIn(): void {
    const { state } = this;
    const seats = live(state);
    const canBet = seats.filter((seat) => state.seats[seat].stack > 0);
    if (this.allIn !== null || seats.length < 2 || canBet.length > 1) return;
    this.allIn = { board: [...state.boards[0]], live: seats, pots: potsOf(state).pots };
  }

  /**
   * Everybody whose cards are known shows; a player who hides them has mucked. The last one who could win a pot may
   * not muck: where those cards are hidden too, the file does not show what decided.
   *
   * @returns seats that mucked
   */
  showDown(): number[] {
    const mucked: number[] = [];
    while (this.state.phase === 'showdown' && this.state.toAct !== null) {
      const seat = this.state.toAct;
      const hidden = this.state.seats[seat].hole === null;
      const step: Step = { kind: hidden ? 'muck' : 'show', seat };
      if (hidden && !canApply(this.state, step)) break;
      if (hidden) mucked.push(seat);
      this.apply(step);
    }
    return mucked;
  }

  settle(options: SettleOptions, rules: Partial<HandState['rules']> = {}): HandResult {
    return settleHand({ ...this.state, rules: { ...this.state.rules, ...rules } }, options);
  }
}

/**
 * Replays a hand: every action in turn, then the showdown, the pots, and what the file says was paid.
 *
 * Seats whose cards are not known at the showdown have mucked. It never throws for what a file says: a
 * step that is not legal is a contradiction, and ends the replay.
 */
export function replayHand(hand: RecordedHand): Replay {
  checkRecorded(hand, 'replayHand');
  const contradictions: Contradiction[] = [];
  const notes: string[] = [];
  const replay: Replay = {
    hand,
    steps: [],
    allIn: null,
    result: null,
    paid: null,
    contradictions,
    notes,
  };
  let line = hand.line;
  const named = (message: string) =>
    message.replace(/\bseat (\d+)\b/g, (text, n) => hand.seats[Number(n) - 1]?.name ?? text);
  try {
    checkBlinds(replay);
    const player = new Player(hand);
    replay.steps = player.steps;
    for (const event of hand.events) {
      line = event.line;
      player.play(event);
      replay.allIn = player.allIn;
    }
    const { phase, toAct } = player.state;
    if (phase !== 'showdown' && phase !== 'over') {
      const next =
        phase === 'betting' ? `it is the turn of seat ${(toAct ?? 0) + 1}` : 'cards are to come';
      throw new Omaha8Error('illegal-action', `the hand stops too early: ${next}`);
    }
    const contested = live(player.state).length > 1;
    const mucked = player.showDown();
    const { leftOut } = player;
    checkPayments(replay, { contested, mucked, leftOut, settle: player.settle.bind(player) });
    notes.push(...player.notes);
    contradictions.push(...raiseMismatches(hand, player.raises));
    checkRepetitions(replay);
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    contradictions.push({ kind: 'illegal', line, why: named(error.message) });
  }
  return replay;
}
