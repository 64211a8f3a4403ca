import { describe, expect, it } from 'vitest';
import { readHands } from '../../../src/history/history-reader.ts';
import { writeOhh } from '../../../src/history/ohh/write.ts';
import { writePhh } from '../../../src/history/phh/write.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from '../hands.ts';
import { HI_LO, logOf, RUN_TWICE as POKER_NOW_RUN_TWICE } from '../pokernow/log.ts';
import { complaintOf, eventTexts, readOne } from '../tools.ts';

type Action = [player: number, action: string, amount?: number, cards?: string[]];

function round(street: string, cards: string[], actions: Action[]) {
  return {
    id: 0,
    street,
    cards,
    actions: actions.map(([player_id, action, amount = 0, shown], i) => ({
      action_number: i,
      player_id,
      action,
      amount,
      is_allin: false,
      ...(shown && { cards: shown }),
    })),
  };
}

/** As other programs write it: amounts are what goes in, with the noise of floating point. */
const HAND = {
  ohh: {
    spec_version: '1.2.2',
    site_name: 'Some Room',
    game_type: 'OmahaHiLo',
    game_number: '1001',
    start_date_utc: '2020-02-03T09:05:06Z',
    table_name: 'Vega',
    currency: 'EUR',
    small_blind_amount: 0.05,
    big_blind_amount: 0.1,
    bet_limit: { bet_cap: 0, bet_type: 'PL' },
    hero_player_id: null,
    dealer_seat: 2,
    players: [
      { id: 11, seat: 2, name: 'Ann', starting_stack: 10 },
      { id: 12, seat: 4, name: 'Bob', starting_stack: 12.5 },
      { id: 13, seat: 5, name: 'Cy', starting_stack: 8 },
      { id: 14, seat: 6, name: 'Dee', starting_stack: 3, is_sitting_out: true },
    ],
    rounds: [
      round(
        'Preflop',
        [],
        [
          [12, 'Post SB', 0.05],
          [13, 'Post BB', 0.1],
          [13, 'Dealt Cards', 0, ['Ah', '3c', 'Kd', 'Jd']],
          [11, 'Raise', 0.35],
          [12, 'Call', 0.1 + 0.2],
          [13, 'Call', 0.25],
        ],
      ),
      round(
        'Flop',
        ['2h', '5d', 'Ks'],
        [
          [12, 'Check'],
          [13, 'Bet', 0.5],
          [11, 'Call', 0.5],
          [12, 'Fold'],
        ],
      ),
      round(
        'Turn',
        ['9c'],
        [
          [13, 'Check'],
          [11, 'Check'],
        ],
      ),
      round(
        'River',
        ['7s'],
        [
          [13, 'Check'],
          [11, 'Bet', 1],
          [13, 'Call', 1],
        ],
      ),
      round(
        'Showdown',
        [],
        [
          [11, 'Shows Cards', 0, ['As', '3d', '9h', '9d']],
          [13, 'Shows Cards', 0, ['Ah', '3c', 'Kd', 'Jd']],
        ],
      ),
    ],
    pots: [
      {
        number: 0,
        amount: 4.05,
        rake: 0.2,
        player_wins: [
          { player_id: 11, win_amount: 2.89, contributed_rake: 0.15 },
          { player_id: 13, win_amount: 0.96, contributed_rake: 0.05 },
        ],
      },
    ],
  },
};
const LINE = JSON.stringify(HAND);
const PRETTY = JSON.stringify(HAND, null, 2);

function changed(change: (ohh: typeof HAND.ohh) => void): string {
  const copy = structuredClone(HAND);
  change(copy.ohh);
  return JSON.stringify(copy, null, 2);
}

