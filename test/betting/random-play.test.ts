/**
 * Random play against a model: an account of the chips, kept in its own way, and the reference
 * settlement at the end.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep } from '../../src/betting/apply.ts';
import { legalActions } from '../../src/betting/limits.ts';
import { potSize, potsOf } from '../../src/betting/pots.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import type { HandSetup, Structure } from '../../src/betting/setup.ts';
import type { HandState } from '../../src/betting/state.ts';
import type { Action, Step } from '../../src/betting/step.ts';
import { type Card, fullDeck, rankOf } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import { ODD_CHIP_RULES } from '../../src/showdown/split.ts';
import { splitPots } from '../reference/index.ts';
import { playHand, setupOf } from './play.ts';

const SMALL_BLIND = 3;
const BIG_BLIND = 7;

/** What a seat has left, has put in (in this round, in all), and whether it is out. */
interface Account {
  left: number;
  bet: number;
  paid: number;
  out: boolean;
}

/** The accounts, and the bet that has to be matched. */
interface Model {
  accounts: Account[];
  level: number;
}

interface Real {
  state: HandState;
  deck: Card[];
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function isAtEnd({ phase }: HandState): boolean {
  return phase === 'showdown' || phase === 'over';
}

/**
 * One decision: 0 folds, 1 to 4 check or call, 5 to 9 bet or raise where that is legal, 9 the most,
 * the others as far up the range as `size` says. Where cards are to come they are dealt instead.
 */
class Decision implements fc.Command<Model, Real> {
  readonly choice: number;
  readonly size: number;

  constructor(choice: number, size: number) {
    this.choice = choice;
    this.size = size;
  }

  check(): boolean {
    return true;
  }

  toString(): string {
    return `${this.choice}:${this.size}`;
  }

  pick(state: HandState): Action {
    const legal = legalActions(state);
    if (legal === null) throw new Error('a hand that waits for an action has none');
    const { seat } = legal;
    const range = legal.bet ?? legal.raise;
    if (range !== null && this.choice >= 5) {
      const part = this.choice === 9 ? 1 : this.size;
      const to = range.min + Math.floor(part * (range.max - range.min));
      return { kind: legal.bet ? 'bet' : 'raise', seat, to };
    }
    if (this.choice === 0) return { kind: 'fold', seat };
    return { kind: legal.check ? 'check' : 'call', seat };
  }

