/**
 * How text from outside is shown: names of players, tables and files, what a user typed, lines of a hand
 * history. Everything that the program prints and did not write itself goes through `printable`, or, as
 * JSON, through `printableJson`.
 */

/**
 * What would break the line, command the terminal or turn the direction of writing: control characters,
 * invisible format characters, halves of surrogate pairs, and the separators of lines and paragraphs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escaped(letter: string): string {
  const inJson = JSON.stringify(letter).slice(1, -1);
  return inJson === letter ? `\\u{${letter.codePointAt(0)?.toString(16)}}` : inJson;
}

/** A foreign text that is safe to show on one line: `Bob\u001b[2J` has its escape written out, as here. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escaped);
}

function inHex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/** Escapes what is unprintable in a document but the line ends of its layout. */
function printableDocument(document: string, inEscapes: (letter: string) => string): string {
  return document.replace(UNPRINTABLE, (letter) => (letter === '\n' ? letter : inEscapes(letter)));
}

/**
 * A JSON document on which nothing is unprintable but the line ends of its layout, and which reads as the
 * very same values: JSON itself escapes only the first 32 control characters.
 *
 * @param document  as `JSON.stringify` made it
 */
export function printableJson(document: string): string {
  return printableDocument(document, (letter) =>
    letter
      .split('')
      .map((unit) => `\\u${inHex(unit.charCodeAt(0), 4)}`)
      .join(''),
  );
}

/** The same as TOML, which has no escape for half a surrogate pair: that becomes U+FFFD. */
export function printableToml(document: string): string {
  return printableDocument(document, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code > 0xffff) return `\\U${inHex(code, 8)}`;
    return code >= 0xd800 && code <= 0xdfff ? '\ufffd' : `\\u${inHex(code, 4)}`;
  });
}
