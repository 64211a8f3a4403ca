/** Winamax: no uncalled bets, they come out of the pot or a side pot; totals are after rake. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import type { PostKind } from '../recorded.ts';
import { cardsIn, ignore, type Site, tellGame, tellStakes, tellStreet } from './site.ts';

const BEGINS =
  /^Winamax Poker - ((?:(?!HandId).)*?) ?- HandId: #(\S+) - (.*?) \(([^()]*)\) - (.*)$/;

function header(hand: HandBuilder, [where, id, game, stakes, date]: string[]): void {
  hand.title.begin('Winamax', id, date);
  const kind = tellGame(hand, game);
  if (kind === null) return;
  if (/^Tournament/.test(where)) hand.title.tournament(/"(.*)"/.exec(where)?.[1] ?? where);
  // With antes the stakes are ante, small blind, big blind.
  const [small, big] = stakes.split('/').slice(-2);
  tellStakes(hand, kind, small, big ?? small);
}

const POSTS: Record<string, [inTurn: PostKind, outOfTurn: PostKind]> = {
  ante: ['ante', 'ante'],
  'small blind': ['small-blind', 'dead'],
  'big blind': ['big-blind', 'post'],
  straddle: ['straddle', 'straddle'],
};

export const winamax: Site = {
  name: 'Winamax',
  begins: /^Winamax Poker - .*HandId: #/,
  rules: [
    [
      /^Seat (\d+): (.+) \(([^()]+)\)\s*$/,
      (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
    ],
    [
      /^Seat (\d+): .*? showed \[([^[\]]*)\]/,
      (hand, [number, cards]) => hand.holeOfSeat(Number(number), cardsIn(cards)),
    ],
    [/^Seat \d+: /, ignore],
    [/^(.+?) folds\s*$/, (hand, [name]) => hand.fold(name)],
    [/^(.+?) checks\s*$/, (hand, [name]) => hand.check(name)],
    [/^(.+?) calls (\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
    [/^(.+?) bets (\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
    [
      /^(.+?) raises (\S+) to (\S+)/,
      (hand, [name, by, to]) =>
        hand.raiseTo(name, parseMoney(to), { by: parseMoney(by), means: 'adds' }),
    ],
    [
      /^(.+?) posts (ante|small blind|big blind|straddle) (\S+)( out of position)?/,
      (hand, [name, post, amount, out]) =>
        hand.post(name, POSTS[post][out === undefined ? 0 : 1], parseMoney(amount)),
    ],
    [
      /^\*\*\* (FLOP|TURN|RIVER) \*\*\* (?:\[([^[\]]*)\] ?)??\[([^[\]]*)\]\s*$/,
      (hand, [street, before, cards]) => tellStreet(hand, street, before, cards),
    ],
    [/^Board: \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
    [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
    [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
    [/^(.+?) shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
    [/^(.+?) mucks/, (hand, [name]) => hand.muck(name)],
    [
      /^(.+?) collected (\S+) from (.*\S)/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    [
      /^Total pot (\S+) \| (?:No rake|Rake (\S+))/,
      (hand, [total, rake]) => {
        const taken = rake === undefined ? 0 : parseMoney(rake);
        hand.title.totals(parseMoney(total) + taken, taken);
      },
    ],
    [
      /^Table: '(.*)' [^']*Seat #(\d+) is the button/,
      (hand, [table, number]) => {
        hand.title.table(table);
        hand.title.button(Number(number));
      },
    ],
    [BEGINS, header],
  ],
  important: / (?:folds|checks|calls|bets|raises|posts|collected)\b|^\*\*\* (?:FLOP|TURN|RIVER)/,
};
