/** The checks at the door of a hand. */
import { DECK_SIZE } from '../cards/card.ts';
import { BOARD_SIZE, HOLE_COUNT_TEXT, isHoleCount } from '../cards/deal.ts';
import { checkHoleCountOption, findGame, GAMES } from '../games/game.ts';
import { formatAmount, percentageOf } from '../showdown/amounts.ts';
import { ODD_CHIP_RULES, seatsFromButton } from '../showdown/split.ts';
import { checkNumber } from '../text/check.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { listed, shown } from '../text/words.ts';
import {
  type HandSetup,
  POST_KINDS,
  type Post,
  type RakeRule,
  type Rules,
  type SeatSetup,
  type Structure,
} from './setup.ts';
import { seatName, whyNoSeat } from './state.ts';

/** More than this many do not fit around a table. */
export const MAX_SEATS = 10;

/** How amounts are counted and written. */
interface Unit {
  chip: number;
  decimals: number;
}

export function checkChoice(what: string, choice: unknown, choices: readonly unknown[]): void {
  if (choices.includes(choice)) return;
  throw badOption(
    `${what} ${shown(choice)} is unknown; choose ${listed(choices.map(String), 'or')}`,
  );
}

/** @throws Omaha8Error `bad-amount` unless the amount is a whole number of chips, at least `least`. */
export function checkAmount(amount: number, what: string, unit: Unit, least = 0): void {
  const bad = (why: string) => new Omaha8Error('bad-amount', `${what} is ${why}`);
  if (!Number.isSafeInteger(amount)) {
    throw bad(`${shown(amount)}, which is not a whole number of units`);
  }
  const money = (value: number) => formatAmount(value, unit.decimals);
  if (amount < least) throw bad(`${money(amount)}, and ${money(least)} is the least possible`);
  if (amount % unit.chip !== 0) {
    throw bad(`${money(amount)}, which is not a whole number of chips of ${money(unit.chip)}`);
  }
}

function checkSeat(seat: number, seatCount: number, what: string): void {
  const reason = whyNoSeat(seat, seatCount);
  if (reason !== null) throw badOption(`${what}: ${reason}`);
}

export function readUnit({ chip = 1, decimals = 0 }: Pick<HandSetup, 'chip' | 'decimals'>): Unit {
  if (!Number.isSafeInteger(chip) || chip < 1) {
    throw new Omaha8Error(
      'bad-amount',
      `a chip of ${shown(chip)} is not a whole number of units from 1 up`,
    );
  }
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 15) {
    throw badOption(`${shown(decimals)} decimal places are not a whole number from 0 to 15`);
  }
  return { chip, decimals };
}

function readStructure(structure: Structure, bigBlind: number, unit: Unit): Rules['structure'] {
  checkChoice('structure', structure.kind, ['limit', 'pot-limit', 'no-limit']);
  if (structure.kind !== 'limit') {
    const { kind, minBet = bigBlind, antesInPot = true } = structure;
    if (minBet === 0) throw badOption(`${kind} without a big blind needs a smallest bet, minBet`);
    checkAmount(minBet, 'the smallest bet', unit, unit.chip);
    return { kind, minBet, antesInPot };
  }
  const { kind, smallBet, bigBet, raises = 3, uncappedHeadsUp = false } = structure;
  checkAmount(smallBet, 'the small bet', unit, unit.chip);
  checkAmount(bigBet, 'the big bet', unit, smallBet);
  if (raises !== null && (!Number.isInteger(raises) || raises < 0)) {
    throw badOption(
      `a cap of ${shown(raises)} raises is neither a whole number nor null, which is no cap`,
    );
  }
  return { kind, smallBet, bigBet, raises, uncappedHeadsUp };
}

function checkSeats(seats: readonly SeatSetup[], holeCount: number, unit: Unit): void {
  if (seats.length < 2 || seats.length > MAX_SEATS) {
    throw badOption(`a hand has 2 to ${MAX_SEATS} seats, not ${seats.length}`);
  }
  let dealtIn = 0;
  let total = 0;
  seats.forEach(({ stack, dealtIn: isIn = true }, seat) => {
    checkAmount(stack, `the stack of ${seatName(seat)}`, unit, isIn ? unit.chip : 0);
    total += stack;
    if (isIn) dealtIn++;
  });
  if (total > Number.MAX_SAFE_INTEGER) {
    throw new Omaha8Error('too-large', 'the stacks add up to more than 2^53 - 1 units');
  }
  if (dealtIn < 2) throw badOption(`a hand needs at least two seats dealt in, got ${dealtIn}`);
  const dealt = dealtIn * holeCount + BOARD_SIZE;
  if (dealt > DECK_SIZE) {
    throw new Omaha8Error(
      'impossible-deal',
      `${dealtIn} hands of ${holeCount} cards and a board are ${dealt} cards; a deck has ${DECK_SIZE}`,
    );
  }
}

