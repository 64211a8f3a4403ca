import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layerPots } from '../../src/showdown/pots.ts';

/** Pots from contributions by seat; a folded seat's is written `[amount]`. */
function pots(...seats: (number | [number])[]) {
  const contributions = seats.map((paid) => (typeof paid === 'number' ? paid : paid[0]));
  return layerPots(
    contributions,
    seats.map((paid) => typeof paid !== 'number'),
  );
}

describe('pots by layers', () => {
  it('are one pot where everybody put in the same', () => {
    expect(pots(20, 20, 20)).toEqual({
      pots: [{ amount: 60, eligible: [0, 1, 2] }],
      returned: null,
    });
  });

  it('are a main pot and a side pot for each player who is all in for less', () => {
    expect(pots(100, 300, 300, 200)).toEqual({
      pots: [
        { amount: 400, eligible: [0, 1, 2, 3] },
        { amount: 300, eligible: [1, 2, 3] },
        { amount: 200, eligible: [1, 2] },
      ],
      returned: null,
    });
  });

  it('hold folded money in the layers it reaches', () => {
    // WSOP live action rule 149: 9 + 9 + 9 + 3 in the main pot, 13 + 13 in the side pot.
    expect(pots(9, 22, 22, [3]).pots).toEqual([
      { amount: 30, eligible: [0, 1, 2] },
      { amount: 26, eligible: [1, 2] },
    ]);
    expect(pots(10, 30, 30, [20]).pots).toEqual([
      { amount: 40, eligible: [0, 1, 2] },
      { amount: 50, eligible: [1, 2] },
    ]);
  });

  it('are one pot where only a folded player stands between two layers', () => {
    expect(pots(30, 30, [10], [20]).pots).toEqual([{ amount: 90, eligible: [0, 1] }]);
  });

  it('take a layer of folded money alone into the pot below', () => {
    expect(pots(20, 20, [50], [50])).toEqual({
      pots: [{ amount: 140, eligible: [0, 1] }],
      returned: null,
    });
    expect(pots(10, 20, 20, [50], [40])).toEqual({
      pots: [
        { amount: 50, eligible: [0, 1, 2] },
        { amount: 90, eligible: [1, 2] },
      ],
      returned: null,
    });
  });

  it('are one for all live seats where only folded seats put something in', () => {
    expect(pots(0, 0, [5], [5])).toEqual({
      pots: [{ amount: 10, eligible: [0, 1] }],
      returned: null,
    });
    expect(pots(0, 0, [5])).toEqual({ pots: [{ amount: 5, eligible: [0, 1] }], returned: null });
  });

  it('leave out a live seat that put nothing in', () => {
    expect(pots(0, 10, 10)).toEqual({ pots: [{ amount: 20, eligible: [1, 2] }], returned: null });
  });

  it('are still pots with one eligible player', () => {
    expect(pots(10, 30, [30])).toEqual({
      pots: [
        { amount: 30, eligible: [0, 1] },
        { amount: 40, eligible: [1] },
      ],
      returned: null,
    });
    expect(pots(10, [10]).pots).toEqual([{ amount: 20, eligible: [0] }]);
  });

  it('are none where nobody put anything in', () => {
    expect(pots(0, 0)).toEqual({ pots: [], returned: null });
  });
});

describe('an uncalled bet', () => {
  it('is the excess over the next largest contribution, and goes back', () => {
    expect(pots(100, 60, 20)).toEqual({
      pots: [
        { amount: 60, eligible: [0, 1, 2] },
        { amount: 80, eligible: [0, 1] },
      ],
      returned: { seat: 0, amount: 40 },
    });
  });

  it('is measured against folded seats too', () => {
    expect(pots(20, 100, [60])).toEqual({
      pots: [
        { amount: 60, eligible: [0, 1] },
        { amount: 80, eligible: [1] },
      ],
      returned: { seat: 1, amount: 40 },
    });
  });

  it('is all there is where nobody else put anything in', () => {
    expect(pots(0, 50, 0)).toEqual({ pots: [], returned: { seat: 1, amount: 50 } });
  });

  it('does not exist where two put in the most', () => {
    expect(pots(20, 100, 100).returned).toBeNull();
  });

  it('does not go back to a player who folded, but into the pot below', () => {
    expect(pots(20, 20, [50])).toEqual({
      pots: [{ amount: 90, eligible: [0, 1] }],
      returned: null,
    });
    expect(pots(10, 20, [30])).toEqual({
      pots: [
        { amount: 30, eligible: [0, 1] },
        { amount: 30, eligible: [1] },
      ],
      returned: null,
    });
  });
});

describe('pots of any contributions', () => {
  const seats = fc
    .array(fc.record({ paid: fc.nat(30), folded: fc.boolean() }), { minLength: 2, maxLength: 10 })
    .filter((all) => all.some(({ folded }) => !folded));

  it('add up to the contributions with the bet that is returned', () => {
    fc.assert(
      fc.property(seats, (all) => {
        const { pots, returned } = layerPots(
          all.map(({ paid }) => paid),
          all.map(({ folded }) => folded),
        );
        const inPots = pots.reduce((sum, { amount }) => sum + amount, 0);
        const paid = all.reduce((sum, seat) => sum + seat.paid, 0);
        expect(inPots + (returned?.amount ?? 0)).toBe(paid);
      }),
    );
  });

  it('have fewer eligible seats the further up they lie, none of them folded', () => {
    fc.assert(
      fc.property(seats, (all) => {
        const { pots } = layerPots(
          all.map(({ paid }) => paid),
          all.map(({ folded }) => folded),
        );
        for (const [i, { amount, eligible }] of pots.entries()) {
          expect(amount).toBeGreaterThan(0);
          expect(eligible.length).toBeGreaterThan(0);
          expect(eligible.some((seat) => all[seat].folded)).toBe(false);
          if (i > 0) {
            expect(eligible.length).toBeLessThan(pots[i - 1].eligible.length);
            expect(pots[i - 1].eligible).toEqual(expect.arrayContaining(eligible));
          }
        }
      }),
    );
  });

  it('give nobody a part of more than they put in from each other seat', () => {
    fc.assert(
      fc.property(seats, (all) => {
        const folded = all.map((seat) => seat.folded);
        const paid = all.map((seat) => seat.paid);
        const { pots, returned } = layerPots(paid, folded);
        const top = Math.max(...paid.filter((_, seat) => !folded[seat]));
        for (const [seat, mine] of paid.entries()) {
          if (folded[seat] || mine === top || returned?.seat === seat) continue;
          const won = pots
            .filter(({ eligible }) => eligible.includes(seat))
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(won).toBe(paid.reduce((sum, other) => sum + Math.min(other, mine), 0));
        }
      }),
    );
  });
});
