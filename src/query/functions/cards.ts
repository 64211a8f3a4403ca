/** Single cards, ratings as they are written, ranges, the place of a hand. */

import { RANKS } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { parseCard } from '../../cards/text.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { highOfRanks, lowOfRanks } from '../ratings.ts';
import { define, type FunctionRow, type Parameter, PLAYER, STREET } from './row.ts';

const TEXT: Parameter = { name: 'text', type: 'TString' };
const RANGE: Parameter = { name: 'range', type: 'TRange' };

function rankFrom(text: string): number {
  const rank = text === '10' ? RANKS.indexOf('T') : RANKS.indexOf(text.toUpperCase());
  if (text.length > 0 && rank >= 0) return rank;
  throw new Omaha8Error('bad-card', `${quoted(text)} is not a rank, which are ${RANKS}`);
}

export const CARD_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'turnCard',
    takes: [],
    gives: 'TCard',
    says: 'the turn',
    sees: () => 0b0110,
    run: (spot) => spot.board[BOARD_SIZE - 2],
  }),
  define({
    names: 'riverCard',
    takes: [],
    gives: 'TCard',
    says: 'the river',
    sees: () => 0b1100,
    run: (spot) => spot.board[BOARD_SIZE - 1],
  }),
  define({
    names: 'toCard',
    looks: 'nowhere',
    takes: [TEXT],
    gives: 'TCard',
    says: "the card that a string names, such as 'As'",
    run: (_, text: string) => parseCard(text),
  }),
  define({
    names: 'toRank',
    looks: 'nowhere',
    takes: [TEXT],
    gives: 'TRank',
    says: "the rank that a string names, such as 'A'",
    run: (_, text: string) => rankFrom(text),
  }),
  define({
    names: 'rateLoHand',
    looks: 'nowhere',
    takes: [TEXT],
    gives: 'TLoRating',
    says: "the rating of a low, such as '8765A'",
    run: (_, text: string) => lowOfRanks(text),
  }),
  define({
    names: 'rateHiHand',
    looks: 'nowhere',
    takes: [TEXT],
    gives: 'THiRating',
    says: "the rating of five cards as a high: ranks such as 'AAKK2', or cards such as 'AsKsQs9s2s'",
    run: (_, text: string) => highOfRanks(text),
  }),
  define({
    names: 'inRange',
    takes: [PLAYER, RANGE],
    gives: 'TBoolean',
    says: 'the hand is one of a range, whatever its weight',
    cost: 60,
    sees: () => 0,
    run: (spot, player, range) => Number(spot.isInRange(player, range)),
  }),
  define({
    names: 'boardInRange',
    takes: [{ name: 'pattern', type: 'TBoardRange' }],
    gives: 'TBoolean',
    says: 'the board matches a pattern, such as wwx',
    cost: 300,
    sees: () => 0b1110,
    run: (spot, pattern) => Number(spot.isBoardLike(pattern)),
  }),
  define({
    names: 'handRanking',
    takes: [PLAYER, { name: 'table', type: 'ordering', isImplied: true }],
    gives: 'TDouble',
    says: 'where the hand stands among all at a table of this size: the smallest percentage that has it',
    sees: () => 0,
    run: (spot, player, ordering) => spot.ranking(player, ordering),
  }),
  define({
    names: 'handRankingFor',
    takes: [PLAYER, { name: 'table', type: 'ordering' }],
    gives: 'TDouble',
    says: "the same at a table of '2', '6max' or '9max'",
    sees: () => 0,
    run: (spot, player, ordering) => spot.ranking(player, ordering),
  }),
  define({
    names: 'cardsPlay',
    looks: 'nowhere',
    takes: [PLAYER, STREET],
    gives: 'TCardCount',
    says: 'how many hole cards play: two, in these games',
    run: () => 2,
  }),
];
