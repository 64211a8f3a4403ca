import { expect, it } from 'vitest';
import { SetIndex } from '../../../src/equity/choices/set-index.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { choose } from '../../../src/math/choose.ts';
import { colexIndex } from '../../../src/math/colex.ts';

it.each([
  ['A2:$ds', 4],
  ['AA2', 5],
  ['AAKKQ', 6],
] as const)('finds every hand of %s, and no other', async (text, size) => {
  const job = await parseJob({ hands: [text, '*'], cards: size });
  const [choice] = job.choices;
  const index = new SetIndex(choice);
  for (let set = 0; set < choice.count; set++) {
    const hand = colexIndex(choice.cards, set * size, size);
    if (!index.has(hand) || index.positionOf(hand) !== set) throw new Error(`set ${set}`);
  }
  let count = 0;
  for (let hand = 0; hand < choose(52, size); hand++) if (index.has(hand)) count++;
  expect(count).toBe(choice.count);
});
