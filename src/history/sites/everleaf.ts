/** The Everleaf network: a raise says what goes in; no uncalled bets, no rake; the low without a currency. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules } from './bracketed.ts';
import { cardsIn, type Site, tellGame, tellStakes } from './site.ts';

const BEGINS = /^\*{5} Hand history for game #(\d+) \*{5}$/;

function stakes(hand: HandBuilder, [small, big, game, date]: string[]): void {
  const kind = tellGame(hand, game, 'limit');
  if (kind === null) return;
  hand.title.date(date);
  tellStakes(hand, kind, small, big);
}

export const everleaf: Site = {
  name: 'Everleaf',
  begins: BEGINS,
  rules: [
    [BEGINS, (hand, [id]) => hand.title.begin('Everleaf', id)],
    [/^(?:Blinds )?([^\s/]*\d)\/([^\s/]*\d) (.+?) - (\d{4}\/\d\d\/\d\d.*)$/, stakes],
    [
      /^(.+?) wins +(?:(?:high|low) +)?\(?([^()a-z\d]{0,4}\d[^()a-z]*)\)? ?from (\S+ pot(?: \d+)?)([^[\]]*\[[^[\]]*\])?/,
      (hand, [name, amount, pot, plays]) => {
        hand.collect(name, parseMoney(amount), pot);
        const cards = /\[(.*)\]/.exec(plays ?? '');
        if (cards !== null) hand.repeatPlays(name, cardsIn(cards[1]), 0);
      },
    ],
    [/^Tournament ID: (\d+)/, (hand, [id]) => hand.title.tournament(id)],
    ...bracketedRules(),
    [/^Table (.*)$/, (hand, [name]) => hand.title.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
  colonActs: true,
};
