/** Tables of ranges, from wide to narrow, the same in every run. */
import { formatCards } from '../../src/cards/text.ts';
import type { Dealer } from '../deals.ts';

/** Ranges that are asked about at tables. */
const COMMON =
  'A 2 3 AA KK 22 33 A2 A3 A4 AK AT K2 23 34 AA2 AAK AKK A23 234 QJT9 A2:$ss A2:$ds AA:$ds *:$ds 15% 30%'.split(
    ' ',
  );

export interface Table {
  kind: 'lists' | 'weighted lists' | 'percent' | 'common';
  hands: string[];
}

/** A table of common ranges. */
export function commonTable(dealer: Dealer, players: number): Table {
  return {
    kind: 'common',
    hands: Array.from({ length: players }, () => COMMON[dealer.number(0, COMMON.length - 1)]),
  };
}

/** A table of lists of hands, so many for each player. */
export function listTable(
  dealer: Dealer,
  players: number,
  length: number,
  weighted = false,
): Table {
  const hand = (): string =>
    formatCards(dealer.deal(4)) + (weighted ? `@${dealer.number(1, 50)}` : '');
  return {
    kind: weighted ? 'weighted lists' : 'lists',
    hands: Array.from({ length: players }, () => Array.from({ length }, hand).join(',')),
  };
}

/** A table whose players play so many percent of their hands. */
function percentTable(dealer: Dealer, players: number): Table {
  return {
    kind: 'percent',
    hands: Array.from({ length: players }, () => `${dealer.number(5, 60)}%`),
  };
}

/** Tables of 3 to 11 players, each of another kind than the one before. */
export function randomTable(dealer: Dealer): Table {
  const players = dealer.number(3, 11);
  switch (dealer.number(0, 3)) {
    case 0:
      return listTable(dealer, players, dealer.number(players < 7 ? 3 : 12, 60));
    case 1:
      return listTable(dealer, players, dealer.number(players < 7 ? 3 : 12, 60), true);
    case 2:
      return percentTable(dealer, players);
    default:
      return commonTable(dealer, Math.min(players, 9));
  }
}
