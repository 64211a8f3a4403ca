/**
 * Microgaming (the Prima network): a hand is a `<Game>` of its own. Players are spoken of by the numbers of their seats,
 * and every amount is what goes in.
 */
import { parseCards } from '../../cards/text.ts';
import type { HandBuilder } from '../hand-builder.ts';
import { badHistory } from '../hand-checks.ts';
import { parseMoney } from '../money.ts';
import { streetOf, tellGame, tellStakes } from '../sites/site.ts';
import type { XmlElement } from './element.ts';
import { type XmlKind, xmlFormat } from './xml-hands.ts';

/** A sign of a currency is the two bytes of its character, in base 64. */
function signOf(code: string): string {
  const [low, high] = [...atob(code)].map((letter) => letter.charCodeAt(0));
  return high === undefined ? '' : String.fromCharCode(low + 256 * high);
}

function cardsOf(element: XmlElement) {
  const texts = element.all('Card').map((card) => card.must('value') + card.must('suit'));
  return parseCards(texts.join(' '));
}

/** The name at a seat. */
type Seats = ReadonlyMap<string, string>;

type Tell = (hand: HandBuilder, name: string, amount: number, action: XmlElement) => void;

const ACTIONS: Readonly<Record<string, Tell>> = {
  Ante: (hand, name, amount) => hand.post(name, 'ante', amount),
  SmallBlind: (hand, name, amount) => hand.post(name, 'small-blind', amount),
  BigBlind: (hand, name, amount) => hand.post(name, 'big-blind', amount),
  DeadBlind: (hand, name, amount) => hand.post(name, 'dead', amount),
  PostedToPlay: (hand, name, amount) => hand.postBoth(name, amount),
  Fold: (hand, name) => hand.fold(name),
  Check: (hand, name) => hand.check(name),
  Call: (hand, name, amount) => hand.call(name, amount),
  Bet: (hand, name, amount) => hand.bet(name, amount),
  Raise: (hand, name, amount) => hand.raiseOrCallBy(name, amount),
  AllIn: (hand, name, amount) => hand.allIn(name, amount),
  DealCards: (hand, name, _, action) => hand.hole(name, cardsOf(action)),
  ShowCards: (hand, name, _, action) => hand.show(name, cardsOf(action)),
  MuckCards: (hand, name) => hand.muck(name),
};

const STREET = /^Deal(Flop|Turn|River)$/;

function tellAction(hand: HandBuilder, action: XmlElement, seats: Seats): void {
  hand.line = action.line;
  const type = action.must('type');
  const street = STREET.exec(type)?.[1];
  if (street !== undefined) hand.board(streetOf(street), cardsOf(action));
  else if (type === 'Win') {
    for (const win of action.all('Seat')) {
      hand.line = win.line;
      const pot = win.get('pot') === '0' ? 'pot' : `side pot ${win.get('pot')}`;
      hand.collect(nameAt(win.must('num'), seats), parseMoney(win.must('amount')), pot);
    }
  } else if (Object.hasOwn(ACTIONS, type)) {
    ACTIONS[type](
      hand,
      nameAt(action.must('seat'), seats),
      parseMoney(action.get('value') ?? '0'),
      action,
    );
  } else throw badHistory(`an action of the type "${type}" is not known`);
}

function nameAt(number: string, seats: Seats): string {
  const name = seats.get(number);
  if (name === undefined) throw badHistory(`nobody sits in seat ${number}`);
  return name;
}

function tellTitle(hand: HandBuilder, game: XmlElement): boolean {
  const { title } = hand;
  title.begin('Microgaming', game.must('id'), game.get('date') ?? '');
  title.table(game.get('tablename') ?? '');
  const kind = tellGame(hand, `${game.must('betlimit')} ${game.must('gametype')}`);
  if (kind === null) return false;
  const [small, big] = game.must('stakes').split('|');
  if (big === undefined) throw badHistory(`the stakes "${small}" are not two amounts`);
  tellStakes(hand, kind, small, big);
  title.currency(game.get('realmoney') === 'true' ? signOf(game.get('currencysymbol') ?? '') : '');
  if (game.get('istournament') === '1') title.tournament(game.get('tournamentid') ?? '');
  return true;
}

const kind: XmlKind = {
  begins: /^\s*<Game\b[^<>]*\bhhversion=/,
  hand: 'Game',
  tell: (hand, game) => {
    if (!tellTitle(hand, game)) return;
    const seats = new Map<string, string>();
    for (const seat of game.child('Seats')?.all('Seat') ?? []) {
      hand.line = seat.line;
      const number = seat.must('num');
      hand.seat(seat.count('num'), seat.must('alias'), parseMoney(seat.must('balance')));
      seats.set(number, seat.must('alias'));
      if (seat.get('dealer') === 'true') hand.title.button(Number(number));
    }
    for (const action of game.child('Gameplay')?.all('Action') ?? [])
      tellAction(hand, action, seats);
    // In hundredths already.
    if (game.get('rake') !== null) hand.title.totals(null, game.count('rake'));
  },
};

export const microgaming = xmlFormat(kind);
