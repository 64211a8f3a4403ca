import { describe, expect, it } from 'vitest';
import type { HandSetup } from '../../src/betting/setup.ts';
import { startHand } from '../../src/betting/start.ts';
import { setupOf } from './play.ts';

/** A setup as bad input may make it, past the types. */
type Change = { [K in keyof HandSetup]?: unknown };

const LIMIT = { kind: 'limit', smallBet: 200, bigBet: 400 };

describe('a setup is refused with a sentence', () => {
  it.each<[Change, string]>([
    [{ game: 'holdem' }, 'game "holdem" is unknown; choose omaha8 or omahahi'],
    [{ holeCount: 3 }, '3 hole cards are not Omaha, which has 4, 5 or 6'],
    [{ oddChips: 'left' }, 'odd chips "left" is unknown; choose wsop or halves'],
    [{ chip: 0 }, 'a chip of 0 is not a whole number of units from 1 up'],
    [{ decimals: 0.5 }, '0.5 decimal places are not a whole number from 0 to 15'],
    [{ seats: [{ stack: 5 }] }, 'a hand has 2 to 10 seats, not 1'],
    [{ seats: new Array(11).fill({ stack: 5 }) }, 'a hand has 2 to 10 seats, not 11'],
    [
      { seats: [{ stack: 5 }, { stack: 5, dealtIn: false }] },
      'a hand needs at least two seats dealt in, got 1',
    ],
    [
      { seats: new Array(8).fill({ stack: 5 }), holeCount: 6 },
      '8 hands of 6 cards and a board are 53 cards; a deck has 52',
    ],
    [
      { seats: [{ stack: 5 }, { stack: 0 }] },
      'the stack of seat 2 is 0, and 1 is the least possible',
    ],
    [
      { seats: [{ stack: 5 }, { stack: 0.5 }] },
      'the stack of seat 2 is 0.5, which is not a whole number of units',
    ],
    [
      { seats: [{ stack: 50 }, { stack: 55 }], chip: 10, decimals: 1 },
      'the stack of seat 2 is 5.5, which is not a whole number of chips of 1',
    ],
    [
      { seats: [{ stack: 2 ** 53 - 1 }, { stack: 1 }] },
      'the stacks add up to more than 2^53 - 1 units',
    ],
    [{ button: 3 }, 'the button: there is no seat 4; seats are 1 to 3'],
    [{ button: -1 }, 'the button: there is no seat 0; seats are 1 to 3'],
    [{ firstToAct: 1.5 }, 'first to act: 1.5 is not the index of a seat, a whole number from 0'],
    [{ smallBlind: -1 }, 'the small blind is -1, and 0 is the least possible'],
    [{ bigBlind: Number.NaN }, 'the big blind is NaN, which is not a whole number of units'],
    [{ ante: -5 }, 'the ante is -5, and 0 is the least possible'],
    [{ splash: -5 }, 'the splash is -5, and 0 is the least possible'],
    [{ handCap: 0 }, 'the cap of the hand is 0, and 1 is the least possible'],
    [
      { structure: { kind: 'spread' } },
      'structure "spread" is unknown; choose limit, pot-limit or no-limit',
    ],
    [{ bigBlind: 0 }, 'pot-limit without a big blind needs a smallest bet, minBet'],
    [{ structure: { ...LIMIT, bigBet: 100 } }, 'the big bet is 100, and 200 is the least possible'],
    [
      { structure: { ...LIMIT, bigBet: 150 }, decimals: 2 },
      'the big bet is 1.5, and 2 is the least possible',
    ],
    [{ structure: { ...LIMIT, smallBet: 0 } }, 'the small bet is 0, and 1 is the least possible'],
    [
      { structure: { ...LIMIT, raises: -1 } },
      'a cap of -1 raises is neither a whole number nor null, which is no cap',
    ],
    [
      { posts: [{ seat: 0, kind: 'bomb', amount: 5 }] },
      'post "bomb" is unknown; choose ante, small-blind, big-blind, straddle, post or dead',
    ],
    [
      { posts: [{ seat: 5, kind: 'ante', amount: 5 }] },
      'the ante: there is no seat 6; seats are 1 to 3',
    ],
    [
      { posts: [{ seat: 0, kind: 'ante', amount: 0 }] },
      'the ante of seat 1 is 0, and 1 is the least possible',
    ],
    [{ rake: { percent: 101 } }, 'the percent of the rake 101 is not a number from 0 to 100'],
    [{ seats: null }, 'seats must be an array, not null'],
    [{ seats: [{ stack: 5 }, null] }, 'seat 2: expected an object of options, not null'],
    [{ posts: {} }, 'posts must be an array, not {}'],
    [{ structure: 'limit' }, 'the structure: expected an object of options, not "limit"'],
    [{ rake: 5 }, 'the rake: expected an object of options, not 5'],
    [{ rake: { percent: '5' } }, 'the percent of the rake "5" is not a number from 0 to 100'],
    [{ rake: { percent: {} } }, 'the percent of the rake {} is not a number from 0 to 100'],
    [{ rake: {} }, 'the rake has no percent'],
    [{ rake: { percent: 5, noFlopNoDrop: 'no' } }, 'noFlopNoDrop "no" is not true or false'],
    [{ allInShows: 0 }, 'allInShows 0 is not true or false'],
    [
      { seats: [{ stack: 5 }, { stack: 5, dealtIn: 'no' }] },
      'dealtIn of seat 2 "no" is not true or false',
    ],
    [
      { structure: { ...LIMIT, uncappedHeadsUp: 'no' } },
      'uncappedHeadsUp "no" is not true or false',
    ],
    [{ structure: { kind: 'pot-limit', antesInPot: 1 } }, 'antesInPot 1 is not true or false'],
    [{ smallBlind: -100, decimals: 2 }, 'the small blind is -1, and 0 is the least possible'],
    [{ rake: { percent: -1 } }, 'the percent of the rake -1 is not a number from 0 to 100'],
    [{ rake: { percent: 5, cap: -1 } }, 'the cap of the rake is -1, and 0 is the least possible'],
    [{ rake: { percent: 5, by: 'street' } }, 'rake by "street" is unknown; choose hand or pot'],
  ])('%j', (change, sentence) => {
    const setup = { ...setupOf([20000, 20000, 20000]), ...change } as HandSetup;
    expect(() => startHand(setup)).toThrow(sentence);
  });

  it('fills in what is not given', () => {
    expect(startHand(setupOf([500, 500, 500])).rules).toEqual({
      game: 'omaha8',
      holeCount: 4,
      structure: { kind: 'pot-limit', minBet: 200, antesInPot: true },
      smallBlind: 100,
      bigBlind: 200,
      button: 2,
      posts: [
        { seat: 0, kind: 'small-blind', amount: 100 },
        { seat: 1, kind: 'big-blind', amount: 200 },
      ],
      firstToAct: null,
      handCap: null,
      splash: 0,
      allInShows: true,
      rake: null,
      oddChips: 'wsop',
      chip: 1,
      decimals: 0,
    });
    const structure = { kind: 'limit', smallBet: 200, bigBet: 400 } as const;
    expect(startHand(setupOf([500, 500], { structure })).rules.structure).toEqual({
      ...structure,
      raises: 3,
      uncappedHeadsUp: false,
    });
  });
});
