import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';

export const FEWER_UNKNOWN = 'fewer unknown hands';
export const NARROWER = 'narrower ranges';

/**
 * The number of deals of an enumeration, or why it cannot be: doubles hold no more than 2^53 - 1 exactly.
 *
 * @param fewer  what to give so that there are fewer
 */
export function safeDeals(deals: bigint, fewer: string): number | Omaha8Error {
  if (deals <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(deals);
  return new Omaha8Error(
    'too-large',
    `an exact answer would count ${grouped(deals)} deals, more than 2^53 - 1; give ${fewer}, more of the board, or leave out exact`,
  );
}
