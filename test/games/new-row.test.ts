/**
 * A game that differs from the others only in what a row says costs that row and nothing else. Here it
 * is Courchevel: five hole cards, and the first card of the flop lies open before the betting begins.
 */
import { describe, expect, it, vi } from 'vitest';
import { settleHand } from '../../src/betting/settle-hand.ts';
import type { HandSetup } from '../../src/betting/setup.ts';
import type { HandState } from '../../src/betting/state.ts';
import type { Game } from '../../src/games/game.ts';
import type { GameRow } from '../../src/games/rows.ts';
import { betting, equity, evaluate, parseRange, rankHand, showdown } from '../../src/index.ts';
import { play, playHand, setupOf } from '../betting/play.ts';
import { complaint, printed } from '../cli/fake-io.ts';
import { enumerateEquity } from '../reference/index.ts';

vi.mock(import('../../src/games/rows.ts'), async (importOriginal) => {
  const { GAME_ROWS, ...rest } = await importOriginal();
  const courchevel = {
    id: 'courchevel',
    name: 'Courchevel',
    label: 'Courchevel',
    about: 'five cards, one on the board',
    aliases: [],
    holeCounts: [5],
    low: null,
    boardCounts: [1, 3, 4, 5],
  } as const satisfies GameRow;
  const courchevel8 = {
    ...courchevel,
    id: 'courchevel8',
    name: 'Courchevel Hi/Lo',
    label: 'Courchevel Hi/Lo',
    aliases: [{ name: 'courchevelhilo' }],
    low: 'eight-or-better',
  } as const satisfies GameRow;
  return { ...rest, GAME_ROWS: [...GAME_ROWS, courchevel, courchevel8] as never };
});

const HIGH = 'courchevel' as Game;
const HI_LO = 'courchevel8' as Game;

const BOARD = '7s7d5c2hJs';
const HANDS = ['AhAd8s9c3d', '4h4d3sKc8c'];

describe('hands and pots', () => {
  it('are read and paid by the row', () => {
    expect(evaluate(HANDS[0], BOARD, HI_LO).low?.name).toBe('7-5-3-2-A');
    expect(evaluate(HANDS[0], BOARD, HIGH).low).toBeNull();
    expect(() => evaluate('AhAd8s9c', BOARD, HIGH)).toThrow(
      'the hand has 4 cards; in courchevel it has 5',
    );
    const asked = { hands: HANDS, board: BOARD, pot: 100 };
    expect(showdown({ ...asked, game: HI_LO })).toEqual({
      ...showdown(asked),
      game: HI_LO,
    });
    expect(showdown({ ...asked, game: HIGH }).players.map(({ amount }) => amount)).toEqual([
      100, 0,
    ]);
  });
});

describe('equity', () => {
  it('is that of five cards, by every engine, and of the reference', async () => {
    const questions = [
      { hands: HANDS, board: '7s7d5c' },
      { hands: HANDS, board: '7s' },
      { hands: [HANDS[0], '*'], board: '7s7d5c2h' },
      { hands: ['*', '*'], board: '7s', trials: 2000 },
      { hands: ['A2:$ds', HANDS[1]], board: '7s7d5c', trials: 2000 },
    ];
    const told: string[] = [];
    const onHint = (hint: string) => told.push(hint);
    for (const question of questions) {
      const asked = { ...question, threads: 1 };
      const { players } = await equity({ ...asked, game: HI_LO, onHint });
      expect(players).toEqual((await equity({ ...asked, game: 'omaha8', cards: 5 })).players);
    }
    expect(told).toEqual([]);
    const { players } = await equity({ hands: HANDS, board: '7s7d5c', game: HI_LO });
    const { deals, players: counted } = enumerateEquity(HANDS, '7s7d5c');
    expect(players.map(({ scoop, quarter, nothing }) => [scoop, quarter, nothing])).toEqual(
      counted.map(({ scoop, quarter, nothing }) => [scoop, quarter, nothing]),
    );
    expect(deals).toBe(741);
  });

  it('takes a board of one card as a street of its own, and notes two', async () => {
    const told: string[] = [];
    const onHint = (hint: string) => told.push(hint);
    const question = { hands: HANDS, board: '7s7d', trials: 1000, onHint };
    await equity({ ...question, game: HIGH });
    expect(told).toHaveLength(1);
  });
});

describe('ranges', () => {
  it('have hands of five cards, in the order of the game that makes hands alike', async () => {
    const range = await parseRange('10%', { game: HI_LO });
    expect([range.holeCards, range.game]).toEqual([5, HI_LO]);
    expect(range.equals(await parseRange('10%', { game: 'omaha8', holeCards: 5 }))).toBe(true);
    const high = await parseRange('10%', { game: HIGH });
    expect(high.equals(await parseRange('10%', { game: 'omahahi', holeCards: 5 }))).toBe(true);
    expect((await rankHand('AsAh2s3hKd', [HI_LO]))[0].percent).toBe(
      (await rankHand('AsAh2s3hKd', ['omaha8']))[0].percent,
    );
    expect((await rankHand('AsAh2s3h')).map(({ game }) => game)).not.toContain(HIGH);
  });
});

