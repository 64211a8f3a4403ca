import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Amount,
  amountNumber,
  fixedAmount,
  formatAmount,
  parseAmounts,
  percentageOf,
} from '../../src/showdown/amounts.ts';
import { Omaha8Error } from '../../src/text/errors.ts';

const pot = (amount: Amount) => [{ where: 'pot', amount }];

function errorOf(chip: Amount, amount: Amount): Omaha8Error {
  try {
    parseAmounts(chip, pot(amount));
  } catch (error) {
    if (error instanceof Omaha8Error) return error;
  }
  throw new Error(`no error for ${amount}`);
}

describe('amounts', () => {
  it('are counted in the last decimal place of the chip', () => {
    expect(parseAmounts('0.05', [...pot('7.75'), { where: 'rake', amount: 0.25 }])).toEqual({
      units: { decimals: 2, chip: 5 },
      amounts: [775, 25],
    });
    expect(parseAmounts(25, pot(1000))).toEqual({
      units: { decimals: 0, chip: 25 },
      amounts: [1000],
    });
  });

  it('may have leading and trailing zeros, spaces around them, and no digit before the point', () => {
    for (const text of ['0.50', '.5', ' 0.5 ', '00.500']) {
      expect(parseAmounts('0.5', pot(text)).amounts).toEqual([5]);
    }
    expect(parseAmounts(1, pot('10.00')).amounts).toEqual([10]);
  });

  it('are added up without the errors of floating point', () => {
    expect(amountNumber(10 + 20, 2)).toBe(0.3);
    expect(amountNumber(390, 2)).toBe(3.9);
    expect(formatAmount(5, 2)).toBe('0.05');
    expect(formatAmount(700, 2)).toBe('7');
    expect(formatAmount(0, 2)).toBe('0');
    expect(formatAmount(120, 0)).toBe('120');
  });

  it('are written with all decimals of the unit, as money is', () => {
    expect([390, 5, 700, 0].map((units) => fixedAmount(units, 2))).toEqual([
      '3.90',
      '0.05',
      '7.00',
      '0.00',
    ]);
    expect(fixedAmount(120, 0)).toBe('120');
  });

  it('come back as the text that was read', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        const chip = formatAmount(1, decimals);
        const read = parseAmounts(chip, pot(formatAmount(units, decimals)));
        expect(read).toEqual({ units: { decimals, chip: 1 }, amounts: [units] });
      }),
    );
  });

  it('of nothing are nothing, whatever the chip', () => {
    const tiny = `0.${'0'.repeat(400)}1`;
    expect(parseAmounts(tiny, pot('0')).amounts).toEqual([0]);
    expect(errorOf(tiny, '1').code).toBe('too-large');
    expect(errorOf(1, '9'.repeat(10_000)).message.length).toBeLessThan(150);
  });

  it.each([
    '-5',
    '+5',
    '1e3',
    '',
    ' ',
    'NaN',
    'Infinity',
    '١',
    '0x10',
    '1_000',
    '1,5',
    '5.',
    '.',
    '5%',
    '½',
  ])('cannot be written as "%s", and the error names the text', (text) => {
    const error = errorOf(1, text);
    expect(error.code).toBe('bad-amount');
    expect(error.message).toBe(`pot "${text}" is not an amount; write digits, like 20 or 7.75`);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 1e21, 1e-7])(
    'cannot be the number %s',
    (number) => {
      expect(errorOf(1, number).message).toBe(
        `pot ${number} is not an amount; write digits, like 20 or 7.75`,
      );
    },
  );

  it('cannot be anything but text and numbers', () => {
    for (const value of [null, true, {}, 10n]) {
      expect(errorOf(1, value as unknown as Amount).code).toBe('bad-amount');
    }
  });

  it('must be whole numbers of chips, and the error says which chip would do', () => {
    expect(errorOf(1, '10.5').message).toBe(
      'pot 10.5 is not a whole number of chips of 1; a chip of 0.5 would do',
    );
    expect(errorOf(5, 103).message).toBe(
      'pot 103 is not a whole number of chips of 5; a chip of 1 would do',
    );
    expect(errorOf('0.1', '7.75').message).toBe(
      'pot 7.75 is not a whole number of chips of 0.1; a chip of 0.05 would do',
    );
  });

  it('get a suggested chip that fits every amount', () => {
    const bets = ['3', '7.5', '2.25'].map((amount, i) => ({ where: `bet ${i + 1}`, amount }));
    expect(() => parseAmounts(1, bets)).toThrow(
      'bet 2 7.5 is not a whole number of chips of 1; a chip of 0.25 would do',
    );
    expect(parseAmounts('0.25', bets).amounts).toEqual([300, 750, 225]);
  });

  it('need a chip above nothing', () => {
    expect(errorOf(0, 10).message).toBe('chip 0 is worth nothing; it must be above 0');
    expect(errorOf('-1', 10).message).toBe(
      'chip "-1" is not an amount; write digits, like 20 or 7.75',
    );
  });

  it('are refused above 2^53 - 1 units, alone and together', () => {
    expect(parseAmounts(1, pot('9007199254740991')).amounts).toEqual([Number.MAX_SAFE_INTEGER]);
    expect(errorOf(1, '9007199254740992').code).toBe('too-large');
    expect(errorOf('0.01', '90071992547409.92').code).toBe('too-large');
    expect(errorOf(1, '0.30000000000000004').code).toBe('too-large');
    const both = [...pot('9007199254740991'), ...pot('1')];
    expect(() => parseAmounts(1, both)).toThrow('the amounts add up to more than 2^53 - 1');
  });
});

describe('a percentage', () => {
  it('is rounded down to a whole number of chips', () => {
    expect(percentageOf('5%', 1000, 1, 'rake')).toBe(50);
    expect(percentageOf('5%', 1019, 1, 'rake')).toBe(50);
    expect(percentageOf('5%', 775, 25, 'rake')).toBe(25);
    expect(percentageOf('2.5%', 1000, 1, 'rake')).toBe(25);
    expect(percentageOf(' 100 % ', 77, 1, 'rake')).toBe(77);
    expect(percentageOf('0%', 77, 1, 'rake')).toBe(0);
  });

  it('is exact where floating point is not', () => {
    // 0.29 * 100 is 28.999999999999996.
    expect(percentageOf('29%', 100, 1, 'rake')).toBe(29);
    expect(percentageOf('33.333333%', Number.MAX_SAFE_INTEGER, 1, 'rake')).toBe(3002399721556332);
  });

  it.each(['%', '-5%', '1e1%', '5%%', 'x%'])('cannot be written as "%s"', (text) => {
    expect(() => percentageOf(text, 100, 1, 'rake')).toThrow(
      `rake "${text}" is not a percentage; write digits and a percent sign, like 5% or 2.5%`,
    );
  });
});
