import { describe, expect, it } from 'vitest';
import { deckWithout } from '../../../src/cards/card.ts';
import type { HoleCount } from '../../../src/cards/deal.ts';
import { type CardsInput, formatCards, parseCards } from '../../../src/cards/text.ts';
import { HANDS_ENGINES } from '../../../src/equity/engines/hands.ts';
import { countKnownHands } from '../../../src/equity/engines/known-hands.ts';
import { dealsOf, type EquityJob } from '../../../src/equity/job.ts';
import { planJob } from '../../../src/equity/plan.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { type PlainCounts, ShareCounts } from '../../../src/equity/share-counts.ts';
import type { Game } from '../../../src/games/game.ts';
import { choose } from '../../../src/math/choose.ts';
import { Dealer } from '../../deals.ts';
import { effort } from '../../effort.ts';
import { enumerateEquity } from '../../reference/index.ts';
import { countDirectly } from '../direct.ts';

function plain(counts: ShareCounts) {
  const players = Array.from({ length: counts.playerCount }, (_, player) => counts.rows(player));
  return { deals: counts.deals, lowMade: counts.lowMade, players };
}

/** Counts the pieces that begin at each of these numbers and end at the next, or with the last piece. */
async function counted(job: EquityJob, starts: readonly number[]): Promise<ShareCounts> {
  const { engine, offer } = await planJob(job, { exact: true }, HANDS_ENGINES);
  const counter = engine.counter(job, offer.data);
  const sum = new ShareCounts(job.hands.length);
  starts.forEach((from, i) => {
    const result = counter.count(from, starts[i + 1] ?? offer.pieces) as { counts: PlainCounts };
    sum.merge(result.counts);
  });
  return sum;
}

const exactly = (job: EquityJob): Promise<ShareCounts> => counted(job, [0]);

function described({ game, hands, board, dead }: EquityJob): string {
  const texts = hands.map((hand) => (hand === null ? '*' : formatCards(hand)));
  return `${game} ${texts.join(' ')} board ${formatCards(board)} dead ${formatCards(dead)}`;
}

/** A random job that has between one and `most` boards. */
function randomJob(dealer: Dealer, most: number): EquityJob {
  for (;;) {
    const holeCount = dealer.number(4, 6) as HoleCount;
    const players = dealer.number(2, Math.min(11, Math.floor(47 / holeCount)));
    const boardCount = dealer.number(0, 5);
    const room = 52 - players * holeCount - 5;
    const deadCount = dealer.number(0, 1) === 0 ? dealer.number(0, room) : Math.min(room, 2);
    const left = 52 - players * holeCount - boardCount - deadCount;
    if (choose(left, 5 - boardCount) > most) continue;
    const cards = dealer.deal(players * holeCount + boardCount + deadCount);
    const take = (count: number) => cards.splice(0, count);
    return {
      game: dealer.number(0, 3) === 0 ? 'omahahi' : 'omaha8',
      holeCount,
      hands: Array.from({ length: players }, () => take(holeCount)),
      board: take(boardCount),
      dead: take(deadCount),
      choices: [],
      example: [],
    };
  }
}

