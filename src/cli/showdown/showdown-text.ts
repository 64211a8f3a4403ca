/** A showdown in words: what everybody holds, and every payment in a sentence. */

import { hasLow } from '../../games/game.ts';
import { fixedAmount } from '../../showdown/amounts.ts';
import { shareVerb, type Winners } from '../../showdown/reasons.ts';
import type { LowResult, Showdown, ShowdownPlayer, ShowdownPot } from '../../showdown/result.ts';
import type { showdownInUnits } from '../../showdown/showdown.ts';
import { sameSeats } from '../../showdown/split.ts';
import { printable } from '../../text/printable.ts';
import { listed } from '../../text/words.ts';
import { aligned, capitalised, columnsOf, wrapped } from '../terminal/layout.ts';
import type { Style } from '../terminal/style.ts';
import { spokenLow, whyNoLow, whyNoLowOn } from './low.ts';

/** How to speak of seats. */
class Namer {
  readonly #players: readonly ShowdownPlayer[];

  constructor(players: readonly ShowdownPlayer[]) {
    this.#players = players;
  }

  /** `seat 2`, or the player's name. */
  one(seat: number): string {
    return this.#players[seat - 1].name ?? `seat ${seat}`;
  }

  /** The same at the start of a sentence; names stay as they are. */
  first(seats: readonly number[]): string {
    const name = this.#players[seats[0] - 1].name;
    return name === undefined ? capitalised(this.all(seats)) : this.all(seats);
  }

