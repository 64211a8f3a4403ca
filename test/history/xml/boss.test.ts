import { describe, expect, it } from 'vitest';
import { formatCards } from '../../../src/cards/text.ts';
import { readHands } from '../../../src/history/history-reader.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { BOSS } from '../hands.ts';
import { complaintOf, eventTexts, readOne, withLineAfter } from '../tools.ts';

function act(type: string, player: string, value = '', kind = ''): string {
  return `<ACTION TYPE="${type}" PLAYER="${player}" KIND="${kind}" VALUE="${value || '0'}"></ACTION>`;
}

function cards(numbers: string): string {
  return numbers.replace(/\S+/g, '<CARD LINK="$&"></CARD>');
}

/** Heads-up for high: raised three times before the flop, all-in, and the one who loses mucks. */
const ALL_IN = `<HISTORY ID="7" SESSION="session8.xml" TABLE="Vega" GAME="GAME_OMA" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="EUR" LIMIT="PL" STAKES="1.00/2.00" DATE="1395094662">
<PLAYER NAME="Ann" SEAT="1" AMOUNT="50.00" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<PLAYER NAME="Bob" SEAT="2" AMOUNT="90.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="" SEAT="3" AMOUNT="0.00" STATE="STATE_RESERVED" DEALER="N"></PLAYER>
${act('HAND_BLINDS', 'Ann', '1.00', 'HAND_SB')}
${act('HAND_BLINDS', 'Bob', '2.00', 'HAND_BB')}
<ACTION TYPE="HAND_DEAL" PLAYER="Ann">${cards('0 13 12 25')}</ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="Bob">${cards('b b b b')}</ACTION>
${act('ACTION_RAISE', 'Ann', '6.00')}
${act('ACTION_RAISE', 'Bob', '18.00')}
${act('ACTION_ALLIN', 'Ann', '50.00')}
${act('ACTION_CALL', 'Bob', '32.00')}
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="100.00" RAKE="0.00">${cards('26 40 19')}</ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="98.00" RAKE="2.00">${cards('26 40 19 34')}</ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_RIVER" POT="98.00" RAKE="2.00">${cards('26 40 19 34 48')}</ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="98.00" RAKE="2.00">
<RESULT PLAYER="Ann" WIN="98.00" HAND="$(STR_G_WIN_THREEOFAKIND) $(STR_G_CARDS_ACES)" WINCARDS="0 13 26 48 34 ">${cards('0 13 12 25')}</RESULT>
<RESULT PLAYER="Bob" WIN="0.00" HAND="$(STR_G_MUCK)" WINCARDS=""></RESULT></SHOWDOWN></HISTORY>
`;

describe('Boss', () => {
  it('says what a raise and an all-in make the bet, and who mucks', () => {
    const hand = readOne(ALL_IN);
    const money = { currency: '€', totalPot: 10000, rake: 200 };
    expect(hand).toMatchObject({
      ...money,
      game: 'omahahi',
      date: '2014-03-17T22:17:42Z',
      hero: 0,
    });
    const events = eventTexts(hand).filter((text) => !text.startsWith('board'));
    expect(events).toEqual([
      'Ann small-blind 100',
      'Bob big-blind 200',
      'Ann raise 500 to 600',
      'Bob raise 1600 to 1800',
      'Ann raise 4400 to 5000',
      'Bob call 3200',
      'Ann show',
      'Ann collect 9800',
      'Bob muck',
    ]);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it('numbers its cards from the ace of diamonds to the king of spades', () => {
    const holes = [readOne(ALL_IN).seats[0], readOne(BOSS).seats[2]].map(({ hole }) => hole ?? []);
    expect(holes.map((hole) => formatCards(hole))).toEqual(['AdAcKdKc', 'Ah3cKdJd']);
  });

  it('may have many hands in a document, of money, of play money and of tournaments', () => {
    const texts = [
      BOSS,
      BOSS.replace('GAMETYPE_REAL', 'GAMETYPE_FUN'),
      ALL_IN.replace('GAMEKIND_CASH', 'GAMEKIND_SITGO'),
      ALL_IN.replace('GAME_OMA', 'GAME_THM'),
    ];
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<ROOT>\n${texts.join('')}</ROOT>\n`;
    for (const each of [text, text.replaceAll('\n', '')]) {
      const told = [...readHands(each)].map((reading) =>
        reading.status === 'read'
          ? [reading.hand.currency, reading.hand.tournament]
          : reading.status,
      );
      expect(told).toEqual([['$', null], ['', null], ['', '8'], 'skipped']);
    }
  });

  it('names the bets of a limit game', () => {
    const { stakes } = readOne(BOSS.replace('LIMIT="PL"', 'LIMIT="FL"'));
    expect(stakes).toMatchObject({ kind: 'limit', smallBet: 5, bigBet: 10, bigBlind: 5 });
  });

  it('tells posts of players who missed blinds', () => {
    const post = `${act('HAND_BLINDS', 'Ann', '0.05', 'HAND_DSB')}\n${act('HAND_BLINDS', 'Ann', '0.10', 'HAND_BB')}`;
    const both = act('HAND_BLINDS', 'Ann', '0.15', 'HAND_AB');
    for (const text of [post, both]) {
      const events = eventTexts(readOne(withLineAfter(BOSS, 'HAND_BB', text)));
      expect(events.slice(1, 4)).toEqual(['Cy big-blind 10', 'Ann dead 5', 'Ann post 10']);
    }
  });

  it.each([
    ['LINK="26"', 'LINK="52"', '"52" is not the number of a card'],
    ['ACTION_CHECK', 'ACTION_WAIT', 'an action of the kind "ACTION_WAIT" is not known'],
    ['HAND_SB', 'HAND_XB', 'a blind of the kind "HAND_XB" is not known'],
    ['BOARD_FLOP', 'BOARD_X', 'the board "BOARD_X" is not known'],
    ['0.05/0.10', '0.10', 'the stakes "0.10" are not two amounts'],
    ['1580702706', '99999999999999', 'there is no date 99999999999999'],
    ['GAME_OMAHL', 'GAME_OMATU', '"PL Omaha TU" is an Omaha game that cannot be read'],
  ])('is refused with %j as %j', (right, wrong, why) => {
    expect(complaintOf(BOSS.replace(right, wrong))).toMatchObject({ status: 'unreadable', why });
  });

  it('is refused where an all-in adds nothing', () => {
    const text = ALL_IN.replace('VALUE="50.00"', 'VALUE="6.00"');
    const why = 'Ann is all-in for no more than what is already in';
    expect(complaintOf(text)).toMatchObject({ why });
  });

  it.each([
    ['POT="3.85" RAKE="0.20"', 'POT="3.85" RAKE="0.21"'],
    ['WINCARDS="34 8', 'WINCARDS="35 8'],
    ['<CARD LINK="45"></CARD></ACTION>', '<CARD LINK="46"></CARD></ACTION>'],
  ])('is held to what it says: %j for %j', (right, wrong) => {
    expect(BOSS).toContain(right);
    const { contradictions } = replayHand(readOne(BOSS.replace(right, wrong)));
    expect(contradictions).not.toEqual([]);
  });
});
