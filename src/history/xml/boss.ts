/**
 * Boss Media: a hand is a `<HISTORY>` of a `<ROOT>`. A raise, and an all-in too, says what the player then has in on the
 * street; a bet, a call and a post say what goes in. Pots are told after rake, and without what nobody called.
 */
import type { Card } from '../../cards/card.ts';
import { parseCards } from '../../cards/text.ts';
import type { HandBuilder } from '../hand-builder.ts';
import { badHistory } from '../hand-checks.ts';
import { parseMoney, signOf } from '../money.ts';
import { streetOf, tellGame, tellStakes } from '../sites/site.ts';
import type { XmlElement } from './element.ts';
import { type XmlKind, xmlFormat } from './xml-hands.ts';

/**
 * Cards are numbered by suit, each from its ace to its king. The order of the suits is that of two public readers that
 * were written apart, fpdb's `BossToFpdb` and HHSmithy's; hands of the room bear out the ranks.
 */
const SUITS = 'dchs';
const RANKS = 'A23456789TJQK';
const HIDDEN = 'b';

function cardOf(number: string): string {
  const at = Number(number);
  if (!/^\d\d?$/.test(number) || at >= SUITS.length * RANKS.length) {
    throw badHistory(`"${number}" is not the number of a card`);
  }
  return RANKS[at % RANKS.length] + SUITS[Math.floor(at / RANKS.length)];
}

function cardsNumbered(numbers: readonly string[]): Card[] {
  return parseCards(numbers.map(cardOf).join(''));
}

/** The cards of an element that are seen. */
function cardsOf(element: XmlElement): Card[] {
  const numbers = element.all('CARD').map((card) => card.must('LINK'));
  return cardsNumbered(numbers.filter((number) => number !== HIDDEN));
}

const GAMES: Readonly<Record<string, string>> = { OMA: 'Omaha', OMAHL: 'Omaha Hi/Lo' };

type Tell = (hand: HandBuilder, name: string, amount: number, action: XmlElement) => void;

const BLINDS: Readonly<Record<string, Tell>> = {
  HAND_SB: (hand, name, amount) => hand.post(name, 'small-blind', amount),
  HAND_BB: (hand, name, amount) => hand.post(name, 'big-blind', amount),
  HAND_DSB: (hand, name, amount) => hand.post(name, 'dead', amount),
  HAND_AB: (hand, name, amount) => hand.postBoth(name, amount),
};

const ACTIONS: Readonly<Record<string, Tell>> = {
  HAND_ANTE: (hand, name, amount) => hand.post(name, 'ante', amount),
  HAND_BLINDS: (hand, name, amount, action) =>
    known(BLINDS, action.must('KIND'), 'a blind')(hand, name, amount, action),
  HAND_DEAL: (hand, name, _, action) => {
    hand.dealtIn(name);
    hand.hole(name, cardsOf(action));
  },
  ACTION_FOLD: (hand, name) => hand.fold(name),
  ACTION_CHECK: (hand, name) => hand.check(name),
  ACTION_CALL: (hand, name, amount) => hand.call(name, amount),
  ACTION_BET: (hand, name, amount) => hand.bet(name, amount),
  ACTION_RAISE: (hand, name, amount) => hand.raiseOrCallTo(name, amount),
  ACTION_ALLIN: (hand, name, amount) => hand.allInTo(name, amount),
};

function known(table: Readonly<Record<string, Tell>>, kind: string, what: string): Tell {
  if (Object.hasOwn(table, kind)) return table[kind];
  throw badHistory(`${what} of the kind "${kind}" is not known`);
}

/** A street repeats the cards before it. */
function tellBoard(hand: HandBuilder, board: XmlElement): void {
  const street = /^BOARD_(FLOP|TURN|RIVER)$/.exec(board.must('VALUE'))?.[1];
  if (street === undefined) throw badHistory(`the board "${board.must('VALUE')}" is not known`);
  const cards = cardsOf(board);
  const added = street === 'FLOP' ? 0 : cards.length - 1;
  hand.board(streetOf(street), cards.slice(added));
  hand.repeatBoard(cards);
}

