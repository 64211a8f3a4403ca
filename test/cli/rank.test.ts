import { describe, expect, it } from 'vitest';
import { complaint, printed } from './fake-io.ts';

describe('omaha8 rank', () => {
  it('says where a hand stands, by game and players', async () => {
    expect(await printed('rank AsAh2s3h')).toMatchInlineSnapshot(`
      "Hand   As Ah 2s 3h

                   2 players    6 players    9 players
      Hi/Lo       best 0.01%   best 0.01%   best 0.01%
      High only   best 0.54%   best 0.53%   best 0.57%

      Ranked by the average share that a hand wins of a pot that everyone plays to
      showdown. For 2 players exactly, over all 211,315,436,640 deals that a hand can
      meet. For 6 and 9 players in 200,000,000 simulated deals; a place is typically
      off by 0.51% to 0.84% of all hands.

      Hutchison points, for Hi/Lo at a full table: 45 (20 for the two lowest ranks, 9
      for the others, 8 for pairs, 8 for suited cards). 20 can be played, 30 raised
      with.
      "
    `);
  });

  it('knows five cards, and one game alone', async () => {
    const text = await printed("rank 'As Ah 2s 3h Kd' --game omaha8");
    expect(text).toMatch(/^Hand {3}As Ah 2s 3h Kd\n\n +6 players\nHi\/Lo +best \d/);
    expect(text).not.toContain('High only');
  });

  it('says how an ordering was made, and the points of four cards where there is a low', async () => {
    expect(await printed('rank AsAh2s3h --game omahahi')).not.toContain('Hutchison');
    expect(await printed("rank 'As Ah 2s 3h Kd'")).not.toMatch(/Hutchison|exactly/);
    expect(await printed('rank KsKhQdQc')).toContain('can be played for the high alone');
  });

  it('gives the same to hands that differ in suits alone', async () => {
    const rest = (text: string) => text.slice(text.indexOf('\n'));
    expect(rest(await printed('rank AdAc2d3c'))).toBe(rest(await printed('rank AsAh2s3h')));
    expect(rest(await printed('rank 3c2dAcAd'))).toBe(rest(await printed('rank AsAh2s3h')));
  });

  it('prints one JSON document', async () => {
    const { hand, rankings, hutchison } = JSON.parse(await printed('rank 9s9h8d2c --json'));
    expect(hutchison).toMatchObject({ points: 0, highOnly: false });
    expect(hand).toEqual(['9s', '9h', '8d', '2c']);
    expect(rankings).toHaveLength(6);
    for (const rank of rankings) {
      expect(rank).toEqual({
        game: expect.stringMatching(/^omaha8|omahahi$/),
        players: expect.any(Number),
        percent: expect.any(Number),
        method: rank.players === 2 ? 'exact' : 'monte-carlo',
        deals: rank.players === 2 ? 211_315_436_640 : 200_000_000,
        seed: rank.players === 2 ? null : 1,
        standardError: expect.any(Number),
        percentError: expect.any(Number),
      });
    }
  });

  it.each([
    ['', 'no hand given; write omaha8 rank <hand>'],
    [
      'AsAh 2s3h',
      'rank takes one hand, but "2s3h" follows "AsAh"; quote cards that are separated by spaces',
    ],
    ['AA', 'invalid suit A in card "AA" in the hand; suits are s, h, d, c'],
    ['AsAh2s', 'the hand has 3 cards; an Omaha hand has 4, 5 or 6'],
    ['AsAh2s3h4d5d', 'hands of 6 cards are not ranked; those of 4 and 5 are'],
    ['AsAs2s3h', 'As is twice in the hand'],
    ['AsAh2s3h --game x', '--game "x" is unknown; choose omaha8 or omahahi'],
  ])('refuses %s: %s', async (line, sentence) => {
    expect(await complaint(`rank ${line}`)).toBe(sentence);
  });
});
