/** The members of a JSON object as they are written: what `JSON.parse` makes of `1e400` or `-0` is not that. */

/** Where a string ends whose opening quote stands at `start`: the place after its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; text[at] !== '"'; at++) if (text[at] === '\\') at++;
  return at + 1;
}

/**
 * The keys of an object and the text of their values, in the order of the text, however deep it is
 * nested.
 *
 * @param text  an object that `JSON.parse` reads
 * @returns values without the white space around them
 */
export function jsonMembers(text: string): [key: string, source: string][] {
  const members: [string, string][] = [];
  let depth = 0;
  let key: string | null = null;
  let start = 0;
  const endMember = (at: number): void => {
    if (key !== null) members.push([key, text.slice(start, at).trim()]);
    key = null;
  };
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (depth === 1 && key === null) {
          key = JSON.parse(text.slice(at, end));
          start = text.indexOf(':', end) + 1;
        }
        at = end - 1;
        break;
      }
      case '{':
      case '[':
        depth++;
        break;
      case ',':
        if (depth === 1) endMember(at);
        break;
      case '}':
      case ']':
        if (depth === 1) endMember(at);
        depth--;
        break;
    }
  }
  return members;
}
