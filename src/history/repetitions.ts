/** What a file says twice is held to what was played: see `RecordedRepetition`. */
import type { Card } from '../cards/card.ts';
import { formatCards } from '../cards/text.ts';
import { formatMoney } from './money.ts';
import type { RecordedEvent, RecordedHand, RecordedRepetition } from './recorded.ts';
import type { Replay } from './replayed.ts';

/** All boards of a hand. */
export function boardsOf(events: readonly RecordedEvent[]): Card[][] {
  const sizeBefore = { flop: 0, turn: 3, river: 4 };
  const boards: Card[][] = [];
  for (const event of events) {
    if (event.kind !== 'board') continue;
    boards[event.run] ??= (boards[0] ?? []).slice(0, sizeBefore[event.street]);
    boards[event.run].push(...event.cards);
  }
  return boards;
}

function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  return new Set(some).size === others.length && some.every((card) => others.includes(card));
}

/** A later board is repeated as a whole, or without what it shares with the first. */
function boardFault(
  events: readonly RecordedEvent[],
  { run, cards, whole }: Extract<RecordedRepetition, { kind: 'board' }>,
): string | null {
  const board = boardsOf(events)[run] ?? [];
  const dealt = whole ? board : board.slice(0, cards.length);
  const fits = sameCards(cards, dealt) || (run > 0 && sameCards(cards, board.slice(-cards.length)));
  if (fits) return null;
  return `the board is said to be ${formatCards(cards, ' ')}, but ${formatCards(dealt, ' ') || 'nothing'} was dealt`;
}

/** A hand is two cards of the player's own and three of the board; of hidden cards only the others are known. */
function playFault(
  { seats, events }: RecordedHand,
  { seat, run, cards }: Extract<RecordedRepetition, { kind: 'plays' }>,
): string | null {
  const { name, hole } = seats[seat];
  const board = boardsOf(events)[run] ?? [];
  const own = cards.filter((card) => !board.includes(card));
  const others = seats.filter((other) => other.hole?.some((card) => own.includes(card)));
  const fits = hole === null ? others.length === 0 : own.every((card) => hole.includes(card));
  if (own.length === 2 && fits) return null;
  const told = formatCards(cards, ' ');
  return `${name} is said to win with ${told}, which are not two cards of that hand and three of the board`;
}

/** What the actions and posts of a seat come to. */
function putBy({ events }: RecordedHand, seat: number): number {
  return events.reduce((sum, event) => {
    const puts = event.kind === 'post' || 'to' in event;
    return puts && event.seat === seat ? sum + event.amount : sum;
  }, 0);
}

function playersAfter({ hand, steps }: Replay, after: number): number {
  const folded = steps.slice(0, after + 1).filter(({ event }) => event.kind === 'fold');
  return hand.seats.length - folded.length;
}

/** Whether the main pot is all that there is: nobody is all-in, and the bets before the flop are in it. */
function isAllOfIt(steps: Replay['steps']): boolean {
  return steps.some(({ event }) => event.kind === 'board') && !steps.some(({ allIn }) => allIn);
}

/** What is wrong with it, in a sentence; null where it agrees. */
function faultOf(replay: Replay, repetition: RecordedRepetition): string | null {
  const { hand, steps, result } = replay;
  const money = (amount: number) => formatMoney(amount, hand);
  switch (repetition.kind) {
    case 'board':
      return boardFault(hand.events, repetition);
    case 'plays':
      return playFault(hand, repetition);
    case 'players': {
      const count = playersAfter(replay, repetition.after);
      if (repetition.count === count) return null;
      return `the file counts ${repetition.count} players, but ${count} have not folded`;
    }
    case 'pot': {
      const { after, amount, of } = repetition;
      if (of === 'main' && !isAllOfIt(steps.slice(0, after + 1))) return null;
      const { pot } = steps[after];
      return pot === amount
        ? null
        : `the file says that the pot is ${money(amount)}, but it is ${money(pot)}`;
    }
    case 'won': {
      const { seat, amount } = repetition;
      const collected = hand.events.filter(
        (event) => event.kind === 'collect' && event.seat === seat,
      );
      const sum = collected.reduce(
        (total, event) => total + ('amount' in event ? event.amount : 0),
        0,
      );
      if (sum === amount || collected.length === 0) return null;
      return `${hand.seats[seat].name} is said to have won ${money(amount)}, but was paid ${money(sum)}`;
    }
    case 'stack': {
      const { seat, amount } = repetition;
      if (replay.paid === null) return null;
      const { stack, name } = hand.seats[seat];
      const after = stack - replay.paid.in[seat] + replay.paid.back[seat];
      if (after === amount) return null;
      return `${name} is said to have ${money(amount)} afterwards, but has ${money(after)}`;
    }
    case 'put': {
      const { seat, amount } = repetition;
      const sum = putBy(hand, seat);
      if (sum === amount) return null;
      return `${hand.seats[seat].name} is said to have put in ${money(amount)}, but put in ${money(sum)}`;
    }
    default: {
      const pots = result?.pots.map(({ amount }) => amount) ?? [];
      const { amounts } = repetition;
      const splash = hand.events.find(({ kind }) => kind === 'splash');
      // Some rooms split pots further than they have to, and leave a splash out of them.
      if (pots.length !== amounts.length || splash !== undefined) return null;
      if (pots.every((pot, i) => pot === amounts[i])) return null;
      return `the pots are said to be ${amounts.map(money).join(', ')}, but they are ${pots.map(money).join(', ')}`;
    }
  }
}

const ABOUT_CARDS: ReadonlySet<string> = new Set(['board', 'plays']);

/**
 * Adds a contradiction for all that the file says twice and not alike. Where amounts are wrong already only
 * cards are looked at: one fault would be told many times.
 */
export function checkRepetitions(replay: Replay): void {
  const { repetitions } = replay.hand;
  const sound = replay.contradictions.length === 0;
  for (const repetition of repetitions) {
    const why = sound || ABOUT_CARDS.has(repetition.kind) ? faultOf(replay, repetition) : null;
    if (why !== null) {
      replay.contradictions.push({ kind: 'mismatch', line: repetition.line, why });
    }
  }
}
