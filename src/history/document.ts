import { Omaha8Error } from '../text/errors.ts';

export function bad(message: string): Omaha8Error {
  return new Omaha8Error('bad-history', message);
}

/** The fields of a document, by name, with what each has to be. */
export class Fields {
  readonly #table: Record<string, unknown>;
  constructor(table: Record<string, unknown>) {
    this.#table = table;
  }

  text(name: string): string | null {
    const value = this.#table[name];
    if (value === undefined || value === null) return null;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw bad(`${name} is not a string`);
  }

  number(name: string): number | null {
    const value = this.#table[name];
    if (value === undefined || value === null) return null;
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
    throw bad(`${name} is not a number`);
  }

  flag(name: string): boolean {
    return this.#table[name] === true;
  }

  #list(name: string, length?: number): unknown[] | null {
    const value = this.#table[name];
    if (value === undefined || value === null) return null;
    if (!Array.isArray(value)) throw bad(`${name} is not an array`);
    if (length !== undefined && value.length !== length) {
      throw bad(`${name} has ${value.length} entries for ${length} players`);
    }
    return value;
  }

  /** Another document within. */
  object(name: string): Fields | null {
    const value = this.#table[name];
    if (value === undefined || value === null) return null;
    return fieldsOf(value, name);
  }

  objects(name: string): Fields[] | null {
    return this.#list(name)?.map((value) => fieldsOf(value, name)) ?? null;
  }

  numbers(name: string, length?: number): number[] | null {
    const list = this.#list(name, length);
    const odd = list?.findIndex((x) => typeof x !== 'number' || !Number.isFinite(x) || x < 0) ?? -1;
    if (odd >= 0) throw bad(`${name} has an entry ${String(list?.[odd])} that is not a number`);
    return list as number[] | null;
  }

  /** A string alone counts as an array of one. */
  textOrTexts(name: string): string[] | null {
    return typeof this.#table[name] === 'string' ? [this.#table[name]] : this.texts(name);
  }

  texts(name: string, length?: number): string[] | null {
    const list = this.#list(name, length);
    if (list?.some((x) => typeof x !== 'string'))
      throw bad(`${name} has an entry that is not a string`);
    return list as string[] | null;
  }

  /** @throws Omaha8Error `bad-history` where the field is not there */
  must<T>(name: string, value: T | null): T {
    if (value === null) throw bad(`${name} is missing`);
    return value;
  }
}

/** @throws Omaha8Error `bad-history` where a value has no fields */
function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return new Fields(value as Record<string, unknown>);
  }
  throw bad(`${name} is not an object`);
}
