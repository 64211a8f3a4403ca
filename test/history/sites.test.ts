import { describe, expect, it } from 'vitest';
import { readHands } from '../../src/history/history-reader.ts';
import { replayHand } from '../../src/history/replay.ts';
import { buttonIndex } from '../../src/history/seating.ts';
import { NEWER_PARTY_POKER, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from './hands.ts';
import { complaintOf, eventTexts, readOne, withLineAfter, withoutLines } from './tools.ts';

const SITES = Object.keys(SAME_HAND);

/** What every site tells of a hand, in its own words: everything but names of pots and who collects. */
function essence(text: string) {
  const hand = readOne(text);
  const { game, holeCount, stakes, seats, button, decimals, chip } = hand;
  const played = eventTexts(hand).filter((event) => !event.includes('collect'));
  return { game, holeCount, stakes, seats, button, decimals, chip, played };
}

describe('the readers of sites', () => {
  it.each(SITES)('read the same hand from %s', (site) => {
    expect(readOne(SAME_HAND[site])).toMatchObject({ site, id: expect.stringContaining('1001') });
    expect(essence(SAME_HAND[site])).toEqual(essence(POKER_STARS));
  });

  it.each(SITES)('find it legal and paid as the rules say, to the cent: %s', (site) => {
    const replay = replayHand(readOne(SAME_HAND[site]));
    expect(replay).toMatchObject({ contradictions: [], notes: [] });
    expect(replay.paid).toMatchObject({ in: [185, 35, 185], back: [289, 0, 96], rake: 20 });
    expect(replay.result?.seats.map(({ net }) => net)).toEqual([104, -35, -89]);
  });

  it.each(SITES)('count a wrong payment as a contradiction and name the players: %s', (site) => {
    // Wherever it stands of Cy: below payments the summary may say it again.
    const wrong = SAME_HAND[site].replace(/(?<=Cy.*|num="5" amount=")0\.96/g, '0.86');
    const { contradictions } = replayHand(
      readOne(wrong.replace(/2\.89|1\.93/g, (x) => `${Number(x) + 0.1}`)),
    );
    expect(contradictions.map(({ kind }) => kind)).toEqual(['payment']);
    expect(contradictions[0].why).toMatch(/Cy got .?0\.86, the rules pay .?0\.96/);
  });

  it('tell what PokerStars writes of a hand', () => {
    expect(readOne(POKER_STARS)).toMatchObject({
      date: '2020/02/03 4:05:06 ET',
      table: 'Vega II',
      tournament: null,
      currency: '$',
      totalPot: 405,
      rake: 20,
      line: 1,
    });
    expect(eventTexts(readOne(POKER_STARS)).slice(0, 5)).toEqual([
      'Bob small-blind 5',
      'Cy big-blind 10',
      'Ann raise 35 to 35',
      'Bob call 30',
      'Cy call 25',
    ]);
  });
});

describe('the button', () => {
  it('may be in front of an empty seat: the order round the table is what counts', () => {
    for (const [seat, index] of [
      [2, 0],
      [3, 0],
      [4, 1],
      [6, 2],
      [1, 2],
    ]) {
      const text = POKER_STARS.replace('Seat #2 is', `Seat #${seat} is`);
      expect(buttonIndex(readOne(text))).toBe(index);
    }
  });

  it('is before the blinds where the file does not say', () => {
    expect(buttonIndex({ ...readOne(POKER_STARS), button: null })).toBe(0);
  });
});

describe('a file', () => {
  it('may hold hands of several sites, byte-order marks and Windows line ends', () => {
    const texts = SITES.map((site) => `\ufeff${SAME_HAND[site]}\n\n`);
    const readings = [...readHands(texts.join('').replace(/\n/g, '\r\n'))];
    expect(readings.map((r) => (r.status === 'read' ? r.hand.site : r.why))).toEqual(SITES);
  });

  it('numbers its lines from 1, for every hand and event', () => {
    const [, second] = readHands(`${POKER_STARS}\n\n${POKER_STARS}`);
    const lines = POKER_STARS.split('\n').length + 1;
    expect(second).toMatchObject({ hand: { line: lines + 1 } });
    const hand = second.status === 'read' ? second.hand : null;
    expect(hand?.events[0].line).toBe(lines + 6);
  });

  it('of a site without a reader is refused with its first line', () => {
    expect(complaintOf('Some Room Hand 1\nSeat 1: Ann (5)\n')).toEqual({
      status: 'unreadable',
      line: 1,
      why: 'not a hand, or no reader for its site: "Some Room Hand 1"',
    });
  });

  it('that begins in the middle of a hand says so', () => {
    const text = `${POKER_STARS.split('\n').slice(4).join('\n')}\n${POKER_STARS}`;
    const readings = [...readHands(text)];
    expect(readings.map(({ status }) => status)).toEqual(['unreadable', 'read']);
  });

  it('without anything in it has no hands', () => {
    expect([...readHands('\n\n')]).toEqual([]);
  });
});

describe('hands that are left out', () => {
  it('are those of other games', () => {
    const text = POKER_STARS.replace('Omaha Hi/Lo Pot Limit', "Hold'em No Limit");
    expect(complaintOf(text)).toMatchObject({
      status: 'skipped',
      line: 1,
      why: 'it is not an Omaha game',
    });
  });

  it('are those that were cancelled', () => {
    const text = withLineAfter(POKER_STARS, 'posts big blind', 'Hand cancelled');
    expect(complaintOf(text)).toMatchObject({ status: 'skipped', why: 'it was cancelled' });
  });
});

describe('a hand that cannot be read', () => {
  it.each([
    ['Bob: checks', 'Dee: checks', 14, 'Dee is not at the table'],
    ['[2h 5d Ks]', '[2h 5d Xs]', 13, 'invalid rank X'],
    ['[2h 5d Ks]\nBob', '[2h 5d]\nBob', 13, 'the flop has 2 cards instead of 3'],
    ['*** TURN ***', '*** RIVER ***', 18, 'the river comes too early'],
    ['Cy: bets $0.50', 'Cy: bets', 15, '"Cy: bets" is not understood'],
    ['Cy: bets $0.50', 'Cy: bets much', 15, '"much" is not an amount'],
    ['Seat 4: Bob', 'Seat 2: Bob', 4, 'seat 2 is taken twice'],
    ['Seat 4: Bob', 'Seat 4: Ann', 4, 'Ann sits in two seats'],
    ['Cy: shows [Ah', 'Cy: shows [Ac', 27, 'Cy holds'],
    ['Dealt to Cy [Ah', 'Dealt to Cy [As', 27, 'Cy holds'],
    ['Ann: raises $0.25 to $0.35', 'Ann: raises $0.25 to $0', 10, 'raises to no more'],
  ])('for %s written %s names the line and what is wrong', (right, wrong, line, why) => {
    const complaint = complaintOf(POKER_STARS.replace(right, wrong));
    expect(complaint.why).toContain(why);
    expect(complaint).toMatchObject({ status: 'unreadable', line });
  });

  it('for a card that is dealt twice', () => {
    expect(complaintOf(POKER_STARS.replace(/As/g, '9c'))).toMatchObject({
      why: '9c is both in the hand of Ann and in the board',
    });
  });

  it('for a second hand whose first line is lost', () => {
    const text = POKER_STARS + POKER_STARS.split('\n').slice(1).join('\n');
    expect(complaintOf(text)).toMatchObject({ why: 'the hand goes on after its summary' });
  });

  it('for being too long, blank lines aside', () => {
    const chat = 'Ann said, "hello"\n';
    const long = POKER_STARS.replace('Ann: raises', `${chat.repeat(5000)}Ann: raises`);
    expect([...readHands(`${long}\n${POKER_STARS}`)]).toMatchObject([
      { status: 'unreadable', line: 1, why: 'the hand is too long: it has more than 5,000 lines' },
      { status: 'read', hand: { line: long.split('\n').length + 1 } },
    ]);
    expect(readOne(POKER_STARS + '\n \n'.repeat(5000)).events).toHaveLength(22);
  });

  it('for want of players', () => {
    expect(complaintOf(POKER_STARS.split('\n').slice(0, 2).join('\n'))).toMatchObject({
      why: 'the hand has no player',
    });
  });
});

describe('a seat', () => {
  it.each(SITES)('has a number that can be counted: %s', (site) => {
    const text = SAME_HAND[site].replace(
      /(Seat |seat="|num="|in seat |"Bob" SEAT=")4(: Bob|" (?:name|alias)="Bob|" AMOUNT| - Bob|\))/,
      '$199999999999999999999$2',
    );
    expect(complaintOf(text).why).toBe('there is no seat 100000000000000000000');
  });
});

describe('lines of PokerStars', () => {
  it('that are wrapped are put together again', () => {
    const wrapped = POKER_STARS.replace('Ann: raises $0.25 to', 'Ann: raises\n  $0.25 to').replace(
      '*** TURN *** [2h 5d Ks] [9c]',
      '*** TURN ***\n[2h 5d Ks] [9c]',
    );
    expect(essence(wrapped)).toEqual(essence(POKER_STARS));
  });

  it('of chat tell nothing, whatever they say', () => {
    const text = withLineAfter(POKER_STARS, 'Ann: raises', 'Cy said, "Bob: folds"');
    expect(essence(text)).toEqual(essence(POKER_STARS));
  });

  it('of who sits out, waits or leaves keep that seat out of the hand', () => {
    const text = withLineAfter(
      withLineAfter(
        POKER_STARS,
        'Seat 5: Cy \\(\\$8',
        'Seat 6: Dee ($4 in chips) is sitting out\nSeat 1: Ed ($9 in chips)',
      ),
      'posts big blind',
      'Flo joins the table at seat #3',
    );
    expect(essence(text)).toEqual(essence(POKER_STARS));
  });

  it('of both blinds at once make a dead small and a live big blind', () => {
    const text = withLineAfter(
      POKER_STARS,
      'posts big blind',
      'Ann: posts small & big blinds $0.15',
    );
    const played = eventTexts(readOne(text));
    expect(played.slice(2, 5)).toEqual(['Ann dead 5', 'Ann post 10', 'Ann raise 25 to 35']);
  });

  it('of a second big blind make a post', () => {
    const text = withLineAfter(POKER_STARS, 'posts big blind', 'Ann: posts big blind $0.10');
    expect(eventTexts(readOne(text))[2]).toBe('Ann post 10');
  });

  it('of a tournament are in chips that do not divide', () => {
    const text = POKER_STARS.replace(
      /: {2}Omaha Hi.*? - /,
      ': Tournament #77, $1+$0.10 USD Omaha Hi/Lo Pot Limit - Level II (5/10) - ',
    )
      .replace(/\$(\d+)\.(\d\d)/g, (_, a, b) => String(Number(a + b)))
      .replace(/\$(\d+)/g, (_, a) => `${a}00`);
    const hand = readOne(text);
    expect(hand).toMatchObject({ tournament: '77', currency: '', chip: 100 });
    expect(hand.stakes).toMatchObject({ smallBlind: 500, bigBlind: 1000 });
  });

  it('of a limit game name its bets, and of a mixed game the game that is played', () => {
    const limit = (name: string) =>
      readOne(POKER_STARS.replace(/Omaha Hi\/Lo Pot Limit \(.*?\)/, name));
    const stakes = { kind: 'limit', smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 };
    expect(limit('Omaha Hi/Lo Limit ($0.10/$0.20 USD)').stakes).toMatchObject(stakes);
    expect(limit('8-Game (Omaha Hi/Lo Limit, $0.10/$0.20 USD)').stakes).toMatchObject(stakes);
    expect(limit('Mixed Omaha (5 Card Omaha Pot Limit)').game).toBe('omahahi');
  });

  it('of Run It Once say what goes in, not what a raise makes the bet', () => {
    const text = POKER_STARS.replace('PokerStars Hand', 'Run It Once Poker Hand').replace(
      'Cy: calls $0.25',
      'Cy: raises $0.75 to $1',
    );
    expect(eventTexts(readOne(text))[4]).toBe('Cy raise 100 to 110');
  });
});

describe('the title of PokerStars', () => {
  const titled = (stakes: string) => readOne(POKER_STARS.replace('($0.05/$0.10 USD)', stakes));

  it('may have antes and a cap beside the stakes', () => {
    const stakes = { smallBlind: 5, bigBlind: 10, cap: null };
    expect(titled('($0.05/$0.10 - Ante $0.02 USD)')).toMatchObject({ currency: '$', stakes });
    for (const [text, cap] of [
      ['($0.05/$0.10 - $2 Cap -  USD)', 200],
      ['($0.05/$0.10 - Ante $0.02 - $1.50 Cap - USD)', 150],
      ['(€0.05/€0.10 - €2 Cap - EUR)', 200],
    ] as const) {
      const currency = text.slice(1, 2);
      expect(titled(text)).toMatchObject({ currency, stakes: { ...stakes, cap } });
    }
  });

  it('that has a cap is played by it', () => {
    const told = POKER_STARS.replace('bets $1\n', 'bets $1 and has reached the $1.85 cap\n');
    const capped = (cap: string) =>
      replayHand(readOne(told.replace('USD)', `- ${cap} Cap -  USD)`)));
    expect(capped('$1.85').contradictions).toEqual([]);
    expect(capped('$1.80').contradictions).toMatchObject([{ kind: 'illegal', line: 23 }]);
  });

  it('that names a number of cards contradicts hands of another', () => {
    const text = POKER_STARS.replace('Omaha Hi/Lo', '5 Card Omaha Hi/Lo');
    expect(readOne(text).holeCount).toBe(5);
    expect(replayHand(readOne(text)).contradictions).toMatchObject([
      { kind: 'illegal', why: expect.stringContaining('4 cards; in this game it has 5') },
    ]);
  });

  it('may name an Omaha that is not read, which is no other game', () => {
    expect(complaintOf(POKER_STARS.replace('Omaha Hi/Lo', 'Courchevel Hi/Lo'))).toMatchObject({
      status: 'unreadable',
      line: 1,
      why: '"Courchevel Hi/Lo Pot Limit" is an Omaha game that cannot be read',
    });
  });

  it('may speak of a club that is called like a game', () => {
    const text = POKER_STARS.replace(
      'PokerStars Hand #1001: ',
      'PokerStars Home Game Hand #1: {Omaha}',
    );
    expect(complaintOf(text.replace('Omaha Hi/Lo Pot', "Hold'em No"))).toMatchObject({
      status: 'skipped',
    });
  });
});

describe('what a file says twice', () => {
  const mismatch = (text: string) =>
    replayHand(readOne(text)).contradictions.map(({ kind, line, why }) => `${kind} ${line} ${why}`);

  it.each([
    ['PokerStars', 'Board [2h 5d Ks 9c 7s]', 'Board [2h 5d Ks 9c 8s]', 33],
    ['Full Tilt Poker', 'Board: [2h 5d Ks 9c 7s]', 'Board: [2h 5d Ks 9c 8s]', 36],
    ['Winamax', 'Board: [2h 5d Ks 9c 7s]', 'Board: [2h 5d Ks 9c 8s]', 34],
    ['Winning', 'Board [2h 5d Ks 9c 7s]', 'Board [2h 5d Ks 9c 8s]', 36],
  ])('the board, in the summary of %s', (site, right, wrong, line) => {
    expect(mismatch(SAME_HAND[site].replace(right, wrong))).toEqual([
      `mismatch ${line} the board is said to be 2h 5d Ks 9c 8s, but 2h 5d Ks 9c 7s was dealt`,
    ]);
  });

  it.each(['PokerStars', 'Full Tilt Poker', 'Winamax', 'Winning'])(
    'the board, in later streets of %s',
    (site) => {
      const wrong = SAME_HAND[site].replace('[2h 5d Ks 9c]', '[2h 5d Qs 9c]');
      expect(mismatch(wrong)).toEqual([
        expect.stringMatching(/the board is said to be 2h 5d Qs 9c, but 2h 5d Ks 9c was dealt$/),
      ]);
    },
  );

  it('the second board of a hand run twice', () => {
    const boards = 'Board [2c 7d Jh Jc 3s]\nSECOND Board [2c 7d Jh 9d Qd]';
    const text = `${RUN_TWICE}FIRST ${boards}\n`;
    expect(mismatch(text)).toEqual([]);
    expect(mismatch(text.replace('Jh 9d Qd]\n', 'Jh 9d Kd]\n'))).toHaveLength(1);
  });

  it.each([
    ['PokerStars', 'won ($2.89)', 'won ($2.88)'],
    ['PokerStars', 'won ($0.96)', 'won ($1.96)'],
    ['Full Tilt Poker', 'won ($2.89)', 'won ($2.88)'],
  ])('what a seat won, in the summary of %s: %s', (site, right, wrong) => {
    expect(mismatch(SAME_HAND[site].replace(right, wrong))).toEqual([
      expect.stringMatching(/(Ann|Cy) is said to have won .*, but was paid/),
    ]);
  });

  it.each([
    [
      'Full Tilt Poker',
      'Total Pot: $1.05',
      'Total Pot: $1.06',
      'says that the pot is $1.06, but it is $1.05',
    ],
    [
      'Full Tilt Poker',
      '$2.05, 2 Players',
      '$2.05, 3 Players',
      'counts 3 players, but 2 have not folded',
    ],
    [
      'Winning',
      'Main pot $1.00 |',
      'Main pot $1.01 |',
      'says that the pot is $1.06, but it is $1.05',
    ],
  ])('the pot of a street, in %s: %s', (site, right, wrong, why) => {
    expect(mismatch(SAME_HAND[site].replace(right, wrong))).toEqual([
      expect.stringContaining(`the file ${why}`),
    ]);
  });

  it('the parts of the total pot', () => {
    const text = SIDE_POT.replace('Main pot $27', 'Main pot $26');
    expect(mismatch(text)).toEqual([
      'mismatch 22 the pots are said to be $26, $12, but they are $27, $12',
    ]);
  });

  it('what a raise adds to the bet', () => {
    for (const site of ['PokerStars', 'Winamax']) {
      const wrong = SAME_HAND[site].replace(/0\.25(€?) to/, '0.24$1 to');
      expect(mismatch(wrong)).toEqual([
        expect.stringMatching(
          /the first number of the raise to .0\.35 should be .0\.25, not .0\.24$/,
        ),
      ]);
    }
  });

  it('what a raise means by its first number, which is one thing in all of a hand', () => {
    const raises = (text: string) => replayHand(readOne(text)).contradictions.map(({ why }) => why);
    const right = SAME_HAND.PokerStars;
    // Programs that convert hands write the whole bet twice.
    expect(raises(right.replace('raises $0.25 to', 'raises $0.35 to'))).toEqual([]);
    // Of the Winning network the number is what goes in.
    const winning = SAME_HAND.Winning;
    const [told] = /(?<=raises .?)[\d.]+(?= to)/.exec(winning) ?? [];
    expect(told).toBeDefined();
    const [why] = raises(winning.replace(/(?<=raises .?)[\d.]+(?= to)/, '0.25'));
    expect(why).toMatch(/the first number of the raise to .0\.35 should be .0\.35, not .0\.25/);
  });
});

describe('a blind of nothing', () => {
  it('is held to the stakes', () => {
    const posts = /(posts (?:the )?small blind )\$?([\d.]+)/;
    const text = SAME_HAND.PokerStars;
    expect(text).toMatch(posts);
    const { contradictions } = replayHand(readOne(text.replace(posts, '$1$0')));
    expect(contradictions[0].why).toMatch(/a small blind of \$0 is not the \$0?\.05 of the stakes/);
  });
});

describe('a splashed pot', () => {
  const splashed = withLineAfter(POKER_STARS, 'HOLE CARDS', 'STP added: $0.50')
    .replace('Ann: raises $0.25 to $0.35', 'Ann: raises $0.75 to $0.85')
    .replace('calls $0.30', 'calls $0.80')
    .replace('calls $0.25', 'calls $0.75')
    .replace('Cy: checks\nAnn: bets $1\nCy: calls $1', 'Cy: checks\nAnn: checks')
    .replace('$4.05 | Rake', '$4.05 | Main pot $3.55 | STP $0.50 | Rake');

  it('counts towards the most that may be raised, and is paid out', () => {
    const replay = replayHand(readOne(splashed));
    expect(replay).toMatchObject({ contradictions: [], notes: [] });
    expect(replay.paid).toMatchObject({ in: [135, 85, 135], rake: 20 });
    expect(replay.steps.map(({ pot }) => pot).slice(0, 4)).toEqual([5, 15, 65, 150]);
    const without = replayHand(readOne(withoutLines(splashed, 'STP added')));
    expect(without.contradictions).toMatchObject([
      { why: 'a raise to 0.85 is above the maximum of 0.35' },
    ]);
  });

  it('may be counted among what nobody called', () => {
    const [head] = splashed.split('Ann: raises');
    const won = `${head}Ann: folds
Bob: raises $0.20 to $0.30
Cy: folds
Uncalled bet ($0.70) returned to Bob
Bob collected $0.70 from pot
*** SUMMARY ***
Total pot $0.70 | Main pot $0.20 | STP $0.50 | Rake $0
`;
    expect(eventTexts(readOne(won)).slice(-2)).toEqual(['Bob uncalled 20', 'Bob collect 70']);
    expect(replayHand(readOne(won))).toMatchObject({ contradictions: [], notes: [] });
  });

  it('may be dealt to its end at once, which is no hand to replay', () => {
    const lines = withoutLines(withoutLines(POKER_STARS, 'posts'), 'FLOP').split('\n');
    const text = [
      ...lines.slice(0, 5),
      '*** HOLE CARDS ***',
      'STP added: $2',
      'Dealt to Cy [Ah 3c Kd Jd]',
    ];
    expect(complaintOf(`${text.join('\n')}\n*** SUMMARY ***\nBoard [2h 5d Ks 9c 7s]\n`)).toEqual({
      status: 'skipped',
      line: 1,
      why: 'it was dealt to its end without any betting',
    });
  });
});

describe('lines of other sites', () => {
  it('of Full Tilt say who has reached the cap, which the title may leave open', () => {
    const told = SAME_HAND['Full Tilt Poker']
      .replace('bets $1\n', 'bets $1, and is capped\n')
      .replace('Cy calls $1\n', 'Cy calls $1, and is capped\n');
    expect(readOne(told.replace('PL', 'CAP PL')).stakes.cap).toBe(185);
    const titled = told.replace(
      'PL Omaha H/L - $0.05/$0.10',
      '$0.05/$0.10 - $1.85 Cap Pot Limit Omaha H/L',
    );
    for (const text of [told, titled]) {
      const hand = readOne(text);
      expect(hand.stakes.cap).toBe(185);
      expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
    }
  });

  it.each(['Full Tilt Poker', 'PartyPoker'])('of chat tell nothing, whoever talks: %s', (site) => {
    const text = withLineAfter(SAME_HAND[site], 'Bob calls', 'Bob: nice\nRailbird: Cy folds');
    expect(essence(text)).toEqual(essence(POKER_STARS));
  });

  it('of 888 may have Swedish cards and amounts', () => {
    const text = SAME_HAND['888poker']
      .replace('[ Ah, 3c, Kd, Jd ]\nAnn', '[ Eh, 3c, Kd, Knd ]\nAnn')
      .replace('( $10 )', '( 1 010,50 $ )');
    const [ann, , cy] = readOne(text).seats;
    expect(ann.stack).toBe(101_050);
    expect(cy.hole).toEqual(readOne(POKER_STARS).seats[2].hole);
  });

  it.each([
    ['Dutch', 'B', 'V', 'H', 'A'],
    ['German', 'B', 'D', 'K', 'A'],
    ['French', 'V', 'D', 'R', 'A'],
    ['Norwegian', 'Kn', 'D', 'K', 'E'],
    ['Russian', 'В', 'Д', 'К', 'Т'],
  ])('of 888 may have %s cards', (_, jack, queen, king, ace) => {
    const local: Record<string, string> = { J: jack, Q: queen, K: king, A: ace };
    const english = SAME_HAND['888poker'].replaceAll('9d', 'Qd');
    const text = english.replace(/[JQKA](?=[cdhs][,\s])/g, (rank) => local[rank]);
    expect(text).not.toBe(english);
    expect(readOne(text)).toEqual(readOne(english));
  });

  it('of 888 may have a letter that means different cards in the languages that fit', () => {
    const text = SAME_HAND['888poker'].replace(/[JQKA](?=[cdhs][,\s])/g, (rank) =>
      rank === 'J' ? 'V' : rank === 'K' ? 'T' : rank,
    );
    expect(complaintOf(text)).toMatchObject({
      status: 'unreadable',
      why: 'the card V may be a queen or a jack: no other card tells which',
    });
  });

  it('of 888 before the deal tell who is not in the hand', () => {
    const text = withLineAfter(
      withLineAfter(SAME_HAND['888poker'], 'Seat 5: Cy', 'Seat 7: Dee ( $5 )'),
      'posts big blind',
      'Dee folds',
    );
    expect(essence(text)).toEqual(essence(POKER_STARS));
  });

  it('of 888 that say a second time that cards are dealt take nobody out of the hand', () => {
    for (const words of ['Bob folds', 'Ann checks']) {
      const text = withLineAfter(SAME_HAND['888poker'], words, '** Dealing down cards **');
      expect(essence(text)).toEqual(essence(POKER_STARS));
    }
  });

  it('of 888 before the deal leave who has posted in the hand', () => {
    const text = withLineAfter(SAME_HAND['888poker'], 'posts big blind', 'Bob folds');
    expect(replayHand(readOne(text)).contradictions).toEqual([
      { kind: 'illegal', line: 12, why: 'it is the turn of Ann, not of Bob' },
    ]);
  });

  it('of 888 and PartyPoker write dead blinds in their own ways', () => {
    const posts = (site: string, line: string) =>
      eventTexts(readOne(withLineAfter(SAME_HAND[site], 'posts big blind', line))).slice(2, 4);
    const expected = ['Ann dead 5', 'Ann post 10'];
    expect(posts('888poker', 'Ann posts dead blind [$0.05 + $0.10]')).toEqual(expected);
    expect(posts('PartyPoker', 'Ann posts big blind + dead [$0.15 USD].')).toEqual(expected);
  });

  it('of Full Tilt post dead blinds and newcomers', () => {
    const text = withLineAfter(
      SAME_HAND['Full Tilt Poker'],
      'posts the big blind',
      'Ann posts a dead small blind of $0.05\nAnn posts $0.10',
    );
    expect(eventTexts(readOne(text)).slice(2, 4)).toEqual(['Ann dead 5', 'Ann post 10']);
  });

  it('of Winamax post out of position', () => {
    const text = withLineAfter(
      SAME_HAND.Winamax,
      'posts big blind',
      'Ann posts small blind 0.05€ out of position\nAnn posts big blind 0.10€ out of position',
    );
    expect(eventTexts(readOne(text)).slice(2, 4)).toEqual(['Ann dead 5', 'Ann post 10']);
  });

  it.each([
    ['Winning', SAME_HAND.Winning, 'raises $0.35 to', 'raises $1.35 to', 'not $1.35'],
    ['newer PartyPoker', NEWER_PARTY_POKER, 'raises 0.35 to', 'raises 1.35 to', 'not $1.35'],
    ['newer PartyPoker', NEWER_PARTY_POKER, 'Board: [ 2h', 'Board: [ 2c', 'said to be 2c'],
    ['PokerStars', POKER_STARS, '[2h 5d Ks] [9c]', '[5d 5d Ks] [9c]', 'said to be 5d 5d Ks'],
  ])('of %s are held to what was played: %#', (_, text, right, wrong, why) => {
    expect(text).toContain(right);
    const { contradictions } = replayHand(readOne(text.replace(right, wrong)));
    expect(contradictions.map((contradiction) => contradiction.why).join()).toContain(why);
  });

  it.each(['Winning', 'Winamax'] as const)(
    'of %s say in the summary which hand was shown',
    (site) => {
      const text = SAME_HAND[site];
      expect(text).toContain('showed [As 3d 9h 9d]');
      expect(complaintOf(text.replace('showed [As', 'showed [2c'))).toMatchObject({
        status: 'unreadable',
        why: expect.stringContaining('Ann holds'),
      });
    },
  );

  it('of PartyPoker name the chips of a tournament within the brackets of a low', () => {
    const chips = SAME_HAND.PartyPoker.replace(/wins Lo \(\$0\.96 USD\)/g, 'wins Lo (0.96 chips)');
    expect(chips).toContain('wins Lo (0.96 chips)');
    expect(eventTexts(readOne(chips))).toEqual(eventTexts(readOne(SAME_HAND.PartyPoker)));
  });

  it('of PartyPoker are different ones since 2024', () => {
    const hand = readOne(NEWER_PARTY_POKER);
    expect(hand).toMatchObject({
      site: 'PartyPoker',
      id: '1001adeb0h5qfm',
      date: 'Mon Feb 03 04:05:06 EST 2020',
      table: 'Table 7488952',
      currency: '$',
      totalPot: 405,
      rake: 20,
    });
    expect(essence(NEWER_PARTY_POKER)).toEqual(essence(POKER_STARS));
    expect(replayHand(hand)).toMatchObject({
      contradictions: [],
      notes: [],
      paid: { in: [185, 35, 185], back: [289, 0, 96], rake: 20 },
    });
    const wrong = NEWER_PARTY_POKER.replace('collected $0.96', 'collected $0.86');
    const { contradictions } = replayHand(
      readOne(wrong.replace('collected $2.89', 'collected $2.99')),
    );
    expect(contradictions).toMatchObject([{ kind: 'payment' }]);
  });

  it('of PartyPoker tell what a player who cashed out is paid, and not what the pot would have paid', () => {
    const out = (text: string, name: string) =>
      text.replace(
        new RegExp(`^${name} balance .*?collected \\S+`, 'm'),
        `${name} Cashed out  balance $9.39, bet $1.85, collected $1.24,`,
      );
    const one = replayHand(readOne(out(NEWER_PARTY_POKER, 'Cy')));
    expect(one).toMatchObject({ contradictions: [], notes: [], paid: { back: [289, 0, 96] } });
    const both = replayHand(readOne(out(out(NEWER_PARTY_POKER, 'Cy'), 'Ann')));
    expect(both).toMatchObject({ contradictions: [], paid: null });
  });

  it('of PartyPoker say all-in of a call, a bet or a raise', () => {
    const text = SAME_HAND.PartyPoker.replace('Cy ( $8 USD )', 'Cy ( $1.35 USD )')
      .replace('Ann bets [$1 USD]', 'Ann is all-In  [$2 USD]')
      .replace('Cy calls [$1 USD]', 'Cy is all-In  [$0.50 USD]')
      .replace('Ann wins $1.93', 'Ann wins $1.50 USD from the side pot 1.\nAnn wins $1.43')
      .replace(/\$0\.96/g, '$0.71');
    const replay = replayHand(readOne(text));
    expect(eventTexts(replay.hand).slice(-8, -6)).toEqual(['Ann bet 200 to 200', 'Cy call 50']);
    expect(replay).toMatchObject({ contradictions: [], notes: [], paid: { rake: 20 } });
    expect(replay.result?.returned).toEqual([{ seat: 0, amount: 150 }]);
  });

  it('of Winning tell the winner in the summary where they tell it nowhere else', () => {
    const text = withoutLines(SAME_HAND.Winning, ' collected ');
    expect(replayHand(readOne(text))).toMatchObject({
      contradictions: [],
      paid: { back: [289, 0, 96] },
    });
  });
});

describe('a line with spaces that were added', () => {
  it('is read without them', () => {
    const text = SAME_HAND.PokerStars.replace(/ collected /, ' collected  ');
    expect(text).not.toBe(SAME_HAND.PokerStars);
    expect(replayHand(readOne(text)).contradictions).toEqual([]);
  });
});
