/**
 * PartyPoker. The stakes of big bet games are named by the buy-in, so the blinds are what was posted; the
 * uncalled part of a bet is won from a side pot, or from the only one. Chat looks like `Name: words`.
 */
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules } from './bracketed.ts';
import { CHAT, type Site, tellGame } from './site.ts';

const BEGINS = /^\*{5} Hand History for Game (\d+) \*{5}$/;
const DATE = / - ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, .*)$/;

function stakes(hand: HandBuilder, [line]: string[]): void {
  if (tellGame(hand, line.replace(DATE, ''), 'limit') === null) return;
  hand.date(DATE.exec(line)?.[1] ?? '');
  const tournament = /Trny: ?(\d+)/.exec(line);
  if (tournament !== null) hand.tournament(tournament[1]);
  const blinds = /Blinds ?\((\S+?)\/(\S+?)(?: -\S+)?\)/.exec(line);
  if (blinds !== null) hand.blinds(parseMoney(blinds[1]), parseMoney(blinds[2]));
  hand.currency(currencyOf(line));
}

export const partyPoker: Site = {
  name: 'PartyPoker',
  begins: BEGINS,
  rules: [
    [
      /^(.+?) wins (?:Lo )?\(?([^()]+?)\)?(?: chips)?(?: from the (.+? pot(?: \d+)?))?(?: with .*)?\.?$/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    CHAT,
    ...bracketedRules(),
    [BEGINS, (hand, [id]) => hand.begin('PartyPoker', id)],
    [/^(.* - (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, .*)$/, stakes],
    [/^Table (.*?)(?: \([^()]*\))?$/, (hand, [name]) => hand.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
};
