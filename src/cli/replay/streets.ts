/** The streets of a replayed hand, and what was done on each, in words. */
import { formatCards } from '../../cards/text.ts';
import { formatMoney } from '../../history/money.ts';
import type { RecordedHand } from '../../history/recorded.ts';
import { boardsOf } from '../../history/repetitions.ts';
import type { Replay, ReplayStep } from '../../history/replayed.ts';
import { capitalised } from '../terminal/layout.ts';

const POSTS = {
  ante: 'an ante of',
  dead: 'dead money of',
  'small-blind': 'the small blind of',
  'big-blind': 'the big blind of',
  straddle: 'a straddle of',
  post: 'to come in:',
} as const;

/** One street, as a title, what stands beside it, and what was done. */
export interface StreetText {
  /** `Flop`, `Turn, board 2` */
  name: string;
  /** `4s 9d Kd, pot $10.50`; empty before the flop. */
  about: string;
  /** `Bob bets $10.50`, `Cy folds`, … */
  clauses: string[];
}

/** What a step says of the play; null for what is told after it, of showing and paying. */
function clauseOf({ event, allIn }: ReplayStep, hand: RecordedHand): string | null {
  if (event.kind === 'splash') return `the room adds ${formatMoney(event.amount, hand)} to the pot`;
  if (!('seat' in event)) return null;
  const { name } = hand.seats[event.seat];
  const money = (amount: number) => formatMoney(amount, hand) + (allIn ? ' all-in' : '');
  switch (event.kind) {
    case 'post':
      return `${name} posts ${POSTS[event.post]} ${formatMoney(event.amount, hand)}`;
    case 'fold':
      return `${name} folds`;
    case 'check':
      return `${name} checks`;
    case 'call':
      return `${name} calls ${money(event.amount)}`;
    case 'bet':
      return `${name} bets ${money(event.to)}`;
    case 'raise':
      return `${name} raises to ${money(event.to)}`;
    default:
      return null;
  }
}

/** The streets in order; a board that is dealt a second time has streets of its own. */
export function streetsOf({ hand, steps }: Replay): StreetText[] {
  const streets: StreetText[] = [{ name: 'Before the flop', about: '', clauses: [] }];
  for (const [i, step] of steps.entries()) {
    const { event, pot } = step;
    if (event.kind === 'board') {
      const { street, run } = event;
      const board = boardsOf(steps.slice(0, i + 1).map((done) => done.event))[run];
      streets.push({
        name: capitalised(street) + (run > 0 ? `, board ${run + 1}` : ''),
        about: `${formatCards(board, ' ')}, pot ${formatMoney(pot, hand)}`,
        clauses: [],
      });
      continue;
    }
    const clause = clauseOf(step, hand);
    if (clause !== null) streets[streets.length - 1].clauses.push(clause);
  }
  return streets;
}
