import { type Card, DECK_SIZE } from '../cards/card.ts';
import { BOARD_SIZE, checkDistinct, type HoleCount, isHoleCount } from '../cards/deal.ts';
import {
  type CardsInput,
  formatCards,
  isAnyHand,
  parseCards,
  tryParseCards,
} from '../cards/text.ts';
import {
  checkHandSize,
  checkHoleCountOption,
  DEFAULT_GAME,
  findGame,
  type Game,
  type GameName,
  gameRow,
  type NamedGame,
} from '../games/game.ts';
import { choose } from '../math/choose.ts';
import type { Range } from '../ranges/range.ts';
import { checkNames } from '../showdown/names.ts';
import { checkList } from '../text/check.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import type { Expression } from './choices/read-choices.ts';
import { type EquityJob, MOST_PLAYERS } from './job.ts';

/** The cards of a question, as a caller writes them. */
export interface EquityCards {
  /**
   * 2 to 11 hands. A text that reads wholly as 4 to 6 cards is that hand, `*` or `random` is any hand, and
   * everything else is a range, such as `A2:$ds`. A `Range` is one too; its hole cards and its game have
   * to be those of the question.
   */
  hands: readonly (CardsInput | Range)[];
  /** 0 to 5 cards, or a pattern such as `wwx`: every board that matches is equally likely. */
  board?: CardsInput | undefined;
  /** Cards, or a pattern: every set of cards that matches is equally likely. */
  dead?: CardsInput | undefined;
  game?: GameName | undefined;
  /** How many hole cards each player has; by default as many as the known hands, else 4. */
  cards?: HoleCount | undefined;
  /** A name for each hand. */
  names?: readonly string[] | undefined;
  /** Called with a sentence about each range that may not mean what it seems to. */
  onHint?: ((hint: string) => void) | undefined;
}

/**
 * Reads and checks the cards of a question. What ranges need is loaded when there is one, which is why
 * this is asynchronous.
 *
 * @param fewest  how many hands there have to be
 * @throws Omaha8Error naming what is wrong and where: `bad-card`, `duplicate-card`, `card-count`,
 *   `bad-range`, `bad-option`, `too-large` or `impossible-deal`
 */
export async function parseJob(question: EquityCards, fewest = 2): Promise<EquityJob> {
  const { hands, game = DEFAULT_GAME, cards, names } = question;
  const named = findGame(game);
  checkList(hands, 'hands');
  checkPlayers(hands.length, fewest);
  const written = await Promise.all(
    Array.from(hands, (hand, player) => readHand(hand, named.game, `hand ${player + 1}`)),
  );
  const board = readCards(question.board ?? '', 'the board');
  const dead = readCards(question.dead ?? '', 'the dead cards');
  const job: EquityJob = {
    game: named.game,
    holeCount: holeCountOf(written, named, cards),
    hands: written.map((hand) => (hand !== 'any' && 'cards' in hand ? hand.cards : null)),
    board: 'cards' in board ? board.cards : [],
    dead: 'cards' in dead ? dead.cards : [],
    choices: [],
    example: [],
  };
  checkCards(job);
  if (!gameRow(job.game).boardCounts.includes(job.board.length)) {
    question.onHint?.(partOfFlop(job.board));
  }
  if (names !== undefined) checkNames(names, hands.length);
  const expressions: Expression[] = written.flatMap((hand, of) => {
    const source = expressionOf(hand);
    return source === null ? [] : [{ of, source }];
  });
  if ('expression' in board) expressions.push({ of: 'board', source: board.expression });
  if ('expression' in dead) expressions.push({ of: 'dead', source: dead.expression });
  if (expressions.length === 0) {
    checkRoom(job);
    return job;
  }
  const [{ readChoices }, { findCombination }] = await Promise.all([
    import('./choices/read-choices.ts'),
    import('./choices/find-combination.ts'),
  ]);
  const chosen = { ...job, choices: await readChoices(job, expressions, question.onHint) };
  checkRoom(chosen);
  return { ...chosen, example: findCombination(chosen) };
}

function checkPlayers(count: number, fewest: number): void {
  if (count < fewest) {
    const given = count === 0 ? 'no hand was given' : 'only one hand was given';
    throw new Omaha8Error('card-count', `${given}; equity needs at least two ('*' is any hand)`);
  }
  if (count > MOST_PLAYERS) {
    throw new Omaha8Error(
      'card-count',
      `${count} hands were given; equity takes at most ${MOST_PLAYERS}`,
    );
  }
}

/** Cards, or what they may be. */
type Written<Expression = string> = { cards: Card[] } | { expression: Expression };

/** A hand, or one of several. */
type WrittenHand = Written<string | Range> | 'any';

/** Fewer cards than this are a range: the others may be anything. */
const LEAST_HOLE_COUNT = 4;

/** What people write for any hand, and is not it. */
const ALMOST_ANY = /^(?:any|any hand|all|unknown|-|\?+)$/i;

