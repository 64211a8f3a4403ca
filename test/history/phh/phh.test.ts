import { describe, expect, it } from 'vitest';
import { readHands } from '../../../src/history/history-reader.ts';
import { writePhh } from '../../../src/history/phh/write.ts';
import type { RecordedHand } from '../../../src/history/recorded.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { POKER_STARS, RUN_TWICE, SAME_HAND } from '../hands.ts';
import { complaintOf, eventTexts, readOne, withLineAfter } from '../tools.ts';

/** Pot-limit Omaha: p3 raises, p2 defends the big blind, folds the flop. */
const POT_LIMIT = `variant = 'PO'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 9000, 8000]
actions = [
  'd dh p1 ????????', 'd dh p2 AsAdKsQh', 'd dh p3 ????????',
  'p3 cbr 350 # a pot-sized raise', '', 'p1 f', 'p2 cc', '# the flop', 'd db Ah7c2c', 'p2 cc',
  'p3 cbr 500', 'p2 f',
]
finishing_stacks = [9950, 8650, 8400]
`;

/** Fixed limit, heads-up: p2 has the button and the small blind, and blinds are listed in reverse. */
const HEADS_UP = `variant = "FO/8"
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [1000, 2000]
small_bet = 2000
big_bet = 4000
starting_stacks = [30000, 40000]
actions = ["d dh p1 KsJs5s4d", "d dh p2 9s4s3c2d", "p2 cbr 4000", "p1 cc", "d db 8s2c7d",
  "p1 cc", "p2 cc", "d db Jd", "p1 cc", "p2 cbr 4000", "p1 cc", "d db 8d", "p1 cc", "p2 cc",
  "p1 sm KsJs5s4d", "p2 sm 9s4s3c2d"]
finishing_stacks = [30000, 40000]
`;

/** A hand without what reading it again has to change: the lines on which things stood. */
function withoutLines(hand: RecordedHand): RecordedHand {
  return { ...hand, line: 0, events: hand.events.map((event) => ({ ...event, line: 0 })) };
}

/** The gains of all seats by name, in ten-thousandths. */
function gains(hand: RecordedHand): Record<string, number> {
  const { result } = replayHand(hand);
  const entries = hand.seats.map(({ name }, seat) => [
    name,
    (result?.seats[seat].net ?? Number.NaN) * 10 ** (4 - hand.decimals),
  ]);
  return Object.fromEntries(entries);
}

