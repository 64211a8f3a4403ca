import { deckWithout } from '../../src/cards/card.ts';
import { parseCards } from '../../src/cards/text.ts';
import { CELLS, EachHandCounter } from '../../src/equity/each-hand/board-counts.ts';
import { allHands } from '../../src/equity/each-hand/hand-list.ts';
import { equity } from '../../src/equity/equity.ts';
import { type Figures, type Section, summary } from '../figures.ts';

const ROUNDS = 15;

/** A board with a low and one without, and how many hands they leave. */
const BOARDS = ['7h5c2dKs9c', '9hTcJsKdQd'];
const HANDS = 178_365;

const QUESTIONS = [
  { hands: ['15%', '15%'], board: '7h5c2dKs9c', most: 100 },
  { hands: ['15%', '*'], board: '7h5c2dKs9c', most: 100 },
  { hands: ['15%', '15%'], board: '7h5c2dKs', most: 2000 },
  { hands: ['15%', '*'], board: '7h5c2dKs', most: 2000 },
];

export const EACH_HAND: Section = {
  name: 'each-hand',
  about: 'each hand of a range against another, all of them exactly, on one thread',
  async *measure(): Figures {
    for (const board of BOARDS) {
      const cards = parseCards(board);
      const hands = allHands(deckWithout(cards), 4);
      if (hands.count !== HANDS) throw new Error('a hand is missing');
      const counter = new EachHandCounter('omaha8', hands, hands);
      const counts = new Float64Array(hands.count * CELLS);
      const times: number[] = [];
      for (let round = -3; round < ROUNDS; round++) {
        const started = performance.now();
        counter.add(cards, counts);
        if (round >= 0) times.push(performance.now() - started);
      }
      yield summary(`all ${HANDS} hands against any hand on ${board}`, 'ms', times);
    }
    for (const { hands, board, most } of QUESTIONS) {
      const times: number[] = [];
      for (let round = -4; round < 5; round++) {
        const { elapsedMs, method } = await equity({ hands, board, each: true, threads: 1 });
        if (method !== 'exact') throw new Error('it should have been exact');
        if (round >= 0) times.push(elapsedMs);
      }
      const figure = summary(`${hands.join(' against ')} on ${board}, with each hand`, 'ms', times);
      yield { ...figure, wanted: { atMost: most } };
    }
  },
};
