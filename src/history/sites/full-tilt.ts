/** Full Tilt Poker. A raise says what it makes the bet; chat looks like `Name: words`. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import {
  CHAT,
  cardsIn,
  ignore,
  runOf,
  type Site,
  tellGame,
  tellPots,
  tellStakes,
  tellStreet,
  tellWon,
} from './site.ts';

const BEGINS = /^Full ?Tilt ?Poker Game #(\d+): (.*)$/;
const STAKES = / - ([^\s\d]?[\d.,]+)\/([^\s\d]?[\d.,]+)(?: |$)/;

function header(hand: HandBuilder, [id, rest]: string[]): void {
  const date = /(?<![\d:])[\d:]+ [A-Z]+ - \d{4}\/\d\d\/\d\d.*$/.exec(rest)?.[0];
  hand.title.begin('Full Tilt Poker', id, date);
  const kind = tellGame(hand, rest.replace(/^.*?\bTable (?:(?!Table ).)*? - /, ''));
  if (kind === null) return;
  hand.title.table(/Table ((?:(?!Table ).)*?) - /.exec(rest)?.[1] ?? '');
  const tournament = /\((\d+)\), Table/.exec(rest);
  if (tournament !== null) hand.title.tournament(tournament[1]);
  const cap = /(?<!\S)(\S*\d) Cap /i.exec(rest);
  if (cap !== null) hand.title.cap(parseMoney(cap[1]));
  const stakes = STAKES.exec(rest);
  if (stakes !== null) tellStakes(hand, kind, stakes[1], stakes[2]);
}

export const fullTilt: Site = {
  name: 'Full Tilt Poker',
  begins: BEGINS,
  rules: [
    CHAT,
    [
      /^Seat (\d+): (.+) \(([^()]+)\)(?:, is sitting out)?$/,
      (hand, [number, name, stack]) =>
        hand.inSummary ? false : hand.seat(Number(number), name, parseMoney(stack)),
    ],
    [
      /^Seat (\d+): (.*)/,
      (hand, [number, text]) => {
        tellWon(hand, number, text);
        return false;
      },
    ],
    [
      /^Seat (\d+): .* (?:showed|mucked) \[([^[\]]*)\]/,
      (hand, [number, cards]) => hand.holeOfSeat(Number(number), cardsIn(cards)),
    ],
    [/^Seat \d+: /, ignore],
    [BEGINS, header],
    [
      /^\*\*\* (FLOP|TURN|RIVER)(?: (\d))? \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\](?: \(Total Pot: (\S+), (\d+) Players)?/,
      (hand, [street, run, before, cards, pot, players]) => {
        tellStreet(hand, street, before, cards, run);
        if (pot === undefined) return;
        hand.repeatPot(parseMoney(pot), 'all');
        hand.repeatPlayers(Number(players));
      },
    ],
    [
      /^\*\*\* SUMMARY(?: (\d))?/,
      (hand, [run]) => hand.startSummary(run === undefined ? null : runOf(run)),
    ],
    [/^\*\*\* /, ignore],
    [/^Board: \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
    [
      /^Total pot (\S+)(?!\S)(.*)\| Rake (\S+)/,
      (hand, [total, pots, rake]) => {
        hand.title.totals(parseMoney(total), parseMoney(rake));
        tellPots(hand, pots);
      },
    ],
    [/^The button is in seat #(\d+)/, (hand, [number]) => hand.title.button(Number(number))],
    // Titles of 2013 say `CAP` and not how much it is.
    [
      /^(?=.*, and is capped$)(.+) (?:posts|antes|calls|bets|raises) /,
      (hand, [name]) => {
        hand.capReached(name);
        return false;
      },
    ],
    [/^(.+) folds$/, (hand, [name]) => hand.fold(name)],
    [/^(.+) checks$/, (hand, [name]) => hand.check(name)],
    [
      /^(.+) calls (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, amount]) => hand.call(name, parseMoney(amount)),
    ],
    [
      /^(.+) bets (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, amount]) => hand.bet(name, parseMoney(amount)),
    ],
    [
      /^(.+) raises to (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, to]) => hand.raiseTo(name, parseMoney(to)),
    ],
    [
      /^(.+) posts the (small|big) blind of (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, size, amount]) =>
        hand.post(name, size === 'small' ? 'small-blind' : 'big-blind', parseMoney(amount)),
    ],
    [
      /^(.+) posts a dead small blind of (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, amount]) => hand.post(name, 'dead', parseMoney(amount)),
    ],
    [
      /^(.+) posts (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, amount]) => hand.post(name, 'post', parseMoney(amount)),
    ],
    [
      /^(.+) antes (\S+?)(?:, and is (?:all in|capped))?$/,
      (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount)),
    ],
    [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
    [/^(.+) shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
    [/^(.+) mucks$/, (hand, [name]) => hand.muck(name)],
    [
      /^Uncalled bet of (\S+) returned to (.+)$/,
      (hand, [amount, name]) => hand.uncalled(name, parseMoney(amount)),
    ],
    [
      /^(.+) (?:wins|ties for) (?:the )?((?:\S+ ){0,3}?pot(?: #?\d+)?) \(([^()]+)\)/,
      (hand, [name, pot, amount]) => hand.collect(name, parseMoney(amount), pot),
    ],
  ],
  important: / (?:folds|checks|calls|bets|raises|posts)\b|^\*\*\* (?:FLOP|TURN|RIVER)/,
};
