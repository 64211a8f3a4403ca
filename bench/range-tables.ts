/**
 * Asks what common ranges are worth at random tables of 2 to 9 players, and holds every answer to deals of the
 * plainest kind: `npm run range-tables [tables]`, 500 by default.
 *
 * Whatever is refused as impossible has to be: of some ranks or suits the hands need more cards between them
 * than the deck has, which is counted here anew, hand by hand. Ends with exit code 1 where that is not so,
 * where a table that can be dealt at random is not answered, or where an equity is off by more than 4.5
 * standard errors.
 */
import { rankOf, suitOf } from '../src/cards/card.ts';
import { equity } from '../src/equity/equity.ts';
import { forEachCombination } from '../src/math/combinations.ts';
import { Omaha8Error } from '../src/text/errors.ts';
import { Dealer } from '../test/deals.ts';
import {
  PlainDealer,
  type PlainRange,
  plainEquities,
  plainRange,
} from '../test/equity/plain-dealer.ts';
import { commonTable } from '../test/equity/random-tables.ts';

const [tables = 500] = process.argv.slice(2).map(Number);
const dealer = new Dealer(77);

/** How often the plain dealer tries, and how many of its deals are enough. */
const PLAIN = { attempts: 10_000_000, deals: 5000 };
/** With fewer deals there is nothing to compare. */
const LEAST_DEALS = 100;
const PRECISION = 0.002;
const MOST_OFF = 4.5;

const tally = new Map<string, number>();
let failures = 0;
let equities = 0;
let squares = 0;

function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

function fail(hands: readonly string[], what: string): void {
  failures++;
  console.log(`${hands.join(' ')}: ${what}`);
}

/** A way to sort cards: how many cards of each kind there are, and which of them to look at together. */
const SORTINGS = [
  { kindOf: rankOf, inDeck: 4, groups: [1, 2, 3].flatMap((size) => groupsOf(13, size)) },
  { kindOf: suitOf, inDeck: 13, groups: [1, 2, 3].flatMap((size) => groupsOf(4, size)) },
];

function groupsOf(kinds: number, size: number): number[][] {
  const groups: number[][] = [];
  const all = Array.from({ length: kinds }, (_, kind) => kind);
  forEachCombination(all, size, (group) => {
    groups.push([...group]);
  });
  return groups;
}

/** Whether a few ranks or suits are short, which is proof that nothing can be dealt. */
function isShort(ranges: readonly PlainRange[]): boolean {
  return SORTINGS.some(({ kindOf, inDeck, groups }) =>
    groups.some((group) => {
      const needed = ranges.reduce((sum, range) => sum + leastOf(range, kindOf, group), 0);
      return needed > inDeck * group.length;
    }),
  );
}

/** How many cards of some kinds every hand of a range has at least. */
function leastOf(
  { cards, count }: PlainRange,
  kindOf: (card: number) => number,
  kinds: readonly number[],
): number {
  let least = 4;
  for (let hand = 0; hand < count && least > 0; hand++) {
    let has = 0;
    for (let i = 4 * hand; i < 4 * hand + 4; i++) if (kinds.includes(kindOf(cards[i]))) has++;
    least = Math.min(least, has);
  }
  return least;
}

async function holdRefusal(
  hands: readonly string[],
  table: number,
  refusal: Omaha8Error,
): Promise<void> {
  const ranges = await Promise.all(hands.map(plainRange));
  if (isShort(ranges)) return count('refused, and proved impossible');
  const plain = new PlainDealer(ranges, table);
  for (let i = 0; i < PLAIN.attempts; i++) {
    if (plain.attempt() !== null) return fail(hands, `can be dealt, but: ${refusal.message}`);
  }
  count('refused, without a proof that it is impossible');
  console.log(`${hands.join(' ')}: ${refusal.message}`);
}

async function hold(hands: readonly string[], table: number): Promise<void> {
  const answer = await equity({ hands, threads: 1, precision: PRECISION }).catch((error) => error);
  if (answer instanceof Omaha8Error) return holdRefusal(hands, table, answer);
  if (answer instanceof Error) throw answer;
  const plain = plainEquities(await Promise.all(hands.map(plainRange)), table, PLAIN);
  if (plain.deals < LEAST_DEALS) return count('answered, too seldom dealt to compare');
  count(`answered and compared, ${answer.method}`);
  for (const [seat, { equity: mean, standardError }] of answer.players.entries()) {
    const z = (mean - plain.means[seat]) / Math.hypot(standardError, plain.errors[seat]);
    equities++;
    squares += z ** 2;
    if (Math.abs(z) > MOST_OFF) fail(hands, `hand ${seat + 1} is off by ${z.toFixed(1)} errors`);
  }
}

for (let table = 0; table < tables; table++) {
  await hold(commonTable(dealer, dealer.number(2, 9)).hands, table);
}
for (const [what, times] of tally) console.log(`${what}: ${times} tables`);
const deviation = Math.sqrt(squares / equities).toFixed(3);
console.log(`${equities} equities, off by a standard deviation of ${deviation} errors`);
process.exitCode = failures > 0 ? 1 : 0;
