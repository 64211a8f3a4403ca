import type { Format } from '../format.ts';
import { readSiteHand } from '../read-site.ts';
import { TextHands } from '../text-hands.ts';
import { absolute } from './absolute.ts';
import { bovada } from './bovada.ts';
import { cake } from './cake.ts';
import { coinPoker } from './coinpoker.ts';
import { entraction } from './entraction.ts';
import { everleaf } from './everleaf.ts';
import { fullTilt } from './full-tilt.ts';
import { ggPoker } from './ggpoker.ts';
import { kingsClub } from './kings-club.ts';
import { onGame } from './ongame.ts';
import { pacific } from './pacific.ts';
import { partyPoker } from './partypoker.ts';
import { pkr } from './pkr.ts';
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
  ggPoker,
  bovada,
  coinPoker,
  kingsClub,
  cake,
  entraction,
  absolute,
  onGame,
  pkr,
];

/** What a site writes is shorter; of a longer line the beginning counts. */
const LONGEST_LINE = 1000;

/** The site for whose format a line begins a hand. */
function siteOf(line: string): Site | undefined {
  return SITES.find(({ begins }) => begins.test(line));
}

/** Hands in the lines of some site. */
export const sites: Format = {
  begins: (line) => siteOf(line.slice(0, LONGEST_LINE)) !== undefined,
  cutter: () => new TextHands((line) => siteOf(line) as Site, readSiteHand, LONGEST_LINE),
};
