import { describe, expect, it } from 'vitest';
import { readHands } from '../../../src/history/history-reader.ts';
import type { RecordedHand } from '../../../src/history/recorded.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { complaintOf, eventTexts, readOne } from '../tools.ts';
import { HI_LO, logOf, RUN_TWICE } from './log.ts';

/** The hand of a log without other hands, whose lines may be different. */
function inOneLine(hand: RecordedHand): RecordedHand {
  const { events, repetitions } = hand;
  const without = <T extends { line: number }>(list: T[]) =>
    list.map((each) => ({ ...each, line: 0 }));
  return { ...hand, line: 0, events: without(events), repetitions: without(repetitions) };
}

function sound(text: string) {
  const replay = replayHand(readOne(text));
  expect(replay).toMatchObject({ contradictions: [], notes: [] });
  return replay;
}

describe('a PokerNow log', () => {
  it('tells of a hand what the rows say, with totals of the street made into what goes in', () => {
    const hand = readOne(logOf(HI_LO));
    expect(hand).toMatchObject({
      site: 'PokerNow',
      id: 'ab12cd',
      date: '2022-12-28T06:00:00.000Z',
      game: 'omaha8',
      stakes: { kind: 'pot-limit', smallBlind: 5, bigBlind: 10 },
      currency: '',
      decimals: 2,
      chip: 1,
      oddChips: 'halves',
      button: 2,
      line: 26,
    });
    expect(hand.seats.map(({ number, name, stack }) => [number, name, stack])).toEqual([
      [2, 'Ann', 1000],
      [4, 'Bob', 1250],
      [5, 'Cy', 800],
    ]);
    expect(eventTexts(hand).slice(0, 8)).toEqual([
      'Bob small-blind 5',
      'Cy big-blind 10',
      'Ann raise 35 to 35',
      'Bob call 30',
      'Cy call 25',
      'board 0 flop 2 13 47',
      'Bob check',
      'Cy bet 50 to 50',
    ]);
    expect(hand.events.find(({ kind }) => kind === 'fold')?.line).toBe(13);
    expect(sound(logOf(HI_LO)).paid).toEqual({
      in: [235, 35, 335],
      back: [0, 0, 605],
      rake: 0,
      rakeInferred: false,
    });
  });

  it('splits each half on its own, as a rule of the room', () => {
    const shown = HI_LO.replace(
      '"Ann @ id-A" folds\nUncalled bet of 1.00 returned to "Cy @ idC"',
      '"Ann @ id-A" calls 1.00\n"Ann @ id-A" shows a A♠, 3♦, 9♥, 9♦.',
    )
      // 7.05 is 3.53 high and 3.52 low, of which either has half.
      .replace(
        '"Cy @ idC" collected 5.05 from pot',
        '"Ann @ id-A" collected 5.29 from pot\n"Cy @ idC" collected 1.76 from pot',
      );
    expect(sound(logOf(shown)).result?.seats.map(({ won }) => won)).toEqual([529, 0, 176]);
    const wrong = logOf(shown.replace('5.29', '5.30').replace('1.76', '1.75'));
    expect(
      replayHand(readOne(wrong)).contradictions.length + replayHand(readOne(wrong)).notes.length,
    ).toBe(1);
  });

  it('may have its rows in either order, fields all quoted, and Windows line ends', () => {
    const hand = inOneLine(readOne(logOf(HI_LO)));
    const [header, ...rows] = logOf(HI_LO).trim().split('\n');
    const variants = [
      [header, ...rows.toReversed()],
      rows,
      rows.map((row) => row.replace(/,([^,]*),([^,]*)$/, ',"$1","$2"')),
      [header, ...rows.slice(0, 5), rows[6], rows[5], ...rows.slice(7)],
    ];
    for (const lines of variants) {
      expect(inOneLine(readOne(lines.join('\r\n')))).toEqual(hand);
    }
  });

  it('may hold several hands, other games and talk between', () => {
    const other = RUN_TWICE.replace('Pot Limit Omaha Hi)', "No Limit Texas Hold'em)");
    const log = logOf(HI_LO, 'The admin approved the player "X @ x1".', other, RUN_TWICE);
    for (const text of [log, [...log.trim().split('\n')].reverse().join('\n')]) {
      const readings = [...readHands(text)].map(({ status }) => status).sort();
      expect(readings).toEqual(['read', 'read', 'skipped']);
    }
    expect([...readHands(log + log)]).toHaveLength(6);
  });

  it('names the game with and without brackets', () => {
    const bare = HI_LO.replace(
      '(Pot Limit Omaha Hi/Lo 8 or Better)',
      'Pot Limit Omaha Hi/Lo 8 or Better',
    );
    expect(readOne(logOf(bare)).game).toBe('omaha8');
    expect(readOne(logOf(HI_LO.replace('Hi/Lo 8 or Better', 'Hi'))).game).toBe('omahahi');
  });

  it('deals the rest of a board twice', () => {
    const { result } = sound(logOf(RUN_TWICE));
    expect(result?.pots[0].boards.map(({ payouts }) => payouts)).toMatchObject([
      [{ seat: 0, amount: 200 }],
      [{ seat: 1, amount: 200 }],
    ]);
  });

  it('says "raises" of a call that is all that somebody all-in can be called for', () => {
    const raise = logOf(
      RUN_TWICE.replace('calls 1.40 and go all in', 'raises to 1.40 and go all in')
        .replace('raises to 2.40', 'raises to 1.40')
        .replace(/Uncalled.*\n/, '')
        .replace('bets 1.20', 'bets 0.70')
        .replace('"Bob @ id_B" raises to 1.40\n', '"Bob @ id_B" raises to 1.40\n'),
    );
    expect(eventTexts(readOne(raise))).toContain('Ann call 70');
  });

  it('makes a small blind up to a big one that was missed', () => {
    const hand = readOne(
      logOf(
        HI_LO.replace(
          '"Ann @ id-A" raises',
          '"Bob @ id_B" posts a missing small blind of 0.05\n"Bob @ id_B" posts a missed big blind of 0.10\n"Ann @ id-A" posts a straddle of 0.20\n"Ann @ id-A" raises',
        ),
      ),
    );
    expect(eventTexts(hand).slice(0, 5)).toEqual([
      'Bob small-blind 5',
      'Cy big-blind 10',
      'Bob dead 5',
      'Bob post 5',
      'Ann straddle 20',
    ]);
  });

  it('has a button at an empty seat, which is before who acts first on the flop', () => {
    const dead = HI_LO.replace('(dealer: "Ann @ id-A")', '(dead button)');
    expect(readOne(logOf(dead)).button).toBeNull();
    const [flop, bob] = ['Flop:  [2♥, 5♦, K♠]', '"Bob @ id_B" checks'];
    const later = dead.replace(`${flop}\n${bob}`, `${flop}\n"Ann @ id-A" checks\n${bob}`);
    expect(readOne(logOf(later)).button).toBe(5);
  });

  it('tells players with the same nick apart', () => {
    const same = logOf(HI_LO.replaceAll('"Bob @', '"Cy @'));
    expect(readOne(same).seats.map(({ name }) => name)).toEqual(['Ann', 'Cy @ id_B', 'Cy @ idC']);
  });
});

