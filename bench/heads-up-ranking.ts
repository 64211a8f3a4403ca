/**
 * Makes the orderings of four-card hands for two players in src/ranges/rankings/, exactly:
 *
 *     npm run heads-up-ranking [-- --output FILE] [--check COUNT]
 *
 * Each of the 16,432 classes of hands is worth what it wins against any other hand on any board, over all
 * 211,315,436,640 deals (`heads-up-sums.ts`). The file gets all of them as comma-separated values: an example of each
 * class, how many hands it has, and what it wins of all these pots in quarters of one, in both games; and
 * the points that Edward Hutchison gives it. How well those agree with the order is printed. So many classes, 5 if
 * nobody says, are first held to what `equity` counts for that hand against any other.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatCards } from '../src/cards/text.ts';
import { equity } from '../src/equity/equity.ts';
import { GAMES } from '../src/games/game.ts';
import { writeCombination } from '../src/math/colex.ts';
import { handClasses } from '../src/ranges/hand-classes.ts';
import { hutchisonPoints, PLAYABLE_POINTS } from '../src/ranges/hutchison.ts';
import { loadRanking } from '../src/ranges/rankings/index.ts';
import { DEALS, headsUpSums } from './heads-up-sums.ts';
import { ordered, STEPS, writeRanking } from './ranking-files.ts';

const CARDS = 4;

const { values } = parseArgs({
  options: { output: { type: 'string' }, check: { type: 'string', default: '5' } },
});
const { first, size } = handClasses(CARDS);
const hands = Array.from(first, (hand) => {
  const cards = new Uint8Array(CARDS);
  writeCombination(hand, CARDS, cards, 0);
  return [...cards];
});
const started = performance.now();
const won = headsUpSums(hands, (done, all) => {
  const seconds = Math.round((performance.now() - started) / 1000);
  if (done % 50 === 0) console.error(`${done} of ${all} sets of suited cards, ${seconds} s`);
});
await check(Number(values.check));
for (const game of GAMES) {
  const { places } = ordered(CARDS, won[game]);
  const path = writeRanking(
    {
      game,
      holeCards: CARDS,
      players: 2,
      deals: DEALS,
      seed: null,
      standardError: 0,
      placeError: 0,
      steps: STEPS[CARDS],
      places,
    },
    'npm run heads-up-ranking',
  );
  console.log(`${path}: exact`);
}
const points = hands.map((hand) => hutchisonPoints(hand).points);
if (values.output !== undefined) {
  const lines = hands.map((hand, i) =>
    [formatCards([...hand].reverse()), size[i], won.omaha8[i], won.omahahi[i], points[i]].join(),
  );
  const names = `hand,hands,omaha8,omahahi,hutchison`;
  writeFileSync(values.output, `${[names, ...lines].join('\n')}\n`);
}
const playable = hands.map((_, i) => i).filter((i) => points[i] >= PLAYABLE_POINTS);
const orders = [{ name: 'two players, exactly', worth: [...won.omaha8] }];
for (const players of [6, 9]) {
  const { places } = await loadRanking('omaha8', CARDS, players);
  orders.push({
    name: `${players} players, sampled`,
    worth: Array.from(places, (place) => -place),
  });
}
for (const { name, worth } of orders) {
  const of = (some: readonly number[]) =>
    rankCorrelation(
      some.map((i) => worth[i]),
      some.map((i) => points[i]),
      some.map((i) => size[i]),
    ).toFixed(2);
  const all = of(hands.map((_, i) => i));
  console.log(
    `rank correlation of Hutchison points with the order for ${name}: ${all}; of hands with ` +
      `${PLAYABLE_POINTS} points or more ${of(playable)}`,
  );
}

/** Asks for some hands by themselves, those of the classes that are so many apart. */
async function check(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const at = Math.floor(((i + 0.5) * hands.length) / count);
    const hand = formatCards(hands[at]);
    for (const game of GAMES) {
      const { players, deals } = await equity({ hands: [hand, '*'], game, exact: true });
      const quarters = players[0].shares.reduce((sum, [high, low, times]) => {
        const ofHigh = high === 0 ? 0 : 2 / high;
        const ofLow = low === null ? ofHigh : low === 0 ? 0 : 2 / low;
        return sum + times * (ofHigh + ofLow);
      }, 0);
      if (deals !== DEALS || quarters !== won[game][at]) {
        throw new Error(`${hand} wins ${won[game][at]} quarters of ${game}, not ${quarters}`);
      }
    }
    console.log(`${hand}: as equity counts it`);
  }
}

/**
 * Spearman's: the correlation of ranks, equal values having the middle of theirs, each class as often as it has
 * hands.
 */
function rankCorrelation(
  a: readonly number[],
  b: readonly number[],
  weights: ArrayLike<number>,
): number {
  const [x, y] = [ranks(a, weights), ranks(b, weights)];
  const total = x.reduce((sum, _, i) => sum + weights[i], 0);
  const mean = (of: readonly number[]) => of.reduce((sum, v, i) => sum + weights[i] * v, 0) / total;
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = (p: readonly number[], meanP: number, q: readonly number[], meanQ: number) =>
    p.reduce((sum, v, i) => sum + weights[i] * (v - meanP) * (q[i] - meanQ), 0);
  return (
    covariance(x, meanX, y, meanY) /
    Math.sqrt(covariance(x, meanX, x, meanX) * covariance(y, meanY, y, meanY))
  );
}

function ranks(items: readonly number[], weights: ArrayLike<number>): number[] {
  const order = items.map((_, i) => i).sort((i, j) => items[i] - items[j]);
  const ranked = Array<number>(items.length);
  let before = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    let held = 0;
    for (; to < order.length && items[order[to]] === items[order[from]]; to++) {
      held += weights[order[to]];
    }
    for (let i = from; i < to; i++) ranked[order[i]] = before + (held + 1) / 2;
    before += held;
    from = to;
  }
  return ranked;
}
