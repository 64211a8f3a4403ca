import { Omaha8Error } from '../../text/errors.ts';
import { HandBuilder } from '../hand-builder.ts';
import { badHistory } from '../hand-checks.ts';
import { parseMoney } from '../money.ts';
import { briefly } from '../printable.ts';
import type { Reading } from '../reading.ts';
import type { PostKind } from '../recorded.ts';
import { cardsIn, tellGame, tellStreet } from '../sites/site.ts';
import { emptyButton } from './empty-button.ts';
import { type Entry, entryOf, type StackEntry, stacksIn } from './entries.ts';
import type { PokerNowNames } from './names.ts';
import type { Row } from './rows.ts';

export const STARTS = /^-- starting hand #(\d+)(?: \(id: ([^()]*)\))? +/;
export const ENDS = /^-- ending hand #(\d+)/;
const BUTTON = / \((?:dealer: "(.*)"|dead button)\) --$/;
const STACKS = /^Player stacks: /;

const POSTS: Readonly<Record<string, PostKind>> = {
  'an ante': 'ante',
  'a small blind': 'small-blind',
  'a big blind': 'big-blind',
  'a straddle': 'straddle',
  'a missing small blind': 'dead',
  'a missed big blind': 'post',
};

/** What a player does, by what stands after the name. The first that fits counts. */
const ACTIONS: readonly (readonly [
  what: RegExp,
  tell: (hand: HandBuilder, name: string, groups: string[]) => void,
])[] = [
  [/^folds\b/, (hand, name) => hand.fold(name)],
  [/^checks\b/, (hand, name) => hand.check(name)],
  [/^calls (\S+)/, (hand, name, [to]) => hand.callTo(name, parseMoney(to))],
  [/^bets (\S+)/, (hand, name, [to]) => hand.bet(name, parseMoney(to))],
  [/^raises to (\S+)/, (hand, name, [to]) => hand.raiseOrCallTo(name, parseMoney(to))],
  [/^shows a (.*)\.$/, (hand, name, [cards]) => hand.show(name, cardsIn(cards))],
  [
    /^collected (\S+) from pot\b(?:[^()]*?( on the second run)?\s*\(combination: ([^()]*)\))?/,
    (hand, name, [amount, second, cards]) => {
      hand.collect(name, parseMoney(amount));
      if (cards !== undefined) hand.repeatPlays(name, cardsIn(cards), second === undefined ? 0 : 1);
    },
  ],
  [
    /^posts (an? (?:\w+ )*?\w+) of (\S+)/,
    (hand, name, [post, amount]) => {
      const kind = POSTS[post];
      if (kind === undefined) throw badHistory(`${name} posts ${post}, which is not known`);
      // Who has the small blind and missed the big one makes it up to that.
      if (kind === 'post') hand.postTo(name, kind, parseMoney(amount));
      else hand.post(name, kind, parseMoney(amount));
    },
  ],
];
const ACTS = /^(?:folds|checks|calls|bets|raises|posts|shows|collected)\b/;

/** What is not done by a player. */
const EVENTS: readonly (readonly [
  text: RegExp,
  tell: (hand: HandBuilder, groups: string[], nameOf: (seat: string) => string) => void,
])[] = [
  [
    /^(Flop|Turn|River)( \(second run\))?: (.*?) ?\[([^[\]]*)\]$/,
    (hand, [street, second, before, cards]) =>
      tellStreet(hand, street, before.trim() || undefined, cards, second && 'SECOND'),
  ],
  [
    /^Uncalled bet of (\S+) returned to "(.*)"$/,
    (hand, [amount, seat], nameOf) => hand.uncalled(nameOf(seat), parseMoney(amount)),
  ],
];
const HAPPENS = /^(?:Flop|Turn|River|Uncalled)\b/;

/** Nicks, with what makes them different only where two at the table are called the same. */
function shownNames(stacks: readonly StackEntry[]): Map<string, string> {
  const nick = (name: string) => name.slice(0, name.lastIndexOf(' @ '));
  const nicks = stacks.map(({ name }) => nick(name));
  return new Map(
    stacks.map(({ name }, i) => [
      name,
      nicks.indexOf(nicks[i]) === nicks.lastIndexOf(nicks[i]) ? nicks[i] : name,
    ]),
  );
}

/** The title. @returns who has the button, null where nobody has */
function tellTitle(hand: HandBuilder, { text, at }: Entry): string | null {
  const [start, number, id] = STARTS.exec(text) as RegExpExecArray;
  const button = BUTTON.exec(text);
  if (button === null) throw badHistory(`"${text}" does not say who has the button`);
  const { title } = hand;
  title.begin('PokerNow', id ?? number, at);
  const game = text.slice(start.length, button.index);
  tellGame(hand, /^\(.*\)$/.test(game) ? game.slice(1, -1) : game);
  // It takes none, and splits each half of a pot by itself.
  title.totals(null, 0);
  title.oddChips('halves');
  return button[1] ?? null;
}

function tellEntry(
  hand: HandBuilder,
  { text, who, what }: Entry,
  nameOf: (name: string) => string,
): void {
  if (who === null) {
    for (const [pattern, tell] of EVENTS) {
      const match = pattern.exec(text);
      if (match === null) continue;
      tell(hand, match.slice(1), nameOf);
      return;
    }
    if (HAPPENS.test(text)) throw badHistory(`"${text}" is not understood`);
    return;
  }
  for (const [pattern, tell] of ACTIONS) {
    const match = pattern.exec(what);
    if (match === null) continue;
    tell(hand, nameOf(who), match.slice(1));
    return;
  }
  if (ACTS.test(what)) throw badHistory(`"${text}" is not understood`);
}

/** @throws Omaha8Error where an entry makes no sense; `hand.line` is that of it */
function tellHand(hand: HandBuilder, entries: readonly Entry[], names: PokerNowNames): void {
  const dealer = tellTitle(hand, entries[0]);
  if (hand.title.skipped !== null) return;
  const last = entries.findLastIndex(({ text }) => ENDS.test(text));
  if (last < 0) throw badHistory('the end of the hand is not in the file');
  const list = entries.find(({ text }) => STACKS.test(text));
  const stacks = list === undefined ? [] : stacksIn(list.text);
  const shown = shownNames(stacks);
  for (const { number, name, stack } of stacks) {
    hand.seat(number, shown.get(name) as string, parseMoney(stack));
    hand.dealtIn(shown.get(name) as string);
    if (name === dealer) hand.title.button(number);
  }
  const resolved = names.resolve(entries, stacks, dealer);
  if (dealer === null) {
    const button = emptyButton(entries, stacks, resolved);
    if (button !== null) hand.title.button(button);
  }
  const nameOf = (name: string) => shown.get(resolved.get(name) ?? name) ?? name;
  for (const entry of entries) {
    hand.line = entry.line;
    tellEntry(hand, entry, nameOf);
  }
}

/**
 * Reads one hand.
 *
 * @param rows  those of the hand, the oldest first, which is its title
 */
export function readPokerNowHand(rows: readonly Row[], names: PokerNowNames): Reading {
  const { line } = rows[0];
  const hand = new HandBuilder(line);
  try {
    const broken = rows.find(({ entry }) => entry === null);
    if (broken !== undefined) {
      hand.line = broken.line;
      throw badHistory('the line is no row of entry, time and order');
    }
    tellHand(hand, rows.map(entryOf), names);
    if (hand.title.skipped !== null) return { status: 'skipped', line, why: hand.title.skipped };
    return { status: 'read', hand: hand.finish() };
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    return { status: 'unreadable', line: hand.line, why: briefly(error.message) };
  }
}
