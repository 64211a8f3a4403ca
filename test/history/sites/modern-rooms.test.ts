import { describe, expect, it } from 'vitest';
import { replayHand } from '../../../src/history/replay.ts';
import { complaintOf, eventTexts, readOne } from '../tools.ts';

/** Ann is all-in on the flop, everybody's cards are told, the rest comes three times; she has bought insurance. */
const GG_THREE_BOARDS = `Poker Hand #OM2001: PLO-5 ($1/$2) - 2022/05/01 22:41:42
Table 'PLO-5Gold4' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bob ($100 in chips)
Seat 3: Hero ($100 in chips)
Cash Drop to Pot : total $4
Bob: posts small blind $1
Hero: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann
Dealt to Bob 
Dealt to Hero [Kh Ks 7d 2c 8h]
Ann: raises $4 to $6
Bob: folds
Hero: calls $4
*** FLOP *** [7h 3d Js]
Hero: bets $10
Ann: raises $34 to $44 and is all-in
Hero: calls $34
Ann: shows [As Ad Jd 3c 4s] (Two pair)
Hero: shows [Kh Ks 7d 2c 8h] (Pair of Kings)
Ann: Chooses to EV Cashout 
*** FIRST TURN *** [7h 3d Js] [9c]
*** FIRST RIVER *** [7h 3d Js 9c] [Qs]
*** SECOND TURN *** [7h 3d Js] [Kd]
*** SECOND RIVER *** [7h 3d Js Kd] [2h]
*** THIRD TURN *** [7h 3d Js] [4c]
*** THIRD RIVER *** [7h 3d Js 4c] [5c]
Ann: Pays Cashout Risk ($3)
*** FIRST SHOWDOWN ***
Ann collected $33 from pot
*** SECOND SHOWDOWN ***
Hero collected $33 from pot
*** THIRD SHOWDOWN ***
Ann collected $33 from pot
*** SUMMARY ***
Total pot $105 | Rake $4 | Jackpot $1.50 | Bingo $0.50 | Fortune $0 | Tax $0
Hand was run three times
FIRST Board [7h 3d Js 9c Qs]
SECOND Board [Kd 2h]
THIRD Board [4c 5c]
Seat 1: Ann (button) showed [As Ad Jd 3c 4s] and won ($33) with Two pair, and lost with Two pair, and won ($33) with Two pair, Cashout Risk ($3)
Seat 2: Bob (small blind) folded before Flop
Seat 3: Villain7 ($33) with Set of Kings
`;

