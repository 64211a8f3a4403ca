import { describe, expect, it } from 'vitest';
import {
  checkHandSize,
  checkHoleCountOption,
  DEFAULT_GAME,
  findGame,
  GAME_NAMES,
  GAMES,
  type Game,
  gameRow,
  hasLow,
} from '../../src/games/game.ts';
import { GAME_ROWS } from '../../src/games/rows.ts';
import { equity, evaluate, parseRange, rankHand, showdown } from '../../src/index.ts';
import { complaint, omaha8, printed, words } from '../cli/fake-io.ts';

describe('the rows', () => {
  it('are of Hi/Lo, where nobody names a game, and of high only', () => {
    expect(GAMES).toEqual(['omaha8', 'omahahi']);
    expect(DEFAULT_GAME).toBe('omaha8');
    expect(GAMES.map(hasLow)).toEqual([true, false]);
  });

  it('have each name once, in lower case and without spaces or signs', () => {
    expect(new Set(GAME_NAMES).size).toBe(GAME_NAMES.length);
    expect(GAME_NAMES).toHaveLength(
      GAME_ROWS.reduce((count, { aliases }) => count + 1 + aliases.length, 0),
    );
    for (const name of GAME_NAMES) expect(name).toMatch(/^[a-z0-9]+$/);
  });

  it.each(GAMES)('deal the board of %s in rising counts, to five cards', (game) => {
    const { boardCounts } = gameRow(game);
    expect(boardCounts).toEqual([...new Set(boardCounts)].sort((a, b) => a - b));
    expect(boardCounts[3]).toBe(5);
  });
});

describe('the names of a game', () => {
  it.each([
    ['omaha8', 'omaha8', [4, 5, 6]],
    ['plo8', 'omaha8', [4, 5, 6]],
    ['o8', 'omaha8', [4, 5, 6]],
    ['bigo', 'omaha8', [5]],
    ['6cardplo8', 'omaha8', [6]],
    ['plo', 'omahahi', [4, 5, 6]],
    ['plo4', 'omahahi', [4]],
    ['plo5', 'omahahi', [5]],
    ['plo6', 'omahahi', [6]],
  ])('%s is %s with %s hole cards', (name, game, holeCounts) => {
    expect(findGame(name)).toEqual({ game, name, holeCounts });
  });

  it.each([['holdem'], ['OMAHA8'], [8], [null], ['__proto__'], ['constructor']])(
    'are not: %s',
    (name) => {
      expect(() => findGame(name)).toThrow('the games are omaha8 and omahahi');
      expect(() => gameRow(name as Game)).toThrow('the games are omaha8 and omahahi');
    },
  );

  it('may say how many cards a hand has', () => {
    expect(checkHandSize(5, 'hand 1', findGame('bigo'))).toBe(5);
    expect(() => checkHandSize(4, 'hand 1', findGame('bigo'))).toThrow(
      'hand 1 has 4 cards; in bigo it has 5',
    );
    expect(() => checkHandSize(3, 'hand 1', findGame('bigo'))).toThrow(
      'hand 1 has 3 cards; an Omaha hand has 4, 5 or 6',
    );
    expect(() => checkHoleCountOption(4, 'cards', findGame('plo5'))).toThrow(
      'hands of 4 cards are asked for, but in plo5 a hand has 5',
    );
    expect(() => checkHoleCountOption(7, 'cards', findGame('plo'))).toThrow(
      'cards 7 is not 4, 5 or 6',
    );
    expect(checkHoleCountOption(undefined, 'cards', findGame('plo5'))).toBeUndefined();
  });
});

