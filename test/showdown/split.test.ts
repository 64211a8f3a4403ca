import { describe, expect, it } from 'vitest';
import { type OddChipRule, seatsFromButton, splitPot } from '../../src/showdown/split.ts';

/** Payouts of seats A, B, C …, the first of them first left of the button. */
function split(
  amount: number,
  high: string,
  low: string | null,
  { chip = 1, rule = 'wsop' as OddChipRule } = {},
) {
  const seats = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0) - 65);
  const letter = (seat: number) => String.fromCharCode(65 + seat);
  const result = splitPot(amount, seats(high), low === null ? null : seats(low), chip, rule);
  return {
    high: result.high,
    low: result.low,
    paid: Object.fromEntries([...result.payouts].map(([seat, won]) => [letter(seat), won])),
    odd: result.oddChips.map(
      ({ seat, place, sharedWith = [] }) =>
        `${place} ${[seat, ...sharedWith].map(letter).join('')}`,
    ),
  };
}

const halves = { rule: 'halves' as const };

describe('WSOP-T 73, RROP: the odd chip between the halves goes to the high', () => {
  it('with one winner each', () => {
    const expected = { high: 51, low: 50, paid: { A: 50, B: 51 }, odd: ['between B'] };
    expect(split(101, 'B', 'A')).toEqual(expected);
    expect(split(101, 'B', 'A', halves)).toEqual(expected);
  });

  it('and there to the first tied seat left of the button', () => {
    expect(split(1281, 'AC', 'B')).toEqual({
      high: 641,
      low: 640,
      paid: { A: 321, B: 640, C: 320 },
      odd: ['between A'],
    });
  });

  it('and there to the next in turn where the half itself leaves an odd chip', () => {
    expect(split(105, 'ABC', 'D')).toEqual({
      high: 53,
      low: 52,
      paid: { A: 18, B: 18, C: 17, D: 52 },
      odd: ['high A', 'between B'],
    });
  });

  it('and is nobody’s alone where it makes the half even', () => {
    expect(split(103, 'AB', 'C')).toEqual({
      high: 52,
      low: 51,
      paid: { A: 26, B: 26, C: 51 },
      odd: ['between AB'],
    });
    expect(split(101, 'ABC', 'D', halves)).toEqual({
      high: 51,
      low: 50,
      paid: { A: 17, B: 17, C: 17, D: 50 },
      odd: ['between ABC'],
    });
    expect(split(101, 'ABC', 'DE', halves).odd).toEqual(['between ABC']);
    expect(split(103, 'ABC', 'DE', halves).odd).toEqual(['between A', 'low D']);
  });

  it('in chips, not in units: 7.75 in chips of 0.05 is 3.90 and 3.85', () => {
    expect(split(775, 'B', 'A', { chip: 5 })).toEqual({
      high: 390,
      low: 385,
      paid: { A: 385, B: 390 },
      odd: ['between B'],
    });
    expect(split(775, 'B', 'A').paid).toEqual({ A: 387, B: 388 });
  });
});

describe('WSOP-T 73: odd chips inside a half go one each from the first seat left of the button', () => {
  it('in a low that is shared', () => {
    expect(split(1910, 'B', 'AB')).toEqual({
      high: 955,
      low: 955,
      paid: { A: 478, B: 1432 },
      odd: ['low A'],
    });
  });

  it('in sixths: a third of a half', () => {
    expect(split(100, 'A', 'ABC')).toEqual({
      high: 50,
      low: 50,
      paid: { A: 67, B: 17, C: 16 },
      odd: ['low A', 'low B'],
    });
    expect(split(60, 'ABC', 'D').paid).toEqual({ A: 10, B: 10, C: 10, D: 30 });
    expect(split(64, 'ABC', 'D')).toEqual({
      high: 32,
      low: 32,
      paid: { A: 11, B: 11, C: 10, D: 32 },
      odd: ['high A', 'high B'],
    });
  });

  it('in both halves at once', () => {
    expect(split(30, 'AB', 'BC')).toEqual({
      high: 15,
      low: 15,
      paid: { A: 8, B: 15, C: 7 },
      odd: ['high A', 'low B'],
    });
  });

  it('where there is no low, in the whole pot', () => {
    expect(split(101, 'BA', null)).toEqual({
      high: 101,
      low: 0,
      paid: { A: 50, B: 51 },
      odd: ['pot B'],
    });
    expect(split(101, 'ABC', null).paid).toEqual({ A: 34, B: 34, C: 33 });
    expect(split(35, 'AB', null, { chip: 5 }).paid).toEqual({ A: 20, B: 15 });
  });
});

describe('WSOP-L 149: the same players win both ways', () => {
  it('and the whole pot is split among them as evenly as possible', () => {
    expect(split(66, 'AB', 'AB')).toEqual({
      high: 33,
      low: 33,
      paid: { A: 33, B: 33 },
      odd: [],
    });
    expect(split(67, 'AB', 'AB')).toEqual({
      high: 34,
      low: 33,
      paid: { A: 34, B: 33 },
      odd: ['pot A'],
    });
    expect(split(100, 'ABC', 'ABC').paid).toEqual({ A: 34, B: 33, C: 33 });
    expect(split(330, 'AB', 'AB', { chip: 5 }).paid).toEqual({ A: 165, B: 165 });
  });

  it('is no clause under `halves`: each half has its own odd chip for the same first seat', () => {
    expect(split(66, 'AB', 'AB', halves)).toEqual({
      high: 33,
      low: 33,
      paid: { A: 34, B: 32 },
      odd: ['high A', 'low A'],
    });
    expect(split(67, 'AB', 'AB', halves)).toEqual({
      high: 34,
      low: 33,
      paid: { A: 34, B: 33 },
      odd: ['between AB', 'low A'],
    });
    expect(split(100, 'ABC', 'ABC', halves).paid).toEqual({ A: 34, B: 34, C: 32 });
  });

  it('does not speak of players who only share a half', () => {
    expect(split(66, 'AB', 'ABC').paid).toEqual({ A: 28, B: 27, C: 11 });
  });
});

describe('a scoop', () => {
  it.each(['wsop', 'halves'] as const)('has no odd chip under `%s`', (rule) => {
    const expected = { high: 51, low: 50, paid: { A: 101 }, odd: [] };
    expect(split(101, 'A', 'A', { rule })).toEqual(expected);
  });
});

describe('small pots', () => {
  it('give a winner nothing where there are fewer chips than winners', () => {
    expect(split(1, 'AB', null).paid).toEqual({ A: 1, B: 0 });
    expect(split(1, 'A', 'B')).toEqual({
      high: 1,
      low: 0,
      paid: { A: 1, B: 0 },
      odd: ['between A'],
    });
    expect(split(0, 'AB', 'B').paid).toEqual({ A: 0, B: 0 });
  });
});

describe('the turn of odd chips', () => {
  it('begins left of the button and ends with the button', () => {
    expect(seatsFromButton([0, 1, 2, 3], 3, 4)).toEqual([0, 1, 2, 3]);
    expect(seatsFromButton([0, 1, 2, 3], 1, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsFromButton([0, 3], 0, 5)).toEqual([3, 0]);
  });
});
