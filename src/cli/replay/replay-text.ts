/** A replayed hand in words: street by street, who won what and why, and whether the file is right. */
import { STREETS } from '../../betting/state.ts';
import { formatCards } from '../../cards/text.ts';
import { gameRow } from '../../games/game.ts';
import type { AllInValue } from '../../history/all-in-value.ts';
import { formatMoney } from '../../history/money.ts';
import type { Replay } from '../../history/replayed.ts';
import { buttonIndex } from '../../history/seating.ts';
import { roundedTogether } from '../../math/rounding.ts';
import { type Align, aligned } from '../terminal/layout.ts';
import { Page } from '../terminal/page.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';
import { Payments, potTitle } from './payments.ts';
import { gameText, handTitle, signedMoney } from './replay-words.ts';
import { streetsOf } from './streets.ts';

/** What is shown of an equity: a ten-thousandth, which `percentage` then writes. */
const PARTS = 10_000;

function title(page: Page, { hand }: Replay, where: string): void {
  const about = [gameText(hand), hand.table, hand.date].filter((part) => part !== '').join(', ');
  page.heading(handTitle(hand), `, ${about}`);
  page.lines.push(page.style.faint(where));
  const button = buttonIndex(hand);
  const rows = hand.seats.map(({ number, name, stack, hole }, seat) => [
    `  Seat ${number}`,
    name,
    formatMoney(stack, hand),
    hole === null ? '' : formatCards(hole, ' '),
    seat === button ? 'button' : '',
  ]);
  page.table(aligned(rows, ['left', 'left', 'right', 'left', 'left']));
}

function streets(page: Page, replay: Replay): void {
  for (const { name, about, clauses } of streetsOf(replay)) {
    page.heading(name, about === '' ? '' : `  ${about}`);
    if (clauses.length > 0) page.sentence(clauses.join(', '));
  }
}

function showdown(page: Page, { hand, result }: Replay): void {
  if (result === null || !result.pots.some(({ eligible }) => eligible.length > 1)) return;
  const live = new Set(result.pots.flatMap(({ eligible }) => eligible));
  const clauses = hand.events.flatMap((event) => {
    if ((event.kind !== 'show' && event.kind !== 'muck') || !live.has(event.seat)) return [];
    const { name, hole } = hand.seats[event.seat];
    const cards = hole === null ? '' : ` ${formatCards(hole, ' ')}`;
    return [`${name} ${event.kind}s${cards}`];
  });
  if (clauses.length === 0) return;
  page.heading('Showdown');
  page.sentence(clauses.join(', '));
}

/** The equity of every pot for each player, and what all of them together were worth to that player. */
function allIn(page: Page, { hand, result }: Replay, value: AllInValue): void {
  if (result === null) return;
  const round = gameRow(hand.game).boardCounts.indexOf(value.board.length);
  page.heading(
    `All-in ${STREETS[round] ?? ''}`,
    ': equity, exact over every board that could come',
  );
  const pots = result.pots.map((_, i) =>
    result.pots.length === 1 ? 'Equity' : potTitle(result, i),
  );
  const expected = roundedTogether(value.seats.map((seat) => seat.expected));
  const rows = value.seats.map(({ seat, equities, actual }, i) => [
    `  ${hand.seats[seat].name}`,
    ...equities.map((equity) => (equity === null ? '' : percentage(equity * PARTS, PARTS))),
    signedMoney(expected[i], hand),
    signedMoney(actual, hand),
  ]);
  const heading = ['  Player', ...pots, 'Expected', 'Got'];
  const aligns: Align[] = heading.map((_, i) => (i === 0 ? 'left' : 'right'));
  page.table(aligned([heading, ...rows], aligns));
  if (value.dead.length === 0) return;
  page.sentence(`Known cards of folded hands cannot come: ${formatCards(value.dead, ' ')}`);
}

function verdict(page: Page, { hand, contradictions, notes, result, paid }: Replay): void {
  for (const note of notes) page.heading('Note', `: ${note}`);
  for (const { line, why } of contradictions) {
    page.heading('Contradiction', ` in line ${line}: ${why}`);
  }
  if (contradictions.length > 0) return;
  const paidWell = result !== null && paid !== null && notes.length === 0;
  if (!paidWell) page.heading(page.style.good('Legal'));
  else if (paid.rake > 0 && paid.rakeInferred) {
    const about = `, if ${formatMoney(paid.rake, hand)} was the rake: the file does not say`;
    page.heading(page.style.good('Legal, and paid as the rules say'), about);
  } else page.heading(page.style.good('Legal, and paid as the rules say'));
}

/** Everything of one hand: @param where  the file and the line on which the hand starts */
export function describeReplay(
  replay: Replay,
  value: AllInValue | null,
  where: string,
  style: Style,
  width: number,
): string {
  const page = new Page(style, width);
  title(page, replay, where);
  streets(page, replay);
  showdown(page, replay);
  if (replay.result !== null) new Payments(page, replay.hand, replay.result).write();
  if (value !== null) allIn(page, replay, value);
  verdict(page, replay);
  return `${page.lines.join('\n')}\n\n`;
}
