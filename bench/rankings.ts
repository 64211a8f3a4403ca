/**
 * Makes the orderings of starting hands in src/ranges/rankings/ that are sampled, for both games and all table
 * sizes at once:
 *
 *     npm run rankings -- --cards 4 --deals 100000000 [--seed 1]
 *
 * Random deals to a full table are played to the showdown by everybody. Each seat is a sample for the
 * class of its hand (hands that differ only in the names of suits): how much of the pot it wins from so
 * many opponents, on average over all ways to choose them from the other seats. The same options write
 * the same files. 200,000,000 deals of four cards took a quarter of an hour on one thread of a busy
 * machine, of five cards twenty minutes; the errors shrink with the root of the number.
 */
import { parseArgs } from 'node:util';
import { DECK_SIZE, fullDeck } from '../src/cards/card.ts';
import { BOARD_SIZE } from '../src/cards/deal.ts';
import { BoardEvaluator } from '../src/evaluator/board-evaluator.ts';
import { GAMES, type Game } from '../src/games/game.ts';
import { choose } from '../src/math/choose.ts';
import { colexIndex, sortNumbers } from '../src/math/colex.ts';
import { indexBelow, RandomStream } from '../src/math/random.ts';
import { type HandClasses, handClasses } from '../src/ranges/hand-classes.ts';
import type { RankingData } from '../src/ranges/rankings/ranking.ts';
import { NO_LOW } from '../src/tables/low-values.ts';
import { ordered, STEPS, writeRanking } from './ranking-files.ts';

/** By number of hole cards: the table sizes to rank for. Two players with four cards: `heads-up-ranking.ts`. */
const WANTED: Record<number, readonly number[]> = { 4: [6, 9], 5: [6] };

interface Setting {
  holeCards: number;
  deals: number;
  seed: number;
}

const WORD_COUNT = 8192;
const DEALS_BETWEEN_REPORTS = 10_000_000;

/**
 * What a hand wins of a half on average against opponents chosen from the other seats, by
 * `ties * seats + worse`: so many of the others tie with it, so many are worse, the rest beat it.
 */
function meanShares(seats: number, opponents: number): Float64Array {
  const shares = new Float64Array(seats * seats);
  for (let ties = 0; ties < seats; ties++) {
    for (let worse = 0; ties + worse < seats; worse++) {
      let share = 0;
      for (let tied = 0; tied <= Math.min(ties, opponents); tied++) {
        const ways = choose(ties, tied) * choose(worse, opponents - tied);
        share += ways / (tied + 1);
      }
      shares[ties * seats + worse] = share / choose(seats - 1, opponents);
    }
  }
  return shares;
}

