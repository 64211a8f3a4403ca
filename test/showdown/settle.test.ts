import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layerPots, type Pot } from '../../src/showdown/pots.ts';
import { rakeOfAmount } from '../../src/showdown/rake.ts';
import { type BoardValues, type PayRules, settlePot, wonBy } from '../../src/showdown/settle.ts';
import { ODD_CHIP_RULES, type OddChipRule } from '../../src/showdown/split.ts';
import { NO_LOW } from '../../src/tables/low-values.ts';

type Settling = BoardValues & PayRules & { rake?: number };

/** All pots on one board, each with what became of it there. */
function settle(pots: readonly Pot[], { highs, lows, rake = 0, ...rules }: Settling) {
  const rakes = rakeOfAmount(pots, rake) ?? [];
  return pots.map((pot, i) => {
    const settled = settlePot({ ...pot, rake: rakes[i] }, [{ highs, lows }], rules);
    return { ...settled, ...settled.boards[0] };
  });
}

/** Seat 0 is first left of the button; it has the best high, seats 1 and 2 share the low. */
const QUARTERED: Settling = { highs: [100, 200, 300], lows: [NO_LOW, 7, 7], button: 2 };

describe('settling one pot from plain numbers', () => {
  it('says who wins each half, who is paid what, and the share of each', () => {
    expect(settlePot({ amount: 101, eligible: [0, 1, 2] }, [QUARTERED], QUARTERED).boards).toEqual([
      {
        amount: 101,
        eligible: [0, 1, 2],
        rake: 0,
        high: { amount: 51, winners: [0] },
        low: { amount: 50, winners: [1, 2] },
        payouts: [
          { seat: 0, amount: 51, share: { numerator: 1, denominator: 2 } },
          { seat: 1, amount: 25, share: { numerator: 1, denominator: 4 } },
          { seat: 2, amount: 25, share: { numerator: 1, denominator: 4 } },
        ],
        oddChips: [{ seat: 0, place: 'between' }],
      },
    ]);
  });

  it('gives the high the whole pot where no eligible seat has a low', () => {
    const [pot] = settle([{ amount: 50, eligible: [0, 1] }], {
      highs: [200, 100],
      lows: [NO_LOW, NO_LOW],
      button: 1,
    });
    expect(pot.high).toEqual({ amount: 50, winners: [1] });
    expect(pot.low).toBeNull();
  });

  it('pays a pot won without a showdown to the one seat left, whatever its values', () => {
    const { pots } = layerPots([5, 20, 20], [true, true, false]);
    const settled = settle(pots, { highs: [0, 0, 0], lows: [NO_LOW, NO_LOW, NO_LOW], button: 0 });
    expect(wonBy(2, settled)).toBe(45);
    expect(settled[0].payouts[0].share).toEqual({ numerator: 1, denominator: 1 });
  });
});

