/**
 * Changes one amount, card or winner of a real hand at a time, and counts how many of the changed hands a replay calls
 * contradictory or cannot read:
 *
 *     tsx scripts/change-histories.ts <folder with one folder for each site> [hands] [seed]
 *
 * By site and kind of change it says how many of how many were found, and lists some of those that were not. Hands that
 * are not right as they are, and formats that are not lines, are left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHands } from '../src/history/history-reader.ts';
import { replayHand } from '../src/history/replay.ts';
import { RandomStream, RandomWords } from '../src/math/random.ts';

const [root, hands = '300', seed = '1'] = process.argv.slice(2);
if (root === undefined) throw new Error('name a folder with one folder for each site');
const random = new RandomWords(new RandomStream(Number(seed)));

/** Lines that say what somebody did, or was paid, or what is in the pots. */
const TOLD =
  /post|ante|blind|straddle|call|bet|raise|all-?in|collect|win|won|tie|total pot|pot:|result|payback|returned|uncalled/i;
const PAID = /collect|wins|won by|hand result|ties/i;
const AMOUNT = /(?<![\w.,#])[$€£₮¥]?\d[\d,]*(?:\.\d{1,2})?(?![\w%]|\.\d)/g;
const CARD = /\b(?:10|[2-9TJQKA])[cdhs]\b/g;
const RANKS = '23456789TJQKA';

type Kind = 'amount' | 'card' | 'winner';

interface Hand {
  site: string;
  text: string;
  names: string[];
}

/** The hands of a folder that are right, each with its own text. */
function rightHands(folder: string): Hand[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .flatMap((entry) => handsOf(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
}

function handsOf(text: string): Hand[] {
  const lines = text.split(/\r?\n/);
  const starts = [...readHands(text)].map((reading) =>
    reading.status === 'read' ? reading.hand.line : reading.line,
  );
  return starts.flatMap((line, i): Hand[] => {
    const own = lines.slice(line - 1, (starts[i + 1] ?? lines.length + 1) - 1).join('\n');
    const [reading, ...more] = readHands(own);
    if (reading?.status !== 'read' || more.length > 0 || isFound(own)) return [];
    const { site, seats } = reading.hand;
    return [{ site, text: own, names: seats.map(({ name }) => name) }];
  });
}

/** Whether a text is not one hand without a fault. */
function isFound(text: string): boolean {
  const readings = [...readHands(text)];
  return readings.some(
    (reading) => reading.status !== 'read' || replayHand(reading.hand).contradictions.length > 0,
  );
}

function pick<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(random.fraction() * items.length)];
}

/** One place of a text, and what is written there instead. */
interface Change {
  kind: Kind;
  text: string;
  line: string;
}

function replaced(lines: readonly string[], at: number, line: string, kind: Kind): Change {
  const before = lines[at];
  return { kind, text: lines.with(at, line).join('\n'), line: `${before}  =>  ${line}` };
}

function changeOf({ text, names }: Hand, kind: Kind): Change | null {
  const lines = text.split('\n');
  const places = [...lines.keys()].flatMap((i) => {
    if (kind === 'winner' ? !PAID.test(lines[i]) : kind === 'amount' && !TOLD.test(lines[i]))
      return [];
    const pattern = kind === 'amount' ? AMOUNT : CARD;
    if (kind !== 'winner') {
      return [...lines[i].matchAll(pattern)].map(({ index, 0: found }) => ({ i, index, found }));
    }
    return names
      .filter((name) => lines[i].includes(name))
      .map((name) => ({ i, index: lines[i].indexOf(name), found: name }));
  });
  const place = pick(places.filter(({ i }) => i > 0));
  if (place === undefined) return null;
  const { i, index, found } = place;
  const instead = insteadOf(found, kind, text, names);
  if (instead === undefined) return null;
  const line = lines[i].slice(0, index) + instead + lines[i].slice(index + found.length);
  return replaced(lines, i, line, kind);
}

function insteadOf(
  found: string,
  kind: Kind,
  text: string,
  names: readonly string[],
): string | undefined {
  if (kind === 'winner') return pick(names.filter((name) => name !== found));
  if (kind === 'amount') {
    const digits = found.match(/\d/g)?.length ?? 0;
    let at = Math.floor(random.fraction() * digits);
    return found.replace(/\d/g, (digit) => (at-- === 0 ? String((Number(digit) + 1) % 10) : digit));
  }
  const free = [...RANKS]
    .flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
    .filter((card) => !text.includes(card));
  return pick(free);
}

const all = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => rightHands(join(root, name)));
const counts = new Map<string, { of: number; found: number }>();
const missed: string[] = [];
for (let i = 0; i < Number(hands); i++) {
  const hand = pick(all);
  if (hand === undefined) break;
  for (const kind of ['amount', 'card', 'winner'] as const) {
    const change = changeOf(hand, kind);
    if (change === null) continue;
    const isSeen = isFound(change.text);
    for (const key of [`all ${kind}s`, `${hand.site} ${kind}s`]) {
      const count = counts.get(key) ?? { of: 0, found: 0 };
      counts.set(key, { of: count.of + 1, found: count.found + Number(isSeen) });
    }
    if (!isSeen) missed.push(`${hand.site} ${kind}: ${change.line}`);
  }
}
console.log(`${all.length} hands that are right`);
for (const [key, { of, found }] of [...counts].sort())
  console.log(`${key}: ${found} of ${of} found`);
for (const line of missed.slice(0, 60)) console.log(`missed: ${line}`);
