/** The first number of `raises $3 to $5` is held to what was played. */
import { formatMoney } from './money.ts';
import type { RaiseSense, RecordedHand } from './recorded.ts';
import type { Contradiction } from './replayed.ts';

/** A raise of which the file says a second number. */
export interface NumberedRaise {
  readonly line: number;
  /** What goes in, and what the player then has in on the street. */
  readonly amount: number;
  readonly to: number;
  /** The bet before it. */
  readonly before: number;
  readonly by: number;
  readonly means?: RaiseSense;
}

/** What the number should be. */
const SENSES: Readonly<Record<RaiseSense, (raise: NumberedRaise) => number>> = {
  adds: ({ to, before }) => to - before,
  puts: ({ amount }) => amount,
  'puts-above': ({ amount, before }) => amount - before,
};

/** Programs that convert hands write the whole bet twice, in every raise of a hand. */
function isConverted(raises: readonly NumberedRaise[]): boolean {
  return raises.every(({ by, to }) => by === to);
}

/** Where nobody knows what the room means, it has to be one and the same in all raises of a hand. */
function senseOf(raises: readonly NumberedRaise[]): RaiseSense {
  const possible = (Object.keys(SENSES) as RaiseSense[]).filter((sense) =>
    raises.every((raise) => SENSES[sense](raise) === raise.by),
  );
  return raises[0].means ?? possible[0] ?? 'adds';
}

/** A contradiction for each raise whose number is not what the room means by it. */
export function raiseMismatches(
  hand: RecordedHand,
  raises: readonly NumberedRaise[],
): Contradiction[] {
  if (raises.length === 0 || isConverted(raises)) return [];
  const sense = senseOf(raises);
  const money = (amount: number) => formatMoney(amount, hand);
  return raises
    .filter((raise) => SENSES[sense](raise) !== raise.by)
    .map((raise) => ({
      kind: 'mismatch',
      line: raise.line,
      why: `the first number of the raise to ${money(raise.to)} should be ${money(SENSES[sense](raise))}, not ${money(raise.by)}`,
    }));
}
