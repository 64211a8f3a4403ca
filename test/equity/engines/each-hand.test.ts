import { expect, it } from 'vitest';
import type { HoleCount } from '../../../src/cards/deal.ts';
import { formatCards } from '../../../src/cards/text.ts';
import type { ExactEngine } from '../../../src/equity/engines/contract.ts';
import { eachHand } from '../../../src/equity/engines/each-hand.ts';
import { rangeBoards } from '../../../src/equity/engines/range-boards.ts';
import { rangeCombinations } from '../../../src/equity/engines/range-combinations.ts';
import type { EquityJob } from '../../../src/equity/job.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { ShareCounts } from '../../../src/equity/share-counts.ts';
import { Dealer } from '../../deals.ts';
import { listTable } from '../random-tables.ts';

const TERMS = { exact: true, budget: Number.POSITIVE_INFINITY, seed: 0, trials: null };

function offerOf(engine: ExactEngine, job: EquityJob) {
  const offer = engine.offer(job, TERMS);
  if (offer === null || offer instanceof Error) throw new Error(`${engine.name} does not take it`);
  return offer;
}

/** All counts of a job, in so many parts. */
function counted(engine: ExactEngine, job: EquityJob, parts = 1) {
  const { pieces, data } = offerOf(engine, job);
  const counter = engine.counter(job, data);
  const counts = new ShareCounts(2);
  for (let part = 0; part < parts; part++) {
    const [from, to] = [part, part + 1].map((end) => Math.floor((pieces * end) / parts));
    counts.merge(counter.count(from, to).counts);
  }
  return { deals: counts.deals, lowMade: counts.lowMade, rows: [counts.rows(0), counts.rows(1)] };
}

it('counts ranges as the engine does that compares all pairs of hands', async () => {
  const dealer = new Dealer(11);
  for (let round = 0; round < 15; round++) {
    const cards = (round % 3 === 2 ? 5 : 4) as HoleCount;
    const hands = listTable(dealer, 2, dealer.number(2, 40), round % 2 === 0).hands;
    const known = formatCards(dealer.deal(cards));
    const board = formatCards(dealer.deal(dealer.number(cards === 5 ? 5 : 4, 5)));
    const game = round % 4 === 3 ? 'omahahi' : 'omaha8';
    const asked = cards === 5 ? [known, 'AA23,KKQQ@30'] : round % 5 === 4 ? [known, 'A23'] : hands;
    const job = await parseJob({ hands: asked, board, game, cards }).catch(() => null);
    // A board that takes a card of the known hand.
    if (job === null) continue;
    expect(counted(eachHand, job, 3)).toEqual(counted(rangeBoards, job));
  }
});

it('counts a range against any hand as the engine does that asks for each hand', async () => {
  for (const [hands, board, dead] of [
    [['AsAh2s3h,KsKhQsJh@50,8s7s6s5s@25', '*'], '4c5d9c2d7h', ''],
    [['*', 'AA23:$ds'], '4c5d9cKdQd', 'Ah8h8d8c'],
  ] as const) {
    const job = await parseJob({ hands, board, dead });
    expect(counted(eachHand, job)).toEqual(counted(rangeCombinations, job));
  }
});

it('leaves to others what is not two hands of four or five cards, or weighs too much', async () => {
  for (const question of [
    { hands: ['AA', 'KK', 'QQ'], board: '4c5d9c2d7h' },
    { hands: ['AA', 'KK'], board: 'wwx' },
    { hands: ['AA', 'KK'], board: '4c5d9c2d7h', dead: '8x' },
    { hands: ['AA', 'KK'], board: '4c5d9c2d7h', cards: 6 as const },
  ]) {
    expect(eachHand.offer(await parseJob(question), TERMS)).toBeNull();
  }
  const job = await parseJob({ hands: ['AA23', 'KK'], board: '4c5d9c2d7h' });
  const [mine, theirs] = job.choices;
  const heavy = { ...theirs, count: 220_000, weights: new Uint16Array(220_000).fill(10_000) };
  expect(eachHand.offer(job, TERMS)).not.toBeNull();
  expect(eachHand.offer({ ...job, choices: [mine, heavy] }, TERMS)).toBeNull();
});
