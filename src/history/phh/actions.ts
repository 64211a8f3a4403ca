import { MAX_BOARDS } from '../../betting/index.ts';
import type { Card } from '../../cards/card.ts';
import { HOLE_COUNT_TEXT, isHoleCount } from '../../cards/deal.ts';
import { parseCards } from '../../cards/text.ts';
import { bad } from '../document.ts';
import type { HandBuilder } from '../hand-builder.ts';
import type { Street } from '../recorded.ts';

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

/** Where on the boards some cards are dealt. */
interface Deal {
  street: Street;
  run: number;
  cards: Card[];
}

/**
 * The streets of all boards, in the order in which they are dealt: those of the first board, then those
 * of the others, which share with it what it had before they went apart, and have the same number of cards.
 *
 * @param runs  how many boards there are; null: as few as hold all the cards
 */
function dealsOf(dealt: readonly Card[][], runs: number | null): Deal[] {
  let firstSize = 0;
  const split = dealt.findIndex((cards) => {
    firstSize += cards.length;
    return firstSize > BOARD_SIZE;
  });
  const later = split < 0 ? 0 : dealt.slice(split).flat().length;
  const others = later === 0 ? 0 : Math.max(Math.ceil(later / BOARD_SIZE), (runs ?? 0) - 1);
  if (others >= MAX_BOARDS) throw bad(`${others + 1} boards are more than ${MAX_BOARDS}`);
  if (others > 0 && later % others !== 0) {
    throw bad(`${later} cards do not make ${others} more ${others === 1 ? 'board' : 'boards'}`);
  }
  const shared = others === 0 ? 0 : BOARD_SIZE - later / others;
  let run = 0;
  let size = 0;
  return dealt.map((cards) => {
    if (size === BOARD_SIZE && run < others) {
      run++;
      size = shared;
    }
    if (cards.length !== (size === 0 ? 3 : 1)) {
      throw bad(`the board is dealt ${cards.length} cards after ${size}`);
    }
    const street = STREET_OF_SIZE[size] ?? 'river';
    size += cards.length;
    return { street, run, cards };
  });
}

/** Tells a builder what the actions of a document say; its seats are those of the players, in their order. */
export class PhhActions {
  readonly #hand: HandBuilder;
  readonly #names: readonly string[];
  readonly #units: (amount: number) => number;
  #deals: Deal[] = [];

  constructor(hand: HandBuilder, names: readonly string[], units: (amount: number) => number) {
    this.#hand = hand;
    this.#names = names;
    this.#units = units;
  }

  /**
   * @param runs  how many boards there are, where the document says so
   * @throws Omaha8Error where a notation is none
   */
  tell(actions: readonly Notation[], runs: number | null): void {
    const dealt = actions.filter(({ words }) => words[0] === 'd' && words[1] === 'db');
    this.#deals = dealsOf(
      dealt.map(({ words }) => parseCards(words.slice(2).join(''))),
      runs,
    );
    for (const { words, line } of actions) {
      this.#hand.line = line;
      if (words[0] === 'd') this.#deal(words);
      else this.#act(words);
    }
  }

  #deal(words: readonly string[]): void {
    const [, verb, player, text = ''] = words;
    const deal = verb === 'db' ? this.#deals.shift() : undefined;
    if (deal !== undefined) this.#hand.board(deal.street, deal.cards, deal.run);
    else if (verb === 'dh') this.#hand.hole(this.#nameOf(player), cardsOf(text));
    else throw bad(`the action "${words.join(' ')}" is not part of this game`);
  }

  #act(words: readonly string[]): void {
    const [actor, verb, ...rest] = words;
    const name = this.#nameOf(actor);
    const cards = rest.join('');
    if (verb === 'f') this.#hand.fold(name);
    else if (verb === 'cc') this.#hand.checkOrCall(name);
    else if (verb === 'cbr') this.#hand.betOrRaiseTo(name, this.#amount(rest[0]));
    else if (verb === 'sm' && (cards === '' || cards === '-')) this.#hand.muck(name);
    else if (verb === 'sm') this.#hand.show(name, cardsOf(cards));
    else throw bad(`the action "${words.join(' ')}" is not part of this game`);
  }

  #nameOf(word: string | undefined): string {
    const seat = /^p(\d+)$/.exec(word ?? '')?.[1];
    const name = this.#names[Number(seat) - 1];
    if (name === undefined) throw bad(`"${word}" is not one of the players`);
    return name;
  }

  #amount(word: string | undefined): number {
    if (!/^\d+(\.\d+)?$/.test(word ?? '')) throw bad(`"${word}" is not an amount`);
    return this.#units(Number(word));
  }
}

/** None where some are not known. */
function cardsOf(text: string): Card[] {
  if (!isHoleCount(text.length / 2))
    throw bad(`"${text}" is not a hand of ${HOLE_COUNT_TEXT} cards`);
  return text.includes('?') ? [] : parseCards(text);
}
