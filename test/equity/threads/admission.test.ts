import { describe, expect, it } from 'vitest';
import { Admission, bytesIn, type Place } from '../../../src/equity/threads/admission.ts';

const MOST_COST = 100;

/** An admission with questions at its door, and those that have come in. */
function door(questions: number) {
  const admission = new Admission(MOST_COST);
  const inside: Place[] = [];
  const entering = Array.from({ length: questions }, async () => {
    inside.push(await admission.enter());
  });
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return inside.length;
  };
  return { admission, inside, entering, settled };
}

describe('the admission of questions', () => {
  it('lets in one at a time until it has been read', async () => {
    const { inside, settled } = door(3);
    expect(await settled()).toBe(1);
    inside[0].begin(1, 1);
    expect(await settled()).toBe(2);
    // One that cannot be read leaves without having begun.
    inside[1].leave();
    inside[1].leave();
    expect(await settled()).toBe(3);
  });

  it.each([
    ['work', 60, 0],
    ['memory', 0, 10e6],
  ])('waits while there is enough %s under way', async (_, cost, bytes) => {
    const { inside, settled } = door(5);
    await settled();
    inside[0].begin(cost, bytes);
    expect(await settled()).toBe(2);
    inside[1].begin(cost, bytes);
    expect(await settled()).toBe(2);
    inside[0].leave();
    expect(await settled()).toBe(3);
  });

  it('lets in one that is too large for any room when nobody else is there', async () => {
    const { admission, inside, settled } = door(2);
    await settled();
    inside[0].begin(1e12, 1e12);
    expect(await settled()).toBe(1);
    inside[0].leave();
    expect(await settled()).toBe(2);
    inside[1].begin(7, 0);
    expect(admission.cost).toBe(7);
  });

  it('sends away who waits when it is closed', async () => {
    const { admission, entering } = door(2);
    await entering[0];
    admission.close(new Error('closed'));
    await expect(entering[1]).rejects.toThrow('closed');
  });
});

describe('the memory of plain data', () => {
  it('is that of its arrays of numbers, however deep', () => {
    const choice = { text: 'AA', cards: new Uint8Array(40), weights: new Uint16Array(10) };
    expect(bytesIn([choice, { ...choice, weights: null }, 7, undefined])).toBe(100);
  });
});
