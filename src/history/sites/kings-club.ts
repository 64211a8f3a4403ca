/** KingsClub: lines without colons behind names; calls say what is then in on the street; streets of a second board name only what is new on it. */
import { parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, tellGame, tellStakes, tellStreet } from './site.ts';

const BEGINS = /^#(\d+): (.*) - ([\d.,]+)\/([\d.,]+)$/;

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, game, small, big]) => {
      hand.title.begin('KingsClub', id);
      const kind = tellGame(hand, game.replace('Big O', '5 Card Omaha Hi-Lo'));
      if (kind !== null) tellStakes(hand, kind, small, big);
    },
  ],
  [/^(\d{4}-\d\d-\d\d [\d:]+)$/, (hand, [date]) => hand.title.date(date)],
  [
    /^Table '(.*)' Seat (\d+) is the button/,
    (hand, [table, number]) => {
      hand.title.table(table);
      hand.title.button(Number(number));
    },
  ],
  [
    /^Seat (\d+): .+ \(([\d.,]+)\) [-+]?[\d.,]+$/,
    (hand, [number, stack]) =>
      hand.inSummary ? hand.repeatStack(Number(number), parseMoney(stack)) : false,
  ],
  [
    /^Seat (\d+): (.+) \(([\d.,]+)\)/,
    (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
  ],
  [
    /^(.+): posts ante (\S+)/,
    (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount)),
  ],
  [
    /^(.+): posts the (small|big) blind (\S+)/,
    (hand, [name, size, amount]) =>
      hand.post(name, size === 'small' ? 'small-blind' : 'big-blind', parseMoney(amount)),
  ],
  [/^Dealt to (.+): \[X[X ]*\]/, (hand, [name]) => hand.dealtIn(name)],
  [/^Dealt to (.+): \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
  [/^(.+) folds$/, (hand, [name]) => hand.fold(name)],
  [/^(.+) checks$/, (hand, [name]) => hand.check(name)],
  [
    /^(.+) calls (\S+?),?(?: and is all in)?$/,
    (hand, [name, to]) => hand.callTo(name, parseMoney(to)),
  ],
  [
    /^(.+) bets (\S+?),?(?: and is all in)?$/,
    (hand, [name, amount]) => hand.bet(name, parseMoney(amount)),
  ],
  [
    /^(.+) raises to (\S+?),?(?: and is all in)?$/,
    (hand, [name, to]) => hand.raiseTo(name, parseMoney(to)),
  ],
  [/^(.+) shows \[([^[\]]*)\]$/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
  [
    /^(.+) wins (?:pot )?\((\S+)\)(?: from (.*))?/,
    (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
  ],
  [/^(.+) mucks\b/, (hand, [name]) => hand.muck(name)],
  [
    /^Uncalled bet \((\S+)\) returned to (.*)/,
    (hand, [amount, name]) => hand.uncalled(name, parseMoney(amount)),
  ],
  [
    /^\*\*\* (FLOP|TURN|RIVER) \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
    (hand, [street, before, cards]) => tellStreet(hand, street, before, cards),
  ],
  [
    /^\*\*\* BOARD (\d) - (?:FLOP|TURN|RIVER) \*\*\* ((?:\[[^[\]]*\] ?)+)/,
    (hand, [run, cards]) => {
      const places = cards.replace(/[[\]]/g, ' ').trim().split(/ +/);
      const shared = places.filter((place) => place === '-').length;
      hand.boardUpTo(shared, cardsIn(places.slice(shared).join(' ')), Number(run) - 1);
    },
  ],
  [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
  [/^Rake (\S+)/, (hand, [rake]) => hand.title.totals(null, parseMoney(rake))],
  [/^\*\*\* HOLE CARDS/, ignore],
];

export const kingsClub: Site = {
  name: 'KingsClub',
  begins: BEGINS,
  rules: RULES,
  important: / (?:folds|checks|calls|bets|raises|posts|shows|wins) ?|^\*\*\* .*(?:FLOP|TURN|RIVER)/,
};
