/** What is played at a table, hand after hand. */

import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';
import type { OddChipRule } from '../showdown/split.ts';
import { checkFlag, checkOptions, type OptionNames } from '../text/check.ts';
import { badOption } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import { smallBlindOf } from './blinds.ts';
import { checkAmount, checkChoice, checkSetup, readUnit } from './check-setup.ts';
import { checkRakeShape } from './check-shape.ts';
import type { HandSetup, RakeRule, Structure } from './setup.ts';

/** How one hand is bet; a mixed table changes between limit and pot limit with every orbit. */
export type HandStructure = Structure['kind'];

export interface TableRules {
  game: Game;
  /** As many as the game usually has if not given: 4 in Omaha. */
  holeCount?: HoleCount;
  /** `mixed`: an orbit of hands at limit, then one at pot limit, and so on. */
  structure: HandStructure | 'mixed';
  /** The small bet and the big blind; the big bet is twice as much. */
  lowerLimit: number;
  /** What the small blind, half the lower limit, is rounded down to; the chip if not given. */
  smallBlindUnit?: number;
  /** Raises after a bet at limit, null for any number; 3 if not given. */
  raises?: number | null;
  uncappedHeadsUp?: boolean;
  /** Of every player in every hand; 0 if not given. */
  ante?: number;
  /** The least that a player may sit down with, in lower limits; 10 if not given. */
  minBuyIn?: number;
  rake?: RakeRule;
  chip?: number;
  oddChips?: OddChipRule;
  decimals?: number;
}

const RULES: OptionNames<TableRules> = {
  game: true,
  holeCount: true,
  structure: true,
  lowerLimit: true,
  smallBlindUnit: true,
  raises: true,
  uncappedHeadsUp: true,
  ante: true,
  minBuyIn: true,
  rake: true,
  chip: true,
  oddChips: true,
  decimals: true,
};

function structureOf(rules: TableRules, kind: HandStructure): Structure {
  const { lowerLimit, raises = 3, uncappedHeadsUp = false } = rules;
  if (kind !== 'limit') return { kind };
  return { kind, smallBet: lowerLimit, bigBet: 2 * lowerLimit, raises, uncappedHeadsUp };
}

/** What every hand of the table has in common with the others. */
export function handRules(
  rules: TableRules,
  kind: HandStructure,
): Omit<HandSetup, 'seats' | 'button' | 'posts'> {
  const { game, lowerLimit, holeCount, rake, chip, oddChips, decimals } = rules;
  return {
    game,
    structure: structureOf(rules, kind),
    smallBlind: smallBlindOf(lowerLimit, rules.smallBlindUnit ?? chip),
    bigBlind: lowerLimit,
    ...(holeCount !== undefined && { holeCount }),
    ...(rake !== undefined && { rake }),
    ...(chip !== undefined && { chip }),
    ...(oddChips !== undefined && { oddChips }),
    ...(decimals !== undefined && { decimals }),
  };
}

/** @throws Omaha8Error `bad-option`, `bad-amount` or `card-count` where no hand could be played by them. */
export function checkTableRules(rules: TableRules): void {
  checkOptions<TableRules>(rules, 'openTable', RULES);
  if (rules.rake !== undefined) checkRakeShape(rules.rake);
  checkChoice('structure', rules.structure, ['limit', 'pot-limit', 'no-limit', 'mixed']);
  checkFlag(rules.uncappedHeadsUp, 'uncappedHeadsUp');
  const { lowerLimit, ante = 0, minBuyIn = 10 } = rules;
  const unit = readUnit(rules);
  checkAmount(lowerLimit, 'the lower limit', unit, unit.chip);
  if (!(typeof minBuyIn === 'number' && minBuyIn >= 0 && minBuyIn < Number.POSITIVE_INFINITY)) {
    throw badOption(
      `a minimum buy-in of ${shown(minBuyIn)} lower limits is not a number from 0 up`,
    );
  }
  // A hand of two checks all the rest.
  const seats = [{ stack: lowerLimit }, { stack: lowerLimit }];
  const kind = rules.structure === 'mixed' ? 'limit' : rules.structure;
  checkSetup({ ...handRules(rules, kind), ante, seats, button: 0 });
}
