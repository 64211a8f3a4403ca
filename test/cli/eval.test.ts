import { describe, expect, it } from 'vitest';
import { complaint, printed } from './fake-io.ts';

describe('omaha8 eval', () => {
  it('says the high, the low and which cards play', async () => {
    expect(await printed('eval AhAd8s9c --board 7s7d5c2hJs')).toMatchInlineSnapshot(`
      "Hand   Ah Ad 8s 9c
      Board  7s 7d 5c 2h Js

      High   Two pair, Aces and Sevens
             Ah Ad from the hand, 7s 7d Js from the board
      Low    8-7-5-2-A
             Ah 8s from the hand, 7s 5c 2h from the board
      "
    `);
  });

  it('says why there is no low on the board', async () => {
    expect(await printed("eval 'As 2s 3s 4s' -b 'Kd Kc 9h 8h Js'")).toMatchInlineSnapshot(`
      "Hand   As 2s 3s 4s
      Board  Kd Kc 9h 8h Js

      High   Pair of Kings
             As 4s from the hand, Kd Kc Js from the board
      Low    no low: the board has only one rank of eight or lower
      "
    `);
  });

  it.each([
    ['AhKdQs9c --board 7s6d5c', 'the hand has only one rank of eight or lower'],
    ['KhKdQs9c --board 7s6d5c', 'the hand has no card of eight or lower'],
    ['Ah2dQs9c --board As2c5c', 'counterfeited, A and 2 of the hand are also on the board'],
    ['Ah4dQs9c --board As2c5c', 'counterfeited, A of the hand is also on the board'],
    ['Ah2dQs9c --board KsQcJc', 'the board has no card of eight or lower'],
    ['Ah2dQs9c --board KsQc3c', 'the board has only one rank of eight or lower'],
  ])('says why %s has no low', async (deal, why) => {
    expect(await printed(`eval ${deal}`)).toContain(`Low    no low so far: ${why}\n`);
  });

  it('has no line for the low in a game of highs only', async () => {
    expect(await printed('eval AhAd8s9c --board 7s7d5c2hJs --game omahahi')).toMatchInlineSnapshot(`
      "Hand   Ah Ad 8s 9c
      Board  7s 7d 5c 2h Js

      High   Two pair, Aces and Sevens
             Ah Ad from the hand, 7s 7d Js from the board
      "
    `);
  });

  it('takes five and six hole cards', async () => {
    expect(await printed('eval AhAd8s9c4s --board 7s7d5c2hJs --cards 5')).toContain('7-5-4-2-A');
    expect(await printed('eval AhAd8s9c4s3c --board 3d7d5c2hJs')).toContain('5-4-3-2-A (wheel)');
  });

  it('prints one JSON document', async () => {
    expect(JSON.parse(await printed('eval AhAd8s9c --board 7s7d5c2hJs --json'))).toEqual({
      game: 'omaha8',
      hole: ['Ah', 'Ad', '8s', '9c'],
      board: ['7s', '7d', '5c', '2h', 'Js'],
      high: {
        value: expect.any(Number),
        category: 'two-pair',
        name: 'Two pair, Aces and Sevens',
        cards: ['Ah', 'Ad', '7s', '7d', 'Js'],
        hole: ['Ah', 'Ad'],
        board: ['7s', '7d', 'Js'],
      },
      low: {
        value: expect.any(Number),
        name: '8-7-5-2-A',
        cards: ['8s', '7s', '5c', '2h', 'Ah'],
        hole: ['Ah', '8s'],
        board: ['7s', '5c', '2h'],
      },
    });
  });

  it('sets labels off on a terminal, but not where the user wants no colour', async () => {
    const line = 'eval AhAd8s9c --board 7s7d5c2hJs';
    expect(await printed(line, { tty: true })).toContain('\u001b[1mHigh');
    expect(await printed(line, { tty: true, env: { NO_COLOR: '1' } })).toBe(await printed(line));
    expect(await printed(line, { tty: true, env: { TERM: 'dumb' } })).toBe(await printed(line));
  });
});

describe('omaha8 eval refuses', () => {
  it.each([
    ['', 'no hand given; write omaha8 eval <hand> --board <cards>'],
    ['AhAd8s9c', 'no board given; --board takes three to five cards'],
    [
      'AhAd8s9c 7s7d5c2h',
      'eval takes one hand, but "7s7d5c2h" follows "AhAd8s9c"; quote cards that are separated by spaces',
    ],
    ["AhAd8s9c --board ''", 'the board has 0 cards; a hand is evaluated on 3, 4 or 5'],
    ['AhAd8s9c --board 7s7d5c2hJs3c', 'the board has 6 cards; a hand is evaluated on 3, 4 or 5'],
    ['AhAd8s --board 7s7d5c', 'the hand has 3 cards; an Omaha hand has 4, 5 or 6'],
    ["'' --board 7s7d5c", 'the hand has 0 cards; an Omaha hand has 4, 5 or 6'],
    ['AhAd8s9cAh --board 7s7d5c', 'Ah is twice in the hand'],
    ['AhAd8s9c --board 7s7d8s', '8s is both in the hand and in the board'],
    ['AhAd8s9c --board 7s7d5c --dead Ah', 'Ah is both in the hand and in the dead cards'],
    ['AhAd8s9c --board 7s7d5c --dead 5c', '5c is both in the board and in the dead cards'],
    ['AhAd8s9c --board 7s7d5c --cards 5', 'the hand has 4 cards but --cards says 5'],
    ['AhAd8s9c --board 7s7d5c --cards 7', '--cards "7" is not 4, 5 or 6'],
    ['AhAd8s9c --board 7s7d5c --game omaha', '--game "omaha" is unknown; did you mean omaha8?'],
    ['AhAd8s9c --board 7s7d5c --game x', '--game "x" is unknown; choose omaha8 or omahahi'],
    ['AhAd8s2f --board 7s7d5c', 'invalid suit f in card "2f" in the hand; suits are s, h, d, c'],
    [
      '1hAd8s9c --board 7s7d5c',
      'invalid rank 1 in card "1h" in the hand; ranks are A, K, Q, J, T (or 10), 9 to 2',
    ],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(`eval ${line}`)).toBe(sentence);
  });

  it('1h, but not 10h', async () => {
    expect(await printed('eval 10hAd8s2h --board 7s7d5c')).toContain('Hand   Th Ad 8s 2h\n');
  });
});
