import type { Format } from './format.ts';
import { ohh } from './ohh/ohh.ts';
import { phh } from './phh/phh.ts';
import { pokerNow } from './pokernow/pokernow.ts';
import { sites } from './sites/sites.ts';
import { boss } from './xml/boss.ts';
import { iPoker } from './xml/ipoker.ts';
import { microgaming } from './xml/microgaming.ts';

/** All formats that are read. No line begins a hand in two of them. */
export const FORMATS: readonly Format[] = [sites, phh, pokerNow, ohh, iPoker, microgaming, boss];
