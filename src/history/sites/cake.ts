/** Cake and the rooms of its network. A street names only the cards that it adds, and halves of a pot are paid apart. */
import { parseMoney } from '../money.ts';
import {
  CHAT,
  cardsIn,
  ignore,
  type Rule,
  type Site,
  streetOf,
  tellGame,
  tellStakes,
} from './site.ts';

const BEGINS = /^Hand#([0-9A-F]+) - (.*)$/;
/** `0/10/20 PL OmahaHiLo`, with an ante in front or without. */
const GAME = / -- (?:[^\s/]+\/)?([^\s/]+)\/([^\s/]+) ([NPF]L) (Omaha\w*)/;

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, rest]) => {
      hand.title.begin('Cake', id, / -- (\d{4}\/\d\d\/\d\d - [\d:]+)/.exec(rest)?.[1] ?? '');
      const game = GAME.exec(rest);
      if (game === null) return hand.title.skip('it is not an Omaha game');
      const [, small, big, limit, name] = game;
      const kind = tellGame(hand, `${limit} ${name.replace('HiLo', ' Hi/Lo')}`);
      if (kind === null) return;
      const tournament = / T(\d+) -- /.exec(rest);
      if (tournament !== null) hand.title.tournament(tournament[1]);
      hand.title.table(/ -- Table (\S+)/.exec(rest)?.[1] ?? '');
      tellStakes(hand, kind, small, big);
    },
  ],
  [/^Dealer: Seat (\d+)/, (hand, [number]) => hand.title.button(Number(number))],
  [
    /^Seat (\d+): (.+) \((\S+) in chips\)/,
    (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
  ],
  [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
  [
    /^(.+): posts (small|big) blind (\S+)/,
    (hand, [name, size, amount]) =>
      hand.post(name, size === 'small' ? 'small-blind' : 'big-blind', parseMoney(amount)),
  ],
  [
    /^(.+): posts ante (?:of )?(\S+)/,
    (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount)),
  ],
  [/^(.+): folds\b/, (hand, [name]) => hand.fold(name)],
  [/^(.+): checks\b/, (hand, [name]) => hand.check(name)],
  [/^(.+): calls (?:all-in )?(\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
  [/^(.+): bets (?:all-in )?(\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
  [/^(.+): raises (?:all-in )?to (\S+)/, (hand, [name, to]) => hand.raiseTo(name, parseMoney(to))],
  [
    /^(.+): returns uncalled bet (\S+)/,
    (hand, [name, amount]) => hand.uncalled(name, parseMoney(amount)),
  ],
  [/^(.+): shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
  [/^(.+): mucks\b/, (hand, [name]) => hand.muck(name)],
  [
    /^\*\*\* (FLOP|TURN|RIVER) \*\*\* \[([^[\]]*)\]/,
    (hand, [street, cards]) => hand.board(streetOf(street), cardsIn(cards)),
  ],
  [
    /^(.+) (?:wins|ties) ((?:high |low |main |side )?pot) (\S+)/,
    (hand, [name, pot, amount]) => hand.collect(name, parseMoney(amount), pot),
  ],
  [/^There is no low hand/, ignore],
  [/^Rake:? (\S+)/i, (hand, [rake]) => hand.title.totals(null, parseMoney(rake))],
  CHAT,
];

export const cake: Site = {
  name: 'Cake',
  begins: BEGINS,
  rules: RULES,
  important:
    /: (?:folds|checks|calls|bets|raises|posts|shows|returns)\b| wins |^\*\*\* .*(?:FLOP|TURN|RIVER)/,
};
