/** What went wrong, for callers that branch on it; the message is for people. */
export type ErrorCode =
  | 'bad-card'
  | 'duplicate-card'
  | 'card-count'
  | 'bad-amount'
  | 'bad-option'
  | 'impossible-deal'
  | 'too-large'
  | 'bad-history'
  | 'illegal-action'
  | 'unknown-cards'
  | 'bad-range'
  | 'bad-query'
  | 'aborted'
  | 'cannot-write'
  | 'thread-died'
  | 'pool-closed';

/**
 * The one class of error that this library throws on purpose. Anything else that escapes is a fault
 * of the library.
 *
 * `message` is one clear clause that names the text at fault and where it stood.
 */
export class Omaha8Error extends Error {
  override readonly name = 'Omaha8Error';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** An error about an option: what callers ask for beside cards and amounts. */
export function badOption(message: string): Omaha8Error {
  return new Omaha8Error('bad-option', message);
}