describe('reading PHH', () => {
  it('reads a hand of the standard', () => {
    const hand = readOne(POT_LIMIT);
    expect(hand).toMatchObject({
      site: 'PHH',
      game: 'omahahi',
      holeCount: 4,
      decimals: 0,
      chip: 50,
    });
    expect(eventTexts(hand)).toEqual([
      'p1 small-blind 50',
      'p2 big-blind 100',
      'p3 raise 350 to 350',
      'p1 fold',
      'p2 call 250',
      'board 0 flop 50 20 0',
      'p2 check',
      'p3 bet 500 to 500',
      'p2 fold',
    ]);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], paid: { back: [0, 0, 1250] } });
  });

  it('gives the blinds of a heads-up hand to the right players', () => {
    const hand = readOne(HEADS_UP);
    expect(eventTexts(hand).slice(0, 2)).toEqual(['p2 small-blind 1000', 'p1 big-blind 2000']);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [], allIn: null });
  });

  it('finds finishing stacks that the rules do not pay', () => {
    const wrong = HEADS_UP.replace(
      'finishing_stacks = [30000, 40000]',
      'finishing_stacks = [38000, 32000]',
    );
    expect(replayHand(readOne(wrong)).contradictions).toMatchObject([
      {
        kind: 'payment',
        why: 'pot 16,000: p1 got 16,000, the rules pay 8,000; p2 got 0, the rules pay 8,000',
      },
    ]);
  });

  it('counts in as many decimal places as the amounts have', () => {
    const cents = POT_LIMIT.replace(/\b(\d+)(?=[,\]])/g, (x) => String(Number(x) / 100))
      .replace('min_bet = 100', 'min_bet = 1')
      .replace('cbr 350', 'cbr 3.5')
      .replace('cbr 500', 'cbr 5');
    expect(readOne(cents)).toMatchObject({ decimals: 1, seats: [{ stack: 1000 }, {}, {}] });
    expect(gains(readOne(cents))).toEqual({ p1: -5000, p2: -35_000, p3: 40_000 });
  });

  it('has a smallest bet where there are no blinds', () => {
    const anted = `variant = 'PO'
antes = [100, 100, 100]
blinds_or_straddles = [0, 0, 0]
min_bet = 200
starting_stacks = [10000, 9000, 8000]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'p1 cc', 'p2 cc', 'p3 cc',
  'd db Ah7c2c', 'p1 cbr 200', 'p2 f', 'p3 f']
finishing_stacks = [10200, 8900, 7900]
`;
    expect(replayHand(readOne(anted))).toMatchObject({ contradictions: [], notes: [] });
    expect(replayHand(readOne(anted.replace('cbr 200', 'cbr 100'))).contradictions).toMatchObject([
      { line: 7, why: 'a bet of 100 is below the minimum of 200' },
    ]);
  });

  it('takes an ante of one seat alone as dead money', () => {
    const anted = POT_LIMIT.replace('antes = [0, 0, 0]', 'antes = [0, 100, 0]').replace(
      '[9950, 8650, 8400]',
      '[9950, 8550, 8500]',
    );
    expect(replayHand(readOne(anted))).toMatchObject({
      contradictions: [],
      result: { returned: [{ seat: 2, amount: 500 }] },
    });
  });

  it('reads the sections of a .phhs file one by one', () => {
    const readings = [...readHands(`[1]\n${POT_LIMIT}\n[2]\n${HEADS_UP}`)];
    expect(readings.map(({ status }) => status)).toEqual(['read', 'read']);
    expect(readings[1]).toMatchObject({ hand: { line: POT_LIMIT.split('\n').length + 2 } });
  });

  it('leaves out hands of other games', () => {
    expect(complaintOf(POT_LIMIT.replace("'PO'", "'NT'"))).toMatchObject({ status: 'skipped' });
  });

  it.each([
    ["variant = 'PO'\n", '', 'variant is missing'],
    ['min_bet = 100\n', '', 'small_bet or min_bet is missing'],
    ['[10000, 9000, 8000]', '[10000]', 'a hand has 2 to 10 players, not 1'],
    ['[50, 100, 0]', '[50, 100]', 'blinds_or_straddles has 2 entries for 3 players'],
    ['[50, 100, 0]', '[50, -1, 0]', 'entry -1 that is not a number'],
    ['[50, 100, 0]', '50', 'blinds_or_straddles is not an array'],
    ['p3 cbr 500', 'p4 cbr 500', '"p4" is not one of the players'],
    ['p3 cbr 500', 'p3 cbr five', '"five" is not an amount'],
    ['p3 cbr 500', 'p3 sd', 'the action "p3 sd" is not part of this game'],
    ['d db Ah7c2c', 'd db Kh7c', 'the board is dealt 2 cards after 0'],
    ['d db Ah7c2c', 'd db Ad7c2c', 'Ad is both in the hand of p2 and in the board'],
    ['AsAdKsQh', 'AsAdKs', '"AsAdKs" is not a hand of 4, 5 or 6 cards'],
    ['8000]', '8000.00001]', 'more than 4 decimal places'],
    ['actions = [', 'seats = [1, 2, 2]\nactions = [', 'seats has 2 twice'],
    [
      'actions = [',
      'seats = [1, 2, 2.5]\nactions = [',
      'seats has 2.5, which is not a whole number',
    ],
    ['actions = [', 'players = ["A", "B", "A"]\nactions = [', 'players has A twice'],
    ['actions = [', '_chip = 0\nactions = [', '_chip is 0'],
    ['actions = [', 'actions = ', 'Invalid TOML'],
  ])('refuses %j written %j', (right, wrong, why) => {
    const complaint = complaintOf(POT_LIMIT.replace(right, wrong));
    expect(complaint).toMatchObject({ status: 'unreadable', line: 1 });
    expect(complaint.why).toContain(why);
  });
});

