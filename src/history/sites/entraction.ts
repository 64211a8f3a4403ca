/** Entraction: columns of names, words and amounts, which are read with single spaces between them. */
import { currencyOf, parseMoney } from '../money.ts';
import { cardsIn, type Rule, type Site, streetOf, tellGame, tellStakes } from './site.ts';

const BEGINS = /^Game # (\d+) - (.*) - Table "(.*)"/;
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };
const STAKES = /([A-Z]{3})? ?([\d.,]+)\/([\d.,]+)/;

/** `4c - 3s - 6c` */
function cardsBetweenDashes(text: string): string {
  return text.replaceAll('-', ' ');
}

function street(name: 'Flop' | 'Turn' | 'River', before: number): Rule {
  return [
    new RegExp(`^${name} ([2-9TJQKA][cdhs] - .*|[2-9TJQKA][cdhs])$`),
    (hand, [text]) => {
      const cards = cardsIn(cardsBetweenDashes(text));
      hand.board(streetOf(name), cards.slice(before));
      if (before > 0) hand.repeatBoard(cards.slice(0, before));
    },
  ];
}

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, rest, table]) => {
      hand.title.begin('Entraction', id);
      hand.title.table(table);
      const stakes = STAKES.exec(rest);
      const kind = tellGame(hand, rest.replace(STAKES, '').trim());
      const tournament = /Tournament[ #]+(\d+)/i.exec(rest);
      if (tournament !== null) hand.title.tournament(tournament[1]);
      if (kind === null || stakes === null) return;
      const [, currency = '', small, big] = stakes;
      tellStakes(hand, kind, small, big);
      hand.title.currency(SIGNS[currency] ?? currencyOf(rest));
    },
  ],
  [
    /^(.+)\((?:[A-Z]{3} )?([\d.,]+) in seat (\d+)\)$/,
    (hand, [name, stack, number]) => hand.seat(Number(number), name.trimEnd(), parseMoney(stack)),
  ],
  [/^Dealer: (.+)$/, (hand, [name]) => hand.button(name.trim())],
  [
    /^(Small|Big) Blind: (.+)\(([\d.,]+)\)$/,
    (hand, [size, name, amount]) =>
      hand.post(name.trim(), size === 'Small' ? 'small-blind' : 'big-blind', parseMoney(amount)),
  ],
  [/^(.+) Fold$/, (hand, [name]) => hand.fold(name)],
  [/^(.+) Check$/, (hand, [name]) => hand.check(name)],
  [/^(.+) Call \(([\d.,]+)\)$/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
  [/^(.+) Bet \(([\d.,]+)\)$/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
  // What goes in.
  [/^(.+) Raise \(([\d.,]+)\)$/, (hand, [name, amount]) => hand.raiseBy(name, parseMoney(amount))],
  [/^(.+) All-In \(([\d.,]+)\)$/, (hand, [name, amount]) => hand.allIn(name, parseMoney(amount))],
  [
    /^(.+) Payback \(([\d.,]+)\)$/,
    (hand, [name, amount]) => hand.uncalled(name, parseMoney(amount)),
  ],
  street('Flop', 0),
  street('Turn', 3),
  street('River', 4),
  [
    /^(.+) shows: ([2-9TJQKA][cdhs] - .*)$/,
    (hand, [name, cards]) => hand.show(name, cardsIn(cardsBetweenDashes(cards))),
  ],
  [/^(.+) mucks\b/, (hand, [name]) => hand.muck(name)],
  [
    /^(.+) wins: (?:[A-Z]{3} )?([\d.,]+)$/,
    (hand, [name, amount]) => hand.collect(name, parseMoney(amount)),
  ],
  [/^Rake: (?:[A-Z]{3} )?([\d.,]+)$/, (hand, [rake]) => hand.title.totals(null, parseMoney(rake))],
  [/^Game ended (.+)$/, (hand, [date]) => hand.title.date(date)],
];

export const entraction: Site = {
  name: 'Entraction',
  begins: BEGINS,
  prepare: (lines) => lines.map((line) => line.split(/ +/).join(' ').trimEnd()),
  rules: RULES,
  important:
    / (?:Fold|Check|Call|Bet|Raise|All-In|Payback)(?: \(|$)| (?:shows|wins): |^(?:Flop|Turn|River) |Blind: /,
};
