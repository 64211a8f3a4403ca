/** The fields that the documents list, and those that there are. */
import { readFileSync } from 'node:fs';

const DOCUMENT = readFileSync(new URL('../../src/cli/README.md', import.meta.url), 'utf8');

/** The fields in the tables of a section, table by table. */
export function documented(heading: string): string[][] {
  const section = DOCUMENT.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section
    .split(/^\| field .*$/m)
    .slice(1)
    .map((table) => [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, field]) => field));
}

/** Every field of a document: `players[].hand`. Made hands, which have a table of their own, are one. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const objects = value.filter((item) => typeof item === 'object' && !Array.isArray(item));
    if (objects.length === 0) return value.length > 0 ? [path] : [];
    return objects.flatMap((item) => fieldsOf(item, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [path];
  if ('cards' in value && 'value' in value && path !== '') return [path];
  const dot = path === '' ? '' : '.';
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(item, path + dot + key));
}

/** The fields of several outputs, each of them once. */
export function allFields(outputs: readonly string[]): Set<string> {
  return new Set(outputs.flatMap((text) => fieldsOf(JSON.parse(text))));
}
