import { badHistory } from '../hand-checks.ts';

/** An element of an XML document, with what stands within. */
export class XmlElement {
  readonly name: string;
  /** On which it begins. */
  readonly line: number;
  readonly children: XmlElement[] = [];
  /** What it says beside its children. */
  text = '';
  readonly #attributes: Readonly<Record<string, string>>;

  constructor(name: string, attributes: Readonly<Record<string, string>>, line: number) {
    this.name = name;
    this.#attributes = attributes;
    this.line = line;
  }

  /** The value of an attribute; null without it. */
  get(name: string): string | null {
    return Object.hasOwn(this.#attributes, name) ? this.#attributes[name] : null;
  }

  /** @throws Omaha8Error `bad-history` without the attribute */
  must(name: string): string {
    const value = this.get(name);
    if (value === null) throw badHistory(`<${this.name}> has no ${name}`);
    return value;
  }

  /** @throws Omaha8Error `bad-history` where the attribute is no whole number */
  count(name: string): number {
    const value = this.must(name);
    if (/^\d{1,20}$/.test(value)) return Number(value);
    throw badHistory(`the ${name} "${value}" of <${this.name}> is not a whole number`);
  }

  /** The children of a name, in order. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first child of a name; null where there is none. */
  child(name: string): XmlElement | null {
    return this.children.find((child) => child.name === name) ?? null;
  }

  /** What the first child of a name says, without spaces around; empty where it says nothing or is not there. */
  textOf(name: string): string {
    return this.child(name)?.text.trim() ?? '';
  }
}
