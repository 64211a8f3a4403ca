// What a program that installed the package does. check-package.mjs compiles and runs it.
import assert from 'node:assert/strict';
import { type Equity, EquityPool, equity, evaluate, Omaha8Error, showdown } from 'omaha8';

const made = evaluate('AhAd8s9c', '7s7d5c2hJs');
assert.equal(made.high.name, 'Two pair, Aces and Sevens');
assert.equal(made.low?.name, '8-7-5-2-A');

const { players } = showdown({ board: '7s7d5c2hJs', hands: ['AhAd8s9c', '4h4d3sKc'], pot: 100 });
assert.deepEqual(
  players.map((player) => player.amount),
  [50, 50],
);

const exact: Equity = await equity({ hands: ['AsAh2s3h', 'KsKdQsJd'] });
assert.equal(exact.deals, 1_086_008);
assert.equal(exact.players[0]?.equity, 0.7135490714617203);

const pool = new EquityPool({ threads: 2 });
const sampled = await equity({ hands: ['AsAh2s3h', '*'], trials: 10_000_000, pool });
await pool.close();
assert.equal(sampled.method, 'monte-carlo');
assert.equal(sampled.deals, 10_000_000);
assert.equal(sampled.threads, 2);

assert.throws(
  () => evaluate('AhAd8s9x', '7s7d5c2hJs'),
  (error) => error instanceof Omaha8Error && error.code === 'bad-card',
);
