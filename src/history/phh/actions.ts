import { MAX_BOARDS } from '../../betting/index.ts';
import type { Card } from '../../cards/card.ts';
import { parseCards } from '../../cards/text.ts';
import type { PostKind, RecordedEvent, RecordedSeat, Street } from '../recorded.ts';
import { bad } from './table.ts';

const BOARD_SIZE = 5;
const STREET_OF_SIZE: readonly Street[] = ['flop', 'flop', 'flop', 'turn', 'river'];

/** One action without commentary, as words, and the line that it stands on. */
export interface Notation {
  words: string[];
  line: number;
}

/** Strings, comments and line ends of a TOML document; of all else each letter. */
const TOML_TOKEN =
  /"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}|'''(?:[^']|'(?!''))*'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#.*|\n|[\s\S]/g;

/** The line on which each string of a list begins, counted from the line on which the list begins. */
function linesOfStrings(list: string, count: number): number[] {
  const starts: number[] = [];
  let line = 0;
  for (const [token] of list.matchAll(TOML_TOKEN)) {
    if (starts.length === count) break;
    if (/^["']/.test(token)) starts.push(line);
    line += token.split('\n').length - 1;
  }
  return starts;
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
  const first = lines.findIndex((text) => /^\s*actions\s*=/.test(text));
  const list = first < 0 ? '' : lines.slice(first).join('\n');
  const starts = linesOfStrings(list.slice(list.indexOf('=') + 1), actions.length);
  return actions.flatMap((action, i): Notation[] => {
    const text = action.replace(/#.*$/s, '').trim();
    const line = firstLine + Math.max(0, first) + (starts[i] ?? 0);
    return text === '' ? [] : [{ words: text.split(/\s+/), line }];
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
    const isLater = this.boards[0].length === BOARD_SIZE;
    if (!isLater) this.boards[0].push(...cards);
    const run = isLater ? 1 : 0;
    this.events.push({ kind: 'board', street: 'flop', run, cards, line: this.#line });
  }

  /**
   * Tells the boards after the first apart, which have the same number of cards each, and names the streets:
   * a later board has what the first had before the boards went apart.
   *
   * @param runs  how many boards there are; null: as few as hold all the cards
   */
  finishBoards(runs: number | null): void {
    const [first] = this.boards;
    const deals = this.events.filter((event) => event.kind === 'board');
    const later = deals.filter(({ run }) => run > 0).flatMap(({ cards }) => cards).length;
    const needed = Math.ceil(later / BOARD_SIZE);
    const others = later === 0 ? 0 : Math.max(needed, (runs ?? 0) - 1);
    if (others >= MAX_BOARDS) throw bad(`${others + 1} boards are more than ${MAX_BOARDS}`);
    if (others > 0 && later % others !== 0) {
      throw bad(`${later} cards do not make ${others} more ${others === 1 ? 'board' : 'boards'}`);
    }
    const shared = others === 0 ? 0 : BOARD_SIZE - later / others;
    for (let run = 1; run <= others; run++) this.boards.push(first.slice(0, shared));
    const sizes = this.boards.map((_, run) => (run === 0 ? 0 : shared));
    let run = 0;
    for (const event of deals) {
      if (run < others && sizes[run] === BOARD_SIZE) run++;
      const size = sizes[run];
      Object.assign(event, { run, street: STREET_OF_SIZE[size] ?? 'river' });
      if (event.cards.length !== (size === 0 ? 3 : 1)) {
        throw bad(`the board is dealt ${event.cards.length} cards after ${size}`);
      }
      if (run > 0) this.boards[run].push(...event.cards);
      sizes[run] += event.cards.length;
    }
  }
}
