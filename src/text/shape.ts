/**
 * The shape of plain data that callers hand back or have read from elsewhere: where it is not as it should
 * be, the place is named. What the values mean is for others to judge.
 */
import { badOption } from './errors.ts';
import { shown } from './words.ts';

/** Where something is wrong: the path from the whole, and what stands there. */
export interface Fault {
  readonly path: string;
  readonly value: unknown;
}

/** Looks at a value. @returns null where it is as it should be */
export type Shape = (value: unknown) => Fault | null;

/** A value by itself. */
export function one(fits: (value: unknown) => boolean): Shape {
  return (value) => (fits(value) ? null : { path: '', value });
}

export const text = one((value) => typeof value === 'string');
export const flag = one((value) => typeof value === 'boolean');

/** A whole number that is exact. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Shape {
  return one(
    (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  );
}

export function oneOf(values: readonly unknown[]): Shape {
  return one((value) => values.includes(value));
}

/** The same, or null. */
export function orNull(shape: Shape): Shape {
  return (value) => (value === null ? null : shape(value));
}

/** The same, or not given. */
export function optional(shape: Shape): Shape {
  return (value) => (value === undefined ? null : shape(value));
}

export function listOf(shape: Shape, least = 0): Shape {
  return (value) => {
    if (!Array.isArray(value) || value.length < least) return { path: '', value };
    for (let i = 0; i < value.length; i++) {
      const fault = shape(value[i]);
      if (fault !== null) return { path: `[${i}]${fault.path}`, value: fault.value };
    }
    return null;
  };
}

/** An object with these fields; others may be there. */
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(fields);
  return (value) => {
    if (typeof value !== 'object' || value === null) return { path: '', value };
    for (const [name, shape] of entries) {
      const fault = shape((value as Record<string, unknown>)[name]);
      if (fault !== null) return { path: `.${name}${fault.path}`, value: fault.value };
    }
    return null;
  };
}

/** An object whose field `key` says which of several shapes it has besides. */
export function variant(key: string, shapes: Readonly<Record<string, Shape>>): Shape {
  return (value) => {
    if (typeof value !== 'object' || value === null) return { path: '', value };
    const kind = (value as Record<string, unknown>)[key];
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) {
      return { path: `.${key}`, value: kind };
    }
    return shapes[kind](value);
  };
}

/**
 * @param expected  the sentence up to what was given: `expected the state of a hand`
 * @throws Omaha8Error `bad-option`, naming the place and what stands there
 */
export function checkAgainst(shape: Shape, value: unknown, expected: string): void {
  const fault = shape(value);
  if (fault === null) return;
  // Without one of its fields it is something else.
  const isOther = fault.path === '' || (fault.value === undefined && /^\.\w+$/.test(fault.path));
  throw badOption(
    isOther
      ? `${expected}, not ${shown(value)}`
      : `${expected}; ${fault.path.slice(1)} in it is ${shown(fault.value)}`,
  );
}