describe('GGPoker', () => {
  it('takes jackpot and other fees beside the rake, and adds to pots', () => {
    const hand = readOne(GG_THREE_BOARDS);
    expect(hand).toMatchObject({ site: 'GGPoker', holeCount: 5, totalPot: 10_500, rake: 600 });
    expect(eventTexts(hand)).toContain('splash 400');
    const replay = replayHand(hand);
    expect(replay).toMatchObject({ contradictions: [], notes: [] });
    expect(replay.paid).toMatchObject({ in: [5000, 100, 5000], back: [6600, 0, 3300], rake: 600 });
  });

  it.each([
    ['$33 from pot\n*** SECOND', '$34 from pot\n*** SECOND'],
    ['SECOND Board [Kd 2h]', 'SECOND Board [Kd 2s]'],
    ['Jackpot $1.50', 'Jackpot $1.60'],
    ['Seat 3: Villain7 ($33)', 'Seat 3: Villain7 ($35)'],
    ['THIRD RIVER *** [7h 3d Js 4c] [5c]', 'THIRD RIVER *** [7h 3d Js 4c] [Kc]'],
  ])('is held to what it says: %j for %j', (right, wrong) => {
    expect(GG_THREE_BOARDS).toContain(right);
    const { contradictions } = replayHand(readOne(GG_THREE_BOARDS.replace(right, wrong)));
    expect(contradictions).not.toEqual([]);
  });

  it('says what straddles come to, and what a missed blind is', () => {
    const hand = readOne(`Poker Hand #OM3: PLO ($1/$2) - 2021/04/13 10:03:48
Table 'PLO1' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bob ($50 in chips)
Seat 3: Cy ($50 in chips)
Bob: posts small blind $1
Cy: posts big blind $2
Ann: posts missed blind $1
Ann: straddle $4
Ann: straddle $8
*** HOLE CARDS ***
Dealt to Ann
Dealt to Bob
Dealt to Cy
Bob: folds
Cy: folds
Uncalled bet ($6) returned to Ann
*** SHOWDOWN ***
Ann collected $6 from pot
*** SUMMARY ***
Total pot $6 | Rake $0 | Jackpot $0 | Bingo $0
Seat 1: Ann ($6)
`);
    expect(eventTexts(hand).slice(2, 5)).toEqual([
      'Ann dead 100',
      'Ann straddle 400',
      'Ann straddle 400',
    ]);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it('takes rake from each of several pots as it likes, as long as it comes to what it says', () => {
    const text = `Poker Hand #OM4: PLO ($1/$2) - 2021/04/13 10:03:48
Table 'PLO1' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($30 in chips)
Seat 3: Cy ($60 in chips)
Bob: posts small blind $1
Cy: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann
Dealt to Bob
Dealt to Cy
Ann: calls $2
Bob: calls $1
Cy: checks
*** FLOP *** [Kd Kc 2s]
Bob: bets $6
Cy: calls $6
Ann: calls $6
*** TURN *** [Kd Kc 2s] [3d]
Bob: bets $22 and is all-in
Cy: calls $22
Ann: calls $2 and is all-in
Ann: shows [As Ad Jd 4s]
Bob: shows [Qs Qd Jh 4c]
Cy: shows [Ts Td 9h 8c]
*** RIVER *** [Kd Kc 2s 3d] [7h]
*** SHOWDOWN ***
Ann collected $29.20 from pot
Bob collected $39.10 from pot
*** SUMMARY ***
Total pot $70 | Rake $1.70 | Jackpot $0 | Bingo $0
Board [Kd Kc 2s 3d 7h]
`;
    expect(replayHand(readOne(text)).contradictions).toEqual([]);
    for (const [right, wrong] of [
      ['Ann collected $29.20', 'Ann collected $29.10'],
      ['Bob collected', 'Cy collected'],
      ['Ann collected $29.20', 'Ann collected $30.20'],
    ]) {
      expect(replayHand(readOne(text.replace(right, wrong))).contradictions).not.toEqual([]);
    }
  });
});

const BOVADA_TOURNAMENT = `Ignition Hand #77: OMAHA HiLo Tournament #4789 TBL#2, Normal- Level 10 (200/400) - 2022-06-25 22:24:22
Seat 37: UTG (6,282 in chips)
Seat 86: Dealer (4,300 in chips)
Seat 16: Small Blind (11,003 in chips)
Seat 89: Big Blind [ME] (3,000 in chips)
Dealer : Set dealer [4]
UTG : Ante chip 40
Dealer : Ante chip 40
Small Blind : Ante chip 40
Big Blind [ME] : Ante chip 40
Small Blind : Small blind 200
Big Blind [ME] : Big blind 400
*** HOLE CARDS ***
UTG : Card dealt to a spot [9d 5c 2c Td]
Dealer : Card dealt to a spot [6h Ac 3s 7s]
Small Blind : Card dealt to a spot [Qd 3c Ts 7d]
Big Blind [ME] : Card dealt to a spot [Js As Jd 5s]
UTG : Raises 1200 to 1200
Dealer : Fold(Blind Disconnected)
Small Blind : Sit out
Small Blind : Folds(timeout)
Big Blind [ME] : All-in(raise) 2560 to 2960
UTG : Call 1760
*** FLOP *** [2d 4d Qh]
*** TURN *** [2d 4d Qh] [Ks]
*** RIVER *** [2d 4d Qh Ks] [Kh]
UTG : Showdown [2c Td 2d Ks Kh] (Two pair)
Big Blind [ME] : Showdown [Js Jd Qh Ks Kh] (Two pair)
Big Blind [ME] : Hand Result 6280
*** SUMMARY ***
Total Pot(6280)
Board [2d 4d Qh Ks Kh]
Seat+37: UTG lose with Two pair [9d 5c 2c Td-2c Td 2d Ks Kh]
Seat+89: Big Blind HI 6280  with Two pair [Js As Jd 5s-Js Jd Qh Ks Kh]
`;

describe('Bovada', () => {
  it('tells seats of a tournament round the table, whatever their numbers', () => {
    const hand = readOne(BOVADA_TOURNAMENT);
    expect(hand).toMatchObject({
      site: 'Ignition',
      tournament: '4789',
      game: 'omaha8',
      button: 86,
    });
    expect(hand.seats.map(({ name }) => name)).toEqual([
      'UTG',
      'Dealer',
      'Small Blind',
      'Big Blind',
    ]);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it.each([
    ['Hand Result 6280', 'Hand Result 6180'],
    ['HI 6280', 'HI 6290'],
    ['Total Pot(6280)', 'Total Pot(6290)'],
    ['Raises 1200 to 1200', 'Raises 1100 to 1200'],
    ['Board [2d 4d Qh Ks Kh]', 'Board [2d 4d Qh Ks Kc]'],
  ])('is held to what it says: %j for %j', (right, wrong) => {
    const { contradictions } = replayHand(readOne(BOVADA_TOURNAMENT.replace(right, wrong)));
    expect(contradictions).not.toEqual([]);
  });
});

describe('CoinPoker', () => {
  it('counts hole cards in its titles', () => {
    const title = 'CoinPoker Hand #1: PLO 5 (₮0.01/₮0.02) 2026/06/04 00:25:41 KST';
    expect(complaintOf(title)).toMatchObject({
      status: 'unreadable',
      why: 'the hand has no player',
    });
    expect(complaintOf(title.replace('PLO 5', 'NLH'))).toMatchObject({ status: 'skipped' });
  });
});

describe('rooms with the lines of PokerStars', () => {
  it.each(['Suprema', 'SupremaPoker', 'MPLPoker', 'Hive Poker', 'PokerPlanets', 'ClubGG'])(
    'are known by their names: %s',
    (room) => {
      const hand = readOne(`${room} Hand #7:  Omaha Pot Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET
Table 'Vega' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 3: Bob ($15 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: folds
Uncalled bet ($1) returned to Bob
Bob collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
`);
      expect(hand).toMatchObject({ site: room, id: '7' });
      expect(replayHand(hand)).toMatchObject({ contradictions: [] });
    },
  );
});
