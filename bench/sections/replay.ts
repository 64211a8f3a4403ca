import { readFileSync } from 'node:fs';
import { readHands, replayHand } from '../../src/history/index.ts';
import { type Figure, rates, type Section } from '../figures.ts';

const HANDS = 500;
const hand = readFileSync(new URL('../../test/history/example.txt', import.meta.url), 'utf8');
const text = `${hand}\n\n`.repeat(HANDS);

export const REPLAY: Section = {
  name: 'replay',
  about: 'PokerStars hands read, replayed by the rules and checked, without the value of all-ins',
  async *measure(): AsyncGenerator<Figure> {
    const [figure] = await rates([
      {
        name: 'an all-in before three players',
        unit: 'hands',
        units: HANDS,
        run: () => {
          let settled = 0;
          for (const reading of readHands(text)) {
            if (reading.status !== 'read') continue;
            settled += Number(replayHand(reading.hand).contradictions.length === 0);
          }
          if (settled !== HANDS) throw new Error(`${settled} of ${HANDS} hands were settled`);
          return settled;
        },
      },
    ]);
    yield { ...figure, against: 'at least 3,000 wanted' };
  },
};
