/**
 * Bovada, Ignition and Bodog: players have no names but those of their places, the cards of all are told once the hand
 * is over, and payments of all pots but the last one are told apart.
 */
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, tellGame, tellStreet } from './site.ts';

const BEGINS =
  /^(Bovada|Ignition|Bodog\S*(?: UK| Canada)?) Hand #(\d+):? +(.*?) - (\d{4}-\d\d-\d\d .*\S)/;

/** Whose file it is. */
const ME = ' [ME]';

/** What stands behind `Small Blind : `, sometimes with more spaces. */
function says(words: string, tell: Rule[1]): Rule {
  return [
    new RegExp(`^([^:]+): ${words}`),
    (hand, [name, ...groups]) => tell(hand, [name.trimEnd(), ...groups]),
  ];
}

function post(words: string, kind: 'small-blind' | 'big-blind' | 'post' | 'dead' | 'ante'): Rule {
  return says(`(?:${words}) (\\S+)`, (hand, [name, amount]) =>
    hand.post(name, kind, parseMoney(amount)),
  );
}

function raise(hand: HandBuilder, [name, by, to]: string[]): void {
  hand.raiseTo(name, parseMoney(to), { by: parseMoney(by), means: 'puts' });
}

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [room, id, rest, date]) => {
      hand.title.begin(room, id, date);
      const table = /TBL#(\d+)/.exec(rest);
      if (table !== null) hand.title.table(table[1]);
      const [game, tournament] = rest.replace(/^.*?(?=Omaha)/i, '').split(/ Tournament #/);
      // Tournaments are not said to be pot-limit, but they are.
      if (tellGame(hand, game, 'pot-limit') === null || tournament === undefined) return;
      hand.title.tournament(/^\d*/.exec(tournament)?.[0] ?? '');
      const blinds = / Level \d+ \((\d+)\/(\d+)\)/.exec(tournament);
      if (blinds !== null) hand.title.blinds(parseMoney(blinds[1]), parseMoney(blinds[2]));
    },
  ],
  [
    /^Seat (\d+): ([^(]+)\((\S+) in chips\)/,
    (hand, [number, name, stack]) => {
      hand.title.currency(currencyOf(stack));
      hand.seat(Number(number), name.trimEnd(), parseMoney(stack));
    },
  ],
  [
    /^Seat\+(\d+): (.*)/,
    (hand, [number, text]) => {
      const amounts = [...text.matchAll(/ (?:HI |LO |(?=\$))([^\s[\]]*\d)(?= |$)/g)];
      if (!hand.inSummary || amounts.length === 0) return;
      const sum = amounts.reduce((total, [, amount]) => total + parseMoney(amount), 0);
      hand.repeatWon(Number(number), sum);
    },
  ],
  // The number is that of the seat, but not in tournaments.
  says('Set dealer', (hand, [name]) => hand.button(name)),
  post('(?:Ante/)?Small [Bb]lind', 'small-blind'),
  post('Big [Bb]lind(?:/Bring in)?', 'big-blind'),
  post('Posts dead chip', 'dead'),
  post('Posts chip', 'post'),
  post('Ante chip', 'ante'),
  says('Card dealt to a spot \\[([^[\\]]*)\\]', (hand, [name, cards]) =>
    hand.hole(name, cardsIn(cards)),
  ),
  says('Folds?\\b', (hand, [name]) => hand.fold(name)),
  says('Checks\\b', (hand, [name]) => hand.check(name)),
  says('Calls? (\\S+)', (hand, [name, amount]) => hand.call(name, parseMoney(amount))),
  says('Bets (\\S+)', (hand, [name, amount]) => hand.bet(name, parseMoney(amount))),
  says('(?:Raises|All-in\\(raise\\)) (\\S+) to (\\S+)', raise),
  says('All-in (\\S+)', (hand, [name, amount]) => hand.allIn(name, parseMoney(amount))),
  says('Return uncalled portion of bet (\\S+)', (hand, [name, amount]) =>
    hand.uncalled(name, parseMoney(amount)),
  ),
  // The five cards of the high, and those of the low if there is one.
  says('Showdown \\[([^[\\]]*)\\]', (hand, [name, cards]) => {
    hand.show(name, []);
    const plays = cards.trim().split(/ +/);
    for (let i = 0; i + 5 <= plays.length; i += 5) {
      hand.repeatPlays(name, cardsIn(plays.slice(i, i + 5).join(' ')), 0);
    }
  }),
  says('Mucks \\[', (hand, [name]) => hand.muck(name)),
  says('Hand [Rr]esult(-Side pot)? (\\S+)', (hand, [name, side, amount]) =>
    hand.collect(name, parseMoney(amount), side === undefined ? 'pot' : 'side pot'),
  ),
  says('Does not show', ignore),
  [
    /^\*\*\* (FLOP|TURN|RIVER) \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
    (hand, [street, before, cards]) => tellStreet(hand, street, before, cards),
  ],
  [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
  [/^Total Pot\((\S+)\)/, (hand, [total]) => hand.title.totals(parseMoney(total), null)],
  [/^Board \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
];

export const bovada: Site = {
  name: 'Bovada',
  begins: BEGINS,
  prepare: (lines) => lines.map((line) => line.replace(ME, '')),
  rules: RULES,
  seatsInTurn: true,
  important:
    / : (?:Folds?|Checks|Calls?|Bets|Raises|All-in|Showdown|Mucks|Posts|Ante|Small|Big|Card dealt|Return|Hand [Rr]esult)\b|^\*\*\* .*(?:FLOP|TURN|RIVER)/,
};
