/**
 * iPoker: a session is an XML document, a hand a `<game>` of it.
 *
 * What players bet and won in all stands before what they did. An action has a number for its kind and one for its
 * place: players are listed one after the other, so that only the second tells who acted first. A raise of kind 23
 * says what it makes the bet, one of kind 6 what goes in.
 */

import type { Card } from '../../cards/card.ts';
import { isHoleCount } from '../../cards/deal.ts';
import { parseCards } from '../../cards/text.ts';
import type { HandBuilder } from '../hand-builder.ts';
import { badHistory } from '../hand-checks.ts';
import { currencyOf, parseMoney, signOf } from '../money.ts';
import type { BettingKind } from '../recorded.ts';
import { type OmahaTitle, readOmahaTitle } from '../sites/game-title.ts';
import { OTHER_GAME, streetOf } from '../sites/site.ts';
import type { XmlElement } from './element.ts';
import { type XmlKind, xmlFormat } from './xml-hands.ts';

/** `€0.10/€0.20`, `2,50€/5€`, `$1,000.00/$2,000.00` */
const AMOUNT = '[^\\s\\d/]{0,4}\\d(?:[\\d.,\\u00a0\\u202f]| (?=\\d{3}(?!\\d)))*[^\\s\\d/]{0,4}';
const STAKES = new RegExp(`(${AMOUNT})/(${AMOUNT})`, 'g');
/** The limits that the client abbreviates in its own way. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bLP\b/, 'PL'],
  [/\bL\b/, 'FL'],
];
/** Tables of Omaha with five cards have the limit for their name. */
const NAMELESS = /^(?:[NPF]L|(?:no |pot )?limit)$/i;
const NAMELESS_CARDS = 5;

/** What a gametype says: `Omaha Hi-Lo PL €0.10/€0.20`. */
interface GameType {
  name: string;
  stakes: [small: string, big: string] | null;
}

function gameTypeOf(text: string): GameType {
  const stakes = [...text.matchAll(STAKES)].at(-1);
  const name = (stakes === undefined ? text : text.slice(0, stakes.index)).trim();
  const spelled = ABBREVIATIONS.reduce((all, [short, long]) => all.replace(short, long), name);
  return { name: spelled, stakes: stakes === undefined ? null : [stakes[1], stakes[2]] };
}

/** The hole cards of each player, those that are hidden too. */
function pockets(game: XmlElement): XmlElement[] {
  return game
    .all('round')
    .flatMap((round) => round.all('cards'))
    .filter((cards) => cards.get('type') === 'Pocket');
}

function wordsOf(cards: XmlElement): string[] {
  return cards.text.split(/\s+/).filter((word) => word !== '');
}

/** @returns null for another game */
function omahaOf(name: string, game: XmlElement): OmahaTitle | null {
  const dealt = Math.max(0, ...pockets(game).map((cards) => wordsOf(cards).length));
  const counted = isHoleCount(dealt) ? dealt : null;
  const named = readOmahaTitle(name);
  if (named !== null) return { ...named, cards: named.cards ?? counted };
  if (!NAMELESS.test(name) || (dealt > 0 && counted === null)) return null;
  const kind = readOmahaTitle(`Omaha ${name}`)?.kind;
  return kind === undefined ? null : { hiLo: false, cards: counted ?? NAMELESS_CARDS, kind };
}

/** `S10`, `hK`: the suit stands first. Hidden cards are left out. */
function cardsOf(element: XmlElement): Card[] {
  const seen = wordsOf(element).filter((word) => !/^x$/i.test(word));
  const texts = seen.map((word) => {
    const card = /^([shdc])(10|[2-9tjqka])$/i.exec(word);
    if (card === null) throw badHistory(`"${word}" is not a card`);
    return (card[2] === '10' ? 'T' : card[2]) + card[1];
  });
  return parseCards(texts.join(''));
}

/** What each kind of action tells. */
const ACTIONS: Readonly<Record<string, (hand: HandBuilder, name: string, amount: number) => void>> =
  {
    '0': (hand, name) => hand.fold(name),
    '1': (hand, name, amount) => hand.post(name, 'small-blind', amount),
    '2': (hand, name, amount) => {
      // Who missed blinds posts both as one.
      if (amount > (hand.title.bigBlind ?? amount)) hand.postBoth(name, amount);
      else hand.post(name, 'big-blind', amount);
    },
    '3': (hand, name, amount) => hand.call(name, amount),
    '4': (hand, name) => hand.check(name),
    '5': (hand, name, amount) => hand.bet(name, amount),
    '6': (hand, name, amount) => hand.raiseBy(name, amount),
    '7': (hand, name, amount) => hand.allIn(name, amount),
    '15': (hand, name, amount) => hand.post(name, 'ante', amount),
    '23': (hand, name, amount) => hand.raiseOrCallTo(name, amount),
  };
/** Who sits out, or waits for the blind, is not in the hand. */
const SITTING_OUT: readonly (string | null)[] = ['8', '9'];

function tellStakes(
  hand: HandBuilder,
  kind: BettingKind,
  { stakes }: GameType,
  generals: readonly (XmlElement | null)[],
  bigBlind: number | null,
): void {
  for (const general of generals) {
    const [small, big] = ['smallblind', 'bigblind'].map((name) => general?.textOf(name) ?? '');
    if (small === '' || big === '') continue;
    hand.title.blinds(parseMoney(small), parseMoney(big));
    return;
  }
  if (stakes === null) return;
  const [small, big] = stakes.map(parseMoney);
  // Of limit games the client names the bets, and archives the blinds.
  if (kind === 'limit' && bigBlind !== big) hand.title.limit(small);
  else hand.title.blinds(small, big);
}

