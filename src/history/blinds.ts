/** Blinds are held to the stakes. */
import { formatMoney } from './money.ts';
import type { RecordedEvent, RecordedHand } from './recorded.ts';
import type { Replay } from './replayed.ts';

type BlindKind = 'small-blind' | 'big-blind';

/** A unit of the currency, and the smallest part of it that tables are made of. */
const PARTS_OF_UNIT = 20;

/**
 * Whether a room may have such a small blind at a limit table: half the small bet, or a round amount near
 * it, since tables of $3/$6 and $15/$30 are played with $1 and $10.
 */
function isHalfOrNear(amount: number, { stakes, decimals }: RecordedHand): boolean {
  const { bigBlind } = stakes;
  if (Math.abs(2 * amount - bigBlind) <= 1) return true;
  const unit = 10 ** decimals;
  const round = bigBlind > 2 * unit ? unit : Math.max(1, unit / PARTS_OF_UNIT);
  return amount % round === 0 && 3 * amount >= bigBlind && 3 * amount <= 2 * bigBlind;
}

function fits(hand: RecordedHand, post: BlindKind, amount: number): boolean {
  const { kind, smallBlind, bigBlind } = hand.stakes;
  if (post === 'big-blind') return amount === bigBlind;
  return amount === smallBlind || (kind === 'limit' && isHalfOrNear(amount, hand));
}

/** What a seat has put in before an event. */
function putBefore(events: readonly RecordedEvent[], index: number, seat: number): number {
  const before = events.slice(0, index);
  return before.reduce(
    (sum, event) => (event.kind === 'post' && event.seat === seat ? sum + event.amount : sum),
    0,
  );
}

/**
 * Adds a contradiction for every blind that is not that of the stakes, unless it is all that the seat has.
 * Other posts may be of any size: dead and missed blinds, straddles, those of who comes in.
 */
export function checkBlinds({ hand, contradictions }: Replay): void {
  const { seats, events, stakes } = hand;
  for (const [i, event] of events.entries()) {
    if (event.kind !== 'post') continue;
    const { seat, post, amount, line } = event;
    if (post !== 'small-blind' && post !== 'big-blind') continue;
    const due = post === 'small-blind' ? stakes.smallBlind : stakes.bigBlind;
    const left = Math.min(seats[seat].stack, stakes.cap ?? seats[seat].stack);
    const isShort = amount < due && amount === left - putBefore(events, i, seat);
    if (due === 0 || isShort || fits(hand, post, amount)) continue;
    const size = post === 'small-blind' ? 'small' : 'big';
    const [told, right] = [amount, due].map((units) => formatMoney(units, hand));
    const why = `a ${size} blind of ${told} is not the ${right} of the stakes`;
    contradictions.push({ kind: 'illegal', line, why });
  }
}
