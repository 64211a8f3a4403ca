/** What a flop made of a hand. */
import { rankOf } from '../../cards/card.ts';
import type { Spot } from '../spot.ts';
import { FLOP_CATEGORIES, HAND_TYPES } from '../types.ts';
import { define, type FunctionRow, type Parameter, PLAYER } from './row.ts';

type FlopCategory = (typeof FLOP_CATEGORIES)[number];

const CATEGORY: Parameter = { name: 'category', type: 'TFlopHandCategory' };
const FLOP = 1;

/** The best category that any two of a player's hole cards make with the flop. */
function flopCategory(spot: Spot, player: number): number {
  const hand = spot.handOf(player);
  let best = 0;
  for (let a = 1; a < hand.length; a++) {
    for (let b = 0; b < a; b++) {
      best = Math.max(best, FLOP_CATEGORIES.indexOf(categoryOfTwo(spot, hand[a], hand[b])));
    }
  }
  return best;
}

function categoryOfTwo(spot: Spot, cardA: number, cardB: number): FlopCategory {
  const type = HAND_TYPES[spot.typeOfTwo(cardA, cardB, FLOP)];
  const [a, b] = [rankOf(cardA), rankOf(cardB)];
  const onBoard = spot.boardRanks(FLOP);
  switch (type) {
    case 'highcard':
      return 'flopnothing';
    case 'pair':
      return categoryOfPair(onBoard, a, b);
    case 'twopair':
      return onBoard[a] === 1 && onBoard[b] === 1 && a !== b
        ? categoryOfTwoPair(onBoard, a, b)
        : categoryOfPair(onBoard, a, b);
    case 'trips':
      // Three of a rank on the board are everybody's.
      if (onBoard[a] === 0 && onBoard[b] === 0) return 'flopnothing';
      return a === b ? 'flopset' : 'floptrips';
    default:
      return `flop${type}`;
  }
}

/** The board's ranks, highest first. */
function ranksDown(onBoard: Uint8Array): number[] {
  return [...onBoard.keys()].filter((rank) => onBoard[rank] > 0).reverse();
}

/** A pair of the player's own: two hole cards, or one with a card of the board. */
function categoryOfPair(onBoard: Uint8Array, a: number, b: number): FlopCategory {
  const ranks = ranksDown(onBoard);
  if (a === b) {
    const above = ranks.filter((rank) => rank > a).length;
    if (above === 0) return 'flopoverpair';
    if (above === ranks.length) return 'flopunderpair';
    return above === 1 ? 'floppocket12' : 'floppocket23';
  }
  const paired = [a, b].filter((rank) => onBoard[rank] === 1);
  if (paired.length === 0) return 'flopnothing';
  const place = ranks.indexOf(Math.max(...paired));
  return (['floptoppair', 'flopsecondpair', 'flopthirdpair'] as const)[place];
}

function categoryOfTwoPair(onBoard: Uint8Array, a: number, b: number): FlopCategory {
  const [top, , bottom] = ranksDown(onBoard);
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  if (high !== top) return 'flopbottomtwo';
  return low === bottom ? 'floptopandbottom' : 'floptoptwo';
}

export const FLOP_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'flopHandCategory',
    takes: [PLAYER],
    gives: 'TFlopHandCategory',
    says: 'what the flop made of two hole cards, from flopnothing to flopstraightflush',
    cost: 800,
    sees: () => 1 << FLOP,
    run: flopCategory,
  }),
  define({
    names: 'exactFlopHandCategory',
    takes: [PLAYER, CATEGORY],
    gives: 'TBoolean',
    says: 'the flop made exactly that',
    cost: 800,
    sees: () => 1 << FLOP,
    run: (spot, player, category) => Number(flopCategory(spot, player) === category),
  }),
  define({
    names: 'minFlopHandCategory',
    takes: [PLAYER, CATEGORY],
    gives: 'TBoolean',
    says: 'the flop made that or better',
    cost: 800,
    sees: () => 1 << FLOP,
    run: (spot, player, category) => Number(flopCategory(spot, player) >= category),
  }),
];