/** Tells of the hand as a whole. @returns false where it is of another game */
function tellTitle(hand: HandBuilder, game: XmlElement, session: XmlElement): boolean {
  const { title } = hand;
  const general = game.child('general');
  const type = gameTypeOf(session.textOf('gametype'));
  const omaha = omahaOf(type.name, game);
  if (omaha === null) {
    title.skip(OTHER_GAME);
    return false;
  }
  title.game(omaha.hiLo ? 'omaha8' : 'omahahi', omaha.cards, omaha.kind);
  title.begin('iPoker', game.must('gamecode'), general?.textOf('startdate') ?? '');
  title.table(session.textOf('tablename'));
  const code = session.textOf('tablecurrency') || session.textOf('currency');
  const sign = currencyOf(type.stakes?.[0] ?? '');
  const forMoney = ['real', ''].includes(session.textOf('mode'));
  title.currency(forMoney ? sign || signOf(code) : '');
  const tournament = session.textOf('tournamentcode') || session.textOf('tournamentname');
  if (tournament !== '') title.tournament(tournament);
  const posted = game
    .all('round')
    .flatMap((round) => round.all('action'))
    .find((action) => action.get('type') === '2');
  tellStakes(
    hand,
    omaha.kind,
    type,
    // Of a tournament the session has the first level.
    tournament === '' ? [general, session] : [general],
    posted === undefined ? null : parseMoney(posted.must('sum')),
  );
  return true;
}

/** Seats that are empty have no name. */
function playersOf(game: XmlElement): XmlElement[] {
  const players = game.child('general')?.child('players')?.all('player') ?? [];
  return players.filter((player) => player.must('name') !== '');
}

function tellPlayers(hand: HandBuilder, players: readonly XmlElement[]): void {
  for (const player of players) {
    hand.line = player.line;
    const seat = player.count('seat');
    hand.seat(seat, player.must('name'), parseMoney(player.must('chips')));
    if (player.get('dealer') === '1') hand.title.button(seat);
  }
}

/** A street, or hole cards, which are told in the order in which they lie on the table. */
function tellCards(hand: HandBuilder, cards: XmlElement): void {
  hand.line = cards.line;
  const type = cards.must('type');
  if (type === 'Pocket') {
    const name = cards.must('player');
    hand.dealtIn(name);
    hand.hole(name, cardsOf(cards));
  } else if (/^(?:flop|turn|river)$/i.test(type)) {
    const run = /^board(\d)$/.exec(cards.get('board') ?? 'board1')?.[1];
    if (run === undefined) throw badHistory(`the board "${cards.get('board')}" is not known`);
    hand.board(streetOf(type), cardsOf(cards), Number(run) - 1);
  } else throw badHistory(`cards of the type "${type}" are not known`);
}

function tellAction(hand: HandBuilder, action: XmlElement): void {
  hand.line = action.line;
  const type = action.must('type');
  if (SITTING_OUT.includes(type)) return;
  if (!Object.hasOwn(ACTIONS, type))
    throw badHistory(`an action of the type "${type}" is not known`);
  ACTIONS[type](hand, action.must('player'), parseMoney(action.must('sum')));
}

function tellRounds(hand: HandBuilder, game: XmlElement): void {
  const rounds = game.all('round').sort((a, b) => a.count('no') - b.count('no'));
  for (const round of rounds) {
    for (const cards of round.all('cards')) tellCards(hand, cards);
    const actions = round.all('action').sort((a, b) => a.count('no') - b.count('no'));
    for (const action of actions) tellAction(hand, action);
  }
  tellShown(hand, game);
}

/** The file has no word for it: where several players are left at the end, those whose cards it has show them. */
function tellShown(hand: HandBuilder, game: XmlElement): void {
  const left = pockets(game).filter((cards) => !hand.hasFolded(cards.must('player')));
  if (left.length < 2) return;
  for (const cards of left) {
    const hole = cardsOf(cards);
    if (hole.length > 0) hand.show(cards.must('player'), hole);
  }
}

/** What players bet and won in all, and where the client says so the rake. */
function tellTotals(hand: HandBuilder, players: readonly XmlElement[]): void {
  hand.startSummary();
  const rakes = players.flatMap((player) => player.get('rakeamount') ?? []);
  if (rakes.length > 0) {
    hand.title.totals(
      null,
      rakes.reduce((sum, rake) => sum + parseMoney(rake), 0),
    );
  }
  for (const player of players) {
    hand.line = player.line;
    const seat = player.count('seat');
    hand.wonInSummary(seat, parseMoney(player.must('win')));
    hand.repeatPut(seat, parseMoney(player.must('bet')));
  }
}

const kind: XmlKind = {
  begins: /^\s*(?:<\?xml\b[^<>]*\?>\s*)?<session\b[^<>]*\bsessioncode=/,
  hand: 'game',
  tell: (hand, game, around) => {
    const session = around?.child('general');
    if (session == null) throw badHistory('the session of the hand has no <general>');
    if (!tellTitle(hand, game, session)) return;
    const players = playersOf(game);
    tellPlayers(hand, players);
    tellRounds(hand, game);
    tellTotals(hand, players);
  },
};

export const iPoker = xmlFormat(kind);