describe('a pot on several boards', () => {
  const noLow = [NO_LOW, NO_LOW];
  const wonOnEach = (boards: BoardValues[], amount: number, rake = 0) => {
    const pot = { amount, eligible: [0, 1], rake };
    return settlePot(pot, boards, { button: 1 }).boards.map((part) => [
      part.amount,
      part.rake,
      part.payouts.map((paid) => [paid.seat, paid.amount]),
    ]);
  };
  const first = { highs: [1, 2], lows: noLow };
  const second = { highs: [2, 1], lows: [3, 4] };

  it('is cut into equal parts, the odd chip to the first board', () => {
    expect(wonOnEach([first, second], 100)).toEqual([
      [50, 0, [[0, 50]]],
      [
        50,
        0,
        [
          [0, 25],
          [1, 25],
        ],
      ],
    ]);
    expect(wonOnEach([first, first], 101)).toEqual([
      [51, 0, [[0, 51]]],
      [50, 0, [[0, 50]]],
    ]);
    expect(wonOnEach([first, first, first], 101)).toEqual([
      [34, 0, [[0, 34]]],
      [34, 0, [[0, 34]]],
      [33, 0, [[0, 33]]],
    ]);
  });

  it('has its rake taken from the parts as evenly, before the split', () => {
    expect(wonOnEach([first, second], 101, 5)).toEqual([
      [51, 3, [[0, 48]]],
      [
        50,
        2,
        [
          [0, 24],
          [1, 24],
        ],
      ],
    ]);
  });

  it('has in all what one board has, to the chip, whoever wins what', () => {
    const values = fc.record({
      highs: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      lows: fc.array(fc.constantFrom(1, 2, NO_LOW), { minLength: 3, maxLength: 3 }),
    });
    const boards = fc.array(values, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(boards, fc.nat(300), fc.nat(20), fc.constantFrom(1, 5), (all, pot, cut, chip) => {
        const rake = Math.min(pot, cut) * chip;
        const amount = pot * chip;
        const due = { amount, rake, eligible: [0, 1, 2], contenders: [0, 2] };
        const settled = settlePot(due, all, { button: 0, chip });
        const sum = (of: (part: (typeof settled.boards)[number]) => number) =>
          settled.boards.reduce((total, part) => total + of(part), 0);
        expect(sum((part) => part.amount)).toBe(amount);
        expect(sum((part) => part.rake)).toBe(rake);
        expect(wonBy(0, [settled]) + wonBy(2, [settled])).toBe(amount - rake);
        expect(wonBy(1, [settled])).toBe(0);
        // No board is for more than one chip and one chip of rake above another.
        const amounts = settled.boards.map((part) => part.amount);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(2 * chip);
        // Every part is settled as a pot of its own would be.
        for (const [i, part] of settled.boards.entries()) {
          const own = { amount: part.amount, rake: part.rake, eligible: [0, 2] };
          expect(settlePot(own, [all[i]], { button: 0, chip }).boards[0]).toEqual(part);
        }
      }),
    );
  });
});

describe('WSOP-L 149: side pots are split as separate pots', () => {
  it('so that the odd chip of each low goes round on its own', () => {
    // Seat 0 first left of the button; 0 and 1 share the low, 0 wins the side pot's high, 2 the main's.
    const settled = settle(
      [
        { amount: 30, eligible: [0, 1, 2] },
        { amount: 26, eligible: [0, 1] },
      ],
      { highs: [20, 30, 10], lows: [5, 5, NO_LOW], button: 2 },
    );
    const paid = settled.map(({ payouts }) => payouts.map(({ seat, amount }) => [seat, amount]));
    expect(paid).toEqual([
      [
        [0, 8],
        [1, 7],
        [2, 15],
      ],
      [
        [0, 20],
        [1, 6],
      ],
    ]);
  });

  it('with the low qualifier tested among the players eligible for each', () => {
    const settled = settle(
      [
        { amount: 300, eligible: [0, 1, 2] },
        { amount: 400, eligible: [1, 2] },
      ],
      { highs: [30, 10, 20], lows: [5, NO_LOW, NO_LOW], button: 2 },
    );
    expect(settled[0].low).toEqual({ amount: 150, winners: [0] });
    expect(settled[1].low).toBeNull();
    expect([0, 1, 2].map((seat) => wonBy(seat, settled))).toEqual([150, 550, 0]);
  });
});

describe('rake', () => {
  const pot = { amount: 30, eligible: [0, 1, 2] };

  it('is taken before the split', () => {
    const settled = settlePot({ ...pot, rake: 3 }, [QUARTERED], QUARTERED);
    expect([settled.amount, settled.rake]).toEqual([30, 3]);
    const [{ high, low }] = settled.boards;
    expect([high.amount, low?.amount]).toEqual([14, 13]);
  });

  it('cannot be more than the pot', () => {
    expect(() => settlePot({ ...pot, rake: 31 }, [QUARTERED], QUARTERED)).toThrow(
      'a rake of 31 is more than the pot, 30',
    );
  });
});

