import { describe, expect, it } from 'vitest';
import { complaint, printed } from '../fake-io.ts';

const HANDS = 'AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs';

/** The text from a certain line on, which is where the pots are. */
async function payments(line: string): Promise<string> {
  const text = await printed(`showdown ${line}`);
  return text.slice(text.search(/^(Shares|Pot|Main pot|There|\S+ that nobody)/m));
}

describe('omaha8 showdown', () => {
  it('says who holds what and what each is paid', async () => {
    expect(await printed(`showdown ${HANDS} --pot 100`)).toMatchInlineSnapshot(`
      "Board  7s 7d 5c 2h Js

      Seat 1  Ah Ad 8s 9c
        High  Two pair, Aces and Sevens   Ah Ad + 7s 7d Js  wins
        Low   8-7-5-2-A                   Ah 8s + 7s 5c 2h  beaten
      Seat 2  4h 4d 3s Kc
        High  Two pair, Sevens and Fours  4h 4d + 7s 7d Js  beaten
        Low   7-5-4-3-2                   4h 3s + 7s 5c 2h  wins

      Pot of 100: 50 for the high, 50 for the low
        Seat 1 gets half: 50 of 100, the high
        Seat 2 gets half: 50 of 100, the low
      "
    `);
  });

  it('says shares where there are no amounts', async () => {
    expect(await payments(HANDS)).toMatchInlineSnapshot(`
      "Shares of the pot
        Seat 1 gets half: the high
        Seat 2 gets half: the low
      "
    `);
  });

  it('says who is quartered and who gets three quarters', async () => {
    const line = 'As2d3hKd Ah2cQsJs --board 7s8d5cKhJd --pot 100';
    expect(await printed(`showdown ${line} --names Ann,Bob`)).toMatchInlineSnapshot(`
      "Board  7s 8d 5c Kh Jd

      Seat 1, Ann  As 2d 3h Kd
        High  Pair of Kings  As Kd + 8d Kh Jd  wins
        Low   8-7-5-2-A      As 2d + 7s 8d 5c  ties
      Seat 2, Bob  Ah 2c Qs Js
        High  Pair of Jacks  Ah Js + 8d Kh Jd  beaten
        Low   8-7-5-2-A      Ah 2c + 7s 8d 5c  ties

      Pot of 100: 50 for the high, 50 for the low
        Ann gets three quarters: 75 of 100, the high alone and the low shared with Bob
        Bob is quartered: 25 of 100, the low shared with Ann
      "
    `);
  });

  it.each([
    ['90071992547409.91 --chip 0.01', '45035996273704.96', '45035996273704.95'],
    ['9007199254740.991 --chip 0.001', '4503599627370.496', '4503599627370.495'],
    [
      '0.000000009007199254740991 --chip 0.000000000000000000000001',
      '0.000000004503599627370496',
      '0.000000004503599627370495',
    ],
    ['9007199254740991', '4503599627370496', '4503599627370495'],
  ])('does not lose a unit of a pot of %s', async (pot, high, low) => {
    const [amount] = pot.split(' ');
    const text = await payments(`AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --pot ${pot}`);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `Pot of ${amount}: ${high} for the high, ${low} for the low` +
        ` Seat 1 gets half: ${high} of ${amount}, the high` +
        ` Seat 2 gets half: ${low} of ${amount}, the low`,
    );
  });

  it('does not lose a unit of bets and what goes back', async () => {
    const bets = '--bets 1,90071992547408.91 --chip 0.01';
    const text = await payments(`AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs ${bets}`);
    expect(text).toMatch(/^90071992547407.91 that nobody called goes back to seat 2\n/);
    expect(text).toMatch(/Seat 2 +1.00 +and 90071992547407.91 back\n/);
  });

  it('says that a chip which makes a shared high even is nobody’s alone', async () => {
    const tied = '9d8h2s7d 5s3dAd7s 8s7c9hTs --board 6c2d8c3sTc --pot 103';
    expect(await payments(tied)).toMatchInlineSnapshot(`
      "Pot of 103: 52 for the high, 51 for the low
        Seat 1 is quartered: 26 of 103, the high shared with seat 3
        Seat 2 gets half: 51 of 103, the low
        Seat 3 is quartered: 26 of 103, the high shared with seat 1
        Odd chip to seats 1 and 3 together, because 103 does not halve into whole
          chips: the odd chip goes to the high, and seat 1 and seat 3 share its 52
          evenly
      "
    `);
  });

  it('says sixths, and where the odd chips go', async () => {
    const line = 'AcKhKc9d As2cTcTs Ad2sJdJs Ah2hQcQs --board 3c4d8hKsTd --pot 100';
    expect(await payments(`${line} --button 1`)).toMatchInlineSnapshot(`
      "Pot of 100: 50 for the high, 50 for the low
        Seat 1 gets half: 50 of 100, the high
        Seat 2 gets a sixth: 17 of 100, the low shared with seats 3 and 4
        Seat 3 gets a sixth: 17 of 100, the low shared with seats 2 and 4
        Seat 4 gets a sixth: 16 of 100, the low shared with seats 2 and 3
        Odd chips to seats 2 and 3, because the low half of 50, shared by seat 2, seat
          3 and seat 4, leaves 2 odd chips, one each from the first of them left of
          the button
      "
    `);
  });

  it('says why nobody has a low', async () => {
    const line = 'KcKsQdJd KhKdQhJh --board 3d9d9cTh7s --pot 7.75 --chip 0.05';
    expect(await printed(`showdown ${line}`)).toMatchInlineSnapshot(`
      "Board  3d 9d 9c Th 7s

      Seat 1  Kc Ks Qd Jd
        High  Two pair, Kings and Nines  Kc Ks + 9d 9c Th  ties
      Seat 2  Kh Kd Qh Jh
        High  Two pair, Kings and Nines  Kh Kd + 9d 9c Th  ties
      Nobody has a low: the board has only two ranks of eight or lower

      Pot of 7.75: no low, so the high takes 7.75
        Seat 1 gets half: 3.90 of 7.75, the high shared with seat 2
        Seat 2 gets half: 3.85 of 7.75, the high shared with seat 1
        Odd chip to seat 1, because the pot of 7.75, shared by seat 1 and seat 2,
          leaves 1 odd chip, for the first of them left of the button
      "
    `);
  });

  it('does not call a quarter of a four-way chop quartered', async () => {
    const line = 'Ac2c7c9c As2s7s9d Ad2d7d9h Ah2h7h9s --board 3c4d5hKsQd --pot 100';
    expect(await payments(line)).toMatchInlineSnapshot(`
      "Pot of 100: 50 for the high, 50 for the low
        Seat 1 gets a quarter: 25 of 100, the high and the low, both shared with seats
          2, 3 and 4
        Seat 2 gets a quarter: 25 of 100, the high and the low, both shared with seats
          1, 3 and 4
        Seat 3 gets a quarter: 25 of 100, the high and the low, both shared with seats
          1, 2 and 4
        Seat 4 gets a quarter: 25 of 100, the high and the low, both shared with seats
          1, 2 and 3
      "
    `);
  });

  it('splits side pots one by one and returns what nobody called', async () => {
    const line = 'As2s3hKd QcQdJhTh 9h9d8s7s --board 4d5cKhQs8h';
    expect(await printed(`showdown ${line} --bets 100,300,320`)).toMatchInlineSnapshot(`
      "Board  4d 5c Kh Qs 8h

      Seat 1  As 2s 3h Kd
        High  Pair of Kings  As Kd + Kh Qs 8h  beaten
        Low   8-5-4-2-A      As 2s + 4d 5c 8h  wins
      Seat 2  Qc Qd Jh Th
        High  Three Queens   Qc Qd + Kh Qs 8h  wins
        Low   none: the hand has no card of eight or lower
      Seat 3  9h 9d 8s 7s
        High  Pair of Nines  9h 9d + Kh Qs 8h  beaten
        Low   none: counterfeited, 8 of the hand is also on the board

      20 that nobody called goes back to seat 3
      Main pot of 300, for seats 1, 2 and 3: 150 for the high, 150 for the low
        Seat 1 gets half: 150 of 300, the low
        Seat 2 gets half: 150 of 300, the high
        Seat 3 gets nothing
      Side pot of 400, for seats 2 and 3: no low, so the high takes 400
        Seat 2 scoops: 400, the high
        Seat 3 gets nothing

      In all
        Seat 1  150
        Seat 2  550
        Seat 3    0  and 20 back
      "
    `);
  });

  it('shows folded seats, with and without cards, and takes the rake from the main pot', async () => {
    const line =
      'KcKsQdJd As2dTcTd Ac2hJcJs - 3c3d6c6d --board 3h5d8cKh7s --bets 9,22,22,3,22 --folded 5';
    expect(
      await printed(`showdown ${line} --button 1 --rake 5 --names Ann,Bob,Cy,Dee,Eve`),
    ).toMatchInlineSnapshot(`
      "Board  3h 5d 8c Kh 7s

      Seat 1, Ann  Kc Ks Qd Jd
        High  Three Kings    Kc Ks + 8c Kh 7s  wins
        Low   none: the hand has no card of eight or lower
      Seat 2, Bob  As 2d Tc Td
        High  Pair of Tens   Tc Td + 8c Kh 7s  beaten
        Low   7-5-3-2-A      As 2d + 3h 5d 7s  ties
      Seat 3, Cy  Ac 2h Jc Js
        High  Pair of Jacks  Jc Js + 8c Kh 7s  beaten
        Low   7-5-3-2-A      Ac 2h + 3h 5d 7s  ties
      Seat 4, Dee  folded
      Seat 5, Eve  3c 3d 6c 6d  folded

      Main pot of 39 less 5 rake, for Ann, Bob and Cy: 17 for the high, 17 for the low
        Ann gets half: 17 of 34, the high
        Bob is quartered: 9 of 34, the low shared with Cy
        Cy is quartered: 8 of 34, the low shared with Bob
        Odd chip to Bob, because the low half of 17, shared by Bob and Cy, leaves 1
          odd chip, for the first of them left of the button
      Side pot of 39, for Bob and Cy: 20 for the high, 19 for the low
        Bob is quartered: 10 of 39, the low shared with Cy
        Cy gets three quarters: 29 of 39, the high alone and the low shared with Bob
        Odd chip to Cy, because 39 does not halve into whole chips: the odd chip goes
          to the high
        Odd chip to Bob, because the low half of 19, shared by Bob and Cy, leaves 1
          odd chip, for the first of them left of the button

      In all
        Ann  17
        Bob  19
        Cy   37
      "
    `);
  });

  it('counts odd chips of each half on its own where the room does', async () => {
    const line = 'As2d9hKd Ah2c9sKs --board 3s4d5cQhJd --pot 66';
    expect(await payments(line)).toMatchInlineSnapshot(`
      "Pot of 66: 33 for the high, 33 for the low
        Seat 1 gets half: 33 of 66, the high and the low, both shared with seat 2
        Seat 2 gets half: 33 of 66, the high and the low, both shared with seat 1
      "
    `);
    expect(await payments(`${line} --odd-chips halves`)).toMatchInlineSnapshot(`
      "Pot of 66: 33 for the high, 33 for the low
        Seat 1 gets half: 34 of 66, the high and the low, both shared with seat 2
        Seat 2 gets half: 32 of 66, the high and the low, both shared with seat 1
        Odd chip to seat 1, because an even half of 33 for the high, shared by seat 1
          and seat 2, leaves 1 odd chip, for the first of them left of the button
        Odd chip to seat 1, because the low half of 33, shared by seat 1 and seat 2,
          leaves 1 odd chip, for the first of them left of the button
      "
    `);
  });

  it('pays a pot that one player has to themselves', async () => {
    const line = 'KcKsQdJd AsAdTcTd - --board 3d9d9cTh7s --bets 20,50,50';
    expect(await payments(line)).toMatchInlineSnapshot(`
      "Main pot of 60, for seats 1 and 2: no low, so the high takes 60
        Seat 2 scoops: 60, the high
        Seat 1 gets nothing
      Side pot of 60, for seat 2
        Seat 2 gets 60, alone in this pot

      In all
        Seat 1    0
        Seat 2  120
      "
    `);
  });

  it('says that there is no pot where nothing was called', async () => {
    expect(await payments(`${HANDS} --bets 0,0`)).toBe('There is no pot: nothing was called\n');
    expect(await payments(`${HANDS} --bets 10,0`)).toBe(
      '10 that nobody called goes back to seat 1\nThere is no pot: nothing was called\n',
    );
  });

  it('has no low in a game of highs only', async () => {
    expect(await printed(`showdown ${HANDS} --pot 100 --game omahahi`)).toMatchInlineSnapshot(`
      "Board  7s 7d 5c 2h Js

      Seat 1  Ah Ad 8s 9c
        High  Two pair, Aces and Sevens   Ah Ad + 7s 7d Js  wins
      Seat 2  4h 4d 3s Kc
        High  Two pair, Sevens and Fours  4h 4d + 7s 7d Js  beaten

      Pot of 100
        Seat 1 scoops: 100, the high
        Seat 2 gets nothing
      "
    `);
  });

  it('names the players of a pot that not all live players are in', async () => {
    const line = `AhAd8s9c 4h4d3sKc QcQdJcTc --board 7s7d5c2hJs --bets 50,50,0 --names ann,bob,cy`;
    expect(await payments(line)).toBe(
      [
        'Pot of 100, for ann and bob: 50 for the high, 50 for the low',
        '  ann gets half: 50 of 100, the high',
        '  bob gets half: 50 of 100, the low',
        '',
      ].join('\n'),
    );
  });

  it('writes small amounts without an exponent', async () => {
    expect(await payments(`${HANDS} --pot 0.0000003 --chip 0.0000001`)).toContain(
      'Seat 1 gets half: 0.0000002 of 0.0000003, the high',
    );
    expect(await payments(`${HANDS} --pot 0.00000025 --chip 0.00000001`)).toContain(
      'Seat 1 gets half: 0.00000013 of 0.00000025, the high',
    );
  });

  it('breaks lines at 80 columns, later on a wider terminal', async () => {
    const names = Array.from({ length: 4 }, (_, i) => `Alexandrina the ${i + 1}th`).join(',');
    const line = `showdown AcKhKc9d As2cTcTs Ad2sJdJs Ah2hQcQs --board 3c4d8hKsTd --pot 101 --names '${names}'`;
    const longest = (text: string) => Math.max(...text.split('\n').map((row) => row.length));
    expect(longest(await printed(line))).toBeLessThanOrEqual(80);
    const wide = longest(await printed(line, { columns: 120 }));
    expect(wide).toBeGreaterThan(80);
    expect(wide).toBeLessThanOrEqual(120);
  });

  it('prints one JSON document with names and amounts in the unit of the user', async () => {
    const text = await printed(`showdown ${HANDS} --pot 7.75 --chip 0.05 --names Ann,Bob --json`);
    const result = JSON.parse(text);
    expect(text).toMatch(/^\{[^\n]+\}\n$/);
    expect(Object.keys(result)).toEqual([
      'game',
      'board',
      'lowMade',
      'players',
      'pots',
      'returned',
    ]);
    expect(result.players.map((player: object) => Object.keys(player))[0].slice(0, 3)).toEqual([
      'seat',
      'name',
      'folded',
    ]);
    expect(result.pots[0].payouts).toEqual([
      { seat: 1, amount: 3.9, share: '1/2' },
      { seat: 2, amount: 3.85, share: '1/2' },
    ]);
  });
});