describe('the library', () => {
  const BOARD = '7s7d5c2hJs';

  it('takes every name, and answers with the id', async () => {
    expect(evaluate('AhAd8s9c', BOARD, 'plo8')).toEqual(evaluate('AhAd8s9c', BOARD));
    expect(evaluate('AhAd8s9c', BOARD, 'plo').game).toBe('omahahi');
    const hands = ['AhAd8s9c', '4h4d3sKc'];
    expect(showdown({ hands, board: BOARD, game: 'plo' })).toEqual(
      showdown({ hands, board: BOARD, game: 'omahahi' }),
    );
    expect((await equity({ hands, board: BOARD, game: 'o8' })).game).toBe('omaha8');
    expect((await parseRange('AA', { game: 'plo5' })).holeCards).toBe(5);
    expect((await parseRange('AA', { game: 'plo5' })).game).toBe('omahahi');
    const ranks = await rankHand('AsAh2s3h', ['plo']);
    expect(new Set(ranks.map(({ game }) => game))).toEqual(new Set(['omahahi']));
  });

  it('deals as many cards as the name says', async () => {
    const options = { hands: ['*', '*'], board: BOARD, trials: 1000 };
    expect((await equity({ ...options, game: 'bigo' })).players[0].equity).toBe(
      (await equity({ ...options, cards: 5 })).players[0].equity,
    );
    await expect(equity({ ...options, game: 'bigo', cards: 4 })).rejects.toThrow(
      'hands of 4 cards are asked for, but in bigo a hand has 5',
    );
    await expect(equity({ hands: ['AhAd8s9c', '*'], board: BOARD, game: 'bigo' })).rejects.toThrow(
      'hand 1 has 4 cards; in bigo it has 5',
    );
  });

  it('refuses hands of another size than the name says', async () => {
    expect(() => evaluate('AhAd8s9c', BOARD, 'bigo')).toThrow('the hand has 4 cards; in bigo');
    expect(() => showdown({ hands: ['AhAd8s9c', '4h4d3sKc'], board: BOARD, game: 'plo5' })).toThrow(
      'hand 1 has 4 cards; in plo5 it has 5',
    );
    await expect(parseRange('AhAd8s9c', { game: 'plo6' })).rejects.toThrow('in plo6');
    await expect(parseRange('AA', { game: 'plo6', holeCards: 5 })).rejects.toThrow('in plo6');
    await expect(rankHand('AsAh2s3h', ['bigo'])).rejects.toThrow('in bigo');
  });
});

describe('--game', () => {
  const EVAL = 'eval AhAd8s9c --board 7s7d5c2hJs';

  it.each(['plo8', 'PLO8', 'PLO-8', 'plo/8', 'O8', "'Omaha Hi/Lo'", "'omaha hi-lo 8'"])(
    'takes %s for omaha8',
    async (name) => {
      expect(await printed(`${EVAL} --game ${name} --json`)).toBe(
        await printed(`${EVAL} --game omaha8 --json`),
      );
    },
  );

  it.each(['plo', 'PLO', "'Omaha High'", 'plo4'])('takes %s for omahahi', async (name) => {
    expect(await printed(`${EVAL} --game ${name} --json`)).toBe(
      await printed(`${EVAL} --game omahahi --json`),
    );
  });

  it.each([
    ["'Big O'", '--cards 5'],
    ['big-o', '--cards 5'],
    ['5-card-plo8', '--cards 5'],
    ['plo5', '--game omahahi --cards 5'],
    ['plo6', '--game omahahi --cards 6'],
  ])('takes %s for %s', async (name, options) => {
    for (const line of ["equity '*' '*' --trials 2000 --json --threads 1", "range 'AAKK' --json"]) {
      const [first, second] = [
        await printed(`${line} --game ${name}`),
        await printed(`${line} ${options}`),
      ].map((text) => ({ ...JSON.parse(text), elapsedMs: 0 }));
      expect(first).toEqual(second);
    }
  });

  it.each([
    [`${EVAL} --game bigo`, 'the hand has 4 cards; in bigo it has 5'],
    [`${EVAL} --game omaha`, '--game "omaha" is unknown; did you mean omaha8?'],
    [`${EVAL} --game pol8`, '--game "pol8" is unknown; did you mean plo8?'],
    [`${EVAL} --game holdem`, '--game "holdem" is unknown; choose omaha8 or omahahi'],
    [
      "equity '*' '*' --game bigo --cards 4",
      'hands of 4 cards are asked for, but in bigo a hand has 5',
    ],
    [
      "range 'AA' --game bigo --cards 4",
      'hands of 4 cards are asked for, but in bigo a hand has 5',
    ],
    [
      'showdown AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --game plo5',
      'hand 1 has 4 cards; in plo5 it has 5',
    ],
    ['rank AsAh2s3h --game bigo', 'the hand has 4 cards; in bigo it has 5'],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(line)).toBe(sentence);
  });

  it('is a key of a job too, whose cards go with it', async () => {
    const stdin = [
      '{"hands":["*","*"],"board":"7s7d5c2hJs","trials":1000}\n',
      '{"hands":["*","*"],"board":"7s7d5c2hJs","trials":1000,"game":"plo"}\n',
      '{"hands":["*","*"],"board":"7s7d5c2hJs","trials":1000,"game":"PLO-6"}\n',
    ];
    const { stdout } = await omaha8(words('equity --input - --game bigo'), { stdin });
    const results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ game }) => game)).toEqual(['omaha8', 'omahahi', 'omahahi']);
    const asked = await Promise.all(
      (
        [
          { game: 'omaha8', cards: 5 },
          { game: 'omahahi', cards: 4 },
          { game: 'omahahi', cards: 6 },
        ] as const
      ).map((options) =>
        equity({ hands: ['*', '*'], board: '7s7d5c2hJs', trials: 1000, ...options }),
      ),
    );
    expect(results.map(({ players }) => players[0].equity)).toEqual(
      asked.map(({ players }) => players[0].equity),
    );
  });
});
