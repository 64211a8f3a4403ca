/** A replayed hand in words: street by street, who won what and why, and whether the file is right. */
import type { Card } from '../cards/card.ts';
import { formatCards } from '../cards/text.ts';
import { listed } from '../cards/words.ts';
import { evaluate } from '../evaluator/evaluate.ts';
import { hasLow } from '../evaluator/game.ts';
import { formatMoney } from '../history/money.ts';
import type { RecordedHand, Street } from '../history/recorded.ts';
import type { Replay, ReplayStep } from '../history/replay.ts';
import { buttonIndex } from '../history/seating.ts';
import { oddChipReason } from '../showdown/reasons.ts';
import type { SettledPot } from '../showdown/settle.ts';
import { formatFraction } from '../showdown/shares.ts';
import { seatsFromButton } from '../showdown/split.ts';
import type { AllInValue } from './all-in-value.ts';
import type { Style } from './style.ts';
import { aligned, capitalised, grouped, wrapped } from './text.ts';

type Result = NonNullable<Replay['result']>;

const POSTS = {
  ante: 'an ante of',
  dead: 'dead money of',
  'small-blind': 'the small blind of',
  'big-blind': 'the big blind of',
  straddle: 'a straddle of',
  post: 'to come in:',
} as const;
const VERBS = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises to',
} as const;
const SHARES: Readonly<Record<string, string>> = {
  '3/4': 'gets three quarters,',
  '1/2': 'gets half,',
  '1/4': 'gets a quarter,',
  '1/6': 'gets a sixth,',
};
const CARDS = { 4: '', 5: 'five-card ', 6: 'six-card ' } as const;

/** `pot-limit Omaha Hi/Lo $0.05/$0.10` */
function gameText(hand: RecordedHand): string {
  const { kind, smallBlind, bigBlind, smallBet, bigBet } = hand.stakes;
  const stakes = kind === 'limit' ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const name = hasLow(hand.game) ? 'Omaha Hi/Lo' : 'Omaha';
  const amounts = stakes.map((amount) => formatMoney(amount, hand)).join('/');
  return `${kind} ${CARDS[hand.holeCount]}${name} ${amounts}`;
}

/** `PokerStars hand 86008517721` */
export function handTitle({ site, id }: RecordedHand): string {
  return id === '' ? `${site} hand` : `${site} hand ${id}`;
}

class HandText {
  readonly #replay: Replay;
  readonly #style: Style;
  readonly #width: number;
  readonly lines: string[] = [];

  constructor(replay: Replay, style: Style, width: number) {
    this.#replay = replay;
    this.#style = style;
    this.#width = width;
  }

  #money(amount: number): string {
    return formatMoney(amount, this.#replay.hand);
  }

