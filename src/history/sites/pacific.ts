/** 888poker, once Pacific Poker and Cassava: no uncalled bets, no rake; cards may be in other languages. */
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules } from './bracketed.ts';
import { inEnglish } from './localised-cards.ts';
import { type Site, tellGame } from './site.ts';

/** Where cards stand in a line. */
const CARDS = /^((?:Dealt to .+|\*\* Dealing \w+ \*\*|.+ (?:shows|mucks)) \[)([^[\]]*)(?=\])/i;

function stakes(hand: HandBuilder, [small, big, limit, game, date]: string[]): void {
  if (tellGame(hand, `${limit} ${game.replace(/ Jackpot table\b/i, '')}`) === null) return;
  hand.title.date(date);
  hand.title.currency(currencyOf(small));
  hand.title.blinds(parseMoney(small), parseMoney(big));
}

const BEGINS = /^\*{5} (\S.*?) Hand History for Game (\d+) \*{5}$/;

export const pacific: Site = {
  name: '888poker',
  begins: BEGINS,
  prepare: (lines) => inEnglish(lines, CARDS),
  rules: [
    ...bracketedRules(),
    [BEGINS, (hand, [, id]) => hand.title.begin('888poker', id)],
    [
      /^([^/]+)\/((?:(?! Blinds )[^/])+) Blinds (No Limit|Pot Limit|Fix(?:ed)? Limit) (.+?) - \*\*\* (.*)$/,
      stakes,
    ],
    [
      /^(.+?) collected \[([^[\]]*)\]/,
      (hand, [name, amount]) => hand.collect(name, parseMoney(amount)),
    ],
    [/^\*\* Summary/, (hand) => hand.startSummary()],
    [/^Tournament #(\d+) /, (hand, [id]) => hand.title.tournament(id)],
    [/^Table (.*?)(?: \([^()]*\))?$/, (hand, [name]) => hand.title.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
};