describe('reading Open Hand History', () => {
  it('tells of a hand what the document says', () => {
    const hand = readOne(LINE);
    expect(hand).toMatchObject({
      site: 'Some Room',
      id: '1001',
      date: '2020-02-03T09:05:06Z',
      table: 'Vega',
      game: 'omaha8',
      holeCount: 4,
      currency: '€',
      decimals: 2,
      chip: 1,
      button: 2,
      totalPot: 405,
      rake: 20,
    });
    const pokerStars = readOne(POKER_STARS);
    expect(hand.seats).toEqual(pokerStars.seats);
    const played = (text: string) =>
      eventTexts(readOne(text)).filter((event) => !/collect|show|uncalled/.test(event));
    expect(played(LINE)).toEqual(played(POKER_STARS));
    expect(replayHand(hand)).toMatchObject({
      contradictions: [],
      notes: [],
      paid: { in: [185, 35, 185], back: [289, 0, 96], rake: 20 },
    });
  });

  it.each([
    ['objects with blank lines between', `${PRETTY}\n\n${PRETTY}\n`],
    ['objects without', `${PRETTY}\n${PRETTY}`],
    ['a line each', `${LINE}\n${LINE}\n`],
    ['all on one line', LINE + LINE],
    ['a list', JSON.stringify([HAND, HAND], null, 2)],
    ['a list on one line', JSON.stringify([HAND, HAND])],
    ['without an outer object', `${JSON.stringify(HAND.ohh)}\n${JSON.stringify(HAND.ohh)}`],
  ])('cuts a file into hands: %s', (_, text) => {
    const readings = [...readHands(text)];
    expect(readings.map(({ status }) => status)).toEqual(['read', 'read']);
  });

  it('knows on which line an action stands', () => {
    const text = `\n\n${PRETTY}`;
    const { events, line } = readOne(text);
    expect(line).toBe(3);
    const bet = events.find(({ kind }) => kind === 'bet');
    expect(text.split('\n')[(bet?.line ?? 0) - 1]).toContain('"action": "Bet"');
  });

  it('leaves other games out', () => {
    expect([...readHands(changed((ohh) => Object.assign(ohh, { game_type: 'Holdem' })))]).toEqual([
      { status: 'skipped', line: 1, why: 'it is not an Omaha game' },
    ]);
  });

  it('goes on with the next hand after one that has no end', () => {
    const cut = PRETTY.split('\n').slice(0, 40).join('\n');
    const [first, second] = readHands(`${cut}\n\n${PRETTY}`);
    expect(first).toEqual({
      status: 'unreadable',
      line: 1,
      why: 'the object is no JSON, or has no end',
    });
    expect(second.status).toBe('read');
  });

  it.each([
    ['no hand', '{ "name": "x" }', 'the JSON object is no hand: it has no "ohh"'],
    ['no JSON', LINE.replace('"game_type":', 'game_type:'), 'the object is no JSON, or has no end'],
    ['no rounds', changed((ohh) => Object.assign(ohh, { rounds: null })), 'rounds is missing'],
    [
      'a strange limit',
      changed((ohh) => (ohh.bet_limit.bet_type = 'XL')),
      'the bet_type "XL" is not NL, PL or FL',
    ],
    [
      'a strange action',
      changed((ohh) => (ohh.rounds[0].actions[0].action = 'Sneezes')),
      'the action "Sneezes" is not known',
    ],
    [
      'a stranger',
      changed((ohh) => (ohh.rounds[0].actions[0].player_id = 9)),
      'player_id 9 is not one of the players',
    ],
    [
      'an amount too fine',
      changed((ohh) => (ohh.big_blind_amount = 0.123456)),
      'the amount 0.123456 cannot be counted exactly',
    ],
  ])('names what is wrong: %s', (_, text, why) => {
    expect(complaintOf(text).why).toBe(why);
  });

  it.each([
    ['a payment', (ohh: typeof HAND.ohh) => (ohh.pots[0].player_wins[0].win_amount = 2.79)],
    ['a pot', (ohh: typeof HAND.ohh) => (ohh.pots[0].amount = 4.15)],
    ['a winner', (ohh: typeof HAND.ohh) => (ohh.pots[0].player_wins[0].player_id = 12)],
    ['a card', (ohh: typeof HAND.ohh) => (ohh.rounds[2].cards = ['Tc'])],
    ['a call', (ohh: typeof HAND.ohh) => (ohh.rounds[1].actions[2].amount = 0.4)],
  ])('is contradicted by %s that was changed', (_, change) => {
    expect(replayHand(readOne(changed(change))).contradictions).not.toEqual([]);
  });
});

describe('writing Open Hand History', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    ...SAME_HAND,
    ALL_IN,
    RUN_TWICE,
    SIDE_POT,
    PokerNow: logOf(HI_LO),
    'PokerNow, run twice': logOf(POKER_NOW_RUN_TWICE),
  };

  it.each(Object.keys(TEXTS))('keeps what was played and paid: %s', (name) => {
    const told = replayHand(readOne(TEXTS[name]));
    const again = replayHand(readOne(writeOhh(told)));
    // The standard has the rake of every pot, and no word for one that was found out.
    const essence = ({ hand, paid: all, result, contradictions, notes }: typeof told) => {
      const paid = { ...all, rakeInferred: false };
      const { site, id, date, table, game, holeCount, stakes, currency, oddChips, seats } = hand;
      const events = eventTexts(hand).filter((event) => !/collect|uncalled/.test(event));
      const units = 10 ** hand.decimals;
      return {
        site,
        id,
        date,
        table,
        game,
        holeCount,
        stakes,
        currency,
        oddChips,
        seats,
        events,
        // The standard has a field for the rake, so what was inferred is then said.
        paid: paid && { ...paid, rakeInferred: null },
        pots: result?.pots,
        units,
        contradictions,
        notes,
      };
    };
    expect(essence(again)).toEqual(essence(told));
  });

  it('is what the standard asks for', () => {
    const { ohh } = JSON.parse(writeOhh(replayHand(readOne(SIDE_POT))));
    expect(ohh).toMatchObject({ spec_version: '1.4.6', bet_limit: { bet_type: 'NL' } });
    const put = ohh.rounds
      .flatMap((each: { actions: { amount: number }[] }) => each.actions)
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    const pots = ohh.pots.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    const back = replayHand(readOne(SIDE_POT)).result?.returned ?? [];
    expect(pots).toBeCloseTo(put - back.reduce((sum, { amount }) => sum + amount, 0) / 100, 9);
    for (const pot of ohh.pots) {
      const wins = pot.player_wins.reduce(
        (sum: number, win: { win_amount: number }) => sum + win.win_amount,
        0,
      );
      expect(wins).toBeCloseTo(pot.amount - pot.rake, 9);
    }
  });

  it('lists the seats of a PHH document by their numbers', () => {
    const gains = (text: string) => {
      const { hand, result, paid } = replayHand(readOne(text));
      return hand.seats
        .map(({ name }, seat) => [name, result?.seats[seat].net, paid?.back[seat]])
        .sort();
    };
    const phh = writePhh(readOne(SIDE_POT), replayHand(readOne(SIDE_POT)).paid);
    expect(gains(writeOhh(replayHand(readOne(phh))))).toEqual(gains(phh));
  });

  it('keeps a wrong payment wrong', () => {
    const wrong = POKER_STARS.replace('Ann collected $1.93', 'Ann collected $1.83');
    const again = replayHand(readOne(writeOhh(replayHand(readOne(wrong)))));
    expect(again.contradictions.map(({ kind }) => kind)).toContain('total');
  });
});