/** The samples of every class at one table size, in one game. */
interface ClassSamples {
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

interface Samples {
  /** By class: how many samples it has. */
  readonly counts: Float64Array;
  /** By table size, then by game. */
  readonly byPlayers: readonly Record<Game, ClassSamples>[];
}

function noSamples(classes: number): ClassSamples {
  return { sums: new Float64Array(classes), squares: new Float64Array(classes) };
}

function add({ sums, squares }: ClassSamples, handClass: number, share: number): void {
  sums[handClass] += share;
  squares[handClass] += share * share;
}

/** Deals and settles. The shares of both games and of all table sizes are of the same deals. */
function simulate(setting: Setting, classes: HandClasses): Samples {
  const { holeCards, deals, seed } = setting;
  const players = WANTED[holeCards];
  const seats = Math.floor((DECK_SIZE - BOARD_SIZE) / holeCards);
  const shareTables = players.map((count) => meanShares(seats, count - 1));
  const counts = new Float64Array(classes.count);
  const byPlayers = players.map(() => ({
    omaha8: noSamples(classes.count),
    omahahi: noSamples(classes.count),
  }));
  const { classOf } = classes;
  const evaluator = new BoardEvaluator(BOARD_SIZE);
  const deck = Uint8Array.from(fullDeck());
  const highs = new Uint16Array(seats);
  const lows = new Uint8Array(seats);
  const hand = new Uint8Array(holeCards);
  const random = new RandomStream(seed);
  const words = new Int32Array(WORD_COUNT);
  const needed = BOARD_SIZE + seats * holeCards;
  let word = WORD_COUNT;
  const started = performance.now();

  for (let deal = 1; deal <= deals; deal++) {
    if (word + needed > WORD_COUNT) {
      random.fill(words);
      word = 0;
    }
    for (let i = 0; i < needed; i++) {
      const at = i + indexBelow(words[word++], DECK_SIZE - i);
      const card = deck[at];
      deck[at] = deck[i];
      deck[i] = card;
    }
    evaluator.setBoard(deck, 0);
    const { allowsLow } = evaluator;
    for (let seat = 0, at = BOARD_SIZE; seat < seats; seat++, at += holeCards) {
      highs[seat] = evaluator.high(deck, at, holeCards);
      lows[seat] = allowsLow ? evaluator.low(deck, at, holeCards) : NO_LOW;
    }
    for (let seat = 0, at = BOARD_SIZE; seat < seats; seat++, at += holeCards) {
      for (let i = 0; i < holeCards; i++) hand[i] = deck[at + i];
      sortNumbers(hand, 0, holeCards);
      const handClass = classOf[colexIndex(hand, 0, holeCards)];
      counts[handClass]++;

      // How the other seats stand to this one, as an index of the tables of shares; it counts as a tie
      // with itself. For the high also those alone that have no low.
      const high = highs[seat];
      const low = lows[seat];
      let highStanding = -seats;
      let lowlessStanding = -seats;
      let lowStanding = -seats;
      for (let other = 0; other < seats; other++) {
        const standing = highs[other] === high ? seats : highs[other] > high ? 1 : 0;
        highStanding += standing;
        if (lows[other] === NO_LOW) lowlessStanding += standing;
        lowStanding += lows[other] === low ? seats : lows[other] > low ? 1 : 0;
      }
      for (let i = 0; i < shareTables.length; i++) {
        const shares = shareTables[i];
        const ofHigh = shares[highStanding];
        if (ofHigh > 0) add(byPlayers[i].omahahi, handClass, ofHigh);
        // Without a low the high has the other half too: only if no opponent makes one either.
        const ofRest = low === NO_LOW ? shares[lowlessStanding] : shares[lowStanding];
        if (ofHigh + ofRest > 0) add(byPlayers[i].omaha8, handClass, (ofHigh + ofRest) / 2);
      }
    }
    if (deal % DEALS_BETWEEN_REPORTS === 0) {
      const seconds = (performance.now() - started) / 1000;
      console.error(`${deal} deals, ${Math.round(deal / seconds)} a second`);
    }
  }
  return { counts, byPlayers };
}

/** The mean share of each class and its standard error, as parts of the pot. */
function meansOf(counts: Float64Array, { sums, squares }: ClassSamples): Mean[] {
  return Array.from(counts, (count, i) => {
    if (count < 2) throw new Error(`class ${i} was dealt ${count} times: take more deals`);
    const mean = sums[i] / count;
    const variance = Math.max(0, squares[i] / count - mean * mean);
    return { mean, error: Math.sqrt(variance / count) };
  });
}

interface Mean {
  mean: number;
  error: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** The width, in classes to each side, over which the slope of the ordering is taken. */
const NEIGHBOURS = 100;

function rankingOf(
  game: Game,
  players: number,
  means: readonly Mean[],
  { holeCards, deals, seed }: Setting,
): RankingData {
  const { order, before, places } = ordered(
    holeCards,
    means.map(({ mean }) => mean),
  );
  const hands = before[before.length - 1];
  const placeErrors = order.slice(NEIGHBOURS, -NEIGHBOURS).map((handClass, i) => {
    const span = before[i + 2 * NEIGHBOURS] - before[i];
    const slope = means[order[i]].mean - means[order[i + 2 * NEIGHBOURS]].mean;
    return ((means[handClass].error / slope) * span) / hands;
  });
  return {
    game,
    holeCards,
    players,
    deals,
    seed,
    standardError: Number(median(means.map(({ error }) => error)).toPrecision(2)),
    placeError: Number(median(placeErrors).toPrecision(2)),
    steps: STEPS[holeCards],
    places,
  };
}

function readSetting(): Setting {
  const { values } = parseArgs({
    options: {
      cards: { type: 'string', default: '4' },
      deals: { type: 'string', default: '10000000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const setting = {
    holeCards: Number(values.cards),
    deals: Number(values.deals),
    seed: Number(values.seed),
  };
  if (WANTED[setting.holeCards] === undefined) throw new Error('--cards is 4 or 5');
  return setting;
}

const setting = readSetting();
const { counts, byPlayers } = simulate(setting, handClasses(setting.holeCards));
WANTED[setting.holeCards].forEach((players, i) => {
  for (const game of GAMES) {
    const ranking = rankingOf(game, players, meansOf(counts, byPlayers[i][game]), setting);
    const { holeCards, deals, seed } = setting;
    const command = `npm run rankings -- --cards ${holeCards} --deals ${deals} --seed ${seed}`;
    const path = writeRanking(ranking, command);
    const { standardError, placeError } = ranking;
    console.log(
      `${path}: the median class is off by ${standardError} of a pot, by ${placeError} of all hands`,
    );
  }
});
