import { describe, expect, it } from 'vitest';
import { equity } from '../../src/equity/equity.ts';
import { parseJob } from '../../src/equity/read-job.ts';
import { Omaha8Error } from '../../src/text/errors.ts';
import { Dealer } from '../deals.ts';
import { effort } from '../effort.ts';
import { PlainDealer, plainEquities, plainRange } from './plain-dealer.ts';
import { commonTable } from './random-tables.ts';

/** How often the plain dealer tries, and how many deals are enough. */
const PLAIN = effort({ attempts: 150_000, deals: 1000 }, { attempts: 4_000_000, deals: 2000 });

/** Questions that are asked at tables. Each can be dealt. */
const QUESTIONS = [
  'AAK 2 22 15% 23',
  '2 K2 A2 2',
  'K2 A2 15% K2 3 AA2',
  'A 23 3 A2:$ss 2 A2',
  '33 A2:$ss A AK 22 AT',
  '3 A3 15% 23 A2 AA',
  'AA2 A4 A2:$ss 23 KK 33',
  'AT 2 33 A2 KK A2:$ds',
  'A2 22 A2',
  '3 23 234 234',
  '2 23 AA A2:$ss QJT9 A',
  '34 A2 A2 22 QJT9',
  'A2 A2 A2 A3',
  'AA KK A2 A3',
  'A2 A3 23 2 3',
  '22 A2 A2',
  'A2 A2 A2 A2',
  'A2 2 2 AA2',
];

describe('questions about ranges', () => {
  it.each(QUESTIONS)('are answered as a plain dealer does: %s', async (question) => {
    const hands = question.split(' ');
    const answer = await equity({ hands, trials: 24_000, threads: 1 });
    const plain = plainEquities(await Promise.all(hands.map(plainRange)), 5, PLAIN);
    // Where the plain dealer seldom succeeds there is nothing to compare, but an answer there is.
    if (plain.deals < 100) return;
    answer.players.forEach(({ equity: mean, standardError }, seat) => {
      const error = Math.hypot(standardError, plain.errors[seat]);
      expect(Math.abs(mean - plain.means[seat])).toBeLessThan(4.5 * error);
    });
  });

  it('are refused only where nothing can be dealt, and say why', async () => {
    const dealer = new Dealer(6);
    let refused = 0;
    for (let table = 0; table < 25; table++) {
      const { hands } = commonTable(dealer, dealer.number(2, 9));
      const error = await parseJob({ hands }).then(
        () => null,
        (reason) => reason,
      );
      if (error === null) continue;
      refused++;
      expect(error).toBeInstanceOf(Omaha8Error);
      expect(error.message).toMatch(/^no deal is possible: hand .* need \d+ cards of ranks? /);
      const plain = new PlainDealer(await Promise.all(hands.map(plainRange)), table);
      for (let i = 0; i < 2000; i++) expect(plain.attempt()).toBeNull();
    }
    expect(refused).toBeGreaterThan(3);
  });

  it.each([
    [
      'AA AA A',
      'hand 1 "AA", hand 2 "AA" and hand 3 "A" need 5 cards of rank A, of which 4 are left',
    ],
    ['AA,KK AA,KK AA,KK AA,KK AA,KK', 'need 10 cards of ranks K and A, of which 8 are left'],
    // Hand 1 has both aces that hand 4 leaves, and there are not kings enough for hands 2 and 3.
    ['AsAh2,AsAh3 A,KK AsAd,KK AcAdKsQs', 'some card is needed twice'],
    ['AsAh2,AsAh3 A,KK AsAd,KK AcAdTsQs', null],
  ])('are possible or not, for a reason: %s', async (question, reason) => {
    const answer = parseJob({ hands: question.split(' ') });
    if (reason === null) expect((await answer).choices).toHaveLength(3);
    else await expect(answer).rejects.toThrow(reason);
  });
});

