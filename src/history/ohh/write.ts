import { cardTexts } from '../../cards/text.ts';
import { amountNumber } from '../../showdown/amounts.ts';
import { printableJson } from '../../text/printable.ts';
import { checkRecorded } from '../check-recorded.ts';
import { CURRENCIES } from '../money.ts';
import type { BettingKind, RecordedEvent, RecordedHand } from '../recorded.ts';
import type { Replay } from '../replayed.ts';
import { buttonIndex } from '../seating.ts';
import { ACTS, BET_TYPES, keyOf, POSTS, STREETS } from './fields.ts';
import { potsOf } from './pots.ts';

/** An amount of the hand as the standard wants it: a number in the currency. */
type Money = (units: number) => number;

interface Round {
  id: number;
  street: string;
  cards: string[];
  actions: object[];
}

/** The rounds of a hand: a street that is dealt a second time is one of its own, and so is each showing. */
class Rounds {
  readonly all: Round[] = [];
  readonly #money: Money;

  constructor(money: Money) {
    this.#money = money;
    this.begin('Preflop');
  }

  begin(street: string, cards: string[] = []): void {
    this.all.push({ id: this.all.length, street, cards, actions: [] });
  }

  add(
    seat: number | null,
    action: string,
    about: { units?: number; cards?: string[] },
    isAllIn = false,
  ) {
    const { units = 0, cards } = about;
    const { actions } = this.all[this.all.length - 1];
    actions.push({
      action_number: actions.length + 1,
      ...(seat !== null && { player_id: seat }),
      action,
      amount: this.#money(units),
      is_allin: isAllIn,
      ...(cards !== undefined && { cards }),
    });
  }

  /** Cards are shown in a round of their own. */
  addShown(seat: number, action: string, cards: string[]): void {
    if (this.all[this.all.length - 1].street !== 'Showdown') this.begin('Showdown');
    this.add(seat, action, { cards });
  }
}

function isPosted({ kind }: RecordedEvent): boolean {
  return kind === 'post' || kind === 'splash';
}

function tellEvent(
  rounds: Rounds,
  { hand, steps }: Replay,
  event: RecordedEvent,
  index: number,
): void {
  const isAllIn = steps[index]?.allIn ?? false;
  switch (event.kind) {
    case 'post':
      rounds.add(event.seat, keyOf(POSTS, event.post) as string, { units: event.amount }, isAllIn);
      break;
    case 'splash':
      rounds.add(null, 'Added To Pot', { units: event.amount });
      break;
    case 'board':
      rounds.begin(keyOf(STREETS, event.street) as string, cardTexts(event.cards));
      break;
    case 'show':
    case 'muck':
      rounds.addShown(
        event.seat,
        event.kind === 'show' ? 'Shows Cards' : 'Mucks Cards',
        cardTexts(hand.seats[event.seat].hole ?? []),
      );
      break;
    case 'uncalled':
    case 'collect':
      break;
    default:
      rounds.add(event.seat, keyOf(ACTS, event.kind) as string, { units: event.amount }, isAllIn);
  }
}

function roundsOf(replay: Replay, money: Money): Round[] {
  const { hand } = replay;
  const rounds = new Rounds(money);
  const start = hand.events.findIndex((event) => !isPosted(event));
  const shows = (seat: number) =>
    hand.events.some(
      (event) => (event.kind === 'show' || event.kind === 'muck') && event.seat === seat,
    );
  for (const [i, event] of hand.events.entries()) {
    if (i === start) {
      for (const [seat, { hole }] of hand.seats.entries()) {
        if (hole !== null && !shows(seat))
          rounds.add(seat, 'Dealt Cards', { cards: cardTexts(hole) });
      }
    }
    tellEvent(rounds, replay, event, i);
  }
  return rounds.all;
}

