import { everleaf } from './everleaf.ts';
import { fullTilt } from './full-tilt.ts';
import { pacific } from './pacific.ts';
import { partyPoker } from './partypoker.ts';
import { pokerStars, runItOnce } from './pokerstars.ts';
import type { Site } from './site.ts';
import { winamax } from './winamax.ts';
import { winning } from './winning.ts';
import { winningOld } from './winning-old.ts';

/** All formats that are known, those included that have no reader. A line that begins a hand does so for one of them only. */
const SITES: readonly Site[] = [
  pokerStars,
  runItOnce,
  fullTilt,
  pacific,
  partyPoker,
  winamax,
  everleaf,
  winning,
  winningOld,
];

/** The site for whose format a line begins a hand. */
export function siteOf(line: string): Site | undefined {
  return SITES.find(({ begins }) => begins.test(line));
}
