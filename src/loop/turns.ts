/** Turns of the event loop, so that signals, timers and input are heard while there is much to do. */

/** For how long work may go on before others have their turn: milliseconds. */
export const SLICE = 10;

/** Calls back in a later turn of the event loop, the next one if it can be had. */
export const onLaterTurn: (callback: () => void) => void = laterTurns();

/** What messages need of a `MessagePort`, of Node or of a browser. */
interface Port {
  onmessage: (() => void) | null;
  postMessage(message: null): void;
}

/** Only Node has `setImmediate`; elsewhere timers that follow one another wait 4 ms each, and messages do not. */
function laterTurns(): (callback: () => void) => void {
  if (typeof setImmediate === 'function') return (callback) => void setImmediate(callback);
  if (typeof MessageChannel !== 'function') return (callback) => void setTimeout(callback, 0);
  const { port1, port2 } = new (MessageChannel as unknown as new () => Record<string, Port>)();
  const callbacks: (() => void)[] = [];
  port1.onmessage = () => callbacks.shift()?.();
  return (callback) => {
    callbacks.push(callback);
    port2.postMessage(null);
  };
}

/** Long work, cut into steps: a generator stops wherever others may have their turn. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps without a stop. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Long work that gives way: `if (turns.isDue) await turns.next();`, wherever it can stop for a moment. */
export class Turns {
  #lastAt = performance.now();

  /** Whether work has gone on for long enough. */
  get isDue(): boolean {
    return performance.now() - this.#lastAt >= SLICE;
  }

  async next(): Promise<void> {
    await new Promise<void>(onLaterTurn);
    this.#lastAt = performance.now();
  }

  /** Does all steps, and gives way between them. */
  async finish<Result>(steps: Steps<Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      if (this.isDue) await this.next();
    }
  }
}
