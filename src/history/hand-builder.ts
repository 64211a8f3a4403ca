import { MAX_SEATS } from '../betting/index.ts';
import type { Card } from '../cards/card.ts';
import { isHoleCount } from '../cards/deal.ts';
import { formatCards } from '../cards/text.ts';
import { badHistory } from './hand-checks.ts';
import { HandTitle } from './hand-title.ts';
import type {
  ActionKind,
  PostKind,
  RaiseSense,
  RecordedEvent,
  RecordedHand,
  RecordedRepetition,
  RecordedSeat,
  Street,
} from './recorded.ts';

const CARDS_ON = { flop: 3, turn: 1, river: 1 } as const;
const STREETS = ['flop', 'turn', 'river'] as const;

interface Seat extends RecordedSeat {
  /** Put in on the street that is being played, and what is left to bet with. */
  in: number;
  left: number;
  /** Put in since the hand began, without and with antes and dead money. */
  staked: number;
  total: number;
  /** Whether that is all that the cap allows. */
  capped: boolean;
  /** Whether anything was said of it besides its stack. */
  active: boolean;
  folded: boolean;
  /** What the summary says that it won. */
  won: number;
  /** Whether its cards are told before the betting. */
  open: boolean;
}

type BuiltEvent = RecordedEvent & { of?: Seat };
/** With the seat that it is of, and the event after which it is true. */
interface BuiltRepetition {
  repetition: RecordedRepetition;
  seat?: Seat;
  last?: BuiltEvent;
}

/** The first number of `raises $3 to $5`. */
export interface RaiseNumber {
  readonly by?: number;
  readonly means?: RaiseSense;
}

/**
 * Collects what the lines of a hand say, and makes a `RecordedHand` of it.
 *
 * Players are spoken of by name, as in the lines. The methods check only what makes a line meaningless:
 * a player who is not at the table, a street that does not follow, a card that is dealt twice.
 */
export class HandBuilder {
  readonly title: HandTitle;
  /** The number of the line that is being read, for the events that it makes. */
  line: number;
  #inSummary = false;
  #summaryRun: number | null = null;
  #dealt = false;
  readonly #byName = new Map<string, Seat>();
  readonly #byNumber = new Map<number, Seat>();
  #events: BuiltEvent[] = [];
  readonly #repetitions: BuiltRepetition[] = [];
  readonly #boards: Card[][] = [[]];
  readonly #cashedOut = new Set<Seat>();
  #collected = false;
  #splash = 0;

  constructor(line: number) {
    this.title = new HandTitle(line);
    this.line = line;
  }

  /**
   * From here on the lines are those of the summary, which repeats what was said before.
   *
   * @param run  the one board of several that it is about
   */
  startSummary(run: number | null = null): void {
    this.#inSummary = true;
    this.#summaryRun = run;
  }

  get inSummary(): boolean {
    return this.#inSummary;
  }

