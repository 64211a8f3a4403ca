import { describe, expect, it } from 'vitest';
import { readOmahaTitle } from '../../../src/history/sites/game-title.ts';

/** Titles of sites, as real files have them, and what they name: Hi/Lo, cards, limit. */
const TITLES: readonly (readonly [string, boolean, number | null, string])[] = [
  ['Omaha Hi/Lo Pot Limit ($0.05/$0.10 USD) - 2020/02/03 4:05:06 ET', true, null, 'pot-limit'],
  ['5 Card Omaha Hi/Lo Pot Limit ($0.10/$0.25 USD)', true, 5, 'pot-limit'],
  ['6 Card Omaha Pot Limit ($0.05/$0.10 USD)', false, 6, 'pot-limit'],
  ['Omaha 5 Cards Pot Limit ($0.05/$0.10)', false, 5, 'pot-limit'],
  ['Omaha No Limit ($5/$10)', false, null, 'no-limit'],
  ['Omaha Hi/Lo Limit ($2/$4 USD)', true, null, 'limit'],
  ['Tournament #1, 100+9 8-Game (Omaha Hi/Lo Limit) - Level III (30/60)', true, null, 'limit'],
  ['8-Game (Omaha Hi/Lo Limit, $0.10/$0.20 USD)', true, null, 'limit'],
  ['$24.55+$2.45 USD Mixed Omaha (5 Card Omaha Pot Limit)', false, 5, 'pot-limit'],
  ['Mixed Omaha H/L (Omaha Hi/Lo Limit, $2/$4 USD)', true, null, 'limit'],
  ['PL Omaha H/L - $0.05/$0.10 - 10:06:12 ET', true, null, 'pot-limit'],
  ['FL Omaha H/L - $2000/$4000', true, null, 'limit'],
  ['PL 5 Card Omaha Hi - 5/10', false, 5, 'pot-limit'],
  ['$25/$50 - $2,000 Cap Pot Limit Omaha Hi - 11:00:00 ET', false, null, 'pot-limit'],
  ['$200/$400 - Pot Limit Omaha - 20:47:44 ET - 2006/12/23', false, null, 'pot-limit'],
  ['$3/$6 - Limit Omaha Hi/Lo - 20:47:44 ET - 2006/12/23', true, null, 'limit'],
  ['CAP PL Omaha Hi - $0.01/$0.02', false, null, 'pot-limit'],
  ['Pot Limit OmahaHL', true, null, 'pot-limit'],
  ['Fix Limit Omaha', false, null, 'limit'],
  ['Omaha Hi/Lo fixed limit', true, null, 'limit'],
  ['Omaha5 pot limit', false, 5, 'pot-limit'],
  ['Omaha8 pot limit', true, null, 'pot-limit'],
  ['5 Card Omaha Hi/Lo pot limit', true, 5, 'pot-limit'],
  ['$22 USD PL  Omaha Hi-Lo', true, null, 'pot-limit'],
  ['PL Omaha Hi-Lo $22 USD Buy-in Trny: 105411156 Level: 2', true, null, 'pot-limit'],
  ['0.10/0.25 Omaha Hi Game Table (PL)', false, null, 'pot-limit'],
  ['0.10/0.25 Omaha Hi-Lo Game Table (NL)', true, null, 'no-limit'],
  ['Omaha(Pot Limit) - $0.05/$0.10', false, null, 'pot-limit'],
  ['Omaha H/L (No Limit) - $3.00/$6.00', true, null, 'no-limit'],
  ['5Card Omaha H/L(Fixed Limit)', true, 5, 'limit'],
  ['4Card Omaha Reshuffle(Pot Limit)', false, 4, 'pot-limit'],
  ['5Card Omaha Reshuffle(Pot Limit)', false, 5, 'pot-limit'],
  ['5Card Omaha H/L Reshuffle (Pot Limit)', true, 5, 'pot-limit'],
  ['Omaha(All-in or Fold Limit) - $0.50/$1.00', false, null, 'no-limit'],
];

describe('the name of a game', () => {
  it.each(TITLES)('is read: %s', (title, hiLo, cards, kind) => {
    expect(readOmahaTitle(title)).toEqual({ hiLo, cards, kind });
  });

  it('names no limit where that is left to the site', () => {
    expect(readOmahaTitle('Omaha Hi/Lo', 'limit')).toEqual({
      hiLo: true,
      cards: null,
      kind: 'limit',
    });
    expect(readOmahaTitle('NL Omaha Hi/Lo', 'limit')).toMatchObject({ kind: 'no-limit' });
    expect(() => readOmahaTitle('Omaha Hi/Lo')).toThrow('"Omaha Hi/Lo" is an Omaha game');
  });

  it.each([
    "Hold'em No Limit ($0.25/$0.50 - $10 Cap -  USD)",
    "8-Game (Hold'em No Limit, $0.10/$0.20 USD)",
    "Mixed NLH/PLO (Hold'em No Limit, $0.10/$0.20 USD)",
    '7 Card Stud Hi/Lo Limit',
    '',
  ])('may be of another game: %s', (title) => {
    expect(readOmahaTitle(title, 'limit')).toBeNull();
  });

  it.each([
    'Courchevel Hi/Lo Pot Limit ($1/$2 USD)',
    'Courchevel Pot Limit ($0.50/$1.00 USD)',
    'PL Courchevel Hi - 25/50',
    'Omaha Pot Limit Pre-Flop, No Limit Post-Flop ($1/$2 USD)',
    'Omaha Double Board Pot Limit',
    '7 Card Omaha Pot Limit',
    'Seven Card Omaha Pot Limit',
    'Omaha7 pot limit',
    'Omaha Hi-Lo Something',
    'Omaha8 Something',
  ])('may be of an Omaha that is not read, which is said: %s', (title) => {
    expect(() => readOmahaTitle(title, 'limit')).toThrow(
      /^".+ is an Omaha game that cannot be read$/,
    );
  });
});