async function readHand(hand: CardsInput | Range, game: Game, where: string): Promise<WrittenHand> {
  if (typeof hand !== 'string') {
    const range = await asRange(hand);
    if (range !== null) return readRange(range, game, where);
    return { cards: parseCards(hand as CardsInput, where) };
  }
  if (isAnyHand(hand)) return 'any';
  if (hand.trim() === '') {
    throw new Omaha8Error(
      'bad-card',
      `${where} is empty; any hand is '*' or random (a shell eats $ds unless it is in single quotes)`,
    );
  }
  if (ALMOST_ANY.test(hand.trim())) {
    throw new Omaha8Error(
      'bad-card',
      `${quoted(hand)} in ${where} is not a hand; any hand is '*' or random`,
    );
  }
  const cards = tryParseCards(hand);
  if (cards === null || cards.length < LEAST_HOLE_COUNT) return { expression: hand };
  // Several hands with commas between them are a range; too many cards without are none.
  return isHoleCount(cards.length) || !hand.includes(',') ? { cards } : { expression: hand };
}

/** The range that it is, if it is one; ranges are loaded only where it may be. */
async function asRange(hand: CardsInput | Range): Promise<Range | null> {
  if (typeof hand !== 'object' || hand === null || Array.isArray(hand)) return null;
  const ranges = await import('../ranges/range.ts');
  return hand instanceof ranges.Range ? hand : null;
}

/** One hand alone is faster to count as what it is. */
function readRange(range: Range, game: Game, where: string): WrittenHand {
  if (range.game !== game) {
    throw badOption(
      `${where} ${quoted(range.text)} is a range of ${range.game}, but the game is ${game}`,
    );
  }
  return range.size === 1 ? { cards: [...range].flat() } : { expression: range };
}

/** What a hand is one of; null where it is known, or may be any: that is faster to count than a range of all. */
function expressionOf(hand: WrittenHand): string | Range | null {
  if (hand === 'any' || 'cards' in hand) return null;
  const { expression } = hand;
  if (typeof expression === 'string') return expression;
  const isAny =
    expression.size === choose(DECK_SIZE, expression.holeCards) && !expression.isWeighted;
  return isAny ? null : expression;
}

/** How many hole cards it is sure to have; undefined where that depends on the others. */
function sizeOf(hand: WrittenHand): number | undefined {
  if (hand === 'any') return undefined;
  if ('cards' in hand) return hand.cards.length;
  return typeof hand.expression === 'string' ? undefined : hand.expression.holeCards;
}

function readCards(input: CardsInput, where: string): Written {
  if (typeof input !== 'string') return { cards: parseCards(input, where) };
  const cards = tryParseCards(input);
  return cards === null ? { expression: input } : { cards };
}

function holeCountOf(
  hands: readonly WrittenHand[],
  named: NamedGame,
  wanted?: HoleCount,
): HoleCount {
  checkHoleCountOption(wanted, 'cards', named);
  let count: HoleCount | undefined = wanted;
  let from = `${wanted} cards are asked for`;
  hands.forEach((hand, player) => {
    const length = sizeOf(hand);
    if (length === undefined) return;
    const has = `hand ${player + 1} has ${length} ${length === 1 ? 'card' : 'cards'}`;
    const size = checkHandSize(length, `hand ${player + 1}`, named);
    if (count !== undefined && size !== count) {
      throw new Omaha8Error('card-count', `${has}, but ${from}; all hands need the same number`);
    }
    if (count === undefined) {
      count = size;
      from = has;
    }
  });
  return count ?? named.holeCounts[0];
}

function checkCards(job: EquityJob): void {
  if (job.board.length > BOARD_SIZE) {
    throw new Omaha8Error(
      'card-count',
      `the board has ${job.board.length} cards; it can have ${BOARD_SIZE} at most`,
    );
  }
  checkDistinct([
    ...job.hands.flatMap((cards, player) =>
      cards === null ? [] : [{ where: `hand ${player + 1}`, cards }],
    ),
    { where: 'the board', cards: job.board },
    { where: 'the dead cards', cards: job.dead },
  ]);
}

/** Real boards have no cards, or a flop of three. */
function partOfFlop(board: readonly Card[]): string {
  const cards = board.length === 1 ? '1 card' : '2 cards';
  const others = board.length === 1 ? 'the other two' : 'the third';
  return `the board ${formatCards(board)} has ${cards}, and a flop has three: ${others} may be anything`;
}

function checkRoom(job: EquityJob): void {
  const chosenDead = job.choices.find(({ of }) => of === 'dead')?.size ?? 0;
  const deadCards = job.dead.length + chosenDead;
  const needed = job.hands.length * job.holeCount + BOARD_SIZE + deadCards;
  if (needed <= DECK_SIZE) return;
  const dead = deadCards === 0 ? '' : `, ${deadCards} dead cards`;
  throw new Omaha8Error(
    'impossible-deal',
    `${job.hands.length} hands of ${job.holeCount} cards${dead} and a board of ${BOARD_SIZE} need ${needed} cards; the deck has ${DECK_SIZE}`,
  );
}