describe('the lines of actions', () => {
  const linesOf = (text: string) => readOne(text).events.map(({ line }) => line);

  it('are those on which they stand, however they are written and whatever is between them', () => {
    const spread = POT_LIMIT.replace(
      /actions = .*?\n\]/s,
      `actions = [ # 'p3 f'
  'd dh p1 ????????', "d dh p2 AsAdKsQh", # "p3 f"
  'd dh p3 ????????', "p3 \\u0063br 350",
  """
p1 f""",
  '''p2 cc # it's "called"
''', 'd db Ah7c2c',

  "p2 cc # \\"", 'p3 cbr 500', 'p2 f',
]`,
    );
    expect(linesOf(spread)).toEqual([1, 1, 8, 9, 11, 12, 14, 14, 14]);
    const hand = readOne(POT_LIMIT);
    expect(withoutLines(readOne(spread))).toEqual(withoutLines(hand));
  });

  it('are found where the same action comes again and again', () => {
    const one = POT_LIMIT.replace(/', '/g, "',\n  '");
    expect(linesOf(one)).toEqual([1, 1, 10, 12, 13, 15, 16, 17, 18]);
  });
});

describe('what only fields of our own tell', () => {
  it.each([
    ['a splash', withLineAfter(POKER_STARS, 'HOLE CARDS', 'STP added: $0.50')],
    ['a cap', POKER_STARS.replace('$0.10 USD', '$0.10 - $1.85 Cap -  USD')],
    ['five cards', POKER_STARS.replace('Omaha', '5 Card Omaha')],
  ])('is written and read again: %s', (_, text) => {
    const hand = readOne(text);
    const again = readOne(writePhh(hand));
    expect(again.stakes).toEqual(hand.stakes);
    expect(again.holeCount).toBe(hand.holeCount);
    const splashes = (of: RecordedHand) => eventTexts(of).filter((event) => /^splash/.test(event));
    expect(splashes(again)).toEqual(splashes(hand));
    expect(replayHand(again).contradictions.length).toBe(
      replayHand(hand).contradictions.filter(({ kind }) => kind === 'illegal').length,
    );
  });

  it('keeps a call within the cap', () => {
    const capped = POT_LIMIT.replace('min_bet', '_cap = 250\nmin_bet').replace(
      'cbr 350',
      'cbr 250',
    );
    expect(eventTexts(readOne(capped))).toContain('p2 call 150');
  });
});

