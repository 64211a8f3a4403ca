import type { Replay } from '../../history/replayed.ts';
import { printable } from '../../text/printable.ts';

/** A replay as it may be shown: all texts that come from the file are without what is unprintable. */
export function printableReplay(replay: Replay): Replay {
  const { hand, contradictions, notes } = replay;
  return {
    ...replay,
    hand: {
      ...hand,
      site: printable(hand.site),
      id: printable(hand.id),
      date: printable(hand.date),
      table: printable(hand.table),
      tournament: hand.tournament === null ? null : printable(hand.tournament),
      currency: printable(hand.currency),
      seats: hand.seats.map((seat) => ({ ...seat, name: printable(seat.name) })),
    },
    contradictions: contradictions.map((each) => ({ ...each, why: printable(each.why) })),
    notes: notes.map(printable),
  };
}
