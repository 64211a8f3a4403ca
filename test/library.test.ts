import { describe, expect, it } from 'vitest';
import * as library from '../src/index.ts';
import { POKER_STARS } from './history/hands.ts';

const {
  BoardEvaluator,
  betting,
  cardTexts,
  checkDistinct,
  deckWithout,
  EquityPool,
  equity,
  evaluate,
  formatCard,
  formatCards,
  highName,
  history,
  lowName,
  Omaha8Error,
  parseCard,
  parseBoardPattern,
  parseCards,
  parseRange,
  planEquity,
  rankHand,
  showdown,
} = library;

/** What callers without types give by mistake. */
const JUNK = [
  undefined,
  null,
  true,
  0,
  -1,
  99,
  1.5,
  Number.NaN,
  5n,
  '',
  'AsKs',
  '☃\n',
  Symbol('card'),
  [],
  [undefined],
  [null, 5n],
  Array(3),
  [[]],
  {},
  { length: 2 },
  () => 1,
];

type Function = (...args: unknown[]) => unknown;
const untyped = (callable: unknown) => callable as Function;

/** Calls a function and waits for it; fails unless it gives a value or an error with one sentence. */
async function outcomeOf(call: () => unknown): Promise<string> {
  try {
    await call();
    return 'a value';
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    expect(error.message).toMatch(/^[^\n]{8,250}$/);
    return `${error.code}: ${error.message}`;
  }
}

const SHOWDOWN = { hands: ['AhAd8s9c', '4h4d3sKc'], board: '7s7d5c2hJs' };
const EQUITY = { ...SHOWDOWN, trials: 1 };
const HAND = betting.startHand({
  game: 'omaha8',
  structure: { kind: 'pot-limit' },
  smallBlind: 1,
  bigBlind: 2,
  seats: [{ stack: 100 }, { stack: 100 }],
  button: 0,
});
const DEALT = betting.applyStep(HAND, { kind: 'hole', cards: [] });
const FLOP = ['call', 'check'].reduce(
  (hand, kind) => betting.applyStep(hand, { kind, seat: hand.toAct } as never),
  DEALT,
);
const TABLE = betting.takeSeat(
  betting.openTable({ game: 'omaha8', structure: 'limit', lowerLimit: 2 }, 2),
  0,
  100,
);
const SETUP = {
  game: 'omaha8',
  structure: { kind: 'pot-limit' },
  smallBlind: 1,
  bigBlind: 2,
  seats: [{ stack: 100 }, { stack: 100 }],
  button: 0,
};

const ACES = parseRange('AA');

const OVER = betting.applyStep(DEALT, { kind: 'fold', seat: DEALT.toAct } as never);
const READY = betting.placeButton(betting.takeSeat(TABLE, 1, 100), 0);
const RECORDED = [...history.readHands(POKER_STARS)].flatMap((reading) =>
  reading.status === 'read' ? [reading.hand] : [],
)[0];

