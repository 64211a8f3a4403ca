const CONTROL = /(?!\t)\p{Cc}/u;
const ALL_CONTROL = new RegExp(CONTROL.source, 'gu');

/** A text of a file without what could command the terminal on which it is shown. */
export function printable(text: string): string {
  return CONTROL.test(text) ? text.replace(ALL_CONTROL, '\ufffd') : text;
}