/** Seats are listed by their numbers; where those do not go round the table, they are numbered anew. */
function seatNumbers({ seats }: RecordedHand): number[] {
  const numbers = seats.map(({ number }) => number);
  const falls = numbers.filter((number, i) => number > numbers[(i + 1) % numbers.length]).length;
  const usable = falls <= 1 && numbers.every((number) => Number.isSafeInteger(number));
  return usable ? numbers : numbers.map((_, i) => i + 1);
}

/** What the standard has no place for; see `fields.ts`. */
function ownFields(hand: RecordedHand, money: Money): object {
  const { stakes, seats, chip } = hand;
  const known = seats.some(({ hole }) => hole !== null);
  const isIso = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(hand.date);
  const bigBet = (stakes.kind === 'limit' ? 2 : 1) * stakes.bigBlind;
  const usualBets = stakes.smallBet === stakes.bigBlind && stakes.bigBet === bigBet;
  return {
    ...(!known && hand.holeCount !== 4 && { _hole_cards: hand.holeCount }),
    ...(!isIso && hand.date !== '' && { _date: hand.date }),
    ...(!usualBets && { _bets: [money(stakes.smallBet), money(stakes.bigBet)] }),
    ...(hand.oddChips !== 'wsop' && { _odd_chips: hand.oddChips }),
    ...(!hand.antesTrimmed && { _antes_dead: true }),
    _chip: money(chip),
  };
}

function gameType({ game }: RecordedHand): string {
  return game === 'omaha8' ? 'OmahaHiLo' : 'Omaha';
}

function betType(kind: BettingKind): string {
  return keyOf(BET_TYPES, kind) as string;
}

/**
 * Writes a hand in the Open Hand History format: a JSON object on one line. What each pot pays is as the
 * file says it; pots are by the rules where both agree, and else one.
 */
export function writeOhh(replay: Replay): string {
  const { hand } = replay;
  checkRecorded(hand, 'writeOhh');
  const { stakes, decimals, seats, events } = hand;
  const money = (units: number) => amountNumber(units, decimals);
  const numbers = seatNumbers(hand);
  const renumbered = numbers.some((number, i) => number !== seats[i].number);
  const button = renumbered || hand.button === null ? numbers[buttonIndex(hand)] : hand.button;
  const posted = (kind: string) =>
    events.find((event) => event.kind === 'post' && event.post === kind) as
      | { amount: number }
      | undefined;
  const document = {
    spec_version: '1.4.6',
    internal_version: '1.0.0',
    network_name: hand.site,
    site_name: hand.site,
    game_type: gameType(hand),
    table_name: hand.table,
    table_size: Math.max(seats.length, ...numbers),
    game_number: hand.id,
    ...(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(hand.date) && { start_date_utc: hand.date }),
    currency: keyOf(CURRENCIES, hand.currency) ?? hand.currency,
    ante_amount: money(posted('ante')?.amount ?? 0),
    small_blind_amount: money(stakes.smallBlind),
    big_blind_amount: money(stakes.bigBlind),
    bet_limit: { bet_cap: money(stakes.cap ?? 0), bet_type: betType(stakes.kind) },
    ...(hand.tournament !== null && {
      tournament: true,
      tournament_info: { tournament_number: hand.tournament },
    }),
    dealer_seat: button,
    flags: events.some((event) => event.kind === 'board' && event.run > 0) ? ['Run_It_Twice'] : [],
    players: seats.map(({ name, stack }, id) => ({
      id,
      name,
      seat: numbers[id],
      starting_stack: money(stack),
    })),
    rounds: roundsOf(replay, money),
    pots: potsOf(replay).map(({ amount, rake, wins }, number) => ({
      number,
      amount: money(amount),
      rake: money(rake),
      player_wins: wins.map((win) => ({
        player_id: win.seat,
        win_amount: money(win.amount),
        contributed_rake: money(win.rake),
      })),
    })),
    ...ownFields(hand, money),
  };
  return printableJson(JSON.stringify({ ohh: document }));
}
