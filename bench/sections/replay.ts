import { readHands, replayHand } from '../../src/history/index.ts';
import { type Figures, rates, type Section } from '../figures.ts';

const HANDS = 500;

/** Made up: a pot of three players, all-in on the flop and halved at showdown. */
const HAND = `PokerStars Hand #NUMBER:  Omaha Hi/Lo Pot Limit ($0.50/$1.00 USD) - 2021/03/04 20:15:00 ET
Table 'Lyra' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bob ($30 in chips)
Seat 3: Cy ($60 in chips)
Bob: posts small blind $0.50
Cy: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [As Ah 2s 3h]
Ann: raises $2.50 to $3.50
Bob: calls $3
Cy: calls $2.50
*** FLOP *** [4s 9d Kd]
Bob: bets $10.50
Cy: folds
Ann: raises $31.50 to $42
Bob: calls $16 and is all-in
Uncalled bet ($15.50) returned to Ann
*** TURN *** [4s 9d Kd] [5c]
*** RIVER *** [4s 9d Kd 5c] [8h]
*** SHOW DOWN ***
Bob: shows [Kh Ks 9c 8d] (HI: three of a kind, Kings)
Ann: shows [As Ah 2s 3h] (HI: a pair of Aces; LO: 8,5,4,2,A)
Bob collected $30.75 from pot
Ann collected $30.75 from pot
*** SUMMARY ***
Total pot $63.50 | Rake $2
Board [4s 9d Kd 5c 8h]
Seat 1: Ann (button) showed [As Ah 2s 3h] and won ($30.75) with HI: a pair of Aces; LO: 8,5,4,2,A
Seat 2: Bob (small blind) showed [Kh Ks 9c 8d] and won ($30.75) with HI: three of a kind, Kings
Seat 3: Cy (big blind) folded on the Flop


`;

const text = Array.from({ length: HANDS }, (_, i) => HAND.replace('NUMBER', `${2001 + i}`)).join(
  '',
);

/** Reads and replays all hands, which must agree with the rules. */
function replayAll(): number {
  let settled = 0;
  for (const reading of readHands(text)) {
    if (reading.status !== 'read') continue;
    settled += Number(replayHand(reading.hand).contradictions.length === 0);
  }
  if (settled !== HANDS) throw new Error(`${settled} of ${HANDS} hands were settled`);
  return settled;
}

export const REPLAY: Section = {
  name: 'replay',
  about:
    'PokerStars text of a made-up hand: read, replayed by the rules and checked, without the value of all-ins',
  async *measure(): Figures {
    const read = { unit: 'hands', units: HANDS };
    const [reading, replaying] = await rates([
      { ...read, name: 'read', run: () => [...readHands(text)] },
      { ...read, name: 'read and replayed', run: replayAll },
    ]);
    yield reading;
    yield { ...replaying, wanted: { atLeast: 3000 } };
  },
};
