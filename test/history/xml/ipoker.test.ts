import { describe, expect, it } from 'vitest';
import { readHands } from '../../../src/history/history-reader.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { SAME_HAND } from '../hands.ts';
import { complaintOf, eventTexts, readOne, withoutLines } from '../tools.ts';
import { IPOKER_RUN_TWICE } from './sessions.ts';

const { iPoker: TEXT } = SAME_HAND;

function contradictions(text: string): string[] {
  return replayHand(readOne(text)).contradictions.map(({ why }) => why);
}

describe('iPoker', () => {
  it('tells what a session and a hand of it say', () => {
    expect(readOne(TEXT)).toMatchObject({
      site: 'iPoker',
      id: '1001',
      date: '2020-02-03 04:05:06',
      table: 'Vega, 770011',
      tournament: null,
      currency: '$',
      line: 12,
    });
  });

  it('has boards that are run twice, all-ins, and tables that are called by their limit', () => {
    const hand = readOne(IPOKER_RUN_TWICE);
    expect(hand).toMatchObject({ game: 'omahahi', holeCount: 5, currency: '€', rake: 500 });
    expect(eventTexts(hand).slice(-9, -4)).toEqual([
      'Bob bet 32400 to 32400',
      'Ann raise 85850 to 85850',
      'Bob call 53450',
      'board 0 river 7',
      'board 1 river 41',
    ]);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it.each([
    ['Omaha Hi-Lo PL $0.05/$0.10', 'omaha8', 'pot-limit'],
    ['Omaha HiLow PL 0,05$/0,10$', 'omaha8', 'pot-limit'],
    ['Omaha Hi-Lo NL $0.05/$0.10', 'omaha8', 'no-limit'],
    ['Omaha LP $0.05/$0.10', 'omahahi', 'pot-limit'],
    ['Omaha Pot limit $0.05/$0.10 Ante $0.00', 'omahahi', 'pot-limit'],
    ['Omaha Hi-Lo L $0.10/$0.20', 'omaha8', 'limit'],
    ['Omaha Hi-Lo Limit $0.05/$0.10', 'omaha8', 'limit'],
    ['PL $0.05/$0.10', 'omahahi', 'pot-limit'],
  ])('calls games in many ways: %s', (name, game, kind) => {
    const hand = readOne(TEXT.replace('Omaha Hi-Lo PL $0.05/$0.10', name));
    expect(hand).toMatchObject({ game, stakes: { kind, smallBlind: 5, bigBlind: 10 } });
    expect(hand).toMatchObject({ holeCount: 4, currency: '$' });
  });

  it('leaves out other games, hand by hand', () => {
    const holdem = TEXT.replace('Omaha Hi-Lo PL', 'Holdem NL');
    const game = /<game[\s\S]*<\/game>/.exec(holdem)?.[0];
    const two = holdem.replace('</session>', `${game}</session>`);
    expect([...readHands(two)].map(({ status }) => status)).toEqual(['skipped', 'skipped']);
    const nameless = TEXT.replace('Omaha Hi-Lo PL', 'NL').replace(
      /( [SHDC][\dAKQJ]+){2}<\/c/g,
      '</c',
    );
    expect(complaintOf(nameless.replaceAll('X X X X', 'X X')).status).toBe('skipped');
  });

  it('is chips without a sign in a tournament, whose levels stand with its hands', () => {
    const text = withoutLines(TEXT, '<tablecurrency>')
      .replaceAll('$', '')
      .replace('PL 0.05/0.10', 'PL')
      .replace('<nickname>', '<tournamentcode>55</tournamentcode>\n<nickname>');
    expect(readOne(text)).toMatchObject({
      tournament: '55',
      currency: '',
      stakes: { smallBlind: 5, bigBlind: 10 },
    });
  });

  it('holds what players bet in all to what they did', () => {
    expect(contradictions(TEXT.replace('bet="$0.35"', 'bet="$0.45"'))).toEqual([
      'Bob is said to have put in $0.45, but put in $0.35',
    ]);
  });

  it('takes a big blind that is larger for both blinds', () => {
    const text = TEXT.replace('type="8" sum="$0"', 'type="2" sum="$0.15"').replace(
      '<action no="4"',
      '<action no="4" player="Dee" type="0" sum="$0"/>\n<action no="5"',
    );
    expect(eventTexts(readOne(text))).toEqual(
      expect.arrayContaining(['Dee dead 5', 'Dee post 10']),
    );
  });

  it('may be one line, may lack its end, and may come several times in a file', () => {
    const line = TEXT.replace(/\n\s*/g, '');
    const cut = TEXT.slice(0, TEXT.indexOf('</game>'));
    const ids = [...readHands(line + line + cut + IPOKER_RUN_TWICE)].map((reading) =>
      reading.status === 'read' ? reading.hand.id : reading.why,
    );
    expect(ids).toEqual(['1001', '1001', '1001', '2002']);
    expect(contradictions(cut)).toEqual([]);
    expect(contradictions(cut.slice(0, cut.lastIndexOf('<action')))).toEqual([
      'the hand stops too early: it is the turn of Cy',
    ]);
  });

  it.each([
    ['<gametype>Omaha', '<gametype>Omaha Rush', /Omaha game that cannot be read/],
    ['type="23"', 'type="99"', /an action of the type "99" is not known/],
    ['S7</cards>', 'S7Z</cards>', /"S7Z" is not a card/],
    ['no="13"', 'no="x"', /the no "x" of <action> is not a whole number/],
    ['sum="$1"', '', /<action> has no sum/],
    ['type="River"', 'type="Sea"', /cards of the type "Sea" are not known/],
    ['<general>', '<gen>', /the session of the hand has no <general>/],
    ['<general>', '<!-- ', /a tag or a comment has no end/],
  ])('names what it cannot read: %s', (right, wrong, why) => {
    const [reading] = readHands(TEXT.replace(right, wrong));
    expect(reading).toMatchObject({ status: 'unreadable', why: expect.stringMatching(why) });
  });

  it('gives up a hand that goes on and on, and reads the next one', () => {
    const action = '<action no="9" player="Bob" type="4" sum="$0"/>\n';
    const long = TEXT.replace('</game>', `<round no="5">${action.repeat(5001)}</round></game>`);
    const open = TEXT.replace('</game>', `<round no="${'9'.repeat(1_000_001)}\n`);
    for (const [text, why] of [
      [long, 'the hand is too long: it has more than 5,000 elements or 1,000,000 letters'],
      [open, 'a tag or a comment has no end'],
    ]) {
      const [first, second] = readHands(text + TEXT);
      expect(first).toEqual({ status: 'unreadable', line: expect.any(Number), why });
      expect(second).toMatchObject({ status: 'read', hand: { id: '1001' } });
    }
  });
});