describe('known hands by classes', () => {
  it('give the counts of every board dealt, in 320 random match-ups', async () => {
    const dealer = new Dealer(1);
    for (let i = 0; i < 320; i++) {
      const job = randomJob(dealer, i % 20 === 0 ? 200_000 : 20_000);
      expect(plain(await exactly(job)), described(job)).toEqual(plain(countDirectly(job)));
    }
  });

  it('give the counts of all 1,086,008 boards, before the flop', async () => {
    for (const [game, hands] of [
      ['omaha8', ['As2d3c9h', 'Ad2c4s9s']],
      ['omahahi', ['KsKdQsJd', '8s7s6h5h']],
      ['omaha8', ['AsAh2s3hKd', 'Kc9c8c7d6d']],
    ] satisfies [Game, string[]][]) {
      const job = await parseJob({ hands, game });
      expect(plain(await exactly(job)), described(job)).toEqual(plain(countDirectly(job)));
    }
  });

  it('do not care how suits are called, and move with the seats', async () => {
    const dealer = new Dealer(2);
    for (let i = 0; i < 60; i++) {
      const job = randomJob(dealer, 60_000);
      const suits = dealer.deal(4, [0, 1, 2, 3]);
      const rename = (cards: readonly number[]) =>
        cards.map((card) => (card & ~3) | suits[card & 3]);
      const hands = job.hands.map((hand) => rename(hand ?? []));
      const renamed = { ...job, hands, board: rename(job.board), dead: rename(job.dead) };
      const counts = plain(await exactly(job));
      expect(plain(await exactly(renamed))).toEqual(counts);
      const reversed = plain(await exactly({ ...job, hands: job.hands.toReversed() }));
      expect(reversed.players.toReversed()).toEqual(counts.players);
    }
  });

  it('share out every pot whole', async () => {
    const dealer = new Dealer(3);
    for (let i = 0; i < 100; i++) {
      const job = randomJob(dealer, 200_000);
      const counts = await exactly(job);
      expect(BigInt(counts.deals)).toBe(dealsOf(job));
      // Halves of 27,720 units, a number that all of 1 to 11 divide.
      const units = job.hands.flatMap((_, player) =>
        counts.rows(player).map(({ high, low, deals }) => {
          const fromHigh = high === 0 ? 0 : 27_720 / high;
          if (low === null) return deals * 2 * fromHigh;
          return deals * (fromHigh + (low === 0 ? 0 : 27_720 / low));
        }),
      );
      expect(units.every(Number.isSafeInteger)).toBe(true);
      expect(units.reduce((sum, share) => sum + share, 0)).toBe(counts.deals * 55_440);
      for (const player of job.hands.keys()) {
        const deals = counts.rows(player).reduce((sum, row) => sum + row.deals, 0);
        expect(deals).toBe(counts.deals);
      }
    }
  });
});

/** Leaves fewer hands to deal, of all ranks and suits. */
const SOME_DEAD = effort('5h6d6hTh8c8dQcQh7d9h', '');

/** Jobs with one unknown hand that can be dealt one by one. */
const ONE_UNKNOWN: Parameters<typeof parseJob>[0][] = [
  { hands: ['AsAh2s3h', '*'], board: '4s5d9sKs' },
  { hands: ['*', 'AsKs2s3h'], board: '4s4d4hJs2d' },
  { hands: ['AsAh2s3h', '*'], board: '4s5s6sJs', dead: `KsQdTc${SOME_DEAD}` },
  {
    hands: ['As2d3c9h', 'Ad2c4s9s', '*'],
    board: '3h4h7hJd',
    dead: effort('5h6d6hTh8c8dQcQh7d', ''),
  },
  { hands: ['KsKd7s2c', '*', 'AsAh2s3h'], board: '4s5s9sJs8s' },
  { hands: ['AsAh2s3h', '*'], board: '4s4d9sJs', game: 'omahahi', dead: SOME_DEAD },
  { hands: ['AsKs2s3h4d', '*'], board: '7s8sTdTs6h' },
  { hands: ['AsKs2s3h', '*'], board: 'QsJsTsTd', dead: SOME_DEAD },
  { hands: ['9s9h8c7c', '*'], board: '9d9cAcAd', dead: effort('5h6d6hTh8dQcQh7d', '') },
];

