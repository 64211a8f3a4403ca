import { describe, expect, it } from 'vitest';
import { currencyOf, formatMoney, parseMoney } from '../../src/history/money.ts';

describe('amounts as sites print them', () => {
  it.each([
    ['$1.50', 150],
    ['0.05', 5],
    ['$1,970', 197_000],
    ['$1,979.98', 197_998],
    ['1,204,500', 120_450_000],
    ['5 000 $', 500_000],
    ['3 023,50 €', 302_350],
    ['15Â\u00a0552,50 $', 1_555_250],
    ['$ 25 USD', 2500],
    ['2.5', 250],
    ['640 chips', 64_000],
    ['¥5113', 511_300],
  ])('%s is so many hundredths', (text, hundredths) => {
    expect(parseMoney(text)).toBe(hundredths);
  });

  it.each(['', 'much', '$', '-5', '99999999999999999', '$5\u202824', '5\r\n24', '$5\u20285'])(
    '%j is none',
    (text) => {
      expect(() => parseMoney(text)).toThrow(/amount/);
    },
  );

  it('have a currency or none', () => {
    expect(['$5', '5€', '5'].map(currencyOf)).toEqual(['$', '€', '']);
  });

  it.each([
    [250, '$', 2, '$2.50'],
    [1200, '€', 2, '€12'],
    [-5, '$', 2, '-$0.05'],
    [150_000_000, '', 2, '1,500,000'],
    [35, '', 1, '3.5'],
  ])('%d hundredths and the like are written back', (amount, currency, decimals, text) => {
    expect(formatMoney(amount, { currency, decimals })).toBe(text);
  });
});