function tellAction(hand: HandBuilder, action: XmlElement): void {
  hand.line = action.line;
  const type = action.must('TYPE');
  if (type === 'HAND_BOARD') tellBoard(hand, action);
  else {
    const tell = known(ACTIONS, type, 'an action');
    tell(hand, action.must('PLAYER'), parseMoney(action.get('VALUE') ?? '0'), action);
  }
}

/** What a hand is called that was not compared: nobody else was left, or the player folded or mucked. */
const NOT_SHOWN = /STR_(?:BY_DEFAULT|G_FOLD)/;
const MUCKED = /STR_G_MUCK/;

function tellResult(hand: HandBuilder, result: XmlElement): void {
  hand.line = result.line;
  const name = result.must('PLAYER');
  const won = parseMoney(result.must('WIN'));
  const called = result.get('HAND') ?? '';
  const cards = cardsOf(result);
  if (MUCKED.test(called)) hand.muck(name, cards);
  else if (NOT_SHOWN.test(called) || cards.length === 0) hand.hole(name, cards);
  else {
    hand.show(name, cards);
    const plays = result.get('WINCARDS')?.trim() ?? '';
    if (won > 0 && plays !== '') hand.repeatPlays(name, cardsNumbered(plays.split(/\s+/)), 0);
  }
  if (won > 0) hand.collect(name, won);
}

/** The last moment that a date of JavaScript can be, in seconds. */
const LAST_SECOND = 8.64e12;

/** @param seconds  since 1970, in UTC */
function dateOf(seconds: number): string {
  if (seconds > LAST_SECOND) throw badHistory(`there is no date ${seconds}`);
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

/** Tells of the hand as a whole. @returns false where it is of another game */
function tellTitle(hand: HandBuilder, history: XmlElement): boolean {
  const { title } = hand;
  const game = history.must('GAME').replace(/^GAME_/, '');
  const name = Object.hasOwn(GAMES, game) ? GAMES[game] : game.replace(/^OMA/, 'Omaha ');
  const kind = tellGame(hand, `${history.must('LIMIT')} ${name}`);
  if (kind === null) return false;
  title.begin('Boss', history.must('ID'), dateOf(history.count('DATE')));
  title.table(history.get('TABLE') ?? '');
  const [small, big] = history.must('STAKES').split('/');
  if (big === undefined) throw badHistory(`the stakes "${small}" are not two amounts`);
  tellStakes(hand, kind, small, big);
  const forMoney = history.get('GAMETYPE') === 'GAMETYPE_REAL';
  title.currency(forMoney ? signOf(history.get('TABLECURRENCY') ?? '') : '');
  // The session is the tournament: its own attribute is empty.
  if (history.get('GAMEKIND') !== 'GAMEKIND_CASH') {
    title.tournament(history.get('SESSION')?.replace(/\D/g, '') ?? '');
  }
  return true;
}

/** Empty and reserved seats have no chips, and some of them one and the same name. */
function tellPlayers(hand: HandBuilder, history: XmlElement): void {
  for (const player of history.all('PLAYER')) {
    hand.line = player.line;
    const stack = parseMoney(player.must('AMOUNT'));
    if (stack > 0) hand.seat(player.count('SEAT'), player.must('NAME'), stack);
    if (player.get('DEALER') === 'Y') hand.title.button(player.count('SEAT'));
  }
}

const kind: XmlKind = {
  begins: /^\s*(?:<\?xml\b[^<>]*\?>\s*)?(?:<ROOT>\s*)?<HISTORY\b[^<>]*\bSESSION=/,
  hand: 'HISTORY',
  tell: (hand, history) => {
    if (!tellTitle(hand, history)) return;
    tellPlayers(hand, history);
    for (const action of history.all('ACTION')) tellAction(hand, action);
    const showdown = history.child('SHOWDOWN');
    if (showdown === null) return;
    hand.line = showdown.line;
    const rake = parseMoney(showdown.get('RAKE') ?? '0');
    hand.title.totals(parseMoney(showdown.must('POT')) + rake, rake);
    for (const result of showdown.all('RESULT')) tellResult(hand, result);
  },
};

export const boss = xmlFormat(kind);
