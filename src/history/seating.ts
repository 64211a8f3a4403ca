import type { RecordedHand } from './recorded.ts';

/**
 * The index of the seat that has the button, or of the last one before an empty seat that has it: the
 * order round the table is the same. Where the file does not say, the seat before the blinds.
 */
export function buttonIndex({ seats, button, events }: RecordedHand): number {
  const count = seats.length;
  if (button === null) {
    const first = events.find((event) => event.kind === 'post' && event.post.endsWith('blind'));
    const blind = first !== undefined && 'seat' in first ? first.seat : 0;
    return count === 2 ? blind : (blind + count - 1) % count;
  }
  const before = seats.filter(({ number }) => number <= button);
  const nearest = before.length > 0 ? before : seats;
  const number = Math.max(...nearest.map((seat) => seat.number));
  return seats.findIndex((seat) => seat.number === number);
}
