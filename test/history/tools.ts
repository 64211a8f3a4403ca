import { readHands } from '../../src/history/history-reader.ts';
import type { Reading } from '../../src/history/reading.ts';
import type { RecordedEvent, RecordedHand } from '../../src/history/recorded.ts';

/** The one hand of a text; fails where there is another number of them, or it cannot be read. */
export function readOne(text: string): RecordedHand {
  const readings = [...readHands(text)];
  if (readings.length === 1 && readings[0].status === 'read') return readings[0].hand;
  throw new Error(`no hand alone: ${JSON.stringify(readings)}`);
}

/** Why the one hand of a text is not read, and the line at fault. */
export function complaintOf(text: string): Exclude<Reading, { status: 'read' }> {
  const readings = [...readHands(text)];
  if (readings.length === 1 && readings[0].status !== 'read') return readings[0];
  throw new Error(`no complaint alone: ${JSON.stringify(readings)}`);
}

/** The events of a hand as short texts: `Ann raise 35 to 35`. */
export function eventTexts({ seats, events }: RecordedHand): string[] {
  return events.map((event) => eventText(event, (seat) => seats[seat].name));
}

function eventText(event: RecordedEvent, name: (seat: number) => string): string {
  switch (event.kind) {
    case 'board':
      return `board ${event.run} ${event.street} ${event.cards.join(' ')}`;
    case 'splash':
      return `splash ${event.amount}`;
    case 'post':
      return `${name(event.seat)} ${event.post} ${event.amount}`;
    case 'bet':
    case 'raise':
      return `${name(event.seat)} ${event.kind} ${event.amount} to ${event.to}`;
    case 'call':
    case 'uncalled':
    case 'collect':
      return `${name(event.seat)} ${event.kind} ${event.amount}`;
    default:
      return `${name(event.seat)} ${event.kind}`;
  }
}

/** A text with a line put after each line that contains some words. */
export function withLineAfter(text: string, words: string, line: string): string {
  return text.replace(new RegExp(`^(.*${words}.*)$`, 'm'), `$1\n${line}`);
}

/** A text without the lines that contain some words. */
export function withoutLines(text: string, words: string): string {
  return text
    .split('\n')
    .filter((line) => !line.includes(words))
    .join('\n');
}
