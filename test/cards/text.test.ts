import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareCards,
  deckWithout,
  fullDeck,
  makeCard,
  rankOf,
  suitOf,
} from '../../src/cards/card.ts';
import {
  cardTexts,
  formatCard,
  formatCards,
  parseCard,
  parseCards,
  tryParseCards,
} from '../../src/cards/text.ts';
import { Omaha8Error } from '../../src/text/errors.ts';

const card = fc.integer({ min: 0, max: 51 });
const SYMBOLS = ['♣', '♦', '♥', '♠'];

describe('cards', () => {
  it('are numbered 4 * rank + suit', () => {
    expect([parseCard('2c'), parseCard('2d'), parseCard('As')]).toEqual([0, 1, 51]);
    for (const id of fullDeck()) expect(makeCard(rankOf(id), suitOf(id))).toBe(id);
  });

  it('lie aces first, spades first', () => {
    expect(formatCards(parseCards('2cAcKsAs').sort(compareCards))).toBe('AsAcKs2c');
  });

  it('leave a deck in order', () => {
    expect(deckWithout(parseCards('2c2h')).slice(0, 3)).toEqual([1, 3, 4]);
    expect(deckWithout().length).toBe(52);
  });
});

describe('card text', () => {
  it.each(['As', 'as', 'AS', 'aS', 'A♠', 'a♤', 'A♠\uFE0F', ' As '])('reads %j as As', (text) => {
    expect(formatCard(parseCard(text))).toBe('As');
  });

  it.each(['Th', 'th', '10h', '10H', '10♥', 'T♡'])('reads %j as Th', (text) => {
    expect(formatCard(parseCard(text))).toBe('Th');
  });

  it.each([
    'AsTh2c',
    'As Th 2c',
    'As,Th,2c',
    '  as, 10h ,2C ',
    'A♠10♥2♣',
    'A♠\uFE0FT♥\uFE0F2♣\uFE0F',
    'As\tTh\n2c',
  ])('reads %j as three cards', (text) => {
    expect(formatCards(parseCards(text))).toBe('AsTh2c');
  });

  it('reads lists of ids and texts', () => {
    expect(cardTexts(parseCards([51, 'Th', '10c']))).toEqual(['As', 'Th', 'Tc']);
    expect(parseCards('')).toEqual([]);
    expect(parseCards([])).toEqual([]);
  });

  it('is printed so that it reads back, in every form', () => {
    const separator = fc.constantFrom('', ' ', ',', ', ');
    const form = fc.constantFrom(
      formatCard,
      (id: number) => formatCard(id).toUpperCase(),
      (id: number) => formatCard(id).replace('T', '10'),
      (id: number) => formatCard(id)[0] + SYMBOLS[suitOf(id)],
    );
    fc.assert(
      fc.property(fc.array(card, { maxLength: 8 }), separator, form, (cards, between, write) => {
        expect(parseCards(cards.map(write).join(between))).toEqual(cards);
      }),
    );
  });

  it.each([
    ['2f', 'invalid suit f in card "2f" in hand 1; suits are s, h, d, c'],
    ['AhAcJd3c2f', 'invalid suit f in card "2f" in hand 1; suits are s, h, d, c'],
    ['1h', 'invalid rank 1 in card "1h" in hand 1; ranks are A, K, Q, J, T (or 10), 9 to 2'],
    ['11h', '"11" in hand 1 is not a card; write a rank and a suit, like As'],
    ['A', '"A" in hand 1 is not a card; write a rank and a suit, like As'],
    ['AsK', '"K" in hand 1 is not a card; write a rank and a suit, like As'],
    ['10', '"10" in hand 1 is not a card; write a rank and a suit, like As'],
    ['zz', '"zz" in hand 1 is not a card; write a rank and a suit, like As'],
    ['As-Kd', '"-K" in hand 1 is not a card; write a rank and a suit, like As'],
    ['🂡', '"🂡" in hand 1 is not a card; write a rank and a suit, like As'],
  ])('refuses %j and says which part is wrong', (text, message) => {
    expect(() => parseCards(text, 'hand 1')).toThrow(new Omaha8Error('bad-card', message));
  });

  it('refuses what is not text or an id', () => {
    for (const input of [[52], [-1], [1.5], [null], [undefined], [Number.NaN], [{}]]) {
      expect(() => parseCards(input as number[], 'the board')).toThrow(
        /not a card id from 0 to 51/,
      );
    }
    expect(() => parseCards(17 as unknown as string, 'the board')).toThrow(
      'the board: expected a string or an array of cards',
    );
  });

  it('can be tried: the same cards, or null where there is an error', () => {
    const part = fc.constantFrom('As', 'k♥', '10c', 'T', '2', 's', ' ', ',', 'AA', '\uFE0E', 'x');
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (text) => {
          let cards: number[] | null = null;
          try {
            cards = parseCards(text);
          } catch {}
          expect(tryParseCards(text)).toEqual(cards);
        },
      ),
    );
  });

  it('never fails in another way, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          for (const id of parseCards(text)) expect(id >= 0 && id < 52).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Omaha8Error);
          expect(error).toHaveProperty('code', 'bad-card');
        }
      }),
    );
  });
});
