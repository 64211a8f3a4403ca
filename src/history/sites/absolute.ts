/** Absolute Poker and Ultimate Bet: a dash stands behind names. */
import { parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, tellGame, tellStakes, tellStreet } from './site.ts';

const BEGINS = /^Stage #(\d+): (.*?) ([^\s/]+)\/(\S+) - (\d{4}-\d\d-\d\d [\d:]+)\S*(?: \((\w+)\))?/;

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, game, small, big, date, zone = '']) => {
      hand.title.begin('Absolute', id, `${date} ${zone}`.trimEnd());
      // A game with limits is called a normal one.
      const name = game.replace(/\([^()]*\)/g, ' ').replace(/\bNormal\b/, 'Limit');
      const kind = tellGame(hand, name.replace(/\bTourney.*$/, ''));
      const tournament = /Tourney ID (\d+)/i.exec(game);
      if (tournament !== null) hand.title.tournament(tournament[1]);
      if (kind !== null) tellStakes(hand, kind, small, big);
    },
  ],
  [
    /^Table: (.*) Seat #(\d+) is the dealer/,
    (hand, [table, number]) => {
      hand.title.table(table.replace(/ \([^()]*\)$/, ''));
      hand.title.button(Number(number));
    },
  ],
  [
    /^Seat (\d+) - (.+) \((\S+) in chips\)/,
    (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
  ],
  [
    /^(.+) - Posts small blind (\S+)/,
    (hand, [name, amount]) => hand.post(name, 'small-blind', parseMoney(amount)),
  ],
  [
    /^(.+) - Posts big blind (\S+)/,
    (hand, [name, amount]) => hand.post(name, 'big-blind', parseMoney(amount)),
  ],
  [
    /^(.+) - Posts dead (\S+)/,
    (hand, [name, amount]) => hand.post(name, 'dead', parseMoney(amount)),
  ],
  [/^(.+) - Posts (\S+)/, (hand, [name, amount]) => hand.post(name, 'post', parseMoney(amount))],
  [/^(.+) - Ante (\S+)/, (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount))],
  [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
  [/^(.+) - Folds\b/, (hand, [name]) => hand.fold(name)],
  [/^(.+) - Checks\b/, (hand, [name]) => hand.check(name)],
  [/^(.+) - Calls (\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
  [/^(.+) - Bets (\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
  [
    /^(.+) - (?:Raises|All-In\(Raise\)) (\S+) to (\S+)/,
    (hand, [name, by, to]) =>
      hand.raiseTo(name, parseMoney(to), { by: parseMoney(by), means: 'puts' }),
  ],
  [/^(.+) - All-In (\S+)/, (hand, [name, amount]) => hand.allIn(name, parseMoney(amount))],
  [/^(.+) - returned \((\S+)\)/, (hand, [name, amount]) => hand.uncalled(name, parseMoney(amount))],
  [/^(.+) - Shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
  [/^(.+) - Mucks\b/, (hand, [name]) => hand.muck(name)],
  [/^.+ - Does not show/, ignore],
  [
    /^(.+) Collects (\S+) from (.*\S)/,
    (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
  ],
  [
    /^\*\*\* (FLOP|TURN|RIVER) \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
    (hand, [street, before, cards]) => tellStreet(hand, street, before, cards),
  ],
  [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
  [
    /^Total Pot\((\S+)\)(?: \| Rake \((\S+)\))?/,
    (hand, [total, rake]) =>
      hand.title.totals(parseMoney(total), rake === undefined ? null : parseMoney(rake)),
  ],
  [/^Board \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
  [
    /^Seat (\d+): .* collected Total \((\S+)\)/,
    (hand, [number, amount]) => hand.repeatWon(Number(number), parseMoney(amount)),
  ],
];

export const absolute: Site = {
  name: 'Absolute',
  begins: BEGINS,
  rules: RULES,
  important:
    / - (?:Folds|Checks|Calls|Bets|Raises|All-In|Posts|Ante|Shows|returned)\b| Collects |^\*\*\* .*(?:FLOP|TURN|RIVER)/,
};
