/**
 * GGPoker, and Natural8 on the same network. The lines are those of PokerStars, but for the title, straddles, what the
 * network takes beside the rake, and insurance that it sells to players who are all-in.
 */
import { parseMoney } from '../money.ts';
import { pokerStarsImportant, pokerStarsRules } from './pokerstars.ts';
import { cardsIn, ignore, type Rule, type Site, tellGame, tellStakes } from './site.ts';

const BEGINS = /^Poker Hand #([A-Z]*\d+): +(.*)$/;

/** `PLO`, `PLO-5`, `PLO-6`; where it is written out, as anywhere else. */
const SHORT_NAME = /\b([PNF]L)O(?:-?([4-6]))?\b(?!-)/;
const STAKES = /\(([^\s()/]+)\/([^\s()]+)(?: [^()]*)?\)/;

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, rest]) => {
      hand.title.begin('GGPoker', id, / - (\d{4}\/\d\d\/\d\d .*)$/.exec(rest)?.[1] ?? '');
      const name = rest.replace(
        SHORT_NAME,
        (_, limit, cards) => `${limit} Omaha ${cards ?? '4'} Cards`,
      );
      const kind = tellGame(hand, name.replace(/^Tournament #\d+, [^,]*,? ?(?=\S+ Omaha)/, ''));
      if (kind === null) return;
      const tournament = /Tournament #(\d+)/.exec(rest);
      if (tournament !== null) hand.title.tournament(tournament[1]);
      const stakes = STAKES.exec(rest);
      if (stakes !== null) tellStakes(hand, kind, stakes[1], stakes[2]);
    },
  ],
  // Who watches sees that cards were dealt, and not which.
  [
    /^Dealt to (.*)/,
    (hand, [text]) => {
      const name = text.trimEnd();
      return hand.isPlayer(name) ? hand.dealtIn(name) : false;
    },
  ],
  // What a straddle comes to, with those before it.
  [
    /^(.+?): (?:posts )?straddle (\S+)/,
    (hand, [name, to]) => hand.postTo(name, 'straddle', parseMoney(to)),
  ],
  [
    /^(.+?): posts missed blind (\S+)/,
    (hand, [name, amount]) => hand.post(name, 'dead', parseMoney(amount)),
  ],
  [/^Cash Drop to Pot ?: total (\S+)/i, (hand, [amount]) => hand.splash(parseMoney(amount))],
  // The network pays who cashed out, and takes what they win: then nobody collects it here.
  [/^(.+?): Receives Cashout\b/, (hand, [name]) => hand.cashedOut(name)],
  [/^.+?: (?:Chooses|Pays|Buys|Declines|Receives|Agrees)\b/, ignore],
  [
    /^Total pot (\S+) \| (Rake .*)/,
    (hand, [total, taken]) => {
      const amounts = [...taken.matchAll(/[A-Z]\w+ ([^\s|]*\d)/g)].map(([, each]) =>
        parseMoney(each),
      );
      hand.title.totals(
        parseMoney(total),
        amounts.reduce((sum, amount) => sum + amount, 0),
      );
    },
  ],
  // Names are left out there, or are others than above; the seats are the same.
  [
    /^Seat (\d+): (.*)/,
    (hand, [number, text]) => {
      if (!hand.inSummary) return false;
      const shown = /(?:showed|mucked) \[([^[\]]*)\]/.exec(text);
      if (shown !== null) hand.holeOfSeat(Number(number), cardsIn(shown[1]));
      const won = [
        ...text.matchAll(/(?<!Cashout|Risk) \(([^\s()\d]?[\d,.]+)\)(?= with| and|,|$)/g),
      ];
      if (won.length > 0 && !text.includes('Cashout')) {
        const amounts = won.map(([, amount]) => parseMoney(amount));
        hand.repeatWon(
          Number(number),
          amounts.reduce((sum, amount) => sum + amount, 0),
        );
      }
      return undefined;
    },
  ],
];

export const ggPoker: Site = {
  name: 'GGPoker',
  begins: BEGINS,
  rules: [...RULES, ...pokerStarsRules],
  important: pokerStarsImportant,
  colonActs: true,
};