  #name(seat: number): string {
    return this.#replay.hand.seats[seat].name;
  }

  #names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.#name(seat)));
  }

  #sentence(text: string): void {
    this.lines.push(wrapped(`  ${text}`, this.#width, '    '));
  }

  title(where: string): void {
    const { hand } = this.#replay;
    const about = [gameText(hand), hand.table, hand.date].filter((part) => part !== '').join(', ');
    this.lines.push(wrapped(`${this.#style.strong(handTitle(hand))}, ${about}`, this.#width, '  '));
    this.lines.push(this.#style.faint(where));
    const button = buttonIndex(hand);
    const rows = hand.seats.map(({ number, name, stack, hole }, seat) => [
      `  Seat ${number}`,
      name,
      this.#money(stack),
      hole === null ? '' : formatCards(hole, ' '),
      seat === button ? 'button' : '',
    ]);
    this.lines.push(...aligned(rows, ['left', 'left', 'right', 'left', 'left']));
  }

  /** What happened on one street, all in one paragraph. */
  street(title: string, steps: readonly ReplayStep[]): void {
    this.lines.push(title);
    const clauses = steps.flatMap((step) => this.#clause(step));
    if (clauses.length > 0) this.#sentence(clauses.join(', '));
  }

  #clause({ event, allIn }: ReplayStep): string[] {
    const suffix = allIn ? ' all-in' : '';
    switch (event.kind) {
      case 'post':
        return [
          `${this.#name(event.seat)} posts ${POSTS[event.post]} ${this.#money(event.amount)}`,
        ];
      case 'fold':
      case 'check':
        return [`${this.#name(event.seat)} ${VERBS[event.kind]}`];
      case 'call':
        return [`${this.#name(event.seat)} calls ${this.#money(event.amount)}${suffix}`];
      case 'bet':
      case 'raise':
        return [`${this.#name(event.seat)} ${VERBS[event.kind]} ${this.#money(event.to)}${suffix}`];
      default:
        return [];
    }
  }

  streets(): void {
    const { steps } = this.#replay;
    const boards: Card[][] = [];
    let title = this.#style.strong('Before the flop');
    let part: ReplayStep[] = [];
    for (const step of steps) {
      const { event } = step;
      if (event.kind !== 'board') {
        part.push(step);
        continue;
      }
      if (part.length > 0 || boards.length === 0) this.street(title, part);
      part = [];
      boards[event.run] ??= (boards[0] ?? []).slice(0, sizeBefore(event.street));
      boards[event.run].push(...event.cards);
      const name = capitalised(event.street) + (event.run > 0 ? `, board ${event.run + 1}` : '');
      title = `${this.#style.strong(name)}  ${formatCards(boards[event.run], ' ')}, pot ${this.#money(step.pot)}`;
      // Streets without betting are one line each.
      if (!steps.some((other) => other.event.line > event.line && other.event.kind in VERBS)) {
        this.lines.push(title);
        title = '';
      }
    }
    if (title !== '') this.street(title, part);
  }

  showdown(): void {
    const { hand, result } = this.#replay;
    if (result === null || !result.pots.some(({ eligible }) => eligible.length > 1)) return;
    const live = [...new Set(result.pots.flatMap(({ eligible }) => eligible))];
    const words = hand.events.flatMap((event) => {
      if ((event.kind !== 'show' && event.kind !== 'muck') || !live.includes(event.seat)) return [];
      const hole = hand.seats[event.seat].hole;
      const cards = hole === null ? '' : ` ${formatCards(hole, ' ')}`;
      return [`${this.#name(event.seat)} ${event.kind}s${cards}`];
    });
    if (words.length === 0) return;
    this.lines.push(this.#style.strong('Showdown'));
    this.#sentence(words.join(', '));
  }

  payments(): void {
    const { result } = this.#replay;
    if (result === null) return;
    for (const { seat, amount } of result.returned) {
      this.lines.push(`${this.#money(amount)} that nobody called goes back to ${this.#name(seat)}`);
    }
    for (const [i, pot] of result.pots.entries()) {
      const [only] = pot.eligible;
      if (pot.eligible.length === 1) {
        const won = this.#money(pot.amount - pot.rake);
        this.lines.push(this.#potLine(potTitle(result, i), pot));
        this.#sentence(`${this.#name(only)} takes ${won}, alone in this pot`);
      } else {
        for (const [run, board] of pot.boards.entries()) {
          this.#pot(potTitle(result, i, run), board, run);
        }
      }
    }
  }

  #potLine(title: string, { amount, rake }: { amount: number; rake: number }): string {
    const less = rake > 0 ? ` less ${this.#money(rake)} rake` : '';
    return `${this.#style.strong(title)} ${this.#money(amount)}${less}`;
  }

  #pot(title: string, pot: SettledPot, run: number): void {
    const lowGame = hasLow(this.#replay.hand.game);
    const halves =
      pot.low === null
        ? lowGame
          ? ', no low'
          : ''
        : `: ${this.#money(pot.high.amount)} high, ${this.#money(pot.low.amount)} low`;
    this.lines.push(this.#potLine(title, pot) + halves);
    for (const { seat, amount, share } of pot.payouts) {
      const verb = this.#verb(seat, formatFraction(share), pot);
      const what = `${this.#name(seat)} ${verb} ${this.#money(amount)}`;
      this.#sentence(what + this.#reason(seat, pot, run));
    }
    const turn = seatsFromButton(
      [...this.#replay.hand.seats.keys()],
      buttonIndex(this.#replay.hand),
      this.#replay.hand.seats.length,
    );
    const wording = {
      amount: (units: number) => this.#money(units),
      seat: (seat: number) => this.#name(seat),
    };
    for (const odd of pot.oddChips) {
      const why = oddChipReason(odd, pot, turn, wording);
      this.#sentence(`Odd chip to ${this.#name(odd.seat)}, because ${why}`);
    }
  }

  /** A quarter is one for many reasons; quartered is who wins half of one half and nothing else. */
  #verb(seat: number, share: string, { high, low }: SettledPot): string {
    if (share === '1') return hasLow(this.#replay.hand.game) ? 'scoops' : 'wins';
    const halves = [high.winners, low?.winners ?? []].filter((winners) => winners.includes(seat));
    const quartered = share === '1/4' && low !== null && halves.length === 1;
    return quartered ? 'is quartered for' : `${SHARES[share] ?? `gets ${share},`}`;
  }

  /** `: the high with Three Aces, the low with 7-6-5-3-A shared with Ann` */
  #reason(seat: number, { high, low }: SettledPot, run: number): string {
    const { hand } = this.#replay;
    const { hole } = hand.seats[seat];
    const board = boardsOf(hand)[run] ?? [];
    if (hole === null || board.length < 5) return '';
    const made = evaluate(hole, board, hand.game);
    const half = (name: string, winners: readonly number[], value: string | undefined) => {
      if (!winners.includes(seat)) return [];
      const others = winners.filter((other) => other !== seat);
      const shared = others.length === 0 ? '' : `, shared with ${this.#names(others)}`;
      return [`${name}${value ?? '?'}${shared}`];
    };
    const parts = [
      ...half(low === null ? '' : 'the high with ', high.winners, made.high.name),
      ...half('the low with ', low?.winners ?? [], made.low?.name),
    ];
    return `: ${parts.join('; ')}`;
  }

  allIn(value: AllInValue): void {
    const street = { 0: 'before the flop', 3: 'on the flop', 4: 'on the turn' }[value.board.length];
    this.lines.push(this.#style.strong(`All-in ${street ?? ''}`));
    const rows = value.seats.map(({ seat, equity, expected, actual }) => [
      `  ${this.#name(seat)}`,
      `${(100 * equity).toFixed(2)}%`,
      `expected ${signedMoney(Math.round(expected), this.#replay.hand)}`,
      `got ${signedMoney(actual, this.#replay.hand)}`,
    ]);
    this.lines.push(...aligned(rows, ['left', 'right', 'left', 'left']));
  }

  verdict(): void {
    const { contradictions, notes, result, paid } = this.#replay;
    for (const note of notes) this.lines.push(wrapped(`Note: ${note}`, this.#width, '  '));
    for (const { line, why } of contradictions) {
      const text = `${this.#style.strong('Contradiction')} in line ${line}: ${why}`;
      this.lines.push(wrapped(text, this.#width, '  '));
    }
    if (contradictions.length > 0) return;
    const paidWell = result !== null && paid !== null && notes.length === 0;
    this.lines.push(this.#style.good(paidWell ? 'Legal, and paid as the rules say' : 'Legal'));
  }
}

export function signedMoney(amount: number, hand: RecordedHand): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount, hand)}`;
}

function sizeBefore(street: Street): number {
  return { flop: 0, turn: 3, river: 4 }[street];
}

/** All boards of a hand, as far as they were dealt. */
function boardsOf({ events }: RecordedHand): Card[][] {
  const boards: Card[][] = [];
  for (const event of events) {
    if (event.kind !== 'board') continue;
    boards[event.run] ??= (boards[0] ?? []).slice(0, sizeBefore(event.street));
    boards[event.run].push(...event.cards);
  }
  return boards;
}

/** @param run  the board, where each is spoken of on its own */
function potTitle({ pots }: Result, index: number, run?: number): string {
  const side = pots.length === 2 ? 'Side pot' : `Side pot ${index}`;
  const name = pots.length === 1 ? 'Pot' : index === 0 ? 'Main pot' : side;
  return run === undefined || pots[index].boards.length === 1 ? name : `${name}, board ${run + 1}`;
}

/**
 * @param where  the file and the line on which the hand starts
 * @param width  of the longest line, in columns
 */
export function describeReplay(
  replay: Replay,
  value: AllInValue | null,
  where: string,
  style: Style,
  width: number,
): string {
  const text = new HandText(replay, style, width);
  text.title(where);
  text.streets();
  text.showdown();
  text.payments();
  if (value !== null) text.allIn(value);
  text.verdict();
  return `${text.lines.join('\n')}\n\n`;
}

/** `3 hands` and what became of them, for the end of all output. */
export function countText(counts: {
  hands: number;
  wrong: number;
  noted: number;
  skipped: number;
  unreadable: number;
}): string {
  const { hands, wrong, noted, skipped, unreadable } = counts;
  const parts = [`${grouped(hands)} ${hands === 1 ? 'hand' : 'hands'} replayed`];
  if (wrong > 0) parts.push(`${grouped(wrong)} with a contradiction`);
  else if (hands > 0) parts.push('no contradiction');
  if (noted > 0) parts.push(`${grouped(noted)} with a note`);
  if (skipped > 0) parts.push(`${grouped(skipped)} of other games or cancelled`);
  if (unreadable > 0) parts.push(`${grouped(unreadable)} unreadable`);
  return parts.join(', ');
}