/** Every place in plain data, one of each kind: of seats and events of a kind the first. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  const kinds = new Set<string>();
  for (const [key, part] of Object.entries(value)) {
    const kind = Array.isArray(value) ? String((part as { kind?: string } | null)?.kind) : key;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    yield [...path, key];
    yield* placesIn(part, [...path, key]);
  }
}

function withAt(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = rest.length === 0 ? value : withAt(copy[key], rest, value);
  return copy;
}

describe('junk', () => {
  it.each<[string, (junk: unknown) => unknown]>([
    ['evaluate', (junk) => untyped(evaluate)(junk, '7s7d5c2hJs')],
    ['evaluate, board', (junk) => untyped(evaluate)('AhAd8s9c', junk)],
    ['evaluate, game', (junk) => untyped(evaluate)('AhAd8s9c', '7s7d5c', junk)],
    ['parseCard', untyped(parseCard)],
    ['parseCards', untyped(parseCards)],
    ['formatCard', untyped(formatCard)],
    ['formatCards', untyped(formatCards)],
    ['cardTexts', untyped(cardTexts)],
    ['deckWithout', untyped(deckWithout)],
    ['checkDistinct', untyped(checkDistinct)],
    ['checkDistinct, group', (junk) => untyped(checkDistinct)([junk])],
    ['checkDistinct, cards', (junk) => untyped(checkDistinct)([{ where: 'here', cards: junk }])],
    ['highName', untyped(highName)],
    ['lowName', untyped(lowName)],
    ['showdown', untyped(showdown)],
    ['equity', untyped(equity)],
    ['planEquity', untyped(planEquity)],
    ['betting.startHand', untyped(betting.startHand)],
    ['parseRange', untyped(parseRange)],
    ['parseRange, options', (junk) => untyped(parseRange)('AA', junk)],
    ['Range.contains', async (junk) => untyped((await ACES).contains.bind(await ACES))(junk)],
    ['Range.union', async (junk) => untyped((await ACES).union.bind(await ACES))(junk)],
    ['Range.without', async (junk) => untyped((await ACES).without.bind(await ACES))(junk)],
    ['parseBoardPattern', untyped(parseBoardPattern)],
    ['parseBoardPattern, where', (junk) => untyped(parseBoardPattern)('A(', junk)],
    ['rankHand', untyped(rankHand)],
    ['rankHand, games', (junk) => untyped(rankHand)('AsAh2s3h', junk)],
    ...Object.entries(betting)
      .filter(([, callable]) => typeof callable === 'function')
      .map(([name, callable]): [string, Function] => [`betting.${name}`, untyped(callable)]),
    ['betting.applyStep, step', (junk) => untyped(betting.applyStep)(DEALT, junk)],
    ['a kind of step', (junk) => untyped(betting.applyStep)(DEALT, { kind: junk, seat: 0 })],
    ['a seat that acts', (junk) => untyped(betting.applyStep)(DEALT, { kind: 'fold', seat: junk })],
    ['a raise', (to) => untyped(betting.applyStep)(DEALT, { kind: 'raise', seat: 0, to })],
    ['hole cards', (cards) => untyped(betting.applyStep)(HAND, { kind: 'hole', cards })],
    ['a hand', (junk) => untyped(betting.applyStep)(HAND, { kind: 'hole', cards: [junk] })],
    ['a burnt card', (card) => untyped(betting.applyStep)(FLOP, { kind: 'burn', card })],
    ['a flop', (cards) => untyped(betting.applyStep)(FLOP, { kind: 'board', cards })],
    [
      'a board',
      (board) => untyped(betting.applyStep)(FLOP, { kind: 'board', cards: '2c3c4c', board }),
    ],
    ['runs', (times) => untyped(betting.applyStep)(FLOP, { kind: 'run', times })],
    ['betting.settleHand, options', (junk) => untyped(betting.settleHand)(FLOP, junk)],
    ['betting.smallBlindOf, unit', (junk) => untyped(betting.smallBlindOf)(100, junk)],
    ['betting.openTable, seats', (junk) => untyped(betting.openTable)(TABLE.rules, junk)],
    ['betting.takeSeat, seat', (junk) => untyped(betting.takeSeat)(TABLE, junk, 100)],
    ['betting.takeSeat, stack', (junk) => untyped(betting.takeSeat)(TABLE, 1, junk)],
    ['betting.takeSeat, entry', (junk) => untyped(betting.takeSeat)(TABLE, 1, 100, junk)],
    ['betting.finishHand, stacks', (junk) => untyped(betting.finishHand)(TABLE, junk)],
    ['a stack after a hand', (junk) => untyped(betting.finishHand)(TABLE, [junk])],
    ['history.readHands', (junk) => [...history.readHands(junk as never)]],
    ['history.HistoryReader', (junk) => new history.HistoryReader().push(junk as never)],
    ['Range.equals', async (junk) => untyped((await ACES).equals.bind(await ACES))(junk)],
    ['Range.sample', async (junk) => untyped((await ACES).sample.bind(await ACES))(junk)],
    ['Range', (junk) => new (library.Range as never as new (junk: unknown) => unknown)(junk)],
    [
      'BoardPattern',
      (junk) => new (library.BoardPattern as never as new (junk: unknown) => unknown)(junk),
    ],
    ['RandomStream', (junk) => new library.RandomStream(junk as never)],
    ['RandomStream, stream', (junk) => new library.RandomStream(1, junk as never)],
    ['RandomStream.fill', (junk) => new library.RandomStream(1).fill(junk as never)],
    ['evaluateDealsInto', untyped(library.evaluateDealsInto)],
    ['formatCards, separator', (junk) => untyped(formatCards)([1], junk)],
    ['a hand of equity', (junk) => untyped(equity)({ hands: [junk, 'KsKdQsJd'], trials: 1 })],
    [
      'history.formatMoney',
      (junk) => untyped(history.formatMoney)(junk, { currency: '$', decimals: 2 }),
    ],
    ['history.formatMoney, hand', (junk) => untyped(history.formatMoney)(250, junk)],
    ['history.writePhh, paid', (junk) => untyped(history.writePhh)(RECORDED, junk)],
    ['history.replayHand', untyped(history.replayHand)],
    ['history.allInValue', untyped(history.allInValue)],
    ['history.writePhh', untyped(history.writePhh)],
    ['EquityPool', (junk) => new EquityPool(junk as never)],
    ['EquityPool, threads', (junk) => new EquityPool({ threads: junk as never })],
    ['BoardEvaluator', (junk) => new BoardEvaluator(junk as never)],
  ])('given to %s is refused in a sentence, where it is not fine', async (_, call) => {
    await outcomeOf(call.bind(null, undefined));
    for (const junk of JUNK) await outcomeOf(() => call(junk));
  });

  it.each<[string, object, (state: never) => unknown]>([
    ['legalActions', DEALT, betting.legalActions],
    ['potSize', DEALT, betting.potSize],
    ['potsOf', FLOP, betting.potsOf],
    ['showdownOrder', FLOP, betting.showdownOrder],
    ['settleHand', OVER, betting.settleHand],
    [
      'a deal',
      HAND,
      (hand) => betting.applyStep(hand, { kind: 'hole', cards: ['AsAh2s3h', null] }),
    ],
    ['a call', DEALT, (hand) => betting.applyStep(hand, { kind: 'call', seat: 0 })],
    ['a raise', DEALT, (hand) => betting.applyStep(hand, { kind: 'raise', seat: 0, to: 4 })],
    ['a flop', FLOP, (hand) => betting.applyStep(hand, { kind: 'board', cards: '2c3c4c' })],
    ['nextHand', READY, betting.nextHand],
    ['finishHand', READY, (table) => betting.finishHand(table, [{ stack: 1 }, { stack: 2 }])],
    ['takeSeat', TABLE, (table) => betting.takeSeat(table, 1, 100)],
    ['leaveSeat', TABLE, (table) => betting.leaveSeat(table, 0)],
    ['sitOut', TABLE, (table) => betting.sitOut(table, 0)],
    ['placeButton', TABLE, (table) => betting.placeButton(table, 0)],
    ['replayHand', RECORDED, history.replayHand],
    ['writePhh', RECORDED, history.writePhh],
  ])(
    'anywhere in what is given to %s is refused in a sentence, where it is not fine',
    async (_, good, call) => {
      expect(await outcomeOf(() => call(good as never))).toBe('a value');
      for (const place of placesIn(good)) {
        for (const junk of JUNK) await outcomeOf(() => call(withAt(good, place, junk) as never));
      }
    },
  );

  it.each<[string, object, Function, readonly string[]]>([
    [
      'showdown',
      SHOWDOWN,
      untyped(showdown),
      [
        'game',
        'board',
        'hands',
        'dead',
        'folded',
        'pot',
        'bets',
        'button',
        'chip',
        'oddChips',
        'rake',
        'names',
      ],
    ],
    [
      'equity',
      EQUITY,
      untyped(equity),
      [
        'game',
        'board',
        'hands',
        'dead',
        'cards',
        'names',
        'trials',
        'seed',
        'threads',
        'pool',
        'signal',
        'onProgress',
      ],
    ],
    ['parseRange', {}, (good) => parseRange('AA', good as never), ['holeCards', 'game', 'where']],
    ['planEquity', SHOWDOWN, untyped(planEquity), ['exact', 'precision', 'trials', 'seed']],
    [
      'startHand',
      SETUP,
      untyped(betting.startHand),
      [
        'game',
        'holeCount',
        'structure',
        'smallBlind',
        'bigBlind',
        'ante',
        'seats',
        'button',
        'posts',
        'rake',
        'chip',
        'oddChips',
        'decimals',
        'handCap',
        'splash',
        'firstToAct',
      ],
    ],
  ])(
    'as an option of %s is refused in a sentence, where it is not fine',
    async (_, good, call, names) => {
      expect(await outcomeOf(() => call(good))).toBe('a value');
      for (const name of names) {
        for (const junk of JUNK) {
          await outcomeOf(() => call({ ...good, [name]: junk }));
          await outcomeOf(() => call({ ...good, [name]: [junk, junk] }));
        }
      }
    },
  );

  it.each<[string, () => unknown, string]>([
    [
      'no options',
      () => untyped(equity)(),
      'bad-option: equity: expected an object of options, not undefined',
    ],
    [
      'null',
      () => untyped(showdown)(null),
      'bad-option: showdown: expected an object of options, not null',
    ],
    [
      'a number',
      () => untyped(betting.startHand)(7),
      'bad-option: startHand: expected an object of options, not 7',
    ],
    [
      'an array',
      () => untyped(planEquity)(['AsAh2s3h']),
      'bad-option: planEquity: expected an object of options, not ["AsAh2s3h"]',
    ],
    [
      'no cards',
      () => untyped(evaluate)(),
      'bad-card: the hand: expected a string or an array of cards, not undefined',
    ],
    [
      'a mistyped option',
      () => untyped(equity)({ hands: ['*', '*'], trails: 5 }),
      'bad-option: equity has no option trails; did you mean trials?',
    ],
    [
      'a mistyped option',
      () => untyped(showdown)({ ...SHOWDOWN, oddchips: 'wsop' }),
      'bad-option: showdown has no option oddchips; did you mean oddChips?',
    ],
    [
      'a mistyped seat',
      () => untyped(betting.startHand)({ ...SETUP, seats: [{ stak: 1 }, { stack: 1 }] }),
      'bad-option: seat 1 has no option stak; did you mean stack?',
    ],
    [
      'no structure',
      () => untyped(betting.startHand)({ ...SETUP, structure: undefined }),
      'bad-option: the structure: expected an object of options, not undefined',
    ],
    [
      'bytes for a history',
      () => [...history.readHands(Uint8Array.of(80) as never)],
      'bad-option: the history must be a string, not {"0":80}',
    ],
    [
      'a reading for a hand',
      () => untyped(history.replayHand)({ status: 'read' }),
      'bad-option: replayHand: expected a recorded hand, such as that of a reading, not {"status"',
    ],
    [
      'no state of a hand',
      () => untyped(betting.legalActions)(),
      'bad-option: expected the state of a hand, as startHand makes it, not undefined',
    ],
    [
      'no state of a table',
      () => untyped(betting.nextHand)({}),
      'bad-option: expected the state of a table, as openTable makes it, not {}',
    ],
    [
      'a seat that is none',
      () => untyped(betting.legalActions)({ ...DEALT, seats: [DEALT.seats[0], null] }),
      'bad-option: expected the state of a hand, as startHand makes it; seats[1] in it is null',
    ],
    [
      'a turn of nobody',
      () => untyped(betting.legalActions)({ ...DEALT, toAct: 7 }),
      'bad-option: expected the state of a hand, as startHand makes it; toAct in it is 7',
    ],
    [
      'an event of nobody',
      () => untyped(history.replayHand)(withAt(RECORDED, ['events', '0', 'seat'], 99)),
      'such as that of a reading; events[0].seat in it is 99',
    ],
    [
      'a range that is made by hand',
      () => new (library.Range as never as new () => unknown)(),
      'bad-option: a Range is made by parseRange, not by new',
    ],
    [
      'money of no hand',
      () => untyped(history.formatMoney)(5),
      'bad-option: formatMoney: expected a hand with its currency and decimals, not undefined',
    ],
    [
      'a range of another game',
      async () => equity({ hands: [await ACES, '*'], game: 'omahahi' }),
      'bad-option: hand 1 "AA" is a range of omaha8, but the game is omahahi',
    ],
    [
      'a range of more cards',
      async () => equity({ hands: [await parseRange('AA', { holeCards: 5 }), 'KsKdQsJd'] }),
      'card-count: hand 2 has 4 cards, but hand 1 has 5 cards',
    ],
    [
      'a number for a card',
      () => untyped(parseCard)(5),
      'bad-card: 5 is not a string naming a card, like As',
    ],
    [
      'text for cards',
      () => untyped(formatCards)('AsKs'),
      'bad-card: expected an array of card ids, not "AsKs"',
    ],
    ['no such card', () => formatCard(99), 'bad-card: 99 is not a card id from 0 to 51'],
    [
      'a bigint for a card',
      () => untyped(parseCards)([5n]),
      'bad-card: 5n is not a card id from 0 to 51',
    ],
    [
      'no pool',
      () => untyped(equity)({ ...EQUITY, pool: {} }),
      'bad-option: pool {} is not an EquityPool',
    ],
    [
      'text for a number',
      () => untyped(equity)({ ...SHOWDOWN, precision: '0.01' }),
      'bad-option: precision "0.01" is not a number from 0.000001 to 1',
    ],
    [
      'text for a number',
      () => untyped(equity)({ ...EQUITY, trials: '5' }),
      /trials "5" is not a whole number/.source,
    ],
    [
      'text for a flag',
      () => untyped(equity)({ ...SHOWDOWN, exact: 'no' }),
      'bad-option: exact "no" is not true or false',
    ],
    [
      'no signal',
      () => untyped(equity)({ ...EQUITY, signal: {} }),
      'bad-option: signal {} is not an AbortSignal',
    ],
    [
      'threads beside a pool',
      () => untyped(equity)({ ...EQUITY, threads: 'two' }),
      'bad-option: threads "two" is not a whole number from 1 to 256',
    ],
  ])('is named, with what would do: %s', async (_, call, sentence) => {
    expect(await outcomeOf(call)).toContain(sentence);
  });

  it('of a name stays on one line', async () => {
    const named = { ...SHOWDOWN, [`x\n${'y'.repeat(1000)}`]: 1 };
    expect(await outcomeOf(() => untyped(showdown)(named))).toMatch(/has no option x\\ny+…$/);
  });

  it('that is undefined is an option not given', async () => {
    expect(await outcomeOf(() => untyped(showdown)({ ...SHOWDOWN, pots: undefined }))).toBe(
      'a value',
    );
  });
});
