/** Text in the encodings with one byte a letter that old clients write, made UTF-8. */
import { isUtf8 } from 'node:buffer';
import type { ByteSource } from '../terminal/io.ts';

const LINE_FEED = 10;
/** A longer line is no history: it is not kept until its end comes. */
const LONGEST = 1 << 20;

const encoder = new TextEncoder();
/** What Windows-1252 has from 0x80 to 0x9f. Node's own decoder of that name leaves them as they are. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** ISO-8859-15 has its euro sign where Windows has a sign for any currency, which no room prints. */
function fromSingleByte(line: Uint8Array): Uint8Array {
  const text = Buffer.from(line).toString('latin1');
  return encoder.encode(
    text
      .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80])
      .replaceAll('¤', '€'),
  );
}

/** Letters beyond ASCII that UTF-8 makes sense of: the line is UTF-8, with some bytes damaged. */
const READABLE = /[^\0-\u007f\ufffd]/;
const utf8 = new TextDecoder();

function isSingleByte(line: Uint8Array): boolean {
  return !isUtf8(line) && !READABLE.test(utf8.decode(line));
}

/** Whole lines as UTF-8: those that are not are of Windows-1252 or ISO-8859-15. */
function* utf8Lines(bytes: Uint8Array): Generator<Uint8Array> {
  if (isUtf8(bytes)) {
    yield bytes;
    return;
  }
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    yield isSingleByte(line) ? fromSingleByte(line) : line;
    start = end;
  }
}

/** The bytes of a text as UTF-8, each line for itself: files are put together from several. */
export async function* asUtf8(source: ByteSource): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const bytes of source) {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end = all.lastIndexOf(LINE_FEED) + 1 || (all.length > LONGEST ? all.length : 0);
    yield* utf8Lines(all.subarray(0, end));
    rest = all.subarray(end);
  }
  yield* utf8Lines(rest);
}