describe('amounts that are not whole numbers of chips', () => {
  it.each([[12], [-5], [2.5], [Number.NaN], [2 ** 53]])('such as a pot of %s', (amount) => {
    const pots = [{ amount, eligible: [0, 1, 2] }];
    expect(() => settle(pots, { ...QUARTERED, chip: 5 })).toThrow(
      `a pot of ${amount} is not a whole number of chips of 5`,
    );
  });

  it('such as a rake of 2 in chips of 5, or anything in chips of 0 or less', () => {
    const pots = [{ amount: 10, eligible: [0, 1, 2] }];
    expect(() => settlePot({ ...pots[0], rake: 2 }, [QUARTERED], { button: 2, chip: 5 })).toThrow(
      'a rake of 2 is not a whole number of chips of 5',
    );
    expect(() => settle(pots, { ...QUARTERED, chip: 0 })).toThrow('chips of 0');
    expect(() => settle(pots, { ...QUARTERED, chip: -5 })).toThrow('chips of -5');
  });
});

interface Hand {
  seats: { paid: number; folded: boolean; high: number; low: number }[];
  turn: number;
  chip: number;
  oddChips: OddChipRule;
  rakePart: number;
}

describe('any settlement', () => {
  // Few different values, so that ties are common.
  const seat = fc.record({
    paid: fc.nat(40),
    folded: fc.boolean(),
    high: fc.integer({ min: 1, max: 3 }),
    low: fc.constantFrom(1, 2, NO_LOW),
  });
  const hand: fc.Arbitrary<Hand> = fc
    .record({
      seats: fc.array(seat, { minLength: 2, maxLength: 8 }),
      turn: fc.nat(7),
      chip: fc.constantFrom(1, 5, 25),
      oddChips: fc.constantFrom(...ODD_CHIP_RULES),
      rakePart: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .filter(({ seats }) => seats.some(({ folded }) => !folded));

  function settleHand({ seats, turn, chip, oddChips, rakePart }: Hand) {
    const contributions = seats.map(({ paid }) => paid * chip);
    const { pots, returned } = layerPots(
      contributions,
      seats.map(({ folded }) => folded),
    );
    const total = pots.reduce((sum, { amount }) => sum + amount, 0);
    const rake = Math.floor((total / chip) * rakePart) * chip;
    const settled = settle(pots, {
      highs: seats.map(({ high }) => high),
      lows: seats.map(({ low }) => low),
      button: turn % seats.length,
      chip,
      oddChips,
      rake,
    });
    return { contributions, returned, rake, settled };
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

  it('pays out the contributions less rake and returned bet, to the chip', () => {
    fc.assert(
      fc.property(hand, (given) => {
        const { contributions, returned, rake, settled } = settleHand(given);
        const paid = sum(contributions.map((_, seat) => wonBy(seat, settled)));
        expect(paid + rake + (returned?.amount ?? 0)).toBe(sum(contributions));
        expect(sum(settled.map((pot) => pot.rake))).toBe(rake);
        for (const pot of settled) {
          const halves = pot.high.amount + (pot.low?.amount ?? 0);
          expect(halves).toBe(pot.amount - pot.rake);
          expect(sum(pot.payouts.map(({ amount }) => amount))).toBe(halves);
        }
      }),
    );
  });

  it('pays only seats that are eligible, have not folded and have the best hand in the pot', () => {
    fc.assert(
      fc.property(hand, (given) => {
        const { seats } = given;
        for (const { eligible, payouts } of settleHand(given).settled) {
          const highs = eligible.map((seat) => seats[seat].high);
          const lows = eligible.map((seat) => seats[seat].low);
          for (const { seat } of payouts) {
            expect(eligible).toContain(seat);
            expect(seats[seat].folded).toBe(false);
            const { high, low } = seats[seat];
            const bestLow = low !== NO_LOW && low === Math.min(...lows);
            expect(high === Math.min(...highs) || bestLow).toBe(true);
          }
        }
      }),
    );
  });

  it('pays whole chips, within one chip for each half of the exact share', () => {
    fc.assert(
      fc.property(hand, (given) => {
        for (const { amount: before, rake, payouts, oddChips } of settleHand(given).settled) {
          for (const { seat, amount, share } of payouts) {
            expect(amount % given.chip).toBe(0);
            const exact = ((before - rake) * share.numerator) / share.denominator;
            expect(Math.abs(amount - exact)).toBeLessThan(2 * given.chip);
            const odd = oddChips.filter((chip) => chip.seat === seat).length;
            expect(odd).toBeLessThanOrEqual(2);
          }
        }
      }),
    );
  });

  it('splits a pot that the same seats win both ways within one chip under `wsop`', () => {
    fc.assert(
      fc.property(hand, (given) => {
        for (const { high, low, payouts } of settleHand({ ...given, oddChips: 'wsop' }).settled) {
          if (low !== null && low.winners.join() !== high.winners.join()) continue;
          const amounts = payouts.map(({ amount }) => amount);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(given.chip);
        }
      }),
    );
  });

  it('gives the high at least the low, and at most one chip more', () => {
    fc.assert(
      fc.property(hand, (given) => {
        for (const { high, low } of settleHand(given).settled) {
          if (low === null) continue;
          expect([0, given.chip]).toContain(high.amount - low.amount);
        }
      }),
    );
  });

  it('reports as many odd chips as there are, each of them once', () => {
    fc.assert(
      fc.property(hand, (given) => {
        for (const { high, low, oddChips } of settleHand(given).settled) {
          const chips = (high.amount + (low?.amount ?? 0)) / given.chip;
          const same = low !== null && high.winners.join() === low.winners.join();
          const places = { pot: 0, between: 0, high: 0, low: 0 };
          for (const { place } of oddChips) places[place]++;
          if (low === null || (same && (given.oddChips === 'wsop' || high.winners.length === 1))) {
            const pot = chips % high.winners.length;
            expect(places).toEqual({ pot, between: 0, high: 0, low: 0 });
            continue;
          }
          // Chip by chip: what makes halves unequal, then what makes the parts of a half unequal.
          const between = (high.amount - low.amount) / given.chip;
          const leftInHigh = (high.amount / given.chip) % high.winners.length;
          const leftInLow = (low.amount / given.chip) % low.winners.length;
          expect(places).toEqual({
            pot: 0,
            between,
            high: Math.max(0, leftInHigh - between),
            low: leftInLow,
          });
        }
      }),
    );
  });

  it('accounts for each odd chip: without them tied seats are paid alike', () => {
    fc.assert(
      fc.property(hand, (given) => {
        for (const { high, low, payouts, oddChips } of settleHand(given).settled) {
          const even = new Map<string, number>();
          for (const { seat, amount } of payouts) {
            const own = oddChips.filter((chip) => chip.seat === seat && !chip.sharedWith);
            const odd = own.length * given.chip;
            const kind = `${high.winners.includes(seat)} ${low?.winners.includes(seat)}`;
            expect(even.get(kind) ?? amount - odd).toBe(amount - odd);
            even.set(kind, amount - odd);
          }
        }
      }),
    );
  });

  it('does not depend on the values of folded seats', () => {
    fc.assert(
      fc.property(hand, (given) => {
        const seats = given.seats.map((seat) =>
          seat.folded ? { ...seat, high: 0, low: 1 } : seat,
        );
        expect(settleHand({ ...given, seats }).settled).toEqual(settleHand(given).settled);
      }),
    );
  });

  it('turns with the seats: seats and button moved round move the payouts round', () => {
    fc.assert(
      fc.property(hand, (given) => {
        const count = given.seats.length;
        const seats = [...given.seats.slice(1), given.seats[0]];
        const turned = settleHand({ ...given, seats, turn: (given.turn % count) + count - 1 });
        const { settled } = settleHand(given);
        for (let seat = 0; seat < count; seat++) {
          expect(wonBy(seat, turned.settled)).toBe(wonBy((seat + 1) % count, settled));
        }
      }),
    );
  });
});