  /** `seats 1, 2 and 3`, or the players' names. */
  all(seats: readonly number[]): string {
    const named = seats.some((seat) => this.#players[seat - 1].name !== undefined);
    if (named || seats.length === 1) return listed(seats.map((seat) => this.one(seat)));
    return `seats ${listed(seats.map(String))}`;
  }
}

/** What a seat is paid for: `the high alone and the low shared with seat 1`. */
function reason(seat: number, { high, low }: Winners, namer: Namer): string {
  const sharedWith = (winners: readonly number[]) => winners.filter((other) => other !== seat);
  if (low !== null && sameSeats(high, low)) {
    const others = sharedWith(high);
    return `the high and the low${others.length === 0 ? '' : `, both shared with ${namer.all(others)}`}`;
  }
  const won = [
    { half: 'the high', winners: high },
    { half: 'the low', winners: low ?? [] },
  ].filter(({ winners }) => winners.includes(seat));
  const parts = won.map(({ half, winners }) => {
    const others = sharedWith(winners);
    if (others.length > 0) return `${half} shared with ${namer.all(others)}`;
    return won.length === 1 ? half : `${half} alone`;
  });
  return parts.join(' and ');
}

function bullets(sentences: readonly string[], width: number): string[] {
  return sentences.map((sentence) => wrapped(`  ${sentence}`, width, '    '));
}

function losers(eligible: readonly number[], paid: readonly number[], namer: Namer): string[] {
  const seats = eligible.filter((seat) => !paid.includes(seat));
  if (seats.length === 0) return [];
  return [`${namer.first(seats)} ${seats.length === 1 ? 'gets' : 'get'} nothing`];
}

/** How to tell of a showdown. */
interface Telling {
  namer: Namer;
  style: Style;
  /** Of the longest line, in columns. */
  width: number;
  /** An amount of the smallest unit in the user's. */
  amount(units: number): string;
}

/** `Pot of 100`, `Main pot of 300 less 5 rake, for seats 1, 2 and 3`. */
function potTitle({ pots, players }: Showdown, index: number, { namer, amount }: Telling): string {
  const pot = pots[index];
  const count = pots.length;
  const forAll = pot.eligible.length === players.filter(({ folded }) => !folded).length;
  const names = ['Main pot', count === 2 ? 'Side pot' : `Side pot ${index}`];
  const name = count === 1 ? 'Pot' : names[Math.min(index, 1)];
  const rake = pot.rake > 0 ? ` less ${amount(pot.rake)} rake` : '';
  const whose = count === 1 && forAll ? '' : `, for ${namer.all(pot.eligible)}`;
  return `${name} of ${amount(pot.amount)}${rake}${whose}`;
}

/** How a pot falls into halves, where there is more to say than that the winner takes it. */
function halvesText(
  { eligible, high, low }: ShowdownPot,
  lowGame: boolean,
  { amount }: Telling,
): string {
  if (eligible.length === 1 || !lowGame) return '';
  if (low === null) return `: no low, so the high takes ${amount(high.amount)}`;
  return `: ${amount(high.amount)} for the high, ${amount(low.amount)} for the low`;
}

function describePot(
  pot: ShowdownPot,
  title: string,
  lowGame: boolean,
  telling: Telling,
): string[] {
  const { eligible, high, low, payouts, oddChips } = pot;
  const { namer, style, width } = telling;
  const whole = telling.amount(pot.amount - pot.rake);
  const winners: Winners = { high: high.winners, low: low?.winners ?? null };
  const payments = payouts.map(({ seat, amount, share }) => {
    const who = namer.first([seat]);
    const won = telling.amount(amount);
    if (eligible.length === 1) return `${who} gets ${won}, alone in this pot`;
    const sum = share === '1' ? won : `${won} of ${whole}`;
    return `${who} ${shareVerb(seat, share, winners)}: ${sum}, ${reason(seat, winners, namer)}`;
  });
  const whys = [...new Set(oddChips.map(({ why }) => why))];
  const odd = whys.map((why) => {
    const chips = oddChips.filter((chip) => chip.why === why);
    const seats = chips.flatMap(({ seat, sharedWith = [] }) => [seat, ...sharedWith]);
    const together = chips.length < seats.length ? ' together' : '';
    const noun = chips.length === 1 ? 'Odd chip' : 'Odd chips';
    return `${noun} to ${namer.all(seats)}${together}, because ${why}`;
  });
  const paid = payouts.map(({ seat }) => seat);
  return [
    wrapped(style.strong(title) + halvesText(pot, lowGame, telling), width, '    '),
    ...bullets([...payments, ...losers(eligible, paid, namer), ...odd], width),
  ];
}

/** The shares of the one pot that there would be, where no amounts are given. */
function describeShares({ players }: Showdown, { namer, style, width }: Telling): string[] {
  const live = players.filter((player) => !player.folded);
  const won = (key: 'highResult' | 'lowResult') =>
    live.filter((player) => player[key] === 'win' || player[key] === 'tie').map(({ seat }) => seat);
  const low = won('lowResult');
  const winners: Winners = { high: won('highResult'), low: low.length > 0 ? low : null };
  const sharers = live.filter(({ share }) => share !== null && share !== '0');
  const sentences = sharers.map(({ seat, share }) => {
    const who = namer.first([seat]);
    return `${who} ${shareVerb(seat, share as string, winners)}: ${reason(seat, winners, namer)}`;
  });
  const rest = losers(
    live.map(({ seat }) => seat),
    sharers.map(({ seat }) => seat),
    namer,
  );
  return [style.strong('Shares of the pot'), ...bullets([...sentences, ...rest], width)];
}

const RESULT_WORDS = { win: 'wins', tie: 'ties', lose: 'beaten', none: 'no low' } as const;

/** What every seat holds and makes, and whether that wins. */
function describeHands(
  { game, board, players, lowMade }: Showdown,
  { style, width }: Telling,
): string[] {
  const lowGame = hasLow(game);
  const rows: string[][] = [];
  for (const { high, low, highResult, lowResult } of players) {
    if (high === null || highResult === null || lowResult === null) continue;
    const cards = (hand: { hole: string[]; board: string[] }) =>
      `${hand.hole.join(' ')} + ${hand.board.join(' ')}`;
    const shown = (result: LowResult) =>
      result === 'lose' ? style.faint(RESULT_WORDS[result]) : style.good(RESULT_WORDS[result]);
    rows.push(['  High', high.name, cards(high), shown(highResult)]);
    if (low !== null) rows.push(['  Low', spokenLow(low), cards(low), shown(lowResult)]);
  }
  const oneLineEach = aligned(rows, ['left', 'left', 'left', 'left']);
  const lines = oneLineEach.every((line) => columnsOf(line) <= width)
    ? oneLineEach
    : rows.map(
        ([half, name, cards, result]) => `${half.padEnd(6)}  ${name}: ${result}\n        ${cards}`,
      );
  return players.flatMap(({ seat, name, folded, hole, low }) => {
    const title = name === undefined ? `Seat ${seat}` : `Seat ${seat}, ${name}`;
    const cards = hole === null ? '' : `  ${hole.join(' ')}`;
    if (folded) return [`${style.strong(title)}${cards}  folded`];
    const made = lines.splice(0, low === null ? 1 : 2);
    // Where nobody has a low the reason is said once, below.
    const none = lowGame && low === null && lowMade && hole !== null;
    if (none) made.push(wrapped(`  Low   none: ${whyNoLow(hole, board)}`, width, '        '));
    return [style.strong(title) + cards, ...made];
  });
}

/** What every seat takes back in all, where that is not plain from one pot. */
function describeTotals(
  { players, pots, returned }: Showdown,
  { namer, style, amount }: Telling,
): string[] {
  if (pots.length + returned.length < 2) return [];
  const back = new Map(returned.map(({ seat, amount }) => [seat, amount]));
  const rows = players
    .filter(({ seat, folded }) => !folded || back.has(seat))
    .map(({ seat, amount: won }) => {
      const bet = back.get(seat);
      return [
        `  ${namer.first([seat])}`,
        amount(won ?? 0),
        bet === undefined ? '' : `and ${amount(bet)} back`,
      ];
    });
  return ['', style.strong('In all'), ...aligned(rows, ['left', 'right', 'left'])];
}

function withPrintableNames(showdown: Showdown): Showdown {
  const players = showdown.players.map((player) =>
    player.name === undefined ? player : { ...player, name: printable(player.name) },
  );
  return { ...showdown, players };
}

/**
 * A showdown for people.
 *
 * @param result    its amounts are whole numbers of the smallest unit
 * @param decimals  how many decimal places of the user's unit the smallest one is
 * @param width     of the longest line, in columns
 */
export function describeShowdown(
  { result: showdown, decimals }: ReturnType<typeof showdownInUnits>,
  style: Style,
  width: number,
): string {
  const result = withPrintableNames(showdown);
  const { game, board, players, pots, returned, lowMade } = result;
  const lowGame = hasLow(game);
  const namer = new Namer(players);
  const amount = (units: number) => fixedAmount(units, decimals);
  const telling: Telling = { namer, style, width, amount };
  const lines = [`${style.strong('Board')}  ${board.join(' ')}`, ''];
  lines.push(...describeHands(result, telling));
  if (lowGame && !lowMade) {
    const why =
      whyNoLowOn(board) ?? 'no hand makes five different ranks of eight or lower with the board';
    lines.push(wrapped(`Nobody has a low: ${why}`, width, '  '));
  }
  lines.push('');
  for (const { seat, amount: bet } of returned) {
    lines.push(`${amount(bet)} that nobody called goes back to ${namer.one(seat)}`);
  }
  if (players.every((player) => player.amount === null)) {
    lines.push(...describeShares(result, telling));
  } else if (pots.length === 0) {
    lines.push('There is no pot: nothing was called');
  }
  pots.forEach((pot, i) => {
    lines.push(...describePot(pot, potTitle(result, i, telling), lowGame, telling));
  });
  lines.push(...describeTotals(result, telling));
  return `${lines.join('\n')}\n`;
}