  run(model: Model, real: Real): void {
    if (isAtEnd(real.state)) return;
    const deal = real.state.phase === 'board';
    const count = real.state.boards[0].length === 0 ? 3 : 1;
    const step: Step = deal
      ? { kind: 'board', cards: real.deck.splice(0, count) }
      : this.pick(real.state);
    if (step.kind === 'board') {
      model.level = 0;
      for (const account of model.accounts) account.bet = 0;
    } else {
      record(model, step as Action);
    }
    real.state = freeze(applyStep(real.state, step));
    compare(model, real.state);
  }
}

function record(model: Model, action: Action): void {
  const mine = model.accounts[action.seat];
  if (action.kind === 'fold') mine.out = true;
  if (action.kind === 'bet' || action.kind === 'raise') model.level = action.to;
  if (action.kind === 'fold' || action.kind === 'check') return;
  const more = Math.min(model.level - mine.bet, mine.left);
  mine.left -= more;
  mine.bet += more;
  mine.paid += more;
}

function compare({ accounts }: Model, state: HandState): void {
  expect(state.seats.map(({ stack, paid, folded }) => [stack, paid, folded])).toEqual(
    accounts.map(({ left, paid, out }) => [left, paid, out]),
  );
  expect(Math.min(...state.seats.map(({ stack }) => stack))).toBeGreaterThanOrEqual(0);
  const { pots, returned } = potsOf(state);
  expect(sum([...pots, ...returned].map(({ amount }) => amount))).toBe(potSize(state));
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

interface Start {
  setup: HandSetup;
  deck: Card[];
}

/** Low cards and few of the others, so that lows and ties are common. */
const DECK = fullDeck().filter((card) => rankOf(card) < 7 || rankOf(card) > 10);

const STRUCTURES: readonly Structure[] = [
  { kind: 'limit', smallBet: BIG_BLIND, bigBet: 2 * BIG_BLIND },
  { kind: 'pot-limit' },
  { kind: 'no-limit' },
];

const starts: fc.Arbitrary<Start> = fc
  .record({
    // Few different stacks, many of them short, so that side pots are common.
    stacks: fc.array(fc.constantFrom(2, 5, 20, 41, 41, 200, 1000), { minLength: 2, maxLength: 6 }),
    structure: fc.constantFrom(...STRUCTURES),
    button: fc.nat(5),
    oddChips: fc.constantFrom(...ODD_CHIP_RULES),
    deck: fc.shuffledSubarray(DECK, { minLength: DECK.length, maxLength: DECK.length }),
    percent: fc.constantFrom(0, 5, 12.5),
    cap: fc.constantFrom(undefined, 0, 3, 10),
  })
  .map(({ stacks, button, deck, percent, cap, ...rest }) => {
    const blinds = { smallBlind: SMALL_BLIND, bigBlind: BIG_BLIND };
    const rake = { percent, ...(cap !== undefined && { cap }) };
    const change = { ...rest, ...blinds, button: button % stacks.length, rake };
    return { setup: setupOf(stacks, change), deck };
  });

const decisions = fc
  .tuple(fc.nat(9), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([choice, size]) => new Decision(choice, size));

function begin({ setup, deck }: Start): { model: Model; real: Real } {
  const left = [...deck];
  const hole = setup.seats.map(() => formatCards(left.splice(0, 4)));
  const state = freeze(playHand(setup, '', hole));
  const accounts = state.seats.map(({ stack, bet, paid }) => {
    return { left: stack, bet, paid, out: false };
  });
  return { model: { accounts, level: BIG_BLIND }, real: { state, deck: left } };
}

/** What the reference pays, by seat. */
function referenceNets({ rules, seats, boards }: HandState): number[] {
  const bets = seats.map(({ paid }) => paid);
  const { amounts, returned } = splitPots({
    hands: seats.map(({ hole }) => formatCards(hole ?? [])),
    board: formatCards(boards[0]),
    bets,
    folded: [...seats.keys()].filter((seat) => seats[seat].folded).map((seat) => seat + 1),
    button: rules.button + 1,
    oddChips: rules.oddChips,
    rakePercent: rules.rake?.percent ?? 0,
    ...(rules.rake?.cap !== undefined && { rakeCap: rules.rake.cap }),
  });
  return bets.map((bet, seat) => amounts[seat] + returned[seat] - bet);
}

describe('any play', () => {
  it('keeps account of every chip, ends, and is settled as the reference settles it', () => {
    fc.assert(
      fc.property(starts, fc.commands([decisions], { maxCommands: 60 }), (start, commands) => {
        const session = begin(start);
        fc.modelRun(() => session, commands);
        const { model, real } = session;
        // However it has gone so far, checking and calling ends it within a round for each street.
        const most = 4 * start.setup.seats.length + 4;
        for (let i = 0; i < most; i++) new Decision(1, 0).run(model, real);
        expect(isAtEnd(real.state)).toBe(true);

        const { pots, returned, rake, seats } = settleHand(real.state);
        const stacks = start.setup.seats.map(({ stack }) => stack);
        expect(sum(seats.map(({ stack }) => stack)) + rake).toBe(sum(stacks));
        expect(seats.map(({ stack, net }) => stack - net)).toEqual(stacks);
        for (const { amount, eligible, boards } of pots) {
          const paid = boards.flatMap(({ payouts }) => payouts);
          const raked = sum(boards.map((board) => board.rake));
          expect(sum(paid.map((payout) => payout.amount)) + raked).toBe(amount);
          for (const { seat } of paid) {
            expect(eligible).toContain(seat);
            expect(real.state.seats[seat].folded).toBe(false);
          }
        }
        for (const { seat } of returned) expect(real.state.seats[seat].folded).toBe(false);
        if (real.state.phase === 'showdown') {
          expect(seats.map(({ net }) => net)).toEqual(referenceNets(real.state));
        }
      }),
      { numRuns: 300 },
    );
  });
});