describe('the cards with which a PokerNow log says that somebody won', () => {
  it.each([
    ['are two of that hand', 'A♠, A♥, K♠, J♠, 9♦', 'A♠, A♣, K♠, J♠, 9♦'],
    ['are three of the board that was dealt', 'A♠, A♥, K♠, J♠, 9♦', 'A♠, A♥, K♠, Q♦, 9♦'],
    ['are of the hand of whoever was paid', '"Ann @ id-A" shows a A♠, A♥, 8♣, 7♣.\n', ''],
  ])('%s', (_, right, wrong) => {
    const hand = RUN_TWICE.replace(right, wrong).replace(
      wrong === '' ? '"Ann @ id-A" collected' : 'never',
      '"Bob @ id_B" collected',
    );
    const { contradictions } = replayHand(readOne(logOf(hand)));
    const why = /is said to win with .*, which are not two cards of that hand/;
    expect(contradictions.some((each) => why.test(each.why))).toBe(true);
  });
});

describe('a PokerNow log whose names were replaced, differently at the beginning of an entry', () => {
  /** As a tool leaves it that takes one of the quotation marks for a part of the name. */
  const replaced = (log: string) =>
    log.replace(
      /^"""(Ann|Bob|Cy) @ [^"]*""/gm,
      (_, name: string) => `""New${name} @ new-${name}""`,
    );
  const names = ({ seats }: RecordedHand) => seats.map(({ name }) => name);

  it.each([
    ['three players', HI_LO],
    ['two players', RUN_TWICE],
    ['an empty seat with the button', HI_LO.replace('(dealer: "Ann @ id-A")', '(dead button)')],
  ])('is read by the order of play, with %s', (_, hand) => {
    const told = readOne(logOf(hand));
    const again = readOne(replaced(logOf(hand)));
    expect(replaced(logOf(hand))).toContain('NewBob');
    expect(inOneLine(again)).toEqual(inOneLine(told));
    expect(names(again)).toEqual(names(told));
  });

  it('knows who is who from other hands where one alone does not tell', () => {
    const silent = HI_LO.replace('(dealer: "Ann @ id-A")', '(dead button)')
      .replace(
        '"Ann @ id-A" folds\nUncalled bet of 1.00 returned to "Cy @ idC"',
        '"Ann @ id-A" calls 1.00',
      )
      .replace('5.05', '7.05');
    expect(complaintOf(replaced(logOf(silent))).why).toMatch(
      /^New\w+ @ new-\w+ is not at the table, and the order of play does not tell who that is$/,
    );
    const [, first] = readHands(replaced(logOf(silent, HI_LO)));
    expect(first).toMatchObject({ status: 'read' });
  });
});

describe('a damaged PokerNow log', () => {
  it.each([
    ['a hand without its title', /^-- starting.*\n/, 'the beginning of hand #7 is not in the file'],
    ['a hand that goes on', /\n-- ending.*/, 'the end of the hand is not in the file'],
    [
      'an action that is cut',
      /raises to 2.00/,
      '""Ann @ id-A" raises" is not understood',
      'raises',
    ],
    [
      'a post of another kind',
      /a small blind/,
      'Bob posts a wee blind, which is not known',
      'a wee blind',
    ],
    ['somebody who has no seat', /"Cy @ idC" checks/, /is not at the table/, '"Eve @ idE" checks'],
  ])('names what is wrong with %s', (_, what, why, by = '') => {
    const damaged = logOf(HI_LO.replace(what as RegExp, by));
    const found = complaintOf(damaged);
    expect(found.status).toBe('unreadable');
    if (typeof why === 'string') expect(found.why).toBe(why);
    else expect(found.why).toMatch(why);
  });

  it('says which line is none of a log', () => {
    const lines = logOf(HI_LO).split('\n');
    expect(complaintOf(lines.with(9, 'nonsense').join('\n'))).toEqual({
      status: 'unreadable',
      line: 10,
      why: 'the line is no row of entry, time and order',
    });
  });

  it.each([
    ['a call', 'calls 2.00', 'calls 1.90'],
    ['a payment', 'collected 5.05', 'collected 5.15'],
    ['an uncalled bet', 'bet of 1.00', 'bet of 0.90'],
    ['the flop as the turn repeats it', 'Turn: 2♥, 5♦', 'Turn: 2♥, 2♥'],
    ['a card of the flop', '[2♥, 5♦, K♠]', '[2♥, 6♦, K♠]'],
  ])('is contradicted by %s that was changed', (_, right, wrong) => {
    expect(replayHand(readOne(logOf(HI_LO.replace(right, wrong)))).contradictions).not.toEqual([]);
  });
});
