/** A replayed hand as JSON: what `omaha8 replay --json` prints, one object a line. */
import { type CardText, cardTexts } from '../../cards/text.ts';
import type { Game } from '../../games/game.ts';
import type { AllInValue } from '../../history/all-in-value.ts';
import type { Replay } from '../../history/replayed.ts';
import { buttonIndex } from '../../history/seating.ts';
import { isoTime } from '../../history/time.ts';
import { amountNumber } from '../../showdown/amounts.ts';

/** What is expected is an average, so it is finer than any chip. */
const EXPECTED_DECIMALS = 8;

/** A replayed hand. Amounts are in the user's unit; seats are numbered from 1 in the order of `seats`. */
export interface ReplayDocument {
  site: string;
  id: string | null;
  /** As the file writes it. */
  date: string | null;
  /** The same in ISO 8601: in UTC, with a Z, where the file names a time zone. */
  time: string | null;
  table: string | null;
  tournament: string | null;
  game: Game;
  cards: number;
  structure: string;
  smallBlind: number;
  bigBlind: number;
  cap: number | null;
  currency: string | null;
  /** Whose file it is, where that is known. */
  hero: number | null;
  button: number;
  seats: SeatDocument[];
  actions: ActionDocument[];
  /** null where the hand could not be settled. */
  pots: PotDocument[] | null;
  returned: SeatAmount[] | null;
  rake: number | null;
  rakeInferred: boolean | null;
  /** null where nobody was all-in with cards to come, or hands were not shown. */
  allIn: AllInDocument | null;
  legal: boolean;
  contradictions: { kind: string; line: number | null; why: string }[];
  notes: string[];
}

interface SeatDocument {
  seat: number;
  /** As the file has it. */
  number: number;
  name: string;
  stack: number;
  hole: CardText[] | null;
  put: number | null;
  paid: number | null;
  net: number | null;
}

interface ActionDocument {
  line: number;
  kind: string;
  street?: string;
  /** Of a hand that was run several times, from 1. */
  board?: number;
  cards?: CardText[];
  seat?: number;
  post?: string;
  amount?: number;
  /** The whole bet of the street, of bets and raises. */
  to?: number;
  /** Of a payment: which pot, as the file calls it. */
  pot?: string;
  inPot?: number;
  allIn?: true;
}

interface SeatAmount {
  seat: number;
  amount: number;
}

interface HalfDocument {
  amount: number;
  winners: number[];
}

interface PotDocument {
  amount: number;
  rake: number;
  eligible: number[];
  boards: {
    high: HalfDocument;
    low: HalfDocument | null;
    payouts: SeatAmount[];
    oddChips: { seat: number; place: string }[];
  }[];
}

interface AllInDocument {
  board: CardText[];
  dead: CardText[];
  players: {
    seat: number;
    /** By pot. */
    equities: (number | null)[];
    share: number;
    expected: number;
    actual: number;
  }[];
}

export function replayJson(replay: Replay, value: AllInValue | null): ReplayDocument {
  const { hand, result, paid, contradictions, notes } = replay;
  const signed = (units: number) =>
    units < 0 ? -amountNumber(-units, hand.decimals) : amountNumber(units, hand.decimals);
  const { stakes } = hand;
  return {
    site: hand.site,
    id: hand.id,
    date: hand.date,
    time: isoTime(hand.date),
    table: hand.table,
    tournament: hand.tournament,
    game: hand.game,
    cards: hand.holeCount,
    structure: stakes.kind,
    smallBlind: signed(stakes.smallBlind),
    bigBlind: signed(stakes.bigBlind),
    cap: stakes.cap === null ? null : signed(stakes.cap),
    currency: hand.currency,
    hero: hand.hero === null ? null : hand.hero + 1,
    button: buttonIndex(hand) + 1,
    seats: hand.seats.map(({ number, name, stack, hole }, i) => ({
      seat: i + 1,
      number,
      name,
      stack: signed(stack),
      hole: hole === null ? null : cardTexts(hole),
      put: result === null ? null : signed(result.seats[i].paid),
      paid: paid === null ? null : signed(paid.back[i]),
      net: result === null ? null : signed(result.seats[i].net),
    })),
    actions: actionsJson(replay, signed),
    pots: result === null ? null : potsJson(result, signed),
    returned:
      result?.returned.map(({ seat, amount }) => ({ seat: seat + 1, amount: signed(amount) })) ??
      null,
    rake: paid === null ? null : signed(paid.rake),
    rakeInferred: paid === null ? null : paid.rakeInferred,
    allIn:
      value === null
        ? null
        : {
            board: cardTexts(value.board),
            dead: cardTexts(value.dead),
            players: value.seats.map(({ seat, equities, share, expected, actual }) => ({
              seat: seat + 1,
              equities,
              share,
              expected: Number((expected / 10 ** hand.decimals).toFixed(EXPECTED_DECIMALS)),
              actual: signed(actual),
            })),
          },
    legal: contradictions.every(({ kind }) => kind !== 'illegal'),
    contradictions: contradictions.map(({ kind, line, why }) => ({ kind, line, why })),
    notes,
  };
}

function actionsJson({ steps }: Replay, signed: (units: number) => number): ActionDocument[] {
  return steps.map(({ event, pot, allIn }) => {
    const { kind, line } = event;
    const about: ActionDocument = { line, kind };
    if (event.kind === 'board') {
      Object.assign(about, {
        street: event.street,
        board: event.run + 1,
        cards: cardTexts(event.cards),
      });
    } else if ('seat' in event) about.seat = event.seat + 1;
    if (event.kind === 'post') about.post = event.post;
    if ('amount' in event && event.amount > 0) about.amount = signed(event.amount);
    if (event.kind === 'bet' || event.kind === 'raise') about.to = signed(event.to);
    if (event.kind === 'collect') about.pot = event.pot;
    else about.inPot = signed(pot);
    if (allIn) about.allIn = true;
    return about;
  });
}

function potsJson(
  result: NonNullable<Replay['result']>,
  signed: (units: number) => number,
): PotDocument[] {
  const seats = (list: readonly number[]) => list.map((seat) => seat + 1);
  return result.pots.map(({ amount, rake, eligible, boards }) => ({
    amount: signed(amount),
    rake: signed(rake),
    eligible: seats(eligible),
    boards: boards.map(({ high, low, payouts, oddChips }) => ({
      high: { amount: signed(high.amount), winners: seats(high.winners) },
      low: low && { amount: signed(low.amount), winners: seats(low.winners) },
      payouts: payouts.map((paid) => ({ seat: paid.seat + 1, amount: signed(paid.amount) })),
      oddChips: oddChips.map(({ seat, place }) => ({ seat: seat + 1, place })),
    })),
  }));
}
