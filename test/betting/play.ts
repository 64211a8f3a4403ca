/** Hands in shorthand: what the tests of betting play with. */
import { applyStep } from '../../src/betting/apply.ts';
import type { HandSetup } from '../../src/betting/setup.ts';
import { startHand } from '../../src/betting/start.ts';
import type { HandState } from '../../src/betting/state.ts';
import type { Step } from '../../src/betting/step.ts';

/** A pot-limit hand of Omaha Hi/Lo with blinds of 100 and 200, changed as said; stacks by seat. */
export function setupOf(stacks: readonly number[], change: Partial<HandSetup> = {}): HandSetup {
  return {
    game: 'omaha8',
    structure: { kind: 'pot-limit' },
    smallBlind: 100,
    bigBlind: 200,
    seats: stacks.map((stack) => ({ stack })),
    button: stacks.length - 1,
    ...change,
  };
}

const ACTIONS: Readonly<Record<string, 'fold' | 'check' | 'call' | 'all-in' | 'disconnect'>> = {
  f: 'fold',
  k: 'check',
  c: 'call',
  a: 'all-in',
  d: 'disconnect',
};

/** One word as a step of whoever's turn it is; see `play`. */
export function stepOf(state: HandState, word: string): Step {
  const seat = state.toAct ?? 0;
  if (word in ACTIONS) return { kind: ACTIONS[word], seat };
  const [, letter, amount] = /^([br])(\d+)$/.exec(word) ?? [];
  if (letter) return { kind: letter === 'b' ? 'bet' : 'raise', seat, to: Number(amount) };
  if (word === 'show') return { kind: 'show', seat };
  if (word === 'muck') return { kind: 'muck', seat };
  if (word === 'burn') return { kind: 'burn', card: null };
  if (word.startsWith('run')) return { kind: 'run', times: Number(word.slice(3)) };
  const [board, cards] = word.includes(':') ? word.split(':') : ['0', word];
  return { kind: 'board', cards, board: Number(board) };
}

/**
 * Plays on: `f` folds, `k` checks, `c` calls, `b100` bets and `r300` raises to, `a` is all-in, `d`
 * disconnected; `burn`, `Kd5c3h` and `1:Kd` go to board 0 and 1, `run2`, `show`, `muck`.
 */
export function play(state: HandState, script: string): HandState {
  return script
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|')
    .reduce((hand, word) => applyStep(hand, stepOf(hand, word)), state);
}

/** A hand started, its cards dealt, unknown where none are given, and played on. */
export function playHand(
  setup: HandSetup,
  script = '',
  hole: readonly (string | null)[] = [],
): HandState {
  return play(applyStep(startHand(setup), { kind: 'hole', cards: hole }), script);
}