describe('betting', () => {
  const setup: HandSetup = setupOf([10_000, 10_000, 10_000], { game: HI_LO });
  const begun = () => playHand(setup, '', [...HANDS, 'KsKdQsQdJd']);
  const told = (hand: HandState, cards: string) =>
    betting.explainStep(hand, { kind: 'board', cards });

  it('begins when the first card of the board lies open', () => {
    const hand = begun();
    expect(hand.rules.holeCount).toBe(5);
    expect([hand.phase, hand.toAct]).toEqual(['board', null]);
    expect(betting.explainStep(hand, { kind: 'fold', seat: 2 })).toBe(
      'a fold is not possible now: the hand waits for cards on the board',
    );
    expect(told(hand, '7s7d5c')).toBe('the board before the betting is 1 card, not 3');
    const opened = play(hand, 'burn 7s');
    expect(opened).toMatchObject({
      phase: 'betting',
      toAct: 2,
      street: 0,
      boards: [{ length: 1 }],
    });
    // The blinds are as they were: a pot-limit raise to three big blinds and a half at the most.
    expect(betting.legalActions(opened)).toMatchObject({
      call: { amount: 200, to: 200 },
      raise: { min: 400, max: 700 },
    });
  });

  it('goes on with the rest of the flop, turn and river', () => {
    const flop = play(begun(), '7s c c k');
    expect([flop.phase, told(flop, '7d5c2h')]).toEqual([
      'board',
      'the rest of the flop is 2 cards, not 3',
    ]);
    const hand = play(flop, '7d5c k k k 2h k k b200 f c Js k k');
    expect(hand).toMatchObject({ phase: 'showdown', street: 3 });
    const { pots, seats } = settleHand(play(hand, 'show show'));
    expect(pots).toMatchObject([{ amount: 1000 }]);
    // Kings and sevens for the high, 7-5-4-3-2 for the low.
    expect(seats.map(({ net }) => net)).toEqual([-200, 100, 100]);
  });

  it('lets who is not all-in decide after the first card, and runs the rest twice', () => {
    const short = setupOf([150, 10_000], { game: HI_LO, button: 1 });
    const hand = playHand(short, '', HANDS);
    expect(betting.explainStep(hand, { kind: 'run', times: 2 })).toContain(
      'cards in common that come before the betting',
    );
    const run = play(hand, '7s c run2 0:7d5c 0:2h 0:Js 1:KsQs 1:Jd 1:2c');
    expect(run.boards.map(({ length }) => length)).toEqual([5, 5]);
    expect(run.shared).toBe(1);
  });

  it('drops no rake before the rest of the flop', () => {
    const raked = { ...setup, rake: { percent: 10, noFlopNoDrop: true } };
    const rake = (script: string) => settleHand(playHand(raked, script, [...HANDS, null])).rake;
    expect(rake('7s f f')).toBe(0);
    expect(rake('7s c f k 7d5c k b200 f')).toBe(50);
  });

  it('is played at a table', () => {
    const rules = { game: HIGH, structure: 'pot-limit', lowerLimit: 10 } as const;
    let table = betting.openTable(rules, 2);
    table = betting.takeSeat(table, 0, 1000);
    table = betting.takeSeat(table, 1, 1000);
    const { setup: next } = betting.nextHand(betting.placeButton(table, 0));
    expect(betting.startHand(next).rules).toMatchObject({ game: HIGH, holeCount: 5 });
  });

  it('refuses another number of cards', () => {
    expect(() => betting.startHand({ ...setup, holeCount: 4 })).toThrow(
      'hands of 4 cards are asked for, but in courchevel8 a hand has 5',
    );
  });
});

describe('the command line', () => {
  it('has the game in every command', async () => {
    expect(await printed(`eval ${HANDS[0]} --board ${BOARD} --game courchevel-hi-lo`)).toBe(
      await printed(`eval ${HANDS[0]} --board ${BOARD}`),
    );
    const line = `showdown ${HANDS.join(' ')} --board ${BOARD} --pot 100`;
    expect(await printed(`${line} --game courchevel8`)).toBe(await printed(line));
    const asked = JSON.parse(
      await printed(`equity ${HANDS.join(' ')} --board 7s --game courchevel8 --json`),
    );
    expect(asked.game).toBe('courchevel8');
    expect(JSON.parse(await printed("range 'AA' --game courchevel --json")).game).toBe(
      'courchevel',
    );
    expect(await printed('rank AsAh2s3hKd --game courchevel8')).toContain('Courchevel Hi/Lo');
    expect((await printed('eval --help')).replace(/\s+/g, ' ')).toContain(
      'courchevel (five cards, one on the board)',
    );
    expect(await complaint(`eval AhAd8s9c --board ${BOARD} --game x`)).toContain(
      'choose omaha8, omahahi, courchevel or courchevel8',
    );
  });
});
