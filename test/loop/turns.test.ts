import { afterEach, describe, expect, it, vi } from 'vitest';
import { finish, type Steps, Turns } from '../../src/loop/turns.ts';

function* counting(to: number, visit: (step: number) => void = () => {}): Steps<string> {
  for (let step = 0; step < to; step++) {
    visit(step);
    yield;
  }
  return 'done';
}

describe('a later turn', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['with setImmediate', []],
    ['with messages alone', ['setImmediate']],
    ['with timers alone', ['setImmediate', 'MessageChannel']],
  ])('comes after what is under way, in the order asked for, %s', async (_, missing) => {
    for (const name of missing) vi.stubGlobal(name, undefined);
    vi.resetModules();
    const { onLaterTurn } = await import('../../src/loop/turns.ts');
    const events: string[] = [];
    const both = new Promise<void>((resolve) => {
      onLaterTurn(() => events.push('first'));
      onLaterTurn(() => {
        events.push('second');
        resolve();
      });
    });
    await Promise.resolve();
    events.push('now');
    await both;
    expect(events).toEqual(['now', 'first', 'second']);
  });
});

describe('long work', () => {
  it('is done without a stop, or with turns of the event loop in between', async () => {
    expect(finish(counting(3))).toBe('done');
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const busy = () => {
      for (const until = performance.now() + 4; performance.now() < until; );
    };
    expect(await new Turns().finish(counting(20, busy))).toBe('done');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });

  it('fails as its steps do', async () => {
    const failing = () =>
      counting(3, (step) => {
        if (step === 1) throw new Error('one');
      });
    expect(() => finish(failing())).toThrow('one');
    await expect(new Turns().finish(failing())).rejects.toThrow('one');
  });
});
