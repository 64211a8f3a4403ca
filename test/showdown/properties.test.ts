import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, fullDeck, makeCard, rankOf, suitOf } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import type { ShowdownOptions } from '../../src/showdown/options.ts';
import type { Showdown } from '../../src/showdown/result.ts';
import { showdown } from '../../src/showdown/showdown.ts';
import { ODD_CHIP_RULES } from '../../src/showdown/split.ts';
import { splitPots } from '../reference/index.ts';

/** A showdown with bets, at least two of its seats live; amounts are whole chips of 1. */
interface Deal {
  board: Card[];
  hands: Card[][];
  folded: number[];
  bets: number[];
  button: number;
  oddChips: (typeof ODD_CHIP_RULES)[number];
}

/** Low cards and few of the others, so that lows, ties and quarters are common. */
const DECK = fullDeck().filter((card) => rankOf(card) < 7 || rankOf(card) > 10);

const deals: fc.Arbitrary<Deal> = fc
  .record({ count: fc.integer({ min: 2, max: 5 }), size: fc.constantFrom(4, 5, 6) })
  .chain(({ count, size }) => {
    const seat = fc.integer({ min: 1, max: count });
    return fc.record({
      cards: fc.shuffledSubarray(DECK, {
        minLength: 5 + count * size,
        maxLength: 5 + count * size,
      }),
      folded: fc.uniqueArray(seat, { maxLength: count - 2 }),
      // Few different amounts, so that layers with several seats are common.
      bets: fc.array(fc.constantFrom(0, 10, 35, 36, 77), { minLength: count, maxLength: count }),
      button: seat,
      oddChips: fc.constantFrom(...ODD_CHIP_RULES),
      count: fc.constant(count),
      size: fc.constant(size),
    });
  })
  .map(({ cards, count, size, ...rest }) => ({
    board: cards.slice(0, 5),
    hands: Array.from({ length: count }, (_, i) => cards.slice(5 + i * size, 5 + (i + 1) * size)),
    ...rest,
  }));

const handTexts = ({ hands }: Deal) => hands.map((hand) => formatCards(hand));
const RUNS = { numRuns: 60 };

/** Everything of a result but the cards themselves. */
function money({ players, pots, returned }: Showdown) {
  return {
    pots,
    returned,
    players: players.map(({ seat, share, outcome, amount, highResult, lowResult }) => ({
      seat,
      share,
      outcome,
      amount,
      highResult,
      lowResult,
    })),
  };
}

/** A part of the pots, or else a percentage of every pot, to a cap if there is one. */
const rakes = fc.record({
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  percent: fc.option(fc.constantFrom(0, 2.5, 5, 12.5, 100)),
  cap: fc.option(fc.nat(40)),
});

describe('any showdown', () => {
  it('is settled as the reference settles it', () => {
    fc.assert(
      fc.property(deals, rakes, (deal, { part, percent, cap }) => {
        const { folded, bets, button, oddChips } = deal;
        const options: ShowdownOptions = { ...deal, hands: handTexts(deal) };
        const total = showdown(options).pots.reduce((sum, { amount }) => sum + amount, 0);
        const inAll = Math.floor(total * part);
        const rake = percent === null ? inAll : `${percent}%${cap === null ? '' : `,cap=${cap}`}`;
        const expected = splitPots({
          board: formatCards(deal.board),
          hands: handTexts(deal),
          bets,
          folded,
          button,
          oddChips,
          rake: inAll,
          ...(percent !== null && { rakePercent: percent, rakeCap: cap ?? total }),
        });
        const { players, pots, returned } = showdown({ ...options, rake });
        const bySeat = (paid: readonly { seat: number; amount: number }[]) =>
          bets.map((_, i) => paid.find(({ seat }) => seat === i + 1)?.amount ?? 0);
        expect(players.map(({ amount }) => amount)).toEqual(expected.amounts);
        expect(bySeat(returned)).toEqual(expected.returned);
        expect(
          pots.map(({ amount, rake: raked, eligible, high, low, payouts }) => ({
            amount,
            rake: raked,
            eligible,
            winners: { high: high.winners, low: low?.winners ?? [] },
            paid: bySeat(payouts),
          })),
        ).toEqual(expected.pots);
      }),
      RUNS,
    );
  });

  it('pays out what was put in', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const { players, pots, returned } = showdown(deal);
        const sum = (amounts: readonly (number | null)[]) =>
          amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
        const paid = sum(players.map(({ amount }) => amount));
        expect(paid).toBe(sum(pots.map(({ amount }) => amount)));
        expect(paid + sum(returned.map(({ amount }) => amount))).toBe(sum(deal.bets));
      }),
      RUNS,
    );
  });

  it('does not change when the suits are renamed', () => {
    const suits = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(deals, suits, (deal, names) => {
        const rename = (card: Card) => makeCard(rankOf(card), names[suitOf(card)]);
        const renamed = {
          ...deal,
          board: deal.board.map(rename),
          hands: deal.hands.map((hand) => hand.map(rename)),
        };
        expect(money(showdown(renamed))).toEqual(money(showdown(deal)));
      }),
      RUNS,
    );
  });

  it('does not depend on the cards of folded seats', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const hands = deal.hands.map((hand, i) => (deal.folded.includes(i + 1) ? null : hand));
        expect(money(showdown({ ...deal, hands }))).toEqual(money(showdown(deal)));
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the cards in a hand or on the board', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const board = deal.board.toReversed();
        const hands = deal.hands.map((hand) => hand.toReversed());
        expect(money(showdown({ ...deal, board, hands }))).toEqual(money(showdown(deal)));
      }),
      RUNS,
    );
  });

  it('gives each hand the same share wherever it sits', () => {
    const dealAndOrder = deals.chain((deal) => {
      const seats = [...deal.hands.keys()];
      const order = fc.shuffledSubarray(seats, {
        minLength: seats.length,
        maxLength: seats.length,
      });
      return fc.tuple(fc.constant(deal), order);
    });
    fc.assert(
      fc.property(dealAndOrder, ([{ board, hands }, order]) => {
        const { players } = showdown({ board, hands });
        const moved = showdown({ board, hands: order.map((seat) => hands[seat]) }).players;
        const result = ({ seat: _, ...rest }: Showdown['players'][number]) => rest;
        expect(moved.map(result)).toEqual(order.map((seat) => result(players[seat])));
      }),
      RUNS,
    );
  });
});
