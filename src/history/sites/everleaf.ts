/** The Everleaf network: a raise says what goes in; no uncalled bets, no rake; the low without a currency. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import { BRACKETED_IMPORTANT, bracketedRules } from './bracketed.ts';
import { OTHER_GAME, type Site, tellGame, tellStakes } from './site.ts';

const BEGINS = /^\*{5} Hand history for game #(\d+) \*{5}$/;

function stakes(hand: HandBuilder, [small, big, game, date]: string[]): void {
  const omaha = /^(?:(NL|PL) )?(?:([56]) Card )?Omaha( Hi\/Lo)?$/.exec(game);
  if (omaha === null) {
    hand.skip(OTHER_GAME);
    return;
  }
  const [, limit, cards, hiLo] = omaha;
  hand.date(date);
  tellStakes(hand, tellGame(hand, hiLo, cards, limit ?? ''), small, big);
}

export const everleaf: Site = {
  name: 'Everleaf',
  begins: BEGINS,
  rules: [
    [BEGINS, (hand, [id]) => hand.begin('Everleaf', id)],
    [/^(?:Blinds )?(\S*\d)\/(\S*\d) (.+?) - (\d{4}\/\d\d\/\d\d.*)$/, stakes],
    [
      /^(.+?) wins +(?:(?:high|low) +)?\(?([^()]+?)\)? from (\S+ pot(?: \d+)?)/,
      (hand, [name, amount, pot]) => hand.collect(name, parseMoney(amount), pot),
    ],
    [/^Tournament ID: (\d+)/, (hand, [id]) => hand.tournament(id)],
    ...bracketedRules(),
    [/^Table (.*)$/, (hand, [name]) => hand.table(name)],
  ],
  important: BRACKETED_IMPORTANT,
  colonActs: true,
};
