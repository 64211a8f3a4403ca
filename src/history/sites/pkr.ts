/** PKR. Calls and raises say what the player then has in on the street, and what players say stands between. */
import { parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, streetOf, tellGame } from './site.ts';

const BEGINS = /^Table #(\d+) - (.*)$/;
const GAME = /^Game Type: (.*)/;
const LIMIT = /^Limit Type: (.*)/;

/** The game and its limit stand on lines of their own; the second says both. */
function withWholeGame(lines: readonly string[]): string[] {
  const game = lines.map((line) => GAME.exec(line)?.[1]).find((name) => name !== undefined) ?? '';
  return lines.map((line) => line.replace(LIMIT, (_, limit) => `Limit Type: ${limit} ${game}`));
}

/** `[9 s][7 s]` */
function spacedCards(text: string): ReturnType<typeof cardsIn> {
  return cardsIn(text.replace(/ (?=[cdhs]\])/g, ''));
}

const CARDS = '((?:\\[[^[\\]]*\\])+)';
const ALL_IN = '(?: \\(all-in\\))?$';

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [number, name]) => {
      hand.title.begin('PKR', number);
      hand.title.table(name.trim());
      const tournament = /^Tournament #(\d+)/.exec(name);
      if (tournament !== null) hand.title.tournament(tournament[1]);
    },
  ],
  [/^Starting Hand #(\d+)/, (hand, [id]) => hand.title.begin('PKR', id)],
  [/^Start time of hand: (.*\S)/, (hand, [date]) => hand.title.date(date)],
  [LIMIT, (hand, [game]) => tellGame(hand, game)],
  [
    /^Blinds are now (\S+) \/ (\S+)/,
    (hand, [small, big]) => {
      hand.title.blinds(parseMoney(small), parseMoney(big));
    },
  ],
  [
    /^(?:Button is at|Moving Button to) seat (\d+)/,
    (hand, [number]) => hand.title.button(Number(number)),
  ],
  [
    /^Seat (\d+): (.+) - (\S+)$/,
    (hand, [number, name, stack]) => {
      // After the hand once more, with what everybody then has.
      if (hand.isPlayer(name)) return hand.repeatStack(Number(number), parseMoney(stack));
      hand.title.currency(/^[$€£]/.exec(stack)?.[0] ?? '');
      hand.seat(Number(number), name, parseMoney(stack));
    },
  ],
  [
    /^(.+) posts (small|big) blind \((\S+)\)/,
    (hand, [name, size, amount]) =>
      hand.post(name, size === 'small' ? 'small-blind' : 'big-blind', parseMoney(amount)),
  ],
  [
    /^(.+) posts ante \((\S+)\)/,
    (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount)),
  ],
  [
    /^(.+) posts dead [^()]*\(([^()\s]+)\)/,
    (hand, [name, amount]) => hand.post(name, 'dead', parseMoney(amount)),
  ],
  [
    /^(.+) posts [^()]*\(([^()\s]+)\)/,
    (hand, [name, amount]) => hand.post(name, 'post', parseMoney(amount)),
  ],
  [
    new RegExp(`^Dealing ${CARDS} to (.+)$`),
    (hand, [cards, name]) => hand.hole(name, spacedCards(cards)),
  ],
  [
    new RegExp(`^Dealing (Flop|Turn|River) ${CARDS}`),
    (hand, [street, cards]) => hand.board(streetOf(street), spacedCards(cards)),
  ],
  [/^.+ did not respond in time\b/, ignore],
  [/^(.+) folds$/, (hand, [name]) => hand.fold(name)],
  [/^(.+) checks$/, (hand, [name]) => hand.check(name)],
  [
    new RegExp(`^(.+) calls (\\S+)${ALL_IN}`),
    (hand, [name, to]) => hand.callTo(name, parseMoney(to)),
  ],
  [
    new RegExp(`^(.+) bets (\\S+)${ALL_IN}`),
    (hand, [name, amount]) => hand.bet(name, parseMoney(amount)),
  ],
  [
    new RegExp(`^(.+) raises to (\\S+)${ALL_IN}`),
    (hand, [name, to]) => hand.raiseOrCallTo(name, parseMoney(to)),
  ],
  [
    new RegExp(`^(.+) shows ${CARDS}$`),
    (hand, [name, cards]) => hand.show(name, spacedCards(cards)),
  ],
  [/^(.+) mucks$/, (hand, [name]) => hand.muck(name)],
  [
    /^(.+) wins ([^\s\d]?\d[\d.,]*)(?: from ((?:main|side) pot[^:]*?))?(?: with .*)?$/,
    (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
  ],
  [
    /^Taking Rake of (\S+) from/,
    (hand, [rake]) => hand.title.totals(null, (hand.title.rake ?? 0) + parseMoney(rake)),
  ],
];

export const pkr: Site = {
  name: 'PKR',
  begins: BEGINS,
  prepare: withWholeGame,
  rules: RULES,
  important:
    /^[^:]+ (?:folds|checks|calls \S*\d\S*|bets \S*\d\S*|raises to \S*\d\S*|posts .*\d\)?)(?: \(all-in\))?$|^Dealing (?:Flop|Turn|River)| wins \S*\d/,
};
