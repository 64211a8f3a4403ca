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
  const taken = seats.findIndex(({ number }) => number === button);
  if (taken >= 0) return taken;
  const distance = (number: number) => (number < button ? button - number : button + 1000 - number);
  const nearest = Math.min(...seats.map(({ number }) => distance(number)));
  return seats.findIndex(({ number }) => distance(number) === nearest);
}
