const CONTROL = /(?!\t)\p{Cc}/u;
const ALL_CONTROL = new RegExp(CONTROL.source, 'gu');

/** A text of a file without what could command the terminal on which it is shown. */
export function printable(text: string): string {
  return CONTROL.test(text) ? text.replace(ALL_CONTROL, '\ufffd') : text;
}

const LONGEST_MESSAGE = 240;

/** A message that quotes a text of a file, whose lines and names may be of any length. */
export function briefly(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, (LONGEST_MESSAGE * 2) / 3)} … ${message.slice(-LONGEST_MESSAGE / 3)}`;
}
