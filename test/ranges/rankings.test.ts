import { describe, expect, it } from 'vitest';
import type { HoleCount } from '../../src/cards/deal.ts';
import { GAMES, type Game } from '../../src/games/game.ts';
import { RandomStream } from '../../src/math/random.ts';
import { handClasses } from '../../src/ranges/hand-classes.ts';
import { parseRange } from '../../src/ranges/range.ts';
import { rankHand } from '../../src/ranges/rank-hand.ts';
import { loadRanking, rankedPlayers } from '../../src/ranges/rankings/index.ts';

const ORDERINGS = GAMES.flatMap((game) =>
  ([4, 5] as const).flatMap((holeCards) =>
    rankedPlayers(holeCards).map((players): [Game, HoleCount, number] => [
      game,
      holeCards,
      players,
    ]),
  ),
);

describe.each(ORDERINGS)('the ordering of %s, %i cards, %i players', (game, holeCards, players) => {
  it('is of these hands, and says how it was made', async () => {
    const ranking = await loadRanking(game, holeCards, players);
    expect(ranking).toMatchObject({ game, holeCards, players });
    expect(ranking.deals).toBeGreaterThanOrEqual(10_000_000);
    const isExact = players === 2;
    expect(ranking.seed === null).toBe(isExact);
    expect(ranking.standardError === 0).toBe(isExact);
    expect(ranking.placeError === 0).toBe(isExact);
  });

  it('has each class in the place that the better ones leave', async () => {
    const { places, steps } = await loadRanking(game, holeCards, players);
    const { size, classOf } = handClasses(holeCards);
    const hands = new Float64Array(steps);
    places.forEach((place, i) => {
      hands[place] += size[i];
    });
    // So many hands are in better steps; a class begins in the step of its place.
    let before = 0;
    for (let step = 0; step < steps; step++) {
      if (hands[step] === 0) continue;
      expect(Math.floor((before * steps) / classOf.length)).toBe(step);
      before += hands[step];
    }
    expect(before).toBe(classOf.length);
  });
});

describe('a percentage', () => {
  it('is the smallest set of best hands with at least that many', async () => {
    for (const [text, holeCards] of [
      ['15%', 4],
      ['1%2h', 4],
      ['0.01%', 4],
      ['40.55%6h', 4],
      ['15%', 5],
      ['0.1%6h', 5],
    ] as const) {
      const { size } = await parseRange(text, { holeCards });
      const all = handClasses(holeCards).classOf.length;
      const wanted = (all * Number.parseFloat(text)) / 100;
      expect(size).toBeGreaterThanOrEqual(wanted);
      // At most one class more than what is wanted.
      expect(size).toBeLessThan(wanted + 24);
    }
  });

  it('of all is all, and those beside each other share no hand', async () => {
    expect((await parseRange('100%')).size).toBe(270_725);
    const [best, next, both] = await Promise.all(
      ['5%6h', '5%-10%6h', '10%6h'].map((text) => parseRange(text)),
    );
    expect(best.intersect(next).size).toBe(0);
    expect(best.union(next).equals(both)).toBe(true);
  });

  it('is of a full table unless it says another, and of the game that is asked for', async () => {
    const of = (text: string, game: Game = 'omaha8') => parseRange(text, { game });
    expect((await of('15%')).equals(await of('15%9h'))).toBe(true);
    expect((await of('15%')).equals(await of('15%2h'))).toBe(false);
    expect((await of('15%')).equals(await of('15%', 'omahahi'))).toBe(false);
    const five = await parseRange('15%', { holeCards: 5 });
    expect(five.equals(await parseRange('15%6h', { holeCards: 5 }))).toBe(true);
  });

  it('has what a player expects of it', async () => {
    expect((await parseRange('1%')).contains('AsAh2s3h')).toBe(true);
    expect((await parseRange('50%')).contains('KsKhKdKc')).toBe(false);
    expect((await parseRange('1%', { game: 'omahahi' })).contains('AsAhKsKh')).toBe(true);
  });
});

describe('the rank of a hand', () => {
  it('is the smallest percentage that has it', async () => {
    const random = new RandomStream(8);
    const any = await parseRange('*');
    for (let i = 0; i < 3; i++) {
      const hand = any.sample(random);
      for (const { game, players, percent } of await rankHand(hand)) {
        const smaller = (percent - 0.01).toFixed(2);
        const range = await parseRange(`${percent}%${players}h`, { game });
        expect(range.contains(hand)).toBe(true);
        if (smaller === '0.00') continue;
        expect((await parseRange(`${smaller}%${players}h`, { game })).contains(hand)).toBe(false);
      }
    }
  });
});
