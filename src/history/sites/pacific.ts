/** 888poker, once Pacific Poker and Cassava: no uncalled bets, no rake; some files have Swedish cards. */
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules } from './bracketed.ts';
import { cardsIn, type Site, tellGame } from './site.ts';

/** Knekt, dam, kung, ess. */
const SWEDISH = { Kn: 'J', D: 'Q', E: 'A' } as const;

function swedishCards(text: string) {
  return cardsIn(text.replace(/\b(Kn|D|E)(?=[cdhs]\b)/g, (rank) => SWEDISH[rank as 'Kn']));
}

function stakes(hand: HandBuilder, [small, big, limit, game, date]: string[]): void {
  if (tellGame(hand, `${limit} ${game.replace(/ Jackpot table\b/i, '')}`) === null) return;
  hand.date(date);
  hand.currency(currencyOf(small));
  hand.blinds(parseMoney(small), parseMoney(big));
}

const BEGINS = /^\*{5} (\S.*?) Hand History for Game (\d+) \*{5}$/;

export const pacific: Site = {
  name: '888poker',
  begins: BEGINS,
  rules: [
    ...bracketedRules(swedishCards),
    [BEGINS, (hand, [, id]) => hand.begin('888poker', id)],
    [/^(.+?)\/(.+?) Blinds (No Limit|Pot Limit|Fix(?:ed)? Limit) (.+?) - \*\*\* (.*)$/, stakes],
    [
      /^(.+?) collected \[ *(.*?) *\]/,
      (hand, [name, amount]) => hand.collect(name, parseMoney(amount)),
    ],
    [/^\*\* Summary/, (hand) => hand.startSummary()],
    [/^Tournament #(\d+) /, (hand, [id]) => hand.tournament(id)],
    [/^Table (.*?)(?: \([^()]*\))?$/, (hand, [name]) => hand.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
};