/** Tables of lists of hands of which few go together, with the equities of counting all that do. */
const NARROW: { hands: string[]; equities: number[] }[] = [
  {
    hands: [
      '2h4d5c7d,2h5sQcAd,3h5dTcKh,5d5h6dTh',
      '4s6d8cQc,5s8d9dAd,3c6s7s8s,2c3c5d8d',
      '2sTcTsQd,8dTcJhJs,4c8dKsAc,3s5hKdKs',
      '5c6c6sJc,4s8hThKd,2s8d8sJh,2d6c7s8d',
      '7hJsQcQs,9dTdKhAh,4c7c9sTc,5c6s7h9c',
      '4h5c8dJs,3d3s8sQc,5h6c7h9c,2d3d6s7h',
      '3h6dKcKs,3h5dTdAh,2s4h9dQd,2hQcKcKs',
      '2c2h7d9c,2s4h5sQs,3s4d5c8c,2c4hJsAc',
    ],
    equities: [
      0.175583586, 0.084048606, 0.129893764, 0.07503225, 0.175044075, 0.105408013, 0.055902778,
      0.199086929,
    ],
  },
  {
    hands: [
      '3h6dQsKs,3sThQhAs,7h8dTsKc,4d4h5dAh',
      '5dKcKhAd,4h6sKcAd,2h3sAdAh,JdJsKhAc',
      '4dJdJhAs,2s4c5h9d,3h4s5d6d,5dJcQcAd',
      '4d5s8cKh,5s9cTsJs,4c6c9sJs,5c8cQcAh',
      '8sThJcQc,3s7s8c8h,5s7hKdAd,8d9hJsQd',
      '3s4d4hKh,3h7h9hTs,2cThTsQh,4c9cTdJh',
      '5h6c7c9d,4h9dQcQd,QcQsAcAh,3d7s8hKs',
      '4h7c8dKd,3d4cJsKs,5c5h5sKd,2h2sQdKc',
      '2s5dQhKd,3d3h7d8c,2h3c7h9c,2c6h8d9s',
    ],
    equities: [
      0.237948972, 0.117883852, 0.099320818, 0.107944139, 0.126360908, 0.135728276, 0.033316799,
      0.023656899, 0.117839337,
    ],
  },
  {
    hands: [
      '6c7cQdKh,6c9sThJd,3h4cThKh,8h9sTdKs,2c8cQdAs',
      '8sJhQsKh,3c4c4h9d,5s7d8sJs,2d6d8hQs,3d4c8c8d',
      '4h8s9sTs,7h8hJcQh,3cQdAdAs,2s6c9hQh,8c9cAdAs',
      '3cThKdAd,6cJdQdKc,5s9dJdAc,3h4hJdKs,2c2s4hQs',
      '2d7d7hKc,3c6h8dQc,3s6c6h9h,6s7h9hKh,4d5s8cTs',
      '9hJcQsKh,3c3sTcAc,5s6sTdJs,5dTsKsAd,6d8hQcQh',
      '2s4h8d8s,2d6d8hTd,2h2s9dKd,2s6cJcQh,4d5h8sAd',
      '2c5c8dTs,3d7d7sTc,2h8hQcKd,7h8d9hKd,5d7hKhAd',
      '4h5h7hKd,2h8d9cKh,2c7d9cTh,3h6d7dKd,3d3h4cQs',
    ],
    equities: [
      0.083838904, 0.092891484, 0.075310974, 0.129817231, 0.156183226, 0.182272589, 0.04872558,
      0.08213141, 0.148828602,
    ],
  },
  {
    hands: [
      '4c7h9cKh,3c7c9hKs,3d6h8dKs',
      '5d9hQdAh,3s6sJsKc,2c5sJhQh',
      '2c2d5c7s,2c6c7dAc,3h7sJdAs',
      '3s4s6c7d,2h3h7cTh,3h3s4d4s',
      '5s9hQhKs,2h9cJcQs,3s4sTcTh',
      '4cTdThJh,5c8d9dAd,2cTcAdAs',
      '5s8h8s9s,7sTdJhAs,6hQcKcAs',
      '2s4hTcKh,4d8hTcKd,4h8hKsAd',
      '8cQcKcKd,2d3c4sJc,3d5c7sAs',
    ],
    equities: [
      0.048862943, 0.156196581, 0.153663004, 0.111130189, 0.069826007, 0.103044872, 0.087625916,
      0.210599817, 0.059050672,
    ],
  },
];

describe('narrow lists of hands', () => {
  it.each(NARROW)('are counted, however many lists there are: %j', async ({ hands, equities }) => {
    const { method, players } = await equity({ hands, threads: 1 });
    expect(method).toBe('exact');
    players.forEach(({ equity: share }, seat) => {
      expect(share).toBeCloseTo(equities[seat], 8);
    });
  });

  it.each(NARROW)('are sampled within the stated error: %j', async ({ hands, equities }) => {
    const { method, players } = await equity({ hands, trials: 24_000, threads: 1 });
    expect(method).toBe('monte-carlo');
    players.forEach(({ equity: share, standardError }, seat) => {
      expect(Math.abs(share - equities[seat])).toBeLessThan(4.5 * standardError);
      expect(standardError).toBeLessThan(0.01);
    });
  });
});
