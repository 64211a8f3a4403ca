/** One step of a hand: why not, whether, and what comes of it. */

import { Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import { act, whyNotAct } from './act.ts';
import { checkState, made } from './check-state.ts';
import { deal } from './dealing.ts';
import { type HandState, type Phase, STREETS, seatName, whyNoSeat } from './state.ts';
import type { Action, Dealing, Step, Tabling } from './step.ts';
import { table } from './tabling.ts';

/** The phase that a step belongs to, and what a sentence calls it. */
const STEPS: Readonly<Record<Step['kind'], readonly [phase: Phase, name: string]>> = {
  fold: ['betting', 'a fold'],
  check: ['betting', 'a check'],
  call: ['betting', 'a call'],
  bet: ['betting', 'a bet'],
  raise: ['betting', 'a raise'],
  'all-in': ['betting', 'an all-in'],
  disconnect: ['betting', 'a disconnection'],
  hole: ['hole', 'a deal of hole cards'],
  burn: ['board', 'a burnt card'],
  board: ['board', 'a card on the board'],
  run: ['board', 'a second board'],
  show: ['showdown', 'a show'],
  muck: ['showdown', 'a muck'],
};

/** What a hand waits for, as the end of a sentence. */
export function waitsFor({ phase, toAct, street }: HandState): string {
  switch (phase) {
    case 'hole':
      return 'waits for the hole cards';
    case 'betting':
      return `waits for ${seatName(toAct as number)} to act ${STREETS[street]}`;
    case 'board':
      return 'waits for cards on the board';
    case 'showdown':
      return `waits for ${seatName(toAct as number)} to show or muck`;
    case 'over':
      return 'is over';
  }
}

function illegal(message: string): Omaha8Error {
  return new Omaha8Error('illegal-action', message);
}

function checkSeatOf(step: Action | Tabling, seatCount: number): void {
  const reason = whyNoSeat(step.seat, seatCount);
  if (reason !== null) throw illegal(reason);
}

/**
 * Does a step.
 *
 * @returns the state after it; `state` itself stays as it is
 * @throws Omaha8Error `illegal-action` where the rules do not allow it; `bad-card`, `card-count`,
 *   `duplicate-card` or `unknown-cards` where the cards of it are at fault
 */
export function applyStep(state: HandState, step: Step): HandState {
  checkState(state);
  if (typeof step !== 'object' || step === null) {
    throw illegal(`a step is an object, not ${shown(step)}`);
  }
  if (typeof step.kind !== 'string' || !Object.hasOwn(STEPS, step.kind)) {
    throw illegal(`the step ${shown(step.kind)} is unknown`);
  }
  const [phase, name] = STEPS[step.kind];
  if (phase !== state.phase) {
    throw illegal(`${name} is not possible now: the hand ${waitsFor(state)}`);
  }
  if (phase === 'hole' || phase === 'board') return made(deal(state, step as Dealing));
  checkSeatOf(step as Action | Tabling, state.seats.length);
  if (phase === 'showdown') return made(table(state, step as Tabling));
  const reason = whyNotAct(state, step as Action);
  if (reason !== null) throw illegal(reason);
  return made(act(state, step as Action));
}

/** Why a step is not legal now, in one sentence with both numbers; null where it is. */
export function explainStep(state: HandState, step: Step): string | null {
  try {
    applyStep(state, step);
    return null;
  } catch (error) {
    if (error instanceof Omaha8Error) return error.message;
    throw error;
  }
}

/** Whether a step is legal now. */
export function canApply(state: HandState, step: Step): boolean {
  return explainStep(state, step) === null;
}