/** Antes by all, the small blind by the first dealt in left of the button, the big blind by the next. */
function usualPosts({ seats, button, smallBlind, bigBlind, ante = 0 }: HandSetup): Post[] {
  const dealtIn = [...seats.keys()].filter((seat) => seats[seat].dealtIn ?? true);
  const turn = seatsFromButton(dealtIn, button, seats.length);
  const headsUp = turn.length === 2 && dealtIn.includes(button);
  const [small, big] = headsUp ? [button, turn[0]] : turn;
  const posts: Post[] = turn.map((seat) => ({ seat, kind: 'ante', amount: ante }));
  posts.push({ seat: small, kind: 'small-blind', amount: smallBlind });
  posts.push({ seat: big, kind: 'big-blind', amount: bigBlind });
  return posts.filter(({ amount }) => amount > 0);
}

function checkPosts(posts: readonly Post[], seatCount: number, unit: Unit): void {
  for (const { seat, kind, amount } of posts) {
    checkChoice('post', kind, POST_KINDS);
    checkSeat(seat, seatCount, `the ${kind}`);
    checkAmount(amount, `the ${kind} of ${seatName(seat)}`, unit, unit.chip);
  }
}

function checkRake(rake: RakeRule, unit: Unit): void {
  if (rake.percent === undefined) throw badOption('the rake has no percent');
  checkNumber(rake.percent, 'the percent of the rake', { least: 0, most: 100 });
  percentageOf(`${rake.percent}%`, 0, unit.chip, 'rake');
  if (rake.cap !== undefined) checkAmount(rake.cap, 'the cap of the rake', unit);
  checkChoice('rake by', rake.by ?? 'pot', ['hand', 'pot']);
}

/**
 * Checks a setup and fills in what is not given.
 *
 * @throws Omaha8Error `bad-option`, `bad-amount`, `card-count`, `impossible-deal` or `too-large`
 */
export function checkSetup(setup: HandSetup): Rules {
  const { game, smallBlind, bigBlind, seats, button } = setup;
  const { firstToAct = null, handCap = null, rake = null, oddChips = 'wsop' } = setup;
  const splash = setup.splash ?? 0;
  const unit = readUnit(setup);
  checkChoice('game', game, GAMES);
  checkChoice('odd chips', oddChips, ODD_CHIP_RULES);
  const named = findGame(game);
  const { holeCount = named.holeCounts[0] } = setup;
  if (!isHoleCount(holeCount)) {
    throw new Omaha8Error(
      'card-count',
      `${shown(holeCount)} hole cards are not Omaha, which has ${HOLE_COUNT_TEXT}`,
    );
  }
  checkHoleCountOption(holeCount, 'holeCount', named);
  checkSeats(seats, holeCount, unit);
  checkSeat(button, seats.length, 'the button');
  checkAmount(smallBlind, 'the small blind', unit);
  checkAmount(bigBlind, 'the big blind', unit);
  checkAmount(setup.ante ?? 0, 'the ante', unit);
  if (handCap !== null) checkAmount(handCap, 'the cap of the hand', unit, unit.chip);
  checkAmount(splash, 'the splash', unit);
  if (firstToAct !== null) checkSeat(firstToAct, seats.length, 'first to act');
  if (rake !== null) checkRake(rake, unit);
  const structure = readStructure(setup.structure, bigBlind, unit);
  const posts = setup.posts ?? usualPosts(setup);
  checkPosts(posts, seats.length, unit);
  return {
    game,
    holeCount,
    structure,
    smallBlind,
    bigBlind,
    button,
    posts,
    firstToAct,
    handCap,
    splash,
    allInShows: setup.allInShows ?? true,
    rake,
    oddChips,
    ...unit,
  };
}
