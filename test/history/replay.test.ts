import { describe, expect, it } from 'vitest';
import { parseCards } from '../../src/cards/text.ts';
import { writePhh } from '../../src/history/phh/write.ts';
import { replayHand } from '../../src/history/replay.ts';
import { POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from './hands.ts';
import { readOne, withLineAfter, withoutLines } from './tools.ts';

function contradictions(text: string): string[] {
  return replayHand(readOne(text)).contradictions.map(
    ({ kind, line, why }) => `${kind} ${line} ${why}`,
  );
}

describe('a replay', () => {
  it('follows the pot from step to step', () => {
    const { steps } = replayHand(readOne(POKER_STARS));
    expect(steps.map(({ pot }) => pot).slice(0, 8)).toEqual([5, 15, 50, 80, 105, 105, 105, 155]);
  });

  it('settles each board for half of every pot where it is run twice', () => {
    const replay = replayHand(readOne(RUN_TWICE));
    expect(replay).toMatchObject({ contradictions: [], notes: [] });
    expect(replay.result?.pots[0].boards.map(({ payouts }) => payouts)).toMatchObject([
      [{ seat: 0, amount: 1450 }],
      [{ seat: 1, amount: 1450 }],
    ]);
  });

  it('keeps both boards when written as PHH', () => {
    const hand = readOne(RUN_TWICE);
    const again = readOne(writePhh(hand, replayHand(hand).paid));
    expect(replayHand(again)).toMatchObject({ contradictions: [], notes: [] });
    const boards = (of: typeof hand) => of.events.filter(({ kind }) => kind === 'board');
    expect(boards(again).map((event) => ({ ...event, line: 0 }))).toEqual(
      boards(hand).map((event) => ({ ...event, line: 0 })),
    );
  });

  it('notes the moment after which nobody could bet', () => {
    expect(replayHand(readOne(RUN_TWICE)).allIn).toEqual({
      board: parseCards('2c7dJh'),
      live: [0, 1],
      pots: [{ amount: 3000, eligible: [0, 1] }],
    });
    expect(replayHand(readOne(SIDE_POT)).allIn).toMatchObject({ board: [], live: [0, 1, 2] });
    expect(replayHand(readOne(POKER_STARS)).allIn).toBeNull();
  });

  it('takes the rake out of every pot as the room did', () => {
    const replay = replayHand(readOne(SIDE_POT));
    expect(replay).toMatchObject({ contradictions: [], notes: [] });
    expect(replay.result?.pots.map(({ amount, rake }) => [amount, rake])).toEqual([
      [2700, 140],
      [1200, 60],
    ]);
  });

  it('lets a hand that hides its cards lose', () => {
    const mucked = POKER_STARS.replace(/Cy: shows.*/, 'Cy: mucks hand')
      .replace('Dealt to Cy', 'Dealt to no one')
      .replace(/^Dealt to no one.*$/m, '')
      .replace(/showed \[Ah.*/, 'mucked')
      .replace('Ann collected $0.96', 'Ann collected $1.92')
      .replace('won ($2.89)', 'won ($3.85)')
      .replace(/Cy collected.*/, '');
    expect(replayHand(readOne(mucked))).toMatchObject({
      contradictions: [],
      notes: [],
      paid: { back: [385, 0, 0] },
    });
  });

  it('settles nothing where a hand is paid that hides its cards', () => {
    const hidden = withoutLines(POKER_STARS, 'Dealt to')
      .replace(/Cy: shows.*/, 'Cy: mucks hand')
      .replace(/showed \[Ah.*/, 'mucked');
    expect(replayHand(readOne(hidden))).toMatchObject({
      contradictions: [],
      notes: ['Cy was paid, but the cards are not shown'],
      result: null,
    });
  });

  it('settles nothing where nobody shows, and finds no contradiction in that', () => {
    const hidden = withoutLines(POKER_STARS, 'Dealt to')
      .replace(/(Ann|Cy): shows.*/g, '$1: mucks hand')
      .replace(/showed \[.*?\]/g, 'mucked');
    expect(replayHand(readOne(hidden))).toMatchObject({
      contradictions: [],
      notes: ['Ann was paid, but the cards are not shown'],
      result: null,
      paid: { back: [289, 0, 96] },
    });
  });

  it('says where the file tells nothing of payments', () => {
    const untold = withoutLines(POKER_STARS, ' collected ');
    expect(replayHand(readOne(untold))).toMatchObject({
      contradictions: [],
      notes: ['the file does not say who was paid'],
      paid: null,
    });
  });
});

describe('a big blind that is short', () => {
  const handOf = (lines: readonly string[]) =>
    [
      'PokerStars Hand #9:  Omaha Hi/Lo No Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET',
      "Table 'Vega II' 6-max Seat #1 is the button",
      ...lines,
      '*** SHOW DOWN ***',
      'Ann: shows [Ks Kh 2d 3d]',
      'Cy: shows [Js Jh 2c 3c]',
    ].join('\n');
  const BOARD = [
    '*** FLOP *** [Kd Qd 9c]',
    '*** TURN *** [Kd Qd 9c] [4s]',
    '*** RIVER *** [Kd Qd 9c 4s] [4h]',
  ];
  const threeHanded = handOf([
    'Seat 1: Ann ($20 in chips)',
    'Seat 2: Bob ($20 in chips)',
    'Seat 3: Cy ($1.50 in chips)',
    'Bob: posts small blind $1',
    'Cy: posts big blind $1.50 and is all-in',
    '*** HOLE CARDS ***',
    'Ann: calls $2',
    'Bob: folds',
    'Uncalled bet ($0.50) returned to Ann',
    ...BOARD,
  ]).concat('\nAnn collected $4 from pot\n');
  const headsUp = (call: string, ...after: string[]) =>
    handOf([
      'Seat 1: Ann ($20 in chips)',
      'Seat 3: Cy ($1.50 in chips)',
      'Ann: posts small blind $1',
      'Cy: posts big blind $1.50 and is all-in',
      '*** HOLE CARDS ***',
      `Ann: calls ${call}`,
      ...after,
      ...BOARD,
    ]).concat('\nAnn collected $3 from pot\n');

  it.each([
    ['by three, for all of it', threeHanded, { Ann: 250, Bob: -100, Cy: -150 }],
    [
      'heads-up, for all of it and the rest back',
      headsUp('$1', 'Uncalled bet ($0.50) returned to Ann'),
      { Ann: 150, Cy: -150 },
    ],
    ['heads-up, for what there is of it', headsUp('$0.50'), { Ann: 150, Cy: -150 }],
  ])('is called %s, and again when read as PHH', (_, text, nets) => {
    const hand = readOne(text);
    const replay = replayHand(hand);
    for (const each of [replay, replayHand(readOne(writePhh(hand, replay.paid)))]) {
      expect(each).toMatchObject({ contradictions: [], notes: [] });
      const named = each.hand.seats.map(({ name }, seat) => [name, each.result?.seats[seat].net]);
      expect(Object.fromEntries(named)).toEqual(nets);
    }
  });

  it('is a contradiction where less is called', () => {
    expect(contradictions(headsUp('$0.40'))[0]).toContain('a call of 0.4 is not the 1 to call');
    expect(contradictions(threeHanded.replace('calls $2', 'calls $1.50'))[0]).toContain(
      'a call of 1.5 is not the 2 to call',
    );
  });
});

describe('odd chips by a rule of the room', () => {
  it('are a note where they went to the other seat that shares the half', () => {
    const odd = POKER_STARS.replace('Rake $0.20', 'Rake $0.22')
      .replace('Ann collected $1.93', 'Ann collected $1.92')
      .replace('Cy collected $0.96', 'Cy collected $0.95')
      .replace('won ($2.89)', 'won ($2.88)')
      .replace('won ($0.96)', 'won ($0.95)');
    const replay = replayHand(readOne(odd));
    expect(replay.contradictions).toEqual([]);
    expect(replay.notes).toEqual([
      'pot $4.05: Ann got $2.88, the rules pay $2.87; Cy got $0.95, the rules pay $0.96: ' +
        'an odd chip went to another seat that shares the pot',
    ]);
  });

  it('are a note where the smallest chip of the room explains them', () => {
    const odd = POKER_STARS.replace('Ann collected $1.93', 'Ann collected $1.95')
      .replace('Ann collected $0.96', 'Ann collected $0.95')
      .replace('Cy collected $0.96', 'Cy collected $0.95');
    expect(replayHand(readOne(odd)).notes).toEqual([
      'pot $4.05: Ann got $2.90, the rules pay $2.89; Cy got $0.95, the rules pay $0.96: ' +
        'the smallest chip of the room is $0.05',
    ]);
  });

  it('are a contradiction where they are too many', () => {
    const wrong = POKER_STARS.replace('Ann collected $1.93', 'Ann collected $1.90').replace(
      'Cy collected $0.96',
      'Cy collected $0.99',
    );
    expect(contradictions(wrong)).toEqual([
      'payment 28 pot $4.05: Ann got $2.86, the rules pay $2.89; Cy got $0.99, the rules pay $0.96',
    ]);
  });
});

describe('hands from public reports', () => {
  it('jakub-pronobis/Analyzer issue 2: lose what was put in, and no uncalled bet or rake besides', () => {
    const text = `PokerStars Hand #5005:  Omaha No Limit ($0.50/$1 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #5 is the button
Seat 2: P2 ($322.51 in chips)
Seat 3: P3 ($100 in chips)
Seat 5: P5 ($623.16 in chips)
Seat 6: P6 ($31.84 in chips)
P6: posts small blind $0.50
P2: posts big blind $1
*** HOLE CARDS ***
P3: raises $8 to $9
P5: folds
P6: calls $8.50
P2: calls $8
*** FLOP *** [Tc 2d Jc]
P6: checks
P2: bets $12.96
P3: calls $12.96
P6: raises $9.88 to $22.84 and is all-in
P2: calls $9.88
P3: calls $9.88
*** TURN *** [Tc 2d Jc] [4h]
P2: checks
P3: checks
*** RIVER *** [Tc 2d Jc 4h] [9d]
P2: bets $45.85
P3: folds
Uncalled bet ($45.85) returned to P2
*** SHOW DOWN ***
P2: shows [8c Th Qc 9s]
P6: shows [4c 2h Kd 5c]
P2 collected $91.70 from pot
*** SUMMARY ***
Total pot $95.52 | Rake $3.82
`;
    const { result, contradictions } = replayHand(readOne(text));
    expect(contradictions).toEqual([]);
    expect(result?.seats.map(({ net }) => net)).toEqual([5986, -3184, 0, -3184]);
    expect(result?.pots).toMatchObject([{ amount: 9552, rake: 382 }]);
  });

  it('hhsmithy HandActionTests_OmahaHiLo: get back an over-raise that is printed as a side pot', () => {
    const text = `***** Hand History for Game 6006 *****
$100 USD NL Omaha Hi-Lo - Monday, February 03, 04:05:06 EST 2020
Table Vega (Real Money)
Seat 6 is the button
Seat 2: P2 ( $40 USD )
Seat 4: P4 ( $30 USD )
Seat 6: P6 ( $60 USD )
P2 posts small blind [$0.50 USD].
P4 posts big blind [$1 USD].
** Dealing down cards **
P6 raises [$31 USD]
P2 folds
P4 is all-In  [$29 USD]
** Dealing Flop ** [ 2h, 5d, Ks ]
** Dealing Turn ** [ 9c ]
** Dealing River ** [ 7s ]
P6 shows [ Kd, Kh, 9h, 8c ]three of a kind, Kings.
P4 shows [ Ah, 3c, Jd, Tc ]high card Ace.
P4 shows7,5,3,2,A  for low.
P6 wins $1 USD from the side pot 1 with three of a kind, Kings.
P6 wins $28.75 USD from the main pot with three of a kind, Kings.
P4 wins Lo ($28.75 USD) from the main pot with 7,5,3,2,A.
`;
    const replay = replayHand(readOne(text));
    expect(replay).toMatchObject({ contradictions: [], notes: [], paid: { rake: 300 } });
    expect(replay.result?.returned).toEqual([{ seat: 2, amount: 100 }]);
    expect(replay.result?.seats.map(({ net }) => net)).toEqual([-50, -125, -125]);
  });
});

describe('a hand run twice with two flops', () => {
  const text = `PokerStars Hand #7007:  Omaha Hi/Lo No Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #1 is the button
Seat 1: A ($112.05 in chips)
Seat 2: B ($112.05 in chips)
A: posts small blind $1
B: posts big blind $2
*** HOLE CARDS ***
A: raises $110.05 to $112.05 and is all-in
B: calls $110.05 and is all-in
*** FIRST FLOP *** [3h 5d 8c]
*** FIRST TURN *** [3h 5d 8c] [Kh]
*** FIRST RIVER *** [3h 5d 8c Kh] [7s]
*** SECOND FLOP *** [3c 5h 8d]
*** SECOND TURN *** [3c 5h 8d] [Ks]
*** SECOND RIVER *** [3c 5h 8d Ks] [7d]
*** FIRST SHOW DOWN ***
B: shows [As 2d Tc Td] (HI: a pair of Tens; LO: 7,5,3,2,A)
A: shows [Kc Kd Qd Jd] (HI: three of a kind, Kings)
A collected $55.40 from pot
B collected $55.40 from pot
*** SECOND SHOW DOWN ***
B: shows [As 2d Tc Td] (HI: a pair of Tens; LO: 7,5,3,2,A)
A: shows [Kc Kd Qd Jd] (HI: three of a kind, Kings)
A collected $55.40 from pot
B collected $55.40 from pot
*** SUMMARY ***
Total pot $224.10 | Rake $2.50
Hand was run twice
FIRST Board [3h 5d 8c Kh 7s]
SECOND Board [3c 5h 8d Ks 7d]
Seat 1: A (button) showed [Kc Kd Qd Jd] and won ($55.40), and won ($55.40)
Seat 2: B (big blind) showed [As 2d Tc Td] and won ($55.40), and won ($55.40)
`;

  it('uoftcprg/pokerkit issue 26: has two boards, each for half of the pot', () => {
    const replay = replayHand(readOne(text));
    expect(replay).toMatchObject({ contradictions: [], notes: [], paid: { back: [11080, 11080] } });
    const boards = replay.result?.pots[0].boards ?? [];
    expect(boards.map(({ high, low }) => [high.amount, low?.amount])).toEqual([
      [5540, 5540],
      [5540, 5540],
    ]);
  });

  it('is a contradiction where one of them is paid otherwise', () => {
    const wrong = text.replace('B collected $55.40', 'B collected $55.30');
    expect(contradictions(wrong)[0]).toContain('rake is $2.50, but the payments leave $2.60');
  });
});

describe('a blind', () => {
  const limit = POKER_STARS.replace('Pot Limit ($0.05/$0.10 USD)', 'Limit ($200/$400 USD)')
    .replace(/Ann: raises.*/s, 'Ann: folds\nBob: folds\n')
    .replace(/\$(\S+) in chips/g, '$$9000 in chips')
    .replace('small blind $0.05', 'small blind $100')
    .replace('big blind $0.10', 'big blind $200');

  it.each([
    ['$100', '$200'],
    // Half the small bet or a round amount near it: tables of $3/$6 are played with $1.
    ['$99', '$200'],
    ['$120', '$200'],
  ])('of a limit table may be %s and %s', (small, big) => {
    expect(
      contradictions(limit.replace('$100', small).replace('blind $200', `blind ${big}`)),
    ).toEqual([]);
  });

  it.each([
    ['$3', '$200', 6, 'a small blind of $3 is not the $100 of the stakes'],
    ['$100.01', '$200', 6, 'a small blind of $100.01 is not the $100 of the stakes'],
    ['$100', '$401', 7, 'a big blind of $401 is not the $200 of the stakes'],
  ])('of $200/$400 may not be %s and %s', (small, big, line, why) => {
    const text = limit.replace('$100', small).replace('blind $200', `blind ${big}`);
    expect(contradictions(text)).toContain(`illegal ${line} ${why}`);
  });

  it('of pot limit is exactly that of the stakes', () => {
    expect(contradictions(POKER_STARS.replace('blind $0.05', 'blind $0.04'))[0]).toBe(
      'illegal 6 a small blind of $0.04 is not the $0.05 of the stakes',
    );
  });

  it('may be less where it is all that the seat has, and only then', () => {
    const short = limit
      .replace('Seat 4: Bob ($9000', 'Seat 4: Bob ($30')
      .replace('$100', '$30 and is all-in');
    expect(contradictions(short).filter((why) => why.includes('blind'))).toEqual([]);
    expect(contradictions(short.replace('Bob ($30', 'Bob ($31'))[0]).toContain(
      'small blind of $30',
    );
  });

  it('that was missed, is dead or a straddle may be of any size', () => {
    const text = withLineAfter(POKER_STARS, 'posts big blind', 'Ann: posts dead blind $0.03');
    expect(contradictions(text).filter((why) => why.includes('stakes'))).toEqual([]);
  });
});

describe('a rake that the file does not speak of', () => {
  const walk = (site: string, won: string) =>
    SAME_HAND[site].replace(/Ann raises.*/s, `Ann folds\nBob folds\n${won}\n`);
  const inferred = (text: string) => {
    const { paid, contradictions: found } = replayHand(readOne(text));
    return { paid, why: found.map(({ why }) => why) };
  };

  it.each([
    ['888poker', 'Cy collected [ $0.01 ]'],
    ['PartyPoker', 'Cy wins $0.01 USD'],
    ['Everleaf', 'Cy wins $ 0.01 USD from main pot'],
  ])('is at most a tenth of the pot: %s', (site, won) => {
    expect(inferred(walk(site, won)).why).toEqual([
      expect.stringMatching(/^the payments leave .* of a pot of .*, which is more than any rake$/),
    ]);
  });

  it.each(['888poker', 'PartyPoker', 'Everleaf', 'iPoker'])(
    'is said to be inferred: %s',
    (site) => {
      expect(inferred(SAME_HAND[site])).toMatchObject({
        paid: { rake: 20, rakeInferred: true },
        why: [],
      });
    },
  );

  it.each(['PokerStars', 'Full Tilt Poker', 'Winamax', 'Winning'])('is none in %s', (site) => {
    expect(inferred(SAME_HAND[site]).paid).toMatchObject({ rake: 20, rakeInferred: false });
  });
});

describe('a raise below the minimum', () => {
  const hand = (
    annRaises: string,
    bobStack = '$13',
    rest = '',
  ) => `PokerStars Hand #9:  Omaha Hi/Lo Pot Limit ($1/$2 USD) - 2024/01/10 20:00:00 ET
Table 'T' 6-max Seat #1 is the button
Seat 1: Ann ($60 in chips)
Seat 2: Bob (${bobStack} in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: calls $1
Bob: checks
*** FLOP *** [4d 5c Kd]
Bob: checks
Ann: bets $2
Bob: raises $6 to $8
Ann: ${annRaises}
${rest}`;
  const CALLED = `Bob: calls $3 and is all-in
*** TURN *** [4d 5c Kd] [9h]
*** RIVER *** [4d 5c Kd 9h] [Tc]
*** SHOW DOWN ***
Bob: shows [Ks Kh Qd Jd] (a straight)
Ann: shows [As Ah 2d 3c] (a pair of Aces)
Bob collected $26 from pot
`;

  it('that puts the only opponent all-in is a note', () => {
    const {
      contradictions: found,
      notes,
      result,
      paid,
    } = replayHand(readOne(hand('raises $3 to $11', '$13', CALLED)));
    expect(found).toEqual([]);
    expect(notes).toEqual([
      'the raise of Ann to $11 is below the minimum of $14, but nobody could call more',
    ]);
    expect(result?.seats.map(({ net }) => net)).toEqual([-1300, 1300]);
    expect(paid?.back[0]).toBe(300);
  });

  it('may be folded to', () => {
    const folded = 'Bob: folds\nUncalled bet ($3) returned to Ann\nAnn collected $20 from pot\n';
    const replay = replayHand(readOne(hand('raises $3 to $11', '$13', folded)));
    expect(replay).toMatchObject({ contradictions: [], notes: [expect.any(String)] });
    expect(replay.result?.seats.map(({ net }) => net)).toEqual([1000, -1000]);
  });

  it('is a contradiction where an opponent could call more', () => {
    expect(contradictions(hand('raises $3 to $11', '$14', CALLED))).toEqual([
      'illegal 14 a raise to 11 is below the minimum of 14',
    ]);
    expect(contradictions(hand('raises $2 to $10', '$13', CALLED))).toEqual([
      'illegal 14 a raise to 10 is below the minimum of 14',
    ]);
  });
});

describe('a contradiction', () => {
  it.each([
    [
      'Ann: raises $0.25 to $0.35',
      'Ann: raises $0.30 to $0.40',
      10,
      'a raise to 0.4 is above the maximum of 0.35',
    ],
    [
      'Ann: raises $0.25 to $0.35',
      'Ann: raises $0.05 to $0.15',
      10,
      'a raise to 0.15 is below the minimum of 0.2',
    ],
    ['Bob: calls $0.30', 'Bob: calls $0.25', 11, 'a call of 0.25 is not the 0.3 to call'],
    ['Bob: calls $0.30', 'Bob: checks', 11, 'check'],
    ['Bob: calls $0.30\nCy', 'Cy', 11, 'turn'],
  ])('is %j written %j, with the line and both numbers', (right, wrong, line, why) => {
    const [first] = contradictions(POKER_STARS.replace(right, wrong));
    expect(first).toContain(`illegal ${line} `);
    expect(first).toContain(why);
  });

  it('names players where the rules speak of seats', () => {
    const [first] = contradictions(POKER_STARS.replace('Ann: raises $0.25 to $0.35\n', ''));
    expect(first).toMatch(/Ann/);
    expect(first).not.toMatch(/seat \d/);
  });

  it('is a hand that stops too early', () => {
    const cut = POKER_STARS.split('\n').slice(0, 16).join('\n');
    expect(contradictions(cut)).toEqual([
      'illegal 16 the hand stops too early: it is the turn of Bob',
    ]);
  });

  it('is a rake or a pot that the payments do not bear out', () => {
    expect(contradictions(POKER_STARS.replace('Rake $0.20', 'Rake $0.25'))).toEqual([
      'total 30 the file says that the rake is $0.25, but the payments leave $0.20 of the pot',
    ]);
    expect(contradictions(POKER_STARS.replace('Total pot $4.05', 'Total pot $4.06'))).toEqual([
      'total 30 the file says that the pot is $4.06, but it is $4.05',
    ]);
  });

  it('is more money paid than put in', () => {
    const wrong = POKER_STARS.replace('Ann collected $1.93', 'Ann collected $11.93');
    expect(contradictions(wrong)[0]).toContain('the payments are $9.80 more than what was put in');
  });

  it('is a wrong uncalled bet', () => {
    const wrong = RUN_TWICE.replace('Uncalled bet ($5)', 'Uncalled bet ($4)');
    expect(contradictions(wrong)[0]).toContain('total');
  });
});
