/**
 * PokerStars, and the rooms and converters that write the same lines.
 *
 * A raise says what it makes the bet, `raises $2 to $5`; Run It Once says there what goes in.
 */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import { LANGUAGES } from './languages.ts';
import { Phrasebook } from './phrasebook.ts';
import {
  cardsIn,
  ignore,
  type Rule,
  runOf,
  type Site,
  tellGame,
  tellPots,
  tellStakes,
  tellStreet,
  tellWon,
} from './site.ts';

/** Rooms, and the programs that convert for them, which write these lines under their own names. */
const ROOMS = [
  'PokerStars',
  'Run It Once Poker',
  'PPPoker',
  'PokerMaster',
  'PokerBros',
  'ClubGG',
  'Upoker',
  'Suprema',
  'SupremaPoker',
  'MPLPoker',
  'Hive Poker',
  'PokerPlanets',
].join('|');
const BEGINS = new RegExp(`^(${ROOMS})(?: Home Game| Zoom)? (?:Hand|Game) #(\\d+): +(.*)$`);
/** The name of a home game's club. */
const CLUB = /^\{.*?\}/;
const RUN_IT_ONCE = 'Run It Once Poker';
/** `($1/$2 USD)`, `($1/$2 - $40 Cap -  USD)`, `($1/$2 - Ante $0.40 USD)`, `(ante 10, 50/100)` */
const STAKES = /(?:[( ]|(?<!\d),)([^\s(),.\d]?\d[\d.,]*)\/([^\s(),\d]?[\d.,]+)((?: [^()]*)?)\)/;

function header(hand: HandBuilder, [room, id, rest]: string[]): void {
  const date = / - (\d{4}\/\d\d\/\d\d.*)$/.exec(rest)?.[1] ?? '';
  hand.title.begin(room, id, date);
  const kind = tellGame(hand, rest.replace(CLUB, ''));
  if (kind === null) return;
  const tournament = /Tournament #(\d+)/.exec(rest);
  if (tournament !== null) hand.title.tournament(tournament[1]);
  const stakes = STAKES.exec(rest);
  if (stakes === null) return;
  const [, small, big, others] = stakes;
  tellStakes(hand, kind, small, big);
  const cap = / (\S+) Cap\b/i.exec(others);
  if (cap !== null) hand.title.cap(parseMoney(cap[1]));
}

const POSTS: Record<string, 'ante' | 'small-blind' | 'big-blind' | 'straddle' | 'dead'> = {
  'the ante': 'ante',
  'small blind': 'small-blind',
  'big blind': 'big-blind',
  straddle: 'straddle',
  'dead blind': 'dead',
};

/** Each room's own way to write a raise. */
function raise(raiseOf: (hand: HandBuilder, name: string, to: number, by: number) => void): Rule {
  return [
    /^(.+?): raises (\S+) to (\S+)/,
    (hand, [name, by, to]) => raiseOf(hand, name, parseMoney(to), parseMoney(by)),
  ];
}

