/** The shape of a setup, for callers without types: what is in it is for `checkSetup` to judge. */
import { checkFlag, checkList, checkOptions, type OptionNames } from '../text/check.ts';
import type {
  BigBetStructure,
  HandSetup,
  LimitStructure,
  Post,
  RakeRule,
  SeatSetup,
  Structure,
} from './setup.ts';
import { seatName } from './state.ts';

const SETUP: OptionNames<HandSetup> = {
  game: true,
  holeCount: true,
  structure: true,
  smallBlind: true,
  bigBlind: true,
  ante: true,
  seats: true,
  button: true,
  posts: true,
  firstToAct: true,
  handCap: true,
  splash: true,
  allInShows: true,
  rake: true,
  chip: true,
  oddChips: true,
  decimals: true,
};

type AnyStructure = Pick<Structure, 'kind'> &
  Omit<LimitStructure, 'kind'> &
  Omit<BigBetStructure, 'kind'>;

const STRUCTURE: OptionNames<AnyStructure> = {
  kind: true,
  smallBet: true,
  bigBet: true,
  raises: true,
  uncappedHeadsUp: true,
  minBet: true,
  antesInPot: true,
};

const SEAT: OptionNames<SeatSetup> = { stack: true, dealtIn: true };
const POST: OptionNames<Post> = { seat: true, kind: true, amount: true };
const RAKE: OptionNames<RakeRule> = { percent: true, cap: true, noFlopNoDrop: true, by: true };

/** @throws Omaha8Error `bad-option` where a part of the setup is missing, of another kind, or mistyped */
export function checkShape(setup: HandSetup): void {
  checkOptions<HandSetup>(setup, 'startHand', SETUP);
  const { structure, seats, posts, rake } = setup;
  checkFlag(setup.allInShows, 'allInShows');
  checkStructureShape(structure);
  for (const [i, seat] of checkList(seats, 'seats').entries()) {
    checkOptions<SeatSetup>(seat, seatName(i), SEAT);
    checkFlag(seat.dealtIn, `dealtIn of ${seatName(i)}`);
  }
  if (posts !== undefined) {
    for (const [i, post] of checkList(posts, 'posts').entries()) {
      checkOptions<Post>(post, `post ${i + 1}`, POST);
    }
  }
  if (rake !== undefined) checkRakeShape(rake);
}

function checkStructureShape(structure: unknown): void {
  checkOptions<AnyStructure>(structure, 'the structure', STRUCTURE);
  checkFlag(structure.uncappedHeadsUp, 'uncappedHeadsUp');
  checkFlag(structure.antesInPot, 'antesInPot');
}

/** @throws Omaha8Error `bad-option` where it is no rule of rake, or something in it is mistyped */
export function checkRakeShape(rake: RakeRule): void {
  checkOptions<RakeRule>(rake, 'the rake', RAKE);
  checkFlag(rake.noFlopNoDrop, 'noFlopNoDrop');
}
