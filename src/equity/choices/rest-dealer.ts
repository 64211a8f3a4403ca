/** Deals at random what the drawn choices leave open: the rest of the board, and hands that may be any. */
import { type Card, deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { indexBelow, type RandomWords } from '../../math/random.ts';
import { type EquityJob, seenCards } from '../job.ts';
import type { ChoiceDrawer } from './drawer.ts';

export class RestDealer {
  readonly #drawer: ChoiceDrawer;
  readonly #board: Uint8Array;
  /** How many of its cards are known. */
  readonly #onBoard: number;
  /** Which of the choices is the board; -1 for none. */
  readonly #boardChoice: number;
  /** By card: 1 where a choice has it. */
  readonly #used: Uint8Array;
  readonly #deck: Uint8Array;
  /** How many cards of the deck have been dealt in the trial at hand. */
  #dealt = 0;

  /** @param board  where boards are dealt; its known cards are put there once and for all */
  constructor(job: EquityJob, drawer: ChoiceDrawer, board: Uint8Array) {
    this.#drawer = drawer;
    this.#used = drawer.drawn.used;
    this.#board = board;
    this.#onBoard = job.board.length;
    board.set(job.board);
    this.#boardChoice = job.choices.findIndex(({ of }) => of === 'board');
    this.#deck = Uint8Array.from(deckWithout(seenCards(job)));
  }

  /** Forgets what earlier chunks did to the deck: it must not matter. */
  begin(): void {
    this.#deck.sort();
  }

  /** Begins a trial, for which the choices have been drawn, with its board. */
  dealBoard(words: RandomWords): void {
    const board = this.#board;
    this.#dealt = 0;
    let size = this.#onBoard;
    if (this.#boardChoice >= 0) {
      const cards = this.#drawer.drawn.cardsOf(this.#boardChoice);
      for (let i = 0; i < cards.length; i++) board[size++] = cards[i];
    }
    for (; size < BOARD_SIZE; size++) board[size] = this.dealCard(words);
  }

  /** The next card of the deck that no choice has: a step of a shuffle, or several. */
  dealCard(words: RandomWords): Card {
    const deck = this.#deck;
    const used = this.#used;
    for (;;) {
      const next = this.#dealt++;
      const at = next + indexBelow(words.next(), deck.length - next);
      const card = deck[at];
      deck[at] = deck[next];
      deck[next] = card;
      if (used[card] === 0) return card;
    }
  }
}
