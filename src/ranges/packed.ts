/** Small whole numbers as text: so many bits each, lowest first, in bytes, in base64. */

const LETTERS_AT_A_TIME = 8192;

/**
 * @param numbers  each below 2^bits
 * @param bits     1 … 16
 */
export function packNumbers(numbers: ArrayLike<number>, bits: number): string {
  const bytes = new Uint8Array(Math.ceil((numbers.length * bits) / 8));
  for (let i = 0, bit = 0; i < numbers.length; i++, bit += bits) {
    const shifted = numbers[i] << (bit & 7);
    for (let at = bit >> 3, rest = shifted; rest !== 0; at++, rest >>>= 8) bytes[at] |= rest & 255;
  }
  let text = '';
  for (let at = 0; at < bytes.length; at += LETTERS_AT_A_TIME) {
    text += String.fromCharCode(...bytes.subarray(at, at + LETTERS_AT_A_TIME));
  }
  return btoa(text);
}

/** The first `count` numbers of what `packNumbers` made. */
export function unpackNumbers(packed: string, bits: number, count: number): Uint16Array {
  const text = atob(packed);
  const mask = (1 << bits) - 1;
  const numbers = new Uint16Array(count);
  for (let i = 0, bit = 0; i < count; i++, bit += bits) {
    const at = bit >> 3;
    // Past the end charCodeAt is NaN, which counts as 0 here.
    const word =
      text.charCodeAt(at) | (text.charCodeAt(at + 1) << 8) | (text.charCodeAt(at + 2) << 16);
    numbers[i] = (word >>> (bit & 7)) & mask;
  }
  return numbers;
}