describe('known hands against any by classes', async () => {
  it.each(
    await Promise.all(
      ONE_UNKNOWN.map(async (cards): Promise<[string, EquityJob]> => {
        const job = await parseJob(cards);
        return [described(job), job];
      }),
    ),
  )('give the counts of every hand and board dealt: %s', async (_, job) => {
    expect(plain(await exactly(job))).toEqual(plain(countDirectly(job)));
  });

  it.each([4, 5, 6])('give them for %i hole cards, from a short deck', async (holeCount) => {
    const dealer = new Dealer(10 + holeCount);
    for (let i = 0; i < 8; i++) {
      const cards = dealer.deal(holeCount + 3 + 13);
      const hand = cards.slice(0, holeCount);
      const board = cards.slice(holeCount, holeCount + 3);
      const job = await parseJob({ hands: ['*', hand], board, dead: deckWithout(cards) });
      expect(plain(await exactly(job)), described(job)).toEqual(plain(countDirectly(job)));
    }
  });

  it('give them before the flop from a short deck', async () => {
    const dealer = new Dealer(4);
    for (let i = 0; i < 6; i++) {
      const cards = dealer.deal(52);
      const [hand, live] = [cards.slice(0, 4), cards.slice(4, 17)];
      const dead = deckWithout([...hand, ...live]);
      const game: Game = i === 0 ? 'omahahi' : 'omaha8';
      const job = await parseJob({ hands: [hand, '*'], dead, game });
      expect(plain(await exactly(job)), described(job)).toEqual(plain(countDirectly(job)));
    }
  });

  it('are the sum of their slices', async () => {
    const job = await parseJob({ hands: ['AsAh2s3h', '*'], board: '4s5s9d' });
    const whole = await exactly(job);
    const sum = await counted(job, [0, 7, 8]);
    expect(plain(sum)).toEqual(plain(whole));
    expect(BigInt(whole.deals)).toBe(dealsOf(job));
  });
});

describe('several unknown hands', () => {
  it('give the counts of the rules', async () => {
    const board = 'AsTdTc2c';
    const gone = formatCards(deckWithout(parseCards(`2s3s4s5d6d7h8cKsKdQhJc${board}`)));
    const job = await parseJob({ hands: ['*', '*'], board, dead: gone });
    const { deals, lowMade, players } = enumerateEquity(['*', '*'], board, gone);
    const counts = await exactly(job);
    expect([counts.deals, counts.lowMade]).toEqual([deals, lowMade]);
    for (const player of [0, 1]) {
      expect(counts.rows(player).map(({ high, low, deals }) => [high, low, deals])).toEqual(
        players[player].shares,
      );
    }
    expect((await planJob(job, { exact: true })).offer.pieces).toBe(choose(11, 4));
  });

  it('give the same beside a known hand, in any seat', async () => {
    const dealer = new Dealer(6);
    const cards = dealer.deal(20);
    const dead = deckWithout(cards);
    const hand = cards.slice(0, 4);
    const board = cards.slice(4, 9);
    const seatings: CardsInput[][] = [
      [hand, '*', '*'],
      ['*', hand, '*'],
    ];
    for (const hands of seatings) {
      const job = await parseJob({ hands, board, dead });
      expect(plain(await exactly(job))).toEqual(plain(countDirectly(job)));
    }
  });
});

describe('a known hand', () => {
  it.each([
    ['AsAh2s3h', 1_712_304],
    ['AsKsQdJd', 1_712_304],
  ])('%s has %i boards', async (hand, boards) => {
    const job = await parseJob({ hands: [hand, '2c3c4d5d'] });
    expect(dealsOf({ ...job, hands: [job.hands[0]] })).toBe(BigInt(boards));
  });

  it('makes a low on the boards that the rules say', async () => {
    // Alone at the table, a hand scoops every board: its lows are the boards with a low.
    const lows = async (hand: string): Promise<number> => {
      const job = await parseJob({ hands: [hand, '*'] });
      const alone = { ...job, hands: [job.hands[0]] };
      return countKnownHands(alone).lowMade;
    };
    expect(await lows('As2dKcQh')).toBe(625_344);
    expect(await lows('As2d3cKh')).toBe(847_944);
    expect(await lows('As2d3c4h')).toBe(908_976);
    expect(await lows('AsAd2c3h')).toBe(810_784);
    expect(await lows('4c5c6c7c')).toBe(908_976);
    expect(await lows('AsKsQdJd')).toBe(0);
  });
});
