/** OnGame and the rooms of its network. The pots of the summary are without what nobody called. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import { cardsIn, ignore, type Rule, type Site, streetOf, tellGame, tellStakes } from './site.ts';

const BEGINS = /^\*{5} History for hand (\S+) (.*)$/;
const POT = /^(Main pot|Side pot \d+): (\S+) won by (.*)/;
/** The sum of the pots stands where the summary begins. */
const SUMMARY = 'Summary:';

function withSumOfPots(lines: readonly string[]): string[] {
  const amounts = lines.flatMap((line) => POT.exec(line)?.[2] ?? []);
  const sum = amounts.reduce((total, amount) => total + parseMoney(amount), 0);
  return lines.map((line) => (line.trimEnd() === SUMMARY ? `${SUMMARY} ${sum / 100}` : line));
}

/** Where both blinds are of one size, the room calls both big. */
function postBig(hand: HandBuilder, name: string, amount: number): void {
  const isSmall = hand.title.blindsAreAlike && !hand.hasPosted;
  hand.post(name, isSmall ? 'small-blind' : 'big-blind', amount);
}

const RULES: Rule[] = [
  [
    BEGINS,
    (hand, [id, rest]) => {
      hand.title.begin('OnGame', id);
      const tournament = /TOURNAMENT: ".*", ([^\s,]+)/.exec(rest);
      if (tournament !== null) hand.title.tournament(tournament[1]);
    },
  ],
  [/^Start hand: (.*\S)/, (hand, [date]) => hand.title.date(date)],
  [
    /^Table: (.*) \[\d+\] \(([A-Z_]+) ([A-Z_0-9]+) ([^\s/]+)\/([^\s,]+),/,
    (hand, [table, limit, game, small, big]) => {
      hand.title.table(table);
      const kind = tellGame(hand, `${limit} ${game}`.replaceAll('_', ' '));
      if (kind !== null) tellStakes(hand, kind, small, big);
    },
  ],
  [/^Button: seat (\d+)/, (hand, [number]) => hand.title.button(Number(number))],
  [
    /^Summary: (\S+)/,
    (hand, [pots]) => {
      hand.uncalledBeside(parseMoney(pots));
      hand.title.totals(parseMoney(pots), null);
      hand.startSummary();
    },
  ],
  [
    /^Seat (\d+): (.*)/,
    (hand, [number, text]) => {
      if (!hand.inSummary) return false;
      const stack = /\(([^\s()]+)\)(?:, net: |$)/.exec(text);
      if (stack !== null) hand.repeatStack(Number(number), parseMoney(stack[1]));
      const cards = /\[([^[\]]*)\]/.exec(text);
      if (cards !== null) hand.showSeat(Number(number), cardsIn(cards[1]));
      return undefined;
    },
  ],
  [
    /^Seat (\d+): (.+) \(([^\s()]+)\)/,
    (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
  ],
  [
    /^(.+) posts small blind \((\S+)\)/,
    (hand, [name, amount]) => hand.post(name, 'small-blind', parseMoney(amount)),
  ],
  [
    /^(.+) posts big blind \((\S+)\)/,
    (hand, [name, amount]) => postBig(hand, name, parseMoney(amount)),
  ],
  [
    /^(.+) posts ante \((\S+)\)/,
    (hand, [name, amount]) => hand.post(name, 'ante', parseMoney(amount)),
  ],
  [
    /^(.+) posts dead .*\((\S+)\)/,
    (hand, [name, amount]) => hand.post(name, 'dead', parseMoney(amount)),
  ],
  [/^Dealing to (.+): \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
  [
    /^--- Dealing (flop|turn|river) \[([^[\]]*)\]/,
    (hand, [street, cards]) => hand.board(streetOf(street), cardsIn(cards)),
  ],
  [/^(.+) folds\b/, (hand, [name]) => (hand.isPlayer(name) ? hand.fold(name) : false)],
  [/^(.+) checks\b/, (hand, [name]) => (hand.isPlayer(name) ? hand.check(name) : false)],
  [/^(.+) calls (\S+)/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
  [/^(.+) bets (\S+)/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
  [
    /^(.+) raises (\S+) to (\S+)/,
    (hand, [name, by, to]) =>
      hand.raiseTo(name, parseMoney(to), { by: parseMoney(by), means: 'puts' }),
  ],
  [
    POT,
    (hand, [pot, , winners]) => {
      for (const winner of winners.split(/(?<=\)), /)) {
        const end = winner.lastIndexOf(' (');
        const [amount] = winner.slice(end + 2).split(/[ )]/, 1);
        hand.collect(winner.slice(0, end), parseMoney(amount), pot);
      }
    },
  ],
  [
    /^Rake taken: (\S+)/,
    (hand, [rake]) => hand.title.totals(hand.title.totalPot, parseMoney(rake)),
  ],
  [/^(?:---|Dealing pocket|User:|Players in round)/, ignore],
];

export const onGame: Site = {
  name: 'OnGame',
  begins: BEGINS,
  prepare: withSumOfPots,
  rules: RULES,
  important:
    /^.+ (?:folds|checks|calls|bets|raises|posts)\b|^--- Dealing (?:flop|turn|river)|^(?:Main|Side) pot/,
};
