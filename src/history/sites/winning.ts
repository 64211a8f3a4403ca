/**
 * The Winning network (Americas Cardroom), as it writes since 2019. A raise says what it makes the bet;
 * the total pot is what is left after the rake, and the jackpot fee counts with the rake.
 */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import type { PostKind } from '../recorded.ts';
import { cardsIn, ignore, runOf, type Site, tellGame, tellStakes, tellStreet } from './site.ts';

const BEGINS = /^(?:Game )?Hand #(\d+) - (.*)$/;
const STAKES = / ([^\s\d(]?[\d.,]+)\/([^\s\d]?[\d.,]+)| \(([\d.,]+)\/([\d.,]+)\)/;

function header(hand: HandBuilder, [id, rest]: string[]): void {
  hand.title.begin('Winning', id, / (\d{4}\/\d\d\/\d\d.*)$/.exec(rest)?.[1]);
  const kind = tellGame(hand, rest);
  if (kind === null) return;
  const tournament = /Tournament #(\d+)/.exec(rest);
  if (tournament !== null) hand.title.tournament(tournament[1]);
  const stakes = STAKES.exec(rest);
  if (stakes !== null) {
    tellStakes(hand, kind, stakes[1] ?? stakes[3], stakes[2] ?? stakes[4]);
  }
}

function totals(hand: HandBuilder, [left, rake, fee]: string[]): void {
  const taken = (rake ? parseMoney(rake) : 0) + (fee ? parseMoney(fee) : 0);
  hand.title.totals(parseMoney(left) + taken, taken);
}

const POSTS: Record<string, PostKind> = {
  ante: 'ante',
  'the ante': 'ante',
  'the small blind': 'small-blind',
  'the big blind': 'big-blind',
  straddle: 'straddle',
  dead: 'dead',
};

export const winning: Site = {
  name: 'Winning',
  begins: BEGINS,
  rules: [
    [
      /^Seat (\d+): (.+) \(([^()]*\d)\)(?: is sitting out)?\.?\s*$/,
      (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
    ],
    [
      /^Seat (\d+): .*? showed \[([^[\]]*)\]/,
      (hand, [number, cards]) => {
        hand.holeOfSeat(Number(number), cardsIn(cards));
        return false;
      },
    ],
    [
      /^Seat (\d+): .*? mucked \[([^[\]]*)\]/,
      (hand, [number, cards]) => hand.holeOfSeat(Number(number), cardsIn(cards)),
    ],
    [
      /^Seat (\d+): .*? won (\S+)/,
      (hand, [number, amount]) => hand.wonInSummary(Number(number), parseMoney(amount)),
    ],
    [/^Seat \d+: /, ignore],
    [/^(.+?) folds\s*$/, (hand, [name]) => hand.fold(name)],
    [/^(.+?) checks\s*$/, (hand, [name]) => hand.check(name)],
    [/^(.+?) calls (\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
    [/^(.+?) bets (\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
    [
      /^(.+?) raises (\S+) to (\S+)/,
      (hand, [name, by, to]) =>
        hand.raiseTo(name, parseMoney(to), { by: parseMoney(by), means: 'puts' }),
    ],
    [
      /^(.+?) posts (ante|the ante|the small blind|the big blind|straddle|dead) (\S+)/,
      (hand, [name, post, amount]) => hand.post(name, POSTS[post], parseMoney(amount)),
    ],
    [/^(.+?) posts (\S*\d)/, (hand, [name, amount]) => hand.post(name, 'post', parseMoney(amount))],
    [
      /^\*\*\* (FLOP|TURN|RIVER)(?: (\d))? \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
      (hand, [street, run, before, cards]) => tellStreet(hand, street, before, cards, run),
    ],
    [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
    [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
    [
      /^Uncalled bet \(([^()]+)\) returned to (.*\S)/,
      (hand, [amount, name]) => hand.uncalled(name, parseMoney(amount)),
    ],
    [/^(.+?) shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
    [/^(.+?) (?:mucks hand|does not show)/, (hand, [name]) => hand.muck(name)],
    [
      /^(.+?) collected (\S+) from (.*\S)/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    [
      /^Main pot (\S+)(?: \| Rake (\S+))?(?: \| JP Fee (\S+))?\s*$/,
      (hand, amounts) => {
        const taken = amounts.filter((amount) => amount !== undefined).map(parseMoney);
        hand.repeatPot(
          taken.reduce((sum, amount) => sum + amount, 0),
          'main',
        );
      },
    ],
    [
      /^Board(?: (\d))? \[([^[\]]*)\]/,
      (hand, [run, cards]) => hand.repeatBoard(cardsIn(cards), runOf(run)),
    ],
    [/^Total pot (\S+)(?: \| Rake (\S+))?(?: \| JP Fee (\S+))?/, totals],
    [
      /^(.+?) \d+-max Seat #(\d+) is the button/,
      (hand, [table, number]) => {
        hand.title.table(table.replace(/^Table /, ''));
        hand.title.button(Number(number));
      },
    ],
    [BEGINS, header],
  ],
  important: / (?:folds|checks|calls|bets|raises|posts|collected)\b|^\*\*\* (?:FLOP|TURN|RIVER)/,
};
