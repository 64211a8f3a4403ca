/** Who wins what: the hands of a showdown read, compared, and paid. */
import { cardTexts } from '../cards/text.ts';
import { type HighHand, type MadeHand, madeHands } from '../evaluator/evaluate.ts';
import { NO_LOW } from '../tables/low-values.ts';
import { amountNumber, fixedAmount } from './amounts.ts';
import { type Money, readMoney } from './money.ts';
import { type Deal, readDeal, type ShowdownOptions } from './options.ts';
import { oddChipReason, type Wording } from './reasons.ts';
import type { HighResult, ReturnedBet, Showdown, ShowdownPlayer, ShowdownPot } from './result.ts';
import { type Half, highWinners, lowWinners, type SettledPot, settlePot, wonBy } from './settle.ts';
import { type Fraction, formatFraction, outcomeOf, shareOf } from './shares.ts';
import { seatsFromButton } from './split.ts';

/** An amount of units as the result has it. */
type AmountOf = (units: number) => number;

/** What the live seats show down. A folded seat has null, and values that nothing reads. */
interface Hands {
  shown: ({ high: HighHand; low: MadeHand | null } | null)[];
  highs: number[];
  lows: number[];
  /** The best among all live seats. */
  highWinners: number[];
  /** null: nobody has a low. */
  lowWinners: number[] | null;
}

function makeHands({ game, board, seats }: Deal): Hands {
  const shown = seats.map(({ folded, hole }) =>
    folded || hole === null ? null : madeHands(hole, board, game),
  );
  const live = [...shown.keys()].filter((seat) => shown[seat] !== null);
  const highs = shown.map((hand) => hand?.high.value ?? 0);
  const lows = shown.map((hand) => hand?.low?.value ?? NO_LOW);
  return {
    shown,
    highs,
    lows,
    highWinners: highWinners(highs, live),
    lowWinners: lowWinners(lows, live),
  };
}

function resultOf(seat: number, winners: readonly number[]): HighResult {
  if (!winners.includes(seat)) return 'lose';
  return winners.length === 1 ? 'win' : 'tie';
}

/** The share of the one pot; without amounts, of a pot for all live seats; null if there are several. */
function shareOfAll(seat: number, pots: readonly SettledPot[], hands: Hands): Fraction | null {
  if (pots.length > 1 && hands.shown[seat] !== null) return null;
  if (pots.length !== 1) return shareOf(seat, hands.highWinners, hands.lowWinners);
  const [{ high, low }] = pots[0].boards;
  return shareOf(seat, high.winners, low?.winners ?? null);
}

function describePlayer(
  seat: number,
  deal: Deal,
  hands: Hands,
  pots: readonly SettledPot[],
  amountOf: AmountOf | null,
): ShowdownPlayer {
  const { folded, hole } = deal.seats[seat];
  const shown = hands.shown[seat];
  const share = shareOfAll(seat, pots, hands);
  return {
    seat: seatNumber(seat),
    ...(deal.names && { name: deal.names[seat] }),
    folded,
    hole: hole && cardTexts(hole),
    high: shown?.high ?? null,
    low: shown?.low ?? null,
    highResult: shown && resultOf(seat, hands.highWinners),
    lowResult: shown && (shown.low ? resultOf(seat, hands.lowWinners ?? []) : 'none'),
    share: share && formatFraction(share),
    outcome: share && outcomeOf(share),
    amount: amountOf === null ? null : amountOf(wonBy(seat, pots)),
  };
}

function describePot(
  { boards: [pot] }: SettledPot,
  deal: Deal,
  amount: AmountOf,
  decimals: number,
): ShowdownPot {
  const half = ({ amount: won, winners }: Half) => ({
    amount: amount(won),
    winners: winners.map(seatNumber),
  });
  const wording: Wording = {
    amount: (integer) => fixedAmount(integer, decimals),
    seat: (seat) => deal.names?.[seat] ?? `seat ${seatNumber(seat)}`,
  };
  const turn = seatsFromButton([...deal.seats.keys()], deal.button, deal.seats.length);
  return {
    amount: amount(pot.amount),
    rake: amount(pot.rake),
    eligible: pot.eligible.map(seatNumber),
    high: half(pot.high),
    low: pot.low && half(pot.low),
    payouts: pot.payouts.map(({ seat, amount: won, share }) => ({
      seat: seatNumber(seat),
      amount: amount(won),
      share: formatFraction(share),
    })),
    oddChips: pot.oddChips.map((odd) => ({
      seat: seatNumber(odd.seat),
      chips: 1,
      ...(odd.sharedWith && { sharedWith: odd.sharedWith.map(seatNumber) }),
      why: oddChipReason(odd, pot, turn, wording),
    })),
  };
}

function describeReturned({ returned }: Money, amount: AmountOf): ReturnedBet[] {
  return returned === null
    ? []
    : [{ seat: seatNumber(returned.seat), amount: amount(returned.amount) }];
}

function seatNumber(seat: number): number {
  return seat + 1;
}

/**
 * Shows down the hands: who makes what, who wins the high and the low, and who is paid what of each pot.
 *
 * Seats are numbered from 1 in the order of `hands`. Without `pot` and `bets` there are no amounts:
 * `pots` and `returned` are empty and every player's `amount` is null.
 *
 * @throws Omaha8Error `bad-card`, `duplicate-card`, `card-count`, `impossible-deal`, `bad-amount`,
 *   `bad-option` or `too-large`, in one clause that names what is at fault
 *
 * @example
 *     const { players } = showdown({
 *       board: '7s7d5c2hJs',
 *       hands: ['AhAd8s9c', '4h4d3sKc'],
 *       pot: 100,
 *     });
 *     players[0].outcome // 'half'
 *     players[0].amount // 50
 */
export function showdown(options: ShowdownOptions): Showdown {
  return showDown(options, amountNumber).result;
}

/**
 * The same with every amount as a whole number of the smallest unit, for callers who go on counting: a
 * number in the user's unit cannot tell 90071992547409.91 from 90071992547409.9.
 *
 * @returns `decimals`: how many decimal places of the user's unit the smallest one is
 */
export function showdownInUnits(options: ShowdownOptions): { result: Showdown; decimals: number } {
  return showDown(options, (units) => units);
}

function showDown(
  options: ShowdownOptions,
  amountIn: (units: number, decimals: number) => number,
): { result: Showdown; decimals: number } {
  const deal = readDeal(options);
  const money = readMoney(options, deal.seats);
  const hands = makeHands(deal);
  const decimals = money?.units.decimals ?? 0;
  const amountOf: AmountOf = (units) => amountIn(units, decimals);
  const settled = money === null ? [] : settlePots(money, deal, hands);
  const result: Showdown = {
    game: deal.game,
    board: cardTexts(deal.board),
    lowMade: hands.lowWinners !== null,
    players: deal.seats.map((_, seat) =>
      describePlayer(seat, deal, hands, settled, money && amountOf),
    ),
    pots: settled.map((pot) => describePot(pot, deal, amountOf, decimals)),
    returned: money === null ? [] : describeReturned(money, amountOf),
  };
  return { result, decimals };
}

function settlePots({ pots, units, rakes }: Money, deal: Deal, hands: Hands): SettledPot[] {
  const { button, oddChips } = deal;
  const rules = { button, oddChips, chip: units.chip };
  return pots.map((pot, i) => settlePot({ ...pot, rake: rakes[i] }, [hands], rules));
}