  seat(number: number, name: string, stack: number): void {
    if (this.#inSummary) return;
    if (!Number.isSafeInteger(number)) throw badHistory(`there is no seat ${number}`);
    if (this.#byNumber.has(number)) throw badHistory(`seat ${number} is taken twice`);
    if (this.#byName.has(name)) throw badHistory(`${name} sits in two seats`);
    const seat = {
      number,
      name,
      stack,
      hole: null,
      in: 0,
      staked: 0,
      total: 0,
      capped: false,
      left: Math.min(stack, this.title.handCap ?? stack),
      active: false,
      folded: false,
      won: 0,
      open: false,
    };
    this.#byNumber.set(number, seat);
    this.#byName.set(name, seat);
  }

  /** The player has the button. */
  button(name: string): void {
    this.title.button(this.#seatOf(name).number);
  }

  /** Whether a player of this name is at the table. */
  isPlayer(name: string): boolean {
    return this.#byName.has(name);
  }

  hasFolded(name: string): boolean {
    return this.#seatOf(name).folded;
  }

  #seatOf(name: string): Seat {
    const seat = this.#byName.get(name);
    if (seat === undefined) throw badHistory(`${name} is not at the table`);
    return seat;
  }

  #active(name: string): Seat {
    const seat = this.#seatOf(name);
    seat.active = true;
    return seat;
  }

  #add(seat: Seat, event: RecordedEvent): void {
    this.#events.push({ ...event, of: seat });
  }

  /** The player is in the hand, whether they do anything or not. */
  dealtIn(name: string): void {
    this.#active(name);
  }

  /** @param due  what goes in, unless the player has less than that */
  postUpTo(name: string, post: PostKind, due: number): void {
    this.post(name, post, Math.min(due, this.#seatOf(name).left));
  }

  post(name: string, post: PostKind, amount: number): void {
    // A blind of nothing is told, to be held to the stakes; other posts of nothing are none.
    if (amount === 0 && post !== 'small-blind' && post !== 'big-blind') return;
    this.#checkOpen();
    const seat = this.#active(name);
    const kind = this.#postKind(post);
    this.#pay(seat, amount, kind !== 'ante' && kind !== 'dead');
    this.#add(seat, { kind: 'post', seat: 0, post: kind, amount, line: this.line });
  }

  #pay(seat: Seat, amount: number, live = true): void {
    seat.total += amount;
    seat.left -= amount;
    if (!live) return;
    seat.in += amount;
    seat.staked += amount;
  }

  /** With what the player puts in now the cap is reached; where no title says it, that is the cap. */
  capReached(name: string): void {
    this.#seatOf(name).capped = true;
  }

  /** A second big blind comes from a seat that comes in, a second small blind is one that was missed. */
  #postKind(post: PostKind): PostKind {
    const seen = this.#events.some((event) => event.kind === 'post' && event.post === post);
    if (seen && post === 'big-blind') return 'post';
    return seen && post === 'small-blind' ? 'dead' : post;
  }

  /** @param to  what the player then has in on this street */
  postTo(name: string, post: PostKind, to: number): void {
    this.post(name, post, Math.max(0, to - this.#seatOf(name).in));
  }

  /** Both blinds at once, by a seat that missed them: the small one is dead. */
  postBoth(name: string, amount: number): void {
    const live = Math.min(amount, this.title.bigBlind ?? Math.round((amount * 2) / 3));
    this.post(name, 'dead', amount - live);
    this.post(name, 'post', live);
  }

  /** The room puts something into the pot. */
  splash(amount: number): void {
    this.#checkOpen();
    this.#splash += amount;
    this.#events.push({ kind: 'splash', amount, line: this.line });
  }

  /** Whether the room put something into the pot, and nobody else did anything. */
  get isDealtOut(): boolean {
    return this.#splash > 0 && this.#events.every(({ kind }) => kind === 'splash');
  }

  /** The hole cards are dealt: a player who has done nothing but fold by now was not in the hand. */
  dealHoles(): void {
    if (this.#dealt) return;
    this.#dealt = true;
    const playing = new Set(this.#events.flatMap(({ kind, of }) => (kind === 'fold' ? [] : [of])));
    for (let i = this.#events.length - 1; i >= 0; i--) {
      const { of } = this.#events[i];
      if (of === undefined || playing.has(of)) continue;
      this.#events.splice(i, 1);
      Object.assign(of, { active: false, folded: false });
    }
  }

  /** Hole cards that are seen, now or at the end; some of them alone tell nothing. */
  hole(name: string, cards: Card[]): void {
    const seat = this.#active(name);
    this.#setHole(seat, cards);
    if (
      seat.hole !== null &&
      this.#events.every(({ kind }) => kind === 'post' || kind === 'splash')
    ) {
      seat.open = true;
    }
  }

  holeOfSeat(number: number, cards: Card[]): void {
    const seat = this.#byNumber.get(number);
    if (seat !== undefined) this.#setHole(seat, cards);
  }

  #setHole(seat: Seat, cards: Card[]): void {
    if (!isHoleCount(cards.length)) return;
    const sorted = (hand: readonly Card[]) => formatCards([...hand].sort((a, b) => b - a));
    if (seat.hole !== null && sorted(seat.hole) !== sorted(cards)) {
      const both = `${formatCards(seat.hole)} and ${formatCards(cards)}`;
      throw badHistory(`${seat.name} holds ${both}`);
    }
    seat.hole ??= cards;
  }

  /**
   * @param cards  those that this street adds
   * @param run    0, or 0 and 1 where the board is dealt twice from some street on
   */
  board(street: Street, cards: Card[], run = 0): void {
    this.#checkOpen();
    const index = STREETS.indexOf(street);
    const before = index === 0 ? 0 : index + 2;
    if (run > this.#boards.length) throw badHistory(`board ${run + 1} comes too early`);
    this.#boards[run] ??= this.#boards[0].slice(0, before);
    const board = this.#boards[run];
    if (cards.length !== CARDS_ON[street]) {
      throw badHistory(`the ${street} has ${cards.length} cards instead of ${CARDS_ON[street]}`);
    }
    if (board.length !== before) {
      throw badHistory(
        board.length > before ? `the ${street} is dealt twice` : `the ${street} comes too early`,
      );
    }
    board.push(...cards);
    for (const seat of this.#byName.values()) seat.in = 0;
    this.#events.push({ kind: 'board', street, run, cards, line: this.line });
  }

  /**
   * All cards of a board but the first, which it shares with the boards before: those that were not dealt yet are dealt
   * now, street by street.
   */
  boardUpTo(shared: number, cards: Card[], run: number): void {
    const before = (this.#boards[run] ?? this.#boards[0].slice(0, shared)).slice(0, shared);
    const whole = [...before, ...cards];
    for (const [i, street] of STREETS.entries()) {
      const [from, to] = i === 0 ? [0, 3] : [i + 2, i + 3];
      const dealt = this.#boards[run]?.length ?? shared;
      if (dealt === from && whole.length >= to) this.board(street, whole.slice(from, to), run);
    }
    this.repeatBoard(whole, run);
  }

  /** Whether anybody has posted anything. */
  get hasPosted(): boolean {
    return this.#events.some(({ kind }) => kind === 'post');
  }

  /** The board so far as a line of a later street repeats it, or all of it as the summary does. */
  repeatBoard(cards: Card[], run = this.#summaryRun ?? 0): void {
    const whole = this.#inSummary;
    this.#repetitions.push({ repetition: { kind: 'board', run, cards, whole, line: this.line } });
  }

  /** What is now in all pots, or in the main pot alone. */
  repeatPot(amount: number, of: 'all' | 'main'): void {
    this.#repeatAfterLast({ kind: 'pot', after: 0, amount, of, line: this.line });
  }

  /** How many have not folded by now. */
  repeatPlayers(count: number): void {
    this.#repeatAfterLast({ kind: 'players', after: 0, count, line: this.line });
  }

  #repeatAfterLast(repetition: RecordedRepetition): void {
    const last = this.#events.at(-1);
    if (last !== undefined) this.#repetitions.push({ repetition, last });
  }

  /** The parts of the total pot. */
  repeatPots(amounts: number[]): void {
    if (amounts.length === 0) return;
    this.#repetitions.push({ repetition: { kind: 'pots', amounts, line: this.line } });
  }

  /** The five cards with which a player won on a board. */
  repeatPlays(name: string, cards: Card[], run: number): void {
    const repetition = { kind: 'plays', seat: 0, run, cards, line: this.line } as const;
    this.#repetitions.push({ seat: this.#seatOf(name), repetition });
  }

  /**
   * Of a line of the summary, which begins with the name of its player.
   *
   * @throws Omaha8Error `bad-history` where it is the name of a player in another seat
   */
  checkSeat(number: number, text: string): void {
    const seat = this.#byNumber.get(number);
    const begins = ({ name }: Seat) => text.startsWith(`${name} `) || text === name;
    if (seat === undefined || begins(seat)) return;
    const other = [...this.#byName.values()].find(begins);
    if (other === undefined) return;
    throw badHistory(`${seat.name} is in seat ${number}, where the summary has ${other.name}`);
  }

  /** What a seat has when the hand is over. */
  repeatStack(number: number, amount: number): void {
    const seat = this.#byNumber.get(number);
    // Who sits out may have bought more.
    if (seat === undefined || !seat.active) return;
    const repetition = { kind: 'stack', seat: 0, amount, line: this.line } as const;
    this.#repetitions.push({ seat, repetition });
  }

  /** What a seat is paid in all by the summary, where payments have lines of their own. */
  repeatWon(number: number, amount: number): void {
    const seat = this.#byNumber.get(number);
    // What is said of one board leaves out what was won of pots that were played for on none.
    if (seat === undefined || this.#summaryRun !== null) return;
    this.#repetitions.push({ seat, repetition: { kind: 'won', seat: 0, amount, line: this.line } });
  }

  /** What a seat puts in in all, with what nobody called. */
  repeatPut(number: number, amount: number): void {
    const seat = this.#byNumber.get(number);
    // Who sits out may have paid for a hand that they are not in.
    if (seat === undefined || !seat.active) return;
    this.#repetitions.push({ seat, repetition: { kind: 'put', seat: 0, amount, line: this.line } });
  }

  /** Nothing happens after the summary: what comes there is a hand whose beginning is lost. */
  #checkOpen(): void {
    if (this.#inSummary) throw badHistory('the hand goes on after its summary');
  }

  #act(name: string, kind: ActionKind, amount: number, told: RaiseNumber = {}): void {
    this.#checkOpen();
    const seat = this.#active(name);
    this.#pay(seat, amount);
    this.#add(seat, { kind, seat: 0, amount, to: seat.in, ...told, line: this.line });
  }

  fold(name: string): void {
    this.#act(name, 'fold', 0);
    this.#seatOf(name).folded = true;
  }

  /** Some rooms let players check when nobody can bet any more: that is left out. */
  check(name: string): void {
    const seat = this.#seatOf(name);
    const others = [...this.#byName.values()].filter((other) => other !== seat && other.active);
    const isAllIn = ({ left, capped }: Seat) => left === 0 || capped;
    const alone = others.every((other) => other.folded || isAllIn(other));
    if (!isAllIn(seat) && !alone) this.#act(name, 'check', 0);
  }

  call(name: string, amount: number): void {
    this.#act(name, 'call', amount);
  }

  /** For formats that also say "raises" of an all-in that makes up the bet and no more. */
  raiseOrCallTo(name: string, to: number): void {
    if (to === this.#most()) this.callTo(name, to);
    else this.raiseTo(name, to);
  }

  /** @param amount  what goes in, on top of what the player has in on this street */
  raiseOrCallBy(name: string, amount: number): void {
    this.raiseOrCallTo(name, this.#seatOf(name).in + amount);
  }

  /** @param to  what the player then has in on this street */
  callTo(name: string, to: number): void {
    const amount = to - this.#seatOf(name).in;
    if (amount <= 0) throw badHistory(`${name} calls no more than what is already in`);
    this.#act(name, 'call', amount);
  }

  bet(name: string, amount: number): void {
    this.#act(name, 'bet', amount);
  }

  /** @param told  a second number of the file, and what it means */
  raiseTo(name: string, to: number, told?: RaiseNumber): void {
    const amount = to - this.#seatOf(name).in;
    if (amount <= 0) throw badHistory(`${name} raises to no more than what is already in`);
    this.#act(name, 'raise', amount, told);
  }

  /** @param amount  what goes in, on top of what the player has in on this street */
  raiseBy(name: string, amount: number, told?: RaiseNumber): void {
    this.#act(name, 'raise', amount, told);
  }

  #most(): number {
    return Math.max(...[...this.#byName.values()].map((seat) => seat.in));
  }

  /** @param amount  what goes in, all that is left, whatever that makes of it */
  allIn(name: string, amount: number): void {
    const most = this.#most();
    const to = this.#seatOf(name).in + amount;
    const kind = most === 0 ? 'bet' : to > most ? 'raise' : 'call';
    this.#act(name, kind, amount);
  }

  /** @param to  what the player then has in on this street, whatever that makes of it */
  allInTo(name: string, to: number): void {
    const amount = to - this.#seatOf(name).in;
    if (amount <= 0) throw badHistory(`${name} is all-in for no more than what is already in`);
    this.allIn(name, amount);
  }

  /** What a player faces: a big blind that is short is called as if it were whole. */
  #facing(): number {
    const bigBlind = this.#boards[0].length === 0 ? (this.title.bigBlind ?? 0) : 0;
    return Math.max(bigBlind, this.#most());
  }

  /** For formats that do not say how much a call is, nor whether it is one. */
  checkOrCall(name: string): void {
    const seat = this.#seatOf(name);
    const amount = Math.min(seat.left, this.#facing() - seat.in);
    this.#act(name, amount > 0 ? 'call' : 'check', Math.max(0, amount));
  }

  /** For formats with one word for both. */
  betOrRaiseTo(name: string, to: number): void {
    if (this.#facing() > 0) this.raiseTo(name, to);
    else this.bet(name, to);
  }

  show(name: string, cards: Card[]): void {
    const seat = this.#active(name);
    this.#setHole(seat, cards);
    this.#showOrMuck(seat, 'show');
  }

  /** For formats that tell who showed below the payments, by the number of the seat. */
  showSeat(number: number, cards: Card[]): void {
    const seat = this.#byNumber.get(number);
    if (seat === undefined) return;
    this.#setHole(seat, cards);
    if (!seat.folded) this.#showOrMuck(seat, 'show');
  }

  muck(name: string, cards: Card[] = []): void {
    const seat = this.#active(name);
    this.#setHole(seat, cards);
    this.#showOrMuck(seat, 'muck');
  }

  /** Once for each seat: some files repeat it for the low, and for every board. */
  #showOrMuck(seat: Seat, kind: 'show' | 'muck'): void {
    const told = (event: { kind: string; of?: Seat }) =>
      event.of === seat && (event.kind === 'show' || event.kind === 'muck');
    if (!this.#events.some(told)) this.#add(seat, { kind, seat: 0, line: this.line });
  }

  /** Run It Once counts a splash among what comes back to whom nobody called, and again in the pot. */
  uncalled(name: string, told: number): void {
    const seat = this.#active(name);
    const others = [...this.#byName.values()].filter((other) => other !== seat);
    const unmatched = seat.staked - Math.max(...others.map(({ staked }) => staked));
    const amount = told === unmatched + this.#splash ? unmatched : told;
    this.#add(seat, { kind: 'uncalled', seat: 0, amount, line: this.line });
  }

  /**
   * For formats whose pots are without what nobody called and that have no line for that: it went back if it is
   * just what the pots lack.
   */
  uncalledBeside(pots: number): void {
    const seats = [...this.#byName.values()].sort((a, b) => b.staked - a.staked);
    const total = seats.reduce((sum, seat) => sum + seat.total, this.#splash);
    const [first, second] = seats;
    if (second === undefined || total <= pots) return;
    if (total - pots === first.staked - second.staked) this.uncalled(first.name, total - pots);
  }

  collect(name: string, amount: number, pot = 'pot'): void {
    this.#collected = true;
    const seat = this.#active(name);
    this.#add(seat, { kind: 'collect', seat: 0, amount, pot, line: this.line });
  }

  /** The room has bought what the player would win: the file says what it paid, and not what was won. */
  cashedOut(name: string): void {
    this.#cashedOut.add(this.#active(name));
  }

  /** What nobody else collects, one player who cashed out has won; two cannot be told apart. */
  #collectForRoom(): void {
    const [seat, other] = this.#cashedOut;
    if (seat === undefined) return;
    const sumOf = (kinds: (kind: string) => boolean) =>
      this.#events.reduce(
        (sum, event) => sum + (kinds(event.kind) && 'amount' in event ? event.amount : 0),
        0,
      );
    const back = (kind: string) => kind === 'collect' || kind === 'uncalled';
    const left = sumOf((kind) => !back(kind)) - sumOf(back) - (this.title.rake ?? 0);
    if (left <= 0) return;
    if (other === undefined) this.collect(seat.name, left);
    else this.#events = this.#events.filter(({ kind }) => !back(kind));
  }

  /** What the summary says of a seat: it counts where nothing was said before. */
  wonInSummary(number: number, amount: number): void {
    const seat = this.#byNumber.get(number);
    if (seat !== undefined) seat.won += amount;
  }

  /**
   * @param order  whether seats are in the order of their numbers, or as they were told
   * @throws Omaha8Error `bad-history`, `duplicate-card` where the lines make no hand
   */
  finish(order: 'by-number' | 'as-told' = 'by-number'): RecordedHand {
    this.title.kindOfBetting();
    const seats = [...this.#byNumber.values()].filter((seat) => seat.active);
    if (order === 'by-number') seats.sort((a, b) => a.number - b.number);
    if (seats.length < 2) {
      throw badHistory(`the hand has ${seats.length === 0 ? 'no player' : 'only one player'}`);
    }
    if (seats.length > MAX_SEATS) {
      throw badHistory(`the hand has ${seats.length} players, and ${MAX_SEATS} are the most`);
    }
    if (this.title.handCap === null) {
      const capped = seats.filter((seat) => seat.capped).map(({ total }) => total);
      if (capped.length > 0) this.title.cap(Math.max(...capped));
    }
    this.#collectForRoom();
    if (!this.#collected) {
      for (const seat of seats) if (seat.won > 0) this.collect(seat.name, seat.won);
    }
    const events = this.#events.map(({ of, ...event }) =>
      of === undefined ? event : { ...event, seat: seats.indexOf(of) },
    ) as RecordedEvent[];
    const repetitions = this.#repetitions.map(({ repetition, seat, last }) => ({
      ...repetition,
      ...(seat !== undefined && { seat: seats.indexOf(seat) }),
      ...(last !== undefined && { after: this.#events.indexOf(last) }),
    }));
    const open = seats.filter((seat) => seat.open);
    const hero = open.length === 1 ? seats.indexOf(open[0]) : null;
    return this.title.recorded({ seats, hero, boards: this.#boards, events, repetitions });
  }
}