describe('omaha8 showdown refuses', () => {
  it.each([
    ['', 'no hands given; write omaha8 showdown <hand> <hand> --board <cards>'],
    ['AhAd8s9c 4h4d3sKc', 'no board given; --board takes five cards'],
    ['AhAd8s9c --board 7s7d5c2hJs', 'a showdown needs at least two hands, got 1'],
    ['AhAd8s9c 4h4dAhKc --board 7s7d5c2hJs', 'Ah is both in hand 1 and in hand 2'],
    [`${HANDS} --dead Ah`, 'Ah is both in hand 1 and in the dead cards'],
    [`${HANDS} --cards 5`, 'hand 1 has 4 cards but --cards says 5'],
    [`${HANDS} --pot -5`, 'pot "-5" is not an amount; write digits, like 20 or 7.75'],
    [`${HANDS} --pot 1e3`, 'pot "1e3" is not an amount; write digits, like 20 or 7.75'],
    [`${HANDS} --pot 10.5`, 'pot 10.5 is not a whole number of chips of 1; a chip of 0.5 would do'],
    [`${HANDS} --pot ''`, 'pot "" is not an amount; write digits, like 20 or 7.75'],
    [
      `${HANDS} --bets 1,2,3`,
      'bets: expected 2, one for each seat (0 if it put nothing in), got 3',
    ],
    [`${HANDS} --bets ''`, '--bets is empty'],
    [`${HANDS} --pot 5 --bets 5,5`, 'give either a pot or bets, not both'],
    [`${HANDS} --rake 5`, 'a rake needs a pot or bets to be taken from'],
    [`${HANDS} --pot 12,50`, 'pot "12,50" is not an amount; write 12.50, with a point'],
    [
      `${HANDS} --bets 10,1.000,50`,
      'bets: expected 2, one for each seat (0 if it put nothing in), got 3',
    ],
    [
      `${HANDS} --bets 1,000,1,000`,
      '--bets "1,000,1,000" has 4 amounts for 2 seats; write amounts without commas in them, like 1000',
    ],
    [
      `${HANDS} --bets 1,000`,
      '--bets "1,000" may be read as 2 amounts for 2 seats; write amounts without commas in them, like 1000',
    ],
    [`${HANDS} --button 1.5`, '--button "1.5" is not a seat from 1 to 2'],
    [
      `${HANDS} --button Ann`,
      '--button "Ann" is not a seat from 1 to 2; to write a name, give --names',
    ],
    [
      `${HANDS} --button Cy --names Ann,Bob`,
      '--button "Cy" is neither a seat from 1 to 2 nor Ann or Bob',
    ],
    [
      `${HANDS} --button ANN --names Ann,ann`,
      '--button "ANN" is neither a seat from 1 to 2 nor Ann or ann',
    ],
    [
      `${HANDS} --cards AsKs`,
      '--cards "AsKs" is not 4, 5 or 6, the number of hole cards in a hand',
    ],
    [`${HANDS} --button 3`, 'button 3 is not one of the seats 1 to 2'],
    [
      `${HANDS} --folded 2,x`,
      '--folded "x" is not a seat from 1 to 2; to write a name, give --names',
    ],
    [`${HANDS} --folded 1,,2`, '--folded "" is not a seat from 1 to 2'],
    [`${HANDS} --odd-chips half`, '--odd-chips "half" is unknown; choose wsop or halves'],
    [`${HANDS} --odd-chips halfs`, '--odd-chips "halfs" is unknown; did you mean halves?'],
    [`${HANDS} --names 'a,b\tc'`, 'name 2 has a control character in "b\\tc"'],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(`showdown ${line}`)).toBe(sentence);
  });
});
