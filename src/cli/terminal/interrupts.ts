/**
 * Interrupts: the first aborts a signal, so that whoever works can end with what there is; the second ends
 * the program at once, whatever it is doing.
 *
 * A busy program never gets to its listeners. So a thread of its own waits for interrupts: not by a listener, which only the main thread may have, but by running a script that an
 * interrupt breaks off, and that does nothing but wait.
 */
import type { Worker } from 'node:worker_threads';

/** Work that is mostly done before long does not start the thread sooner: milliseconds. */
const PATIENCE = 250;

/** How long a program that is not busy has to end by itself at the last interrupt: milliseconds. */
const GRACE = 100;

const INTERRUPTED = 130;

/** Once the script is broken off, the next interrupt has the effect that it has on any program. */
const GUARD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const vm = require('node:vm');
  const cell = new Int32Array(new SharedArrayBuffer(4));
  globalThis.waitForever = () => Atomics.wait(cell, 0, 0);
  for (let left = workerData.interrupts; left > 0; left--) {
    try {
      vm.runInThisContext('waitForever()', { breakOnSigint: true });
    } catch {
      parentPort.postMessage('interrupt');
    }
  }
  Atomics.wait(cell, 0, 0, ${GRACE});
  process.kill(process.pid, 'SIGINT');
`;

/**
 * From now on an interrupt aborts the signal, in place of ending the program.
 *
 * @param mayBeBusy  whether the program may soon be busy for long without a turn of the event loop
 */
export function interruptSignal(mayBeBusy: boolean): AbortSignal {
  const controller = new AbortController();
  let left = 2;
  let guard: Worker | undefined;
  const startGuard = (): void => {
    if (guard !== undefined) return;
    // Asked for only now: most runs end before, and need not wait for what they do not use.
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    guard = new Worker(GUARD, { eval: true, workerData: { interrupts: left } });
    guard.on('message', hear);
    // Where it cannot be started there are still the listeners.
    guard.on('error', () => {});
    // After the listener, which would keep the program alive.
    guard.unref();
  };
  const hear = (): void => {
    left--;
    if (left === 0) process.exit(INTERRUPTED);
    startGuard();
    controller.abort();
  };
  process.on('SIGINT', hear);
  if (mayBeBusy) startGuard();
  else setTimeout(startGuard, PATIENCE).unref();
  return controller.signal;
}