describe('a hand whose board is dealt several times', () => {
  const kept = (text: string) => {
    const hand = readOne(text);
    const { paid, contradictions, result } = replayHand(hand);
    expect(contradictions).toEqual([]);
    const again = readOne(writePhh(hand, paid));
    const boards = (of: RecordedHand) => of.events.filter(({ kind }) => kind === 'board');
    const bare = (of: RecordedHand) => boards(of).map((event) => ({ ...event, line: 0 }));
    expect(bare(again)).toEqual(bare(hand));
    expect(replayHand(again).contradictions).toEqual([]);
    const byName = (of: RecordedHand, nets: (number | undefined)[]) =>
      Object.fromEntries(of.seats.map(({ name }, seat) => [name, nets[seat]]));
    const netsOf = (of: RecordedHand, from: typeof result) =>
      byName(
        of,
        of.seats.map((_, seat) => from?.seats[seat].net),
      );
    expect(netsOf(again, replayHand(again).result)).toEqual(netsOf(hand, result));
  };
  const SHOWN = 'Bob: shows [As Ad Kd 5d]\nAnn: shows [Js Ts 8h 7c]\n';
  const ALL_THRICE = RUN_TWICE.replace(
    '*** FIRST SHOW DOWN',
    '*** THIRD TURN *** [2c 7d Jh] [4c]\n*** THIRD RIVER *** [2c 7d Jh 4c] [4h]\n*** FIRST SHOW DOWN',
  )
    .replace('Ann collected $14.50', 'Ann collected $10')
    .replace('Bob collected $14.50', 'Bob collected $20')
    .replace('Rake $1', 'Rake $0');

  it.each([
    ['after the showdown of the hand', RUN_TWICE],
    ['and shown before', RUN_TWICE.replace('*** FIRST TURN', `${SHOWN}*** FIRST TURN`)],
    ['and shown before the blinds', RUN_TWICE.replace('Ann: posts', `${SHOWN}Ann: posts`)],
    ['and shown between them', RUN_TWICE.replace('*** SECOND TURN', `${SHOWN}*** SECOND TURN`)],
    ['and shown within one', RUN_TWICE.replace('*** FIRST RIVER', `${SHOWN}*** FIRST RIVER`)],
    ['three times', ALL_THRICE],
    [
      'three times, and shown before',
      ALL_THRICE.replace('*** FIRST TURN', `${SHOWN}*** FIRST TURN`),
    ],
  ])('keeps them in their order: %s', (_, text) => {
    kept(text);
  });

  it.each([
    ['_runs = 4', '4 cards do not make 3 more boards'],
    ['_runs = 9', '9 boards are more than 4'],
  ])('is refused where %s and the cards do not fit', (runs, why) => {
    const text = writePhh(readOne(ALL_THRICE)).replace('_runs = 3', runs);
    expect(complaintOf(text).why).toBe(why);
  });
});

describe('writing PHH', () => {
  it.each([
    ['three players', POT_LIMIT],
    ['heads-up', HEADS_UP],
  ])('and reading it again gives the same hand: %s', (_, text) => {
    const hand = readOne(text);
    expect(withoutLines(readOne(writePhh(hand)))).toEqual(withoutLines(hand));
  });

  it.each(Object.keys(SAME_HAND))('keeps what a hand of %s comes to', (site) => {
    const hand = readOne(SAME_HAND[site]);
    const again = readOne(writePhh(hand, replayHand(hand).paid));
    expect(again).toMatchObject({ site, holeCount: 4, decimals: 2, currency: hand.currency });
    expect(gains(again)).toEqual(gains(hand));
    expect(replayHand(again)).toMatchObject({ contradictions: [], notes: [] });
  });

  it.each([
    ['PO/8', POKER_STARS],
    ['NO/8', POKER_STARS.replace('Pot Limit', 'No Limit')],
    ['PO', POKER_STARS.replace('Omaha Hi/Lo', 'Omaha')],
    ['FO', POKER_STARS.replace('Omaha Hi/Lo Pot Limit', 'Omaha Limit')],
    ['FO/8', POKER_STARS.replace('Pot Limit', 'Limit')],
  ])('uses the code %s', (code, text) => {
    const document = writePhh(readOne(text));
    expect(document).toContain(`variant = "${code}"`);
    expect(document).not.toContain('_hole_cards');
  });

  it('says how many hole cards there are where there are not four', () => {
    const text = POKER_STARS.replace('Omaha', '5 Card Omaha')
      .replaceAll('Kd Jd]', 'Kd Jd 8c]')
      .replaceAll('9h 9d]', '9h 9d 8d]');
    const document = writePhh(readOne(text));
    expect(document).toContain('_hole_cards = 5');
    expect(gains(readOne(document))).toEqual(gains(readOne(text)));
  });

  it('keeps dead blinds and posts apart from antes and straddles', () => {
    const text = withLineAfter(
      POKER_STARS,
      'posts big blind',
      'Ann: posts small & big blinds $0.15',
    );
    const hand = readOne(text);
    const again = readOne(writePhh(hand));
    const posts = (of: RecordedHand) =>
      eventTexts(of).filter((event) => /dead|post|blind/.test(event));
    expect(posts(again).sort()).toEqual(posts(hand).sort());
  });
});
