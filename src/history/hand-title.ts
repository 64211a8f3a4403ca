import type { Card } from '../cards/card.ts';
import { DEFAULT_GAME, type Game } from '../games/game.ts';
import type { OddChipRule } from '../showdown/split.ts';
import { amountsIn, badHistory, holeCountOf, stakesOf } from './hand-checks.ts';
import { CENTS } from './money.ts';
import type {
  BettingKind,
  RecordedEvent,
  RecordedHand,
  RecordedRepetition,
  RecordedSeat,
} from './recorded.ts';

/** A unit that is not money: tournament chips and play money, in hundredths. */
const WHOLE_CHIP = 100;

interface Amounts {
  small: number;
  big: number;
}

/** What the lines of a hand tell besides its title. */
interface HandBody {
  seats: readonly RecordedSeat[];
  hero: number | null;
  boards: readonly (readonly Card[])[];
  events: RecordedEvent[];
  repetitions: RecordedRepetition[];
}

/**
 * What a file says of a hand as a whole: the game, the stakes, the table, the totals. Amounts are in
 * hundredths of the currency where `units` says nothing else.
 */
export class HandTitle {
  /** Why this hand is to be left out, if it is: it is of another game, it was cancelled. */
  skipped: string | null = null;

  readonly #firstLine: number;
  #site = '';
  #id = '';
  #date = '';
  #table = '';
  #tournament: string | null = null;
  #currency = '';
  #money = false;
  #game: Game = DEFAULT_GAME;
  #holeCount: number | null = null;
  #kind: BettingKind | null = null;
  #blinds: Amounts | null = null;
  #bets: Amounts | null = null;
  #cap: number | null = null;
  #button: number | null = null;
  #totalPot: number | null = null;
  #rake: number | null = null;
  #decimals = CENTS;
  #chip: number | null = null;
  #antesTrimmed = true;
  #oddChips: OddChipRule = 'wsop';
  #finishingStacks: number[] | null = null;

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

  /** How many decimal places of the currency all amounts have, and the smallest chip. */
  units(decimals: number, chip: number): void {
    this.#decimals = decimals;
    this.#chip = chip;
  }

  /** The blinds; sites that name a limit game by its bets call `limit`. */
  blinds(small: number, big: number): void {
    this.#blinds = { small, big };
  }

  /** The small bet of a limit game: the blinds are half of it and all of it. */
  limit(smallBet: number): void {
    this.#blinds = { small: Math.floor(smallBet / 2), big: smallBet };
  }

  /** The bets, where they are others than the blinds tell. */
  bets(small: number, big: number): void {
    this.#bets = { small, big };
  }

  /** Null where the title does not say it. */
  get bigBlind(): number | null {
    return this.#blinds?.big ?? null;
  }

  /** Whether the small blind is as large as the big one. */
  get blindsAreAlike(): boolean {
    return this.#blinds !== null && this.#blinds.small === this.#blinds.big;
  }

  /** The most that a player may put in during the hand. */
  cap(amount: number): void {
    this.#cap = amount;
  }

  get handCap(): number | null {
    return this.#cap;
  }

  get totalPot(): number | null {
    return this.#totalPot;
  }

  get rake(): number | null {
    return this.#rake;
  }

  /** Whether a seat that cannot pay its whole ante plays for what it paid only. */
  antes(trimmed: boolean): void {
    this.#antesTrimmed = trimmed;
  }

  /** How the room splits what does not divide. */
  oddChips(rule: OddChipRule): void {
    this.#oddChips = rule;
  }

  /** By seat. */
  finish(stacks: number[]): void {
    this.#finishingStacks = stacks;
  }

  button(number: number): void {
    this.#button = number;
  }

  totals(totalPot: number | null, rake: number | null): void {
    this.#totalPot = totalPot;
    this.#rake = rake;
  }

  /** @throws Omaha8Error `bad-history` where no line said it */
  kindOfBetting(): BettingKind {
    if (this.#kind !== null) return this.#kind;
    throw badHistory('the hand does not say which game it is');
  }

  /**
   * The hand, with what its other lines tell.
   *
   * @throws Omaha8Error `bad-history`, `duplicate-card` where they make no hand
   */
  recorded({ seats, hero, boards, events, repetitions }: HandBody): RecordedHand {
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
      stakes: stakesOf(kind, this.#blinds, this.#bets, this.#cap, events),
      currency: money ? this.#currency : '',
      decimals: this.#decimals,
      chip: this.#chip ?? (money || !whole ? 1 : WHOLE_CHIP),
      seats: seats.map(({ number, name, stack, hole }) => ({ number, name, stack, hole })),
      hero,
      button: this.#button,
      antesTrimmed: this.#antesTrimmed,
      oddChips: this.#oddChips,
      events,
      repetitions,
      totalPot: this.#totalPot,
      rake: this.#rake,
      finishingStacks: this.#finishingStacks,
      line: this.#firstLine,
    };
  }
}
