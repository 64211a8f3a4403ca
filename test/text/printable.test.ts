import { parse, stringify } from 'smol-toml';
import { expect, it } from 'vitest';
import { printable, printableJson, printableToml } from '../../src/text/printable.ts';

/** Escapes of both kinds, a delete, marks of direction, a line separator, half a pair, a tag. */
const FOREIGN = 'A\u001b[2J\u009b1m\u007f\u202eb\u2066\u2028\ud800\u{e0041}';

it('what commands a terminal or turns the text is written out', () => {
  expect(printable(FOREIGN)).toBe(
    'A\\u001b[2J\\u{9b}1m\\u{7f}\\u{202e}b\\u{2066}\\u{2028}\\ud800\\u{e0041}',
  );
  expect(printable('one\r\n\ttwo')).toBe('one\\r\\n\\ttwo');
});

it('what is only foreign stays as it is', () => {
  const texts = ['李小龍 🂡', 'Ñandú', 'שלום', 'a\u00a0b', 'e\u0301', '', '\ufffd'];
  expect(texts.map(printable)).toEqual(texts);
});

it('JSON is printable and reads as the same values', () => {
  for (const indent of [undefined, 2]) {
    const document = printableJson(JSON.stringify({ [FOREIGN]: [FOREIGN] }, null, indent));
    expect(document.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(document)).toEqual({ [FOREIGN]: [FOREIGN] });
  }
  expect(printableJson('{\n  "a": "ü"\n}')).toBe('{\n  "a": "ü"\n}');
});

it('TOML is printable and reads as the same values, half a surrogate pair aside', () => {
  const document = printableToml(stringify({ names: [FOREIGN, '李小龍 🂡'] }));
  expect(document.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  expect(parse(document)).toEqual({ names: [FOREIGN.replace('\ud800', '\ufffd'), '李小龍 🂡'] });
});
