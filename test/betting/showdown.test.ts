import { describe, expect, it } from 'vitest';
import { applyStep, explainStep } from '../../src/betting/apply.ts';
import { showdownOrder } from '../../src/betting/turn.ts';
import { play, playHand, setupOf } from './play.ts';

const HANDS = ['KcKdQdJd', 'As2dTcTd', '9h9c4h4c'];
const STACKS = [20000, 20000, 20000];
const TO_RIVER = 'c c k 3h5d8c k k k Kh k k k 7s';

describe('the showdown order', () => {
  it('begins with who bet or raised last on the river', () => {
    const hand = playHand(setupOf(STACKS), `${TO_RIVER} k b200 r600 c c`);
    expect(showdownOrder(hand)).toEqual([2, 0, 1]);
    expect(hand.toAct).toBe(2);
  });

  it('begins left of the button where nobody did', () => {
    const hand = playHand(setupOf(STACKS, { button: 0 }), `${TO_RIVER} k k k`);
    expect(showdownOrder(hand)).toEqual([1, 2, 0]);
  });

  it('is without the folded', () => {
    const hand = playHand(setupOf(STACKS), `${TO_RIVER} k b200 f c`);
    expect(showdownOrder(hand)).toEqual([1, 0]);
  });

  it('passes on as hands are shown, in turn or not', () => {
    const hand = playHand(setupOf(STACKS), `${TO_RIVER} k b200 c c`, HANDS);
    const early = applyStep(hand, { kind: 'show', seat: 2 });
    expect([hand.toAct, early.toAct]).toEqual([1, 1]);
    expect(play(early, 'show').toAct).toBe(0);
    expect(play(early, 'show muck')).toMatchObject({ phase: 'over', toAct: null });
  });
});

describe('showing and mucking', () => {
  const river = (hands: readonly (string | null)[] = HANDS) =>
    playHand(setupOf(STACKS), `${TO_RIVER} k b200 c c`, hands);

  it('makes cards known', () => {
    const hand = applyStep(river([]), { kind: 'show', seat: 1, cards: 'As2dTcTd' });
    expect(hand.seats[1]).toMatchObject({ tabled: 'shown', hole: [51, 1, 32, 33] });
  });

  it('allows the known cards in any order', () => {
    expect(explainStep(river(), { kind: 'show', seat: 1, cards: 'TdTc2dAs' })).toBeNull();
  });

  it.each([
    [
      { kind: 'show', seat: 1, cards: 'As2dTcTh' },
      'the hand of seat 2 is shown with cards other than those dealt',
    ],
    [
      { kind: 'show', seat: 1, cards: 'As2dTcTc' },
      'the hand of seat 2 is shown with cards other than those dealt',
    ],
    [
      { kind: 'show', seat: 1, cards: 'As2d' },
      'the hand of seat 2 has 2 cards; in this game it has 4',
    ],
    [{ kind: 'show', seat: 3 }, 'there is no seat 4; seats are 1 to 3'],
  ] as const)('refuses %j', (step, sentence) => {
    expect(explainStep(river(), step)).toBe(sentence);
  });

  it('refuses cards that are elsewhere, and hands that are not known', () => {
    const hand = river([null, null, '9h9c4h4c']);
    expect(explainStep(hand, { kind: 'show', seat: 1, cards: 'As2d9hTd' })).toBe(
      '9h is both in the hand of seat 3 and in the hand of seat 2',
    );
    expect(explainStep(hand, { kind: 'show', seat: 1, cards: 'As2dKhTd' })).toBe(
      'Kh is both in the board and in the hand of seat 2',
    );
    expect(explainStep(hand, { kind: 'show', seat: 1 })).toBe('the cards of seat 2 are not known');
  });

  it('happens once, and not after folding', () => {
    const hand = play(river(), 'show');
    expect(explainStep(hand, { kind: 'muck', seat: 1 })).toBe('seat 2 has shown already');
    const mucked = applyStep(hand, { kind: 'muck', seat: 2 });
    expect(explainStep(mucked, { kind: 'show', seat: 2 })).toBe('seat 3 has mucked already');
    const folded = playHand(setupOf(STACKS), `${TO_RIVER} k b200 f c`, HANDS);
    expect(explainStep(folded, { kind: 'show', seat: 2 })).toBe(
      'seat 3 has folded and has no hand to show',
    );
  });

  it('leaves at least one hand in every pot', () => {
    const hand = play(river(), 'muck muck');
    expect(explainStep(hand, { kind: 'muck', seat: 0 })).toBe(
      'seat 1 is the last one that can win a pot and cannot muck',
    );
    const side = playHand(
      setupOf([2200, 20000, 20000], { allInShows: false, structure: { kind: 'no-limit' } }),
      'c a c c 3h5d8c k k Kh k k 7s b500 c muck',
      HANDS,
    );
    expect(explainStep(side, { kind: 'muck', seat: 2 })).toBe(
      'seat 3 is the last one that can win a pot and cannot muck',
    );
  });

  it('TDA 16: has everybody show after an all-in, unless the room does not', () => {
    const script = 'c a c c 3h5d8c k k Kh k k 7s k k';
    const setup = setupOf([2200, 20000, 20000], { structure: { kind: 'no-limit' } });
    expect(explainStep(playHand(setup, script, HANDS), { kind: 'muck', seat: 1 })).toBe(
      'seat 2 has to show: after an all-in everybody does',
    );
    const lax = playHand({ ...setup, allInShows: false }, script, HANDS);
    expect(explainStep(lax, { kind: 'muck', seat: 1 })).toBeNull();
  });
});
