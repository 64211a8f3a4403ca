/**
 * PartyPoker. The stakes of big bet games are named by the buy-in, so the blinds are what was posted; the
 * uncalled part of a bet is won from a side pot, or from the only one. Chat looks like `Name: words`.
 */
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules, POSTS, postBoth } from './bracketed.ts';
import { CHAT, cardsIn, type Rule, type Site, streetOf, tellGame } from './site.ts';

const BEGINS = /^\*{5} Hand History [Ff]or Game (\w+) \*{5}(?: \([^()]*\))?\s*$/;
const WEEKDAY = '(?:Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(?:day)?';
const DATE = new RegExp(` ?- ?(${WEEKDAY},? ?[A-Z].*)$`);
const TITLE = new RegExp(`^(.*- ?${WEEKDAY},? ?[A-Z].*)$`);
/** Titles of big bet games since 2024 have the blinds; before they had the buy-in. */
const BLINDS =
  /Blinds ?\(([^\s/()]+)\/([^\s/()]+)(?: -[^\s()]+)?\)|^([^\s/]+)\/([^\s/]+) .*\((?:PL|NL)\)/;

function stakes(hand: HandBuilder, [line]: string[]): void {
  if (tellGame(hand, line.replace(DATE, ''), 'limit') === null) return;
  hand.title.date(DATE.exec(line)?.[1] ?? '');
  const tournament = /Trny: ?(\d+)/.exec(line);
  if (tournament !== null) hand.title.tournament(tournament[1]);
  const blinds = BLINDS.exec(line)
    ?.slice(1)
    .filter((amount) => amount !== undefined);
  if (blinds !== undefined) hand.title.blinds(parseMoney(blinds[0]), parseMoney(blinds[1]));
  hand.title.currency(currencyOf(line));
}

/** `Main Pot: $16 Side Pot 1: $4.20 Rake: $0.84`: the pots are what is left of them after the rake. */
function totals(hand: HandBuilder, [pots, rake]: string[]): void {
  const amounts = [...pots.matchAll(/: ?([^\s:]*\d)/g)].map(([, amount]) => parseMoney(amount));
  const taken = parseMoney(rake);
  hand.title.totals(
    amounts.reduce((sum, amount) => sum + amount, taken),
    taken,
  );
}

/** What the summary says of a player: `Ann balance $13, bet $1, collected $2, net +$1[ 9s, 4d, 8s, Jc ] [ … ]` */
function balance(hand: HandBuilder, [name, cashedOut, collected, cards]: string[]): void {
  if (cards !== undefined) hand.show(name, cardsIn(cards));
  if (cashedOut !== undefined) hand.cashedOut(name);
  else if (collected !== undefined) hand.collect(name, parseMoney(collected));
}

/** Lines as they have been since 2024: amounts without a currency, and a summary that says who was paid. */
const NEWER: readonly Rule[] = [
  [
    /^Table (.*?)(?: \([^()]*\))? -- Seat (\d+) is the button/,
    (hand, [table, number]) => {
      hand.title.table(table);
      hand.title.button(Number(number));
    },
  ],
  [
    /^(.+?) posts (small blind|big blind|ante|straddle) \(([^()]+)\)/,
    (hand, [name, post, amount]) => hand.post(name, POSTS[post], parseMoney(amount)),
  ],
  [
    /^(.+?) posts (?:dead blind|big blind \+ dead) \(([^()]+)\)/,
    (hand, [name, amounts]) => postBoth(hand, name, amounts),
  ],
  [/^(.+?) calls \(([^()]+)\)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
  [/^(.+?) bets \(([^()]+)\)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
  [
    /^(.+?) raises (\S+) to (\S+)/,
    (hand, [name, by, to]) => hand.raiseTo(name, parseMoney(to), { by: parseMoney(by) }),
  ],
  [
    /^\*\* Dealing (flop|turn|river) \*\* : +\[([^[\]]*)\]/i,
    (hand, [street, cards]) => hand.board(streetOf(street), cardsIn(cards)),
  ],
  [/^\*\* Summary \*\*/, (hand) => hand.startSummary()],
  [/^Board: \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
  [/^(Main Pot: .*?) Rake: (\S+)/, totals],
  [
    /^(.+?)( Cashed out)?(?<! ) +balance \S+, (?:bet \S+, collected (\S+), net [^[ ]+|lost [^[ ]+|didn't bet)(?: \(folded\))? *(?:\[([^[\]]*)\])?/,
    balance,
  ],
];

export const partyPoker: Site = {
  name: 'PartyPoker',
  begins: BEGINS,
  rules: [
    [
      /^(.+?) wins (?:Lo )?\(?([^()a-z\d]{0,4}\d[^()a-z]*)(?:chips)?\)? ?(?:chips)?(?: ?from the (\S+ pot(?: \d+)?))?(?: ?with .*)?\.?$/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    CHAT,
    // Since 2024 the title has no currency.
    [
      /^Seat \d+: .+ \( *([$€£])/,
      (hand, [sign]) => {
        hand.title.currency(sign);
        return false;
      },
    ],
    ...bracketedRules(),
    ...NEWER,
    [BEGINS, (hand, [id]) => hand.title.begin('PartyPoker', id)],
    [TITLE, stakes],
    [/^Table (.*?)(?: \([^()]*\))?$/, (hand, [name]) => hand.title.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
};