function rules(raises: Rule): Rule[] {
  return [
    [
      /^Seat (\d+): (.+) \((\S+) in chips(?:, [^()]*)?\)/,
      (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
    ],
    [
      /^Seat (\d+): (.*)/,
      (hand, [number, text]) => {
        if (hand.inSummary) hand.checkSeat(Number(number), text);
        tellWon(hand, number, text);
        return false;
      },
    ],
    [
      /^Seat (\d+): .* (?:showed|mucked) \[([^[\]]*)\]/,
      (hand, [number, cards]) => hand.holeOfSeat(Number(number), cardsIn(cards)),
    ],
    [/^Seat \d+: /, (hand) => (hand.inSummary ? undefined : false)],
    [/^.+? said, "/, ignore],
    [/^(.+?): folds\b/, (hand, [name]) => hand.fold(name)],
    [/^(.+?): checks\b/, (hand, [name]) => hand.check(name)],
    [/^(.+?): calls (\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
    [/^(.+?): bets (\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
    raises,
    [
      /^(.+?): posts (the ante|small blind|big blind|straddle|dead blind) (\S+)/,
      (hand, [name, post, amount]) => hand.post(name, POSTS[post], parseMoney(amount)),
    ],
    [
      /^(.+?): posts small & big blinds (\S+)/,
      (hand, [name, amount]) => hand.postBoth(name, parseMoney(amount)),
    ],
    [
      /^\*\*\* (?:(FIRST|SECOND|THIRD) )?(FLOP|TURN|RIVER)(?: (\d))? \*\*\* (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
      (hand, [ordinal, street, number, before, cards]) =>
        tellStreet(hand, street, before, cards, ordinal ?? number),
    ],
    [/^STP added: (\S+)/i, (hand, [amount]) => hand.splash(parseMoney(amount))],
    [/^\*\*\* SUMMARY/, (hand) => hand.startSummary()],
    [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
    [
      /^Uncalled bet \(([^()]+)\) returned to (.*\S)/,
      (hand, [amount, name]) => hand.uncalled(name, parseMoney(amount)),
    ],
    [
      /^(.+?) collected (\S+) from (.*\S)/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    [/^(.+?):? shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
    [/^(.+?): mucks hand/, (hand, [name]) => hand.muck(name)],
    [/^.+?: (?:shows? |doesn't show|sits out|is sitting out)/, ignore],
    [
      /^Total pot (\S+)(?!\S)(.*?)\| Rake (\S+)/,
      (hand, [total, pots, rake]) => {
        hand.title.totals(parseMoney(total), parseMoney(rake));
        tellPots(hand, pots);
      },
    ],
    [
      /^(?:(FIRST|SECOND|THIRD) )?Board \[([^[\]]*)\]/,
      (hand, [ordinal, cards]) => hand.repeatBoard(cardsIn(cards), runOf(ordinal)),
    ],
    [
      /^Table (?:ID )?'(.*)' [^']*Seat #(\d+) is the button/,
      (hand, [table, number]) => {
        hand.title.table(table);
        hand.title.button(Number(number));
      },
    ],
    [BEGINS, header],
    [/^Hand cancelled/, (hand) => hand.title.skip('it was cancelled')],
  ];
}

export const pokerStarsImportant =
  /: (?:folds|checks|calls|bets|raises|posts|shows|mucks)\b|^\*\*\* .*(?:FLOP|TURN|RIVER)| collected |^Uncalled bet|^Dealt to/;

export const pokerStarsRules = rules(
  raise((hand, name, to, by) => hand.raiseTo(name, to, { by, means: 'adds' })),
);

const PHRASEBOOKS = LANGUAGES.map((language) => new Phrasebook(language));
const OTHER_LANGUAGES = LANGUAGES.map(({ begins }) => `^${begins}`).join('|');

/** The lines of a hand in English, whatever the language of the client. */
function inEnglish(lines: readonly string[]): readonly string[] {
  const book = PHRASEBOOKS.find((each) => each.begins(lines[0]));
  return book === undefined ? lines : lines.map((line) => book.translate(line));
}

export const pokerStars: Site = {
  name: 'PokerStars',
  begins: new RegExp(`^(?!${RUN_IT_ONCE})(?:${ROOMS}) .*?(?:Hand|Game) #\\d+: |${OTHER_LANGUAGES}`),
  prepare: inEnglish,
  rules: pokerStarsRules,
  important: pokerStarsImportant,
  colonActs: true,
};

export const runItOnce: Site = {
  name: RUN_IT_ONCE,
  begins: new RegExp(`^${RUN_IT_ONCE} Hand #\\d+: `),
  rules: rules(
    raise((hand, name, amount, by) => hand.raiseBy(name, amount, { by, means: 'puts-above' })),
  ),
  important: pokerStarsImportant,
  colonActs: true,
};
