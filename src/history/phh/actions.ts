import type { Card } from '../../cards/card.ts';
import { parseCards } from '../../cards/text.ts';
import type { PostKind, RecordedEvent, RecordedSeat, Street } from '../recorded.ts';
import { bad } from './table.ts';

const STREET_OF_SIZE: readonly Street[] = ['flop', 'flop', 'flop', 'turn', 'river'];

/** One action without commentary, as words, and the line that it stands on. */
export interface Notation {
  words: string[];
  line: number;
}

/**
 * The actions of a document, without those that are commentaries alone.
 *
 * @param lines      of the document
 * @param firstLine  the number of the first of them in its file
 */
export function notations(
  actions: readonly string[],
  lines: readonly string[],
  firstLine: number,
): Notation[] {
  let line = Math.max(
    0,
    lines.findIndex((text) => /^\s*actions\s*=/.test(text)),
  );
  let column = 0;
  return actions.flatMap((action): Notation[] => {
    // An action that is written with escapes is not found, and counts to the line before it.
    const next = lines.findIndex(
      (text, i) => i >= line && text.indexOf(action, i === line ? column : 0) >= 0,
    );
    if (next >= 0) {
      column = lines[next].indexOf(action, next === line ? column : 0) + action.length;
      line = next;
    }
    const text = action.replace(/#.*$/s, '').trim();
    return text === '' ? [] : [{ words: text.split(/\s+/), line: firstLine + line }];
  });
}

export interface Player extends RecordedSeat {
  left: number;
  in: number;
}

/** Follows the actions far enough to know what each puts in. */
export class PhhActions {
  readonly events: RecordedEvent[] = [];
  readonly boards: Card[][] = [[]];
  readonly #players: Player[];
  readonly #units: (amount: number) => number;
  readonly #holeCount: number;
  #line: number;
  /** What a bet before the flop is at least: a big blind that is short is called as if it were whole. */
  #bigBlind: number;

  constructor(
    players: Player[],
    holeCount: number,
    units: (amount: number) => number,
    bigBlind: number,
    line: number,
  ) {
    this.#players = players;
    this.#holeCount = holeCount;
    this.#units = units;
    this.#bigBlind = bigBlind;
    this.#line = line;
  }

  post(seat: number, post: PostKind, due: number): void {
    const player = this.#players[seat];
    const amount = Math.min(due, player.left);
    if (amount === 0) return;
    player.left -= amount;
    if (post !== 'ante' && post !== 'dead') player.in += amount;
    this.events.push({ kind: 'post', seat, post, amount, line: this.#line });
  }

  /** @throws Omaha8Error where the notation is none */
  read({ words, line }: Notation): void {
    this.#line = line;
    const [actor, verb, ...rest] = words;
    if (actor === 'd') {
      if (verb === 'db') this.#dealBoard(parseCards(rest.join('')));
      else if (verb === 'dh') this.#dealHole(this.#playerOf(rest[0]), rest[1] ?? '');
      else throw bad(`the action "${words.join(' ')}" is none of this game`);
      return;
    }
    const seat = this.#playerOf(actor);
    if (verb === 'f') this.#act(seat, 'fold', 0);
    else if (verb === 'cc') this.#checkOrCall(seat);
    else if (verb === 'cbr') this.#betOrRaise(seat, this.#amount(rest[0]));
    else if (verb === 'sm') this.#showOrMuck(seat, rest.join(''));
    else throw bad(`the action "${words.join(' ')}" is none of this game`);
  }

  #playerOf(word: string | undefined): number {
    const seat = /^p(\d+)$/.exec(word ?? '')?.[1];
    const index = Number(seat) - 1;
    if (this.#players[index] === undefined) throw bad(`"${word}" is not one of the players`);
    return index;
  }

  #amount(word: string | undefined): number {
    if (!/^\d+(\.\d+)?$/.test(word ?? '')) throw bad(`"${word}" is not an amount`);
    return this.#units(Number(word));
  }

  #most(): number {
    return Math.max(this.#bigBlind, ...this.#players.map((player) => player.in));
  }

  #act(seat: number, kind: 'fold' | 'check' | 'call' | 'bet' | 'raise', amount: number): void {
    const player = this.#players[seat];
    player.in += amount;
    player.left -= amount;
    this.events.push({ kind, seat, amount, to: player.in, line: this.#line });
  }

  #checkOrCall(seat: number): void {
    const { left, in: already } = this.#players[seat];
    const amount = Math.min(left, this.#most() - already);
    this.#act(seat, amount > 0 ? 'call' : 'check', amount);
  }

  #betOrRaise(seat: number, to: number): void {
    const most = this.#most();
    const amount = to - this.#players[seat].in;
    if (amount <= 0) throw bad(`p${seat + 1} raises to no more than what is already in`);
    this.#act(seat, most === 0 ? 'bet' : 'raise', amount);
  }

  #dealHole(seat: number, text: string): void {
    const cards = this.#known(text);
    if (cards !== null) this.#players[seat].hole = cards;
  }

  /** Null where some are not known. */
  #known(text: string): Card[] | null {
    const count = text.length / 2;
    if (count !== this.#holeCount) {
      throw bad(`"${text}" is not a hand of ${this.#holeCount} cards`);
    }
    return text.includes('?') ? null : parseCards(text);
  }

  #showOrMuck(seat: number, text: string): void {
    const shown = text !== '' && text !== '-';
    if (shown) this.#players[seat].hole ??= this.#known(text);
    this.events.push({ kind: shown ? 'show' : 'muck', seat, line: this.#line });
  }

  #dealBoard(cards: Card[]): void {
    for (const player of this.#players) player.in = 0;
    this.#bigBlind = 0;
    const full = this.boards[this.boards.length - 1].length === 5;
    // A second board has what the first had before the boards went apart.
    if (full) this.boards.push([]);
    const run = this.boards.length - 1;
    this.boards[run].push(...cards);
    this.events.push({ kind: 'board', street: 'flop', run, cards, line: this.#line });
  }

  /** Names the streets, which for a second board is known once all of it is dealt. */
  finishBoards(): void {
    const [first, ...others] = this.boards;
    const shared = others.map((board) => first.slice(0, Math.max(0, 5 - board.length)));
    const sizes = [0, ...shared.map((cards) => cards.length)];
    for (const [i, board] of others.entries()) board.unshift(...shared[i]);
    for (const event of this.events) {
      if (event.kind !== 'board') continue;
      const size = sizes[event.run];
      event.street = STREET_OF_SIZE[size] ?? 'river';
      if (event.cards.length !== (size === 0 ? 3 : 1)) {
        throw bad(`the board is dealt ${event.cards.length} cards after ${size}`);
      }
      sizes[event.run] += event.cards.length;
    }
  }
}
