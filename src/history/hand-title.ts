import type { Card } from '../cards/card.ts';
import type { Game } from '../games/game.ts';
import { amountsIn, badHistory, holeCountOf, stakesOf } from './hand-checks.ts';
import { CENTS } from './money.ts';
import type { BettingKind, RecordedEvent, RecordedHand, RecordedSeat } from './recorded.ts';

/** A unit that is not money: tournament chips and play money, in hundredths. */
const WHOLE_CHIP = 100;

/** What the lines say of a hand as a whole: the game, the stakes, the table, the totals. */
export class HandTitle {
  /** Why this hand is to be left out, if it is: it is of another game, it was cancelled. */
  skipped: string | null = null;

  /** The blinds by the title, in hundredths; null where it does not say them. */
  protected stakes: { small: number; big: number } | null = null;
  readonly #firstLine: number;
  #site = '';
  #id = '';
  #date = '';
  #table = '';
  #tournament: string | null = null;
  #currency = '';
  #money = false;
  #game: Game = 'omaha8';
  #holeCount: number | null = null;
  #kind: BettingKind | null = null;
  #cap: number | null = null;
  #button: number | null = null;
  #totalPot: number | null = null;
  #rake: number | null = null;

  constructor(line: number) {
    this.#firstLine = line;
  }

  /** Leaves the hand out, which is no fault of the file. */
  skip(reason: string): void {
    this.skipped = reason;
  }

  begin(site: string, id: string, date = ''): void {
    this.#site = site;
    this.#id = id;
    this.#date = date;
  }

  date(date: string): void {
    this.#date = date;
  }

  table(name: string): void {
    this.#table = name;
  }

  tournament(id: string): void {
    this.#tournament = id;
  }

  /** The game is played for money of this currency, unless it is a tournament; '' for chips. */
  currency(sign: string): void {
    this.#currency = sign;
    this.#money = sign !== '';
  }

  /** @param holeCount  what the name of the game says; null: as many as are seen, or else four */
  game(game: Game, holeCount: number | null, kind: BettingKind): void {
    this.#game = game;
    this.#holeCount = holeCount;
    this.#kind = kind;
  }

  /** The blinds; sites that name a limit game by its bets call `bets`. */
  blinds(small: number, big: number): void {
    this.stakes = { small, big };
  }

  /** The small and the big bet of a limit game: the blinds are half the small bet and all of it. */
  bets(small: number): void {
    this.stakes = { small: Math.floor(small / 2), big: small };
  }

  /** The most that a player may put in during the hand. */
  cap(amount: number): void {
    this.#cap = amount;
  }

  protected get rake(): number | null {
    return this.#rake;
  }

  protected get handCap(): number | null {
    return this.#cap;
  }

  button(number: number): void {
    this.#button = number;
  }

  totals(totalPot: number | null, rake: number | null): void {
    this.#totalPot = totalPot;
    this.#rake = rake;
  }

  /** @throws Omaha8Error `bad-history` where no line said it */
  protected kindOfBetting(): BettingKind {
    if (this.#kind !== null) return this.#kind;
    throw badHistory('the hand does not say which game it is');
  }

  /**
   * The hand, with what its other lines tell.
   *
   * @throws Omaha8Error `bad-history`, `duplicate-card` where they make no hand
   */
  protected recorded(
    seats: readonly RecordedSeat[],
    boards: readonly (readonly Card[])[],
    events: RecordedEvent[],
  ): RecordedHand {
    const kind = this.kindOfBetting();
    const money = this.#money && this.#tournament === null;
    const inUse = [...seats.map(({ stack }) => stack), ...amountsIn(events)];
    const whole = inUse.every((amount) => amount % WHOLE_CHIP === 0);
    return {
      site: this.#site,
      id: this.#id,
      date: this.#date,
      table: this.#table,
      tournament: this.#tournament,
      game: this.#game,
      holeCount: holeCountOf(seats, boards, this.#holeCount),
      stakes: stakesOf(kind, this.stakes, this.#cap, events),
      currency: money ? this.#currency : '',
      decimals: CENTS,
      chip: money || !whole ? 1 : WHOLE_CHIP,
      seats: seats.map(({ number, name, stack, hole }) => ({ number, name, stack, hole })),
      button: this.#button,
      antesTrimmed: true,
      events,
      totalPot: this.#totalPot,
      rake: this.#rake,
      finishingStacks: null,
      line: this.#firstLine,
    };
  }
}
