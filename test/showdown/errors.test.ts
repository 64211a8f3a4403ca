import { describe, expect, it } from 'vitest';
import { fullDeck } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import type { ShowdownOptions } from '../../src/showdown/options.ts';
import { showdown } from '../../src/showdown/showdown.ts';
import { type ErrorCode, Omaha8Error } from '../../src/text/errors.ts';

const BOARD = '7s7d5c2hJs';
const HANDS = ['AhAd8s9c', '4h4d3sKc'];

/** The code and the message of the error that these options give, on a deal that is sound otherwise. */
function errorOf(options: Partial<ShowdownOptions>): [ErrorCode, string] {
  try {
    showdown({ board: BOARD, hands: HANDS, ...options });
  } catch (error) {
    if (error instanceof Omaha8Error) return [error.code, error.message];
    throw error;
  }
  throw new Error('no error');
}

/** What only callers without types can write. */
const untyped = (options: object) => errorOf(options as Partial<ShowdownOptions>);

describe('a showdown is refused', () => {
  it('with fewer than two live hands', () => {
    expect(errorOf({ hands: [] })).toEqual([
      'bad-option',
      'a showdown needs at least two hands, got 0',
    ]);
    expect(errorOf({ hands: HANDS.slice(0, 1) })).toEqual([
      'bad-option',
      'a showdown needs at least two hands, got 1',
    ]);
    const oneLive = 'a showdown needs at least two live hands; here all but one folded';
    expect(errorOf({ folded: [1] })).toEqual(['bad-option', oneLive]);
    expect(errorOf({ hands: [HANDS[0], '-'] })).toEqual(['bad-option', oneLive]);
    expect(errorOf({ hands: [null, null] })[1]).toContain('here all folded');
  });

  it('on a board that is not five cards', () => {
    expect(errorOf({ board: '7s7d5c2h' })).toEqual([
      'card-count',
      'the board has 4 cards; a showdown needs 5',
    ]);
    expect(errorOf({ board: '7s7d5c2hJsQs' })[1]).toContain('the board has 6 cards');
    expect(errorOf({ board: '' })[1]).toContain('the board has 0 cards');
  });

  it('with three or seven hole cards', () => {
    expect(errorOf({ hands: ['AhAd8s', HANDS[1]] })).toEqual([
      'card-count',
      'hand 1 has 3 cards; an Omaha hand has 4, 5 or 6',
    ]);
    expect(errorOf({ hands: [HANDS[0], 'KcKdKhKsQcQdQh'] })).toEqual([
      'card-count',
      'hand 2 has 7 cards; an Omaha hand has 4, 5 or 6',
    ]);
    expect(errorOf({ hands: ['', HANDS[1]] })[1]).toContain('hand 1 has 0 cards');
  });

  it('with hands of different sizes, a folded one included', () => {
    const five = 'KdKhKsQcQd';
    expect(errorOf({ hands: [HANDS[0], five] })).toEqual([
      'card-count',
      'hand 2 has 5 cards but hand 1 has 4',
    ]);
    expect(errorOf({ hands: ['-', ...HANDS, five], folded: [4] })[1]).toBe(
      'hand 4 has 5 cards but hand 2 has 4',
    );
  });

  it('with a card that is none', () => {
    const [code, message] = errorOf({ hands: ['AhAc2f3c', HANDS[1]] });
    expect(code).toBe('bad-card');
    expect(message).toContain('"2f" in hand 1');
    expect(errorOf({ board: '1h7d5c2hJs' })[1]).toContain('the board');
  });

  it('with a card dealt twice, naming both places', () => {
    expect(errorOf({ hands: ['AhAd8s9c', '4h4dAhKc'] })).toEqual([
      'duplicate-card',
      'Ah is both in hand 1 and in hand 2',
    ]);
    expect(errorOf({ hands: ['JsAd8s9c', HANDS[1]] })[1]).toBe(
      'Js is both in hand 1 and in the board',
    );
    expect(errorOf({ hands: [HANDS[0], '4h4h3sKc'] })[1]).toBe('4h is twice in hand 2');
    expect(errorOf({ board: '7s7s5c2hJs' })[1]).toBe('7s is twice in the board');
    expect(errorOf({ hands: [...HANDS, '6h6d3hAd'], folded: [3] })[1]).toBe(
      'Ad is both in hand 1 and in hand 3',
    );
  });

  it('with more hands than a deck has, folded seats of unknown cards included', () => {
    const deck = fullDeck();
    const hands = (count: number) =>
      Array.from({ length: count }, (_, i) => formatCards(deck.slice(4 * i + 5, 4 * i + 9)));
    const board = formatCards(deck.slice(0, 5));
    expect(showdown({ board, hands: hands(11) }).players).toHaveLength(11);
    const unknown = [...hands(11), '-'];
    expect(errorOf({ board, hands: unknown })).toEqual([
      'impossible-deal',
      '12 hands of 4 cards and a board are 53 cards; a deck has 52',
    ]);
  });

  it('with dead cards that are elsewhere too, or more than the deck has left', () => {
    const deck = fullDeck();
    const cards = (from: number, to: number) => formatCards(deck.slice(from, to));
    expect(errorOf({ dead: 'Kc' })).toEqual([
      'duplicate-card',
      'Kc is both in hand 2 and in the dead cards',
    ]);
    expect(errorOf({ dead: 'KdKd' })[1]).toBe('Kd is twice in the dead cards');
    expect(errorOf({ dead: 'Kx' })[0]).toBe('bad-card');
    const deal = { board: cards(0, 5), hands: [cards(5, 9), cards(9, 13), '-', cards(13, 17)] };
    expect(showdown({ ...deal, folded: [4], dead: cards(21, 52) }).players).toHaveLength(4);
    expect(errorOf({ ...deal, folded: [4], dead: cards(20, 52) })).toEqual([
      'impossible-deal',
      '4 hands of 4 cards, 32 dead cards and a board are 53 cards; a deck has 52',
    ]);
  });

  it('with a seat that is not there', () => {
    for (const seat of [0, 3, -1, 1.5, Number.NaN]) {
      expect(errorOf({ folded: [seat] })).toEqual([
        'bad-option',
        `folded seat ${seat} is not one of the seats 1 to 2`,
      ]);
      expect(errorOf({ button: seat })).toEqual([
        'bad-option',
        `button ${seat} is not one of the seats 1 to 2`,
      ]);
    }
  });

  it('with a seat folded twice', () => {
    expect(errorOf({ hands: [...HANDS, '-'], folded: [3, 3] })).toEqual([
      'bad-option',
      'folded seat 3 is given twice',
    ]);
  });

  it('with a pot and bets', () => {
    expect(errorOf({ pot: 100, bets: [50, 50] })).toEqual([
      'bad-option',
      'give either a pot or bets, not both',
    ]);
  });

  it('with a rake and nothing to take it from', () => {
    const message = 'a rake needs a pot or bets to be taken from';
    for (const rake of [5, 0, '5%'] as const) {
      expect(errorOf({ rake })).toEqual(['bad-option', message]);
    }
  });

  it('with a wrong number of bets or names', () => {
    expect(errorOf({ bets: [100] })).toEqual([
      'bad-option',
      'bets: expected 2, one for each seat (0 if it put nothing in), got 1',
    ]);
    expect(errorOf({ bets: [] })[1]).toContain('got 0');
    expect(errorOf({ names: ['Ann', 'Bob', 'Cy'] })).toEqual([
      'bad-option',
      'names: expected 2, one for each hand, got 3',
    ]);
    expect(errorOf({ names: ['Ann', ' '] })).toEqual(['bad-option', 'name 2 is empty']);
  });

  it('with a name that two seats have', () => {
    expect(errorOf({ names: ['Ann', 'Ann'] })).toEqual(['bad-option', 'names: Ann is given twice']);
    expect(errorOf({ names: ['Ann', ' Ann'] })[0]).toBe('bad-option');
    expect(showdown({ board: BOARD, hands: HANDS, names: ['Ann', 'ann'] }).players[1].name).toBe(
      'ann',
    );
  });

  it('with amounts that are none, naming text and place', () => {
    expect(errorOf({ pot: '-5' })).toEqual([
      'bad-amount',
      'pot "-5" is not an amount; write digits, like 20 or 7.75',
    ]);
    expect(errorOf({ bets: ['100', '1e3'] })[1]).toContain('bet 2 "1e3" is not an amount');
    expect(errorOf({ pot: 100, rake: 'five' })[1]).toContain('rake "five" is not an amount');
    expect(errorOf({ pot: 100, rake: '-5%' })[1]).toContain('rake "-5%" is not a percentage');
    expect(errorOf({ pot: 100, rake: '5%,3' })[1]).toBe(
      'rake "5%,3" is not a percentage with a cap; write it like 5%,cap=3',
    );
    expect(errorOf({ pot: 100, rake: '5%,cap=3,cap=4' })[1]).toContain(
      'the cap of the rake "3,cap=4" is not an amount',
    );
    expect(errorOf({ pot: 100, rake: '5%,cap=' })[1]).toContain('the cap of the rake "" is not');
    expect(errorOf({ pot: 100, rake: '3,cap=5' })[1]).toContain('rake "3,cap=5" is not an amount');
    expect(errorOf({ chip: 'x' })[1]).toContain('chip "x" is not an amount');
    expect(errorOf({ chip: 0 })[1]).toBe('chip 0 is worth nothing; it must be above 0');
  });

  it('with amounts that are not whole numbers of chips', () => {
    expect(errorOf({ pot: '10.5' })).toEqual([
      'bad-amount',
      'pot 10.5 is not a whole number of chips of 1; a chip of 0.5 would do',
    ]);
    expect(errorOf({ pot: 100, chip: 25, rake: 5 })[1]).toBe(
      'rake 5 is not a whole number of chips of 25; a chip of 5 would do',
    );
  });

  it('with a cap that is no whole number of chips', () => {
    expect(errorOf({ pot: 100, rake: '5%,cap=0.5' })[1]).toBe(
      'the cap of the rake 0.5 is not a whole number of chips of 1; a chip of 0.5 would do',
    );
  });

  it('with more rake than there is in the pots', () => {
    expect(errorOf({ pot: '7.5', chip: '0.5', rake: 8 })).toEqual([
      'bad-amount',
      'rake 8 is more than the pots, 7.5',
    ]);
    expect(errorOf({ pot: 100, rake: '101%' })[1]).toBe('rake 101% is more than the pots, 100');
    expect(errorOf({ pot: 100, rake: '101%,cap=5' })[1]).toContain('rake 101%,cap=5 is more');
    expect(errorOf({ bets: [50, 80], rake: 101 })[1]).toBe('rake 101 is more than the pots, 100');
  });

  it('with amounts too large to be counted exactly', () => {
    expect(errorOf({ pot: '9007199254740992' })[0]).toBe('too-large');
    expect(errorOf({ bets: ['9007199254740991', 1] })[0]).toBe('too-large');
  });

  it('with something else in place of a list', () => {
    const options = [
      { hands: undefined },
      { hands: HANDS[0] },
      { folded: '1' },
      { folded: 3 },
      { bets: '50,50' },
      { names: 'AB' },
      { bets: null },
    ];
    for (const option of options) {
      const [name] = Object.keys(option);
      const [code, message] = untyped(option);
      expect(code).toBe('bad-option');
      expect(message).toMatch(new RegExp(`^${name} must be an array`));
    }
    expect(untyped({ board: undefined })[0]).toBe('bad-card');
    expect(untyped({ hands: [1, 2] })[0]).toBe('bad-card');
  });

  it('with names that are no texts, or would break a line', () => {
    expect(untyped({ names: ['Ann', 2] })).toEqual(['bad-option', 'name 2 is not a string']);
    expect(errorOf({ names: ['Ann', 'B\nob'] })).toEqual([
      'bad-option',
      'name 2 has a control character in "B\\nob"',
    ]);
    for (const mark of ['\u2028', '\u2029', '\u202e', '\u2066', '\u0085']) {
      expect(errorOf({ names: ['Ann', `B${mark}ob`] })[1]).toContain('control character');
    }
  });

  it('with a game or a rule set that is unknown', () => {
    expect(untyped({ game: 'holdem' })).toEqual([
      'bad-option',
      'unknown game "holdem"; the games are omaha8 and omahahi',
    ]);
    expect(untyped({ oddChips: 'high' })).toEqual([
      'bad-option',
      'odd chips "high" is unknown; choose wsop or halves',
    ]);
  });
});
