/** Who won what of a replayed hand, and why, in words. */

import { evaluate } from '../../evaluator/evaluate.ts';
import { hasLow } from '../../games/game.ts';
import { formatMoney } from '../../history/money.ts';
import { boardsOf } from '../../history/repetitions.ts';
import type { Replay } from '../../history/replayed.ts';
import { buttonIndex } from '../../history/seating.ts';
import { oddChipReason, shareVerb, type Wording } from '../../showdown/reasons.ts';
import type { SettledPart } from '../../showdown/settle.ts';
import { formatFraction } from '../../showdown/shares.ts';
import { seatsFromButton } from '../../showdown/split.ts';
import { listed } from '../../text/words.ts';
import type { Page } from '../terminal/page.ts';

type Result = NonNullable<Replay['result']>;

/**
 * `Main pot`, `Side pot 2`; `Pot` where there is one.
 *
 * @param run  the board, where each is spoken of on its own
 */
export function potTitle({ pots }: Pick<Result, 'pots'>, index: number, run?: number): string {
  const side = pots.length === 2 ? 'Side pot' : `Side pot ${index}`;
  const name = pots.length === 1 ? 'Pot' : index === 0 ? 'Main pot' : side;
  return run === undefined || pots[index].boards.length === 1 ? name : `${name}, board ${run + 1}`;
}

/** Puts the payments of a hand that is settled on a page. */
export class Payments {
  readonly #page: Page;
  readonly #hand: Replay['hand'];
  readonly #result: Result;
  readonly #boards: ReturnType<typeof boardsOf>;
  readonly #wording: Wording;

  constructor(page: Page, hand: Replay['hand'], result: Result) {
    this.#page = page;
    this.#hand = hand;
    this.#result = result;
    this.#boards = boardsOf(hand.events);
    this.#wording = {
      amount: (units) => formatMoney(units, hand),
      seat: (seat) => hand.seats[seat].name,
    };
  }

  write(): void {
    const { amount: money, seat: name } = this.#wording;
    for (const { seat, amount } of this.#result.returned) {
      this.#page.paragraph(`${money(amount)} that nobody called goes back to ${name(seat)}`, '  ');
    }
    for (const [i, pot] of this.#result.pots.entries()) {
      const { eligible } = pot.boards[0];
      if (eligible.length === 1) this.#alone(i, eligible[0]);
      else for (const [run, board] of pot.boards.entries()) this.#contested(i, board, run);
    }
  }

  #title(title: string, { amount, rake }: { amount: number; rake: number }, halves = ''): void {
    const { amount: money } = this.#wording;
    const less = rake > 0 ? ` less ${money(rake)} rake` : '';
    this.#page.heading(title, ` ${money(amount)}${less}${halves}`);
  }

  /** A pot that one seat alone can win: its cards do not matter. */
  #alone(index: number, seat: number): void {
    const { amount: money, seat: name } = this.#wording;
    const pot = this.#result.pots[index];
    const why =
      pot.eligible.length > 1
        ? 'nobody else shows a hand'
        : index === 0
          ? 'everybody else has folded'
          : 'nobody else has put in as much';
    this.#title(potTitle(this.#result, index), pot);
    this.#page.sentence(`${name(seat)} takes ${money(pot.amount - pot.rake)}: ${why}`);
  }

  /** A pot, or a board's part of it, that several hands play for. */
  #contested(index: number, pot: SettledPart, run: number): void {
    const { amount: money, seat: name } = this.#wording;
    const lowGame = hasLow(this.#hand.game);
    const halves =
      pot.low === null
        ? lowGame
          ? ', no low'
          : ''
        : `: ${money(pot.high.amount)} high, ${money(pot.low.amount)} low`;
    this.#title(potTitle(this.#result, index, run), pot, halves);
    for (const { seat, amount, share } of pot.payouts) {
      const verb = this.#verb(seat, formatFraction(share), pot);
      this.#page.sentence(`${name(seat)} ${verb} ${money(amount)}${this.#reason(seat, pot, run)}`);
    }
    const { seats } = this.#hand;
    const turn = seatsFromButton([...seats.keys()], buttonIndex(this.#hand), seats.length);
    for (const odd of pot.oddChips) {
      const why = oddChipReason(odd, pot, turn, this.#wording);
      this.#page.sentence(`Odd chip to ${name(odd.seat)}, because ${why}`);
    }
  }

  /** How the sentence goes that ends with the amount: `gets half,`, `is quartered for`. */
  #verb(seat: number, share: string, { high, low }: SettledPart): string {
    if (share === '1') return hasLow(this.#hand.game) ? 'scoops' : 'wins';
    const winners = { high: high.winners, low: low?.winners ?? null };
    const verb = shareVerb(seat, share, winners);
    return verb.startsWith('gets') ? `${verb},` : `${verb} for`;
  }

  /** `: the high with Three Aces; the low with 7-6-5-3-A, shared with Ann` */
  #reason(seat: number, { high, low }: SettledPart, run: number): string {
    const { hole } = this.#hand.seats[seat];
    const board = this.#boards[run] ?? [];
    if (hole === null || board.length < 5) return '';
    const made = evaluate(hole, board, this.#hand.game);
    const half = (what: string, winners: readonly number[], hand: string | undefined) => {
      if (!winners.includes(seat) || hand === undefined) return [];
      const others = winners.filter((other) => other !== seat).map(this.#wording.seat);
      const shared = others.length === 0 ? '' : `, shared with ${listed(others)}`;
      return [`${what}${hand}${shared}`];
    };
    const parts = [
      ...half(low === null ? '' : 'the high with ', high.winners, made.high.name),
      ...half('the low with ', low?.winners ?? [], made.low?.name),
    ];
    return `: ${parts.join('; ')}`;
  }
}
