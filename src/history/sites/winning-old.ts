/**
 * The Winning network (Americas Cardroom) before 2019. Cards come one to a line, and no line names the limit: where the
 * blinds are half of the stakes, those are the bets of a limit game, else it is pot-limit, as the network has Omaha.
 */
import { parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, tellGame, tellStakes, tellStreet } from './site.ts';

const BEGINS = /^Game started at: (.*\S)/;
const GAME = /^Game ID: (\d+) ([\d.]+)\/([\d.]+) (.*)$/;
const BIG_BLIND = /^Player .* has big blind \(([\d.]+)\)/;
const CARD = /^Player (.*) received card: \[([^[\]]*)\]/;

/** Puts the limit and the date behind the title, and all hole cards of a player into the line of the last. */
function withWholeLines(lines: readonly string[]): string[] {
  const first = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  const posted = parseMoney(first(BIG_BLIND) ?? '0');
  const held = new Map<string, { cards: string[]; last: number }>();
  for (const [i, line] of lines.entries()) {
    const [, name, card] = CARD.exec(line) ?? [];
    if (name !== undefined) {
      held.set(name, { cards: [...(held.get(name)?.cards ?? []), card], last: i });
    }
  }
  const holes = new Map(
    [...held].map(([name, { cards, last }]) => [last, `Dealt to ${name} [${cards.join(' ')}]`]),
  );
  return lines.map((line, i) => {
    const title = GAME.exec(line.trimEnd());
    if (title === null) return holes.get(i) ?? line;
    const limit = 2 * posted === parseMoney(title[3]) ? 'Limit' : 'Pot Limit';
    return `${line.trimEnd()} ${limit} ${first(BEGINS)}`;
  });
}

/** `Player Ann calls (0.25)` */
function acts(
  words: string,
  tell: (name: string, amount: number, ...rest: Parameters<Rule[1]>) => unknown,
): Rule {
  return [
    new RegExp(`^Player (.+) ${words}(?: \\(([\\d.]+)\\))?$`),
    (hand, groups) => tell(groups[0], parseMoney(groups[1] ?? '0'), hand, groups),
  ];
}

const RULES: Rule[] = [
  [
    /^Game ID: (\d+) ([\d.]+)\/([\d.]+) (.*) \(([^()]*)\) ((?:Pot )?Limit) (\d.*)$/,
    (hand, [id, small, big, table, game, limit, date]) => {
      hand.title.begin('Winning', id, date);
      hand.title.table(table.replace(/^\(\w+\) /, ''));
      const kind = tellGame(hand, `${game.replace('HiLow', 'Hi/Lo')} ${limit}`);
      if (kind !== null) tellStakes(hand, kind, small, big);
    },
  ],
  [/^Seat (\d+) is the button/, (hand, [number]) => hand.title.button(Number(number))],
  [
    /^Seat (\d+): (.+) \(([\d.]+)\)\.$/,
    (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
  ],
  [/^Dealt to (.+) \[([^[\]]*)\]$/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
  [/^Player (.+) received (?:a card\.|card: .*)$/, (hand, [name]) => hand.dealtIn(name)],
  acts('has small blind', (name, amount, hand) => hand.post(name, 'small-blind', amount)),
  acts('has big blind', (name, amount, hand) => hand.post(name, 'big-blind', amount)),
  acts('ante', (name, amount, hand) => hand.post(name, 'ante', amount)),
  acts('straddle', (name, amount, hand) => hand.post(name, 'straddle', amount)),
  acts('posts', (name, amount, hand) => hand.post(name, 'post', amount)),
  acts('folds', (name, _, hand) => hand.fold(name)),
  acts('checks', (name, _, hand) => hand.check(name)),
  acts('calls', (name, amount, hand) => hand.call(name, amount)),
  acts('bets', (name, amount, hand) => hand.bet(name, amount)),
  // What goes in, as the summary then adds it up.
  acts('raises', (name, amount, hand) => hand.raiseOrCallBy(name, amount)),
  acts('allin', (name, amount, hand) => hand.allIn(name, amount)),
  [
    /^Uncalled bet \(([\d.]+)\) returned to (.*\S)/,
    (hand, [amount, name]) => hand.uncalled(name, parseMoney(amount)),
  ],
  [/^Player (.+) (?:mucks cards|is timed out\.|sitting out|wait BB)$/, ignore],
  [
    /^\*\*\* (FLOP|TURN|RIVER) \*\*\*: (?:\[([^[\]]*)\] )?\[([^[\]]*)\]/,
    (hand, [street, before, cards]) => tellStreet(hand, street, before, cards),
  ],
  [/^------ Summary ------/, (hand) => hand.startSummary()],
  [
    /^Pot: (\d+(?:\.\d+)?)\. Rake (\d+(?:\.\d+)?)(?:\. JP fee (\d+(?:\.\d+)?))?/,
    (hand, [pot, rake, fee = '0']) => {
      const taken = parseMoney(rake) + parseMoney(fee);
      hand.title.totals(parseMoney(pot) + taken, taken);
    },
  ],
  [/^Board: \[([^[\]]*)\]/, (hand, [cards]) => hand.repeatBoard(cardsIn(cards))],
  [
    /^\*?Player (.+?) (shows|mucks|does not show)\b(.*)Bets: [\d.]+\. Collects: (\d+(?:\.\d+)?)/,
    (hand, [name, , text, amount]) => {
      const cards = /\[([^[\]]*)\]/.exec(text);
      if (cards !== null) hand.show(name, cardsIn(cards[1]));
      if (parseMoney(amount) > 0) hand.collect(name, parseMoney(amount));
    },
  ],
];

export const winningOld: Site = {
  name: 'Winning, before 2019',
  begins: BEGINS,
  prepare: withWholeLines,
  rules: RULES,
  important:
    /^\*?Player .* (?:folds|checks|calls|bets|raises|allin|posts|has (?:small|big) blind|ante|straddle)\b|Collects: |^\*\*\* (?:FLOP|TURN|RIVER)/,
};
