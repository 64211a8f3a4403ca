import { describe, expect, it } from 'vitest';
import { complaint, omaha8, printed, words } from '../fake-io.ts';

describe('omaha8 range', () => {
  it('says how many hands there are, and of what kinds', async () => {
    expect(await printed("range 'A2:$ds'")).toMatchInlineSnapshot(`
      "Range   A2:$ds
      Hands   2,382 of the 270,725 hands of 4 cards, 0.88%
      Classes 199, where hands that differ only in suits count once

      Ranks          Hands   Share     Lowest two  Hands  Share
      no pair        1,980  83.12%     A2          2,382   100%
      one pair         396  16.62%
      two pair           6   0.25%

      Suits          Hands   Share
      double-suited  2,382    100%
      "
    `);
  });

  it('counts the hands that board and dead cards leave, and weighs them', async () => {
    expect(
      await printed("range 'AA@50,KK@12.5' --board 2c3d4h --dead AsKd"),
    ).toMatchInlineSnapshot(`
      "Range   AA@50,KK@12.5
      Board   2c 3d 4h
      Dead    As Kd
      Hands   5,755 of the 178,365 hands of 4 cards that are left, 3.23%
      Weight  that of 1,800.13 hands that are always played
      Classes 907, where hands that differ only in suits count once

      Ranks          Hands   Share     Lowest two  Hands   Share
      one pair       5,316  92.29%     A2            408  10.77%
      two pair         351   6.19%     A3            381  10.02%
      trips             88   1.53%     A4            354   9.27%
                                       A5            430  11.19%
      Suits          Hands   Share     A6            382   9.86%
      rainbow          768  13.58%     A7            334   8.53%
      single-suited  4,284  74.43%     A8            286   7.19%
      double-suited    703  11.99%     no two low  2,379  27.60%
                                       others        801   5.56%
      "
    `);
  });

  it('has no low ranks in a game of highs only', async () => {
    expect(await printed("range 'RRR' --game omahahi")).toMatchInlineSnapshot(`
      "Range   RRR
      Hands   2,509 of the 270,725 hands of 4 cards, 0.93%
      Classes 325, where hands that differ only in suits count once

      Ranks          Hands   Share
      trips          2,496  99.48%
      quads             13   0.52%

      Suits          Hands   Share
      rainbow          637  25.39%
      single-suited  1,872  74.61%
      "
    `);
  });

  it('has nothing to say of no hands', async () => {
    expect(await printed("range 'AA!A'")).toMatchInlineSnapshot(`
      "Range   AA!A
      Hands   0 of the 270,725 hands of 4 cards, 0%
      "
    `);
    expect(await printed('range AsAh2s3h --dead As')).toContain(
      'Hands   0 of the 249,900 hands of 4 cards that are left, 0%\n',
    );
  });

  it('takes hands of five cards, by --cards or by the hand itself', async () => {
    expect(await printed("range 'AA' --cards 5")).toContain(
      'Hands   108,336 of the 2,598,960 hands of 5 cards, 4.17%\n',
    );
    expect(await printed('range AsAh2s3hKd')).toContain(
      'Hands   1 of the 2,598,960 hands of 5 cards, <0.01%\n',
    );
  });

  it.each(['A2,A3,23', '15%', '*', 'AA@50'])('fits in 60 and in 80 columns: %s', async (range) => {
    const text = await printed(`range '${range}'`, { columns: 60 });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
    expect(
      await printed(`range '${range}'`, { columns: 80, tty: true, env: { NO_COLOR: '1' } }),
    ).toBe(await printed(`range '${range}'`));
  });

  it('lists hands, the highest cards first', async () => {
    expect(await printed("range 'AAKK:$ds' --list")).toBe(
      'AsAhKsKh\nAsAdKsKd\nAsAcKsKc\nAhAdKhKd\nAhAcKhKc\nAdAcKdKc\n',
    );
    expect(await printed("range 'AAKK:$ds@50,AAAA' --list --dead Ac")).toBe(
      'AsAhKsKh@50\nAsAdKsKd@50\nAhAdKhKd@50\n',
    );
    expect(await printed("range 'AA!A' --list")).toBe('');
    expect((await printed("range '15%' --list")).split('\n').length).toBeGreaterThan(40_608);
  });

  it('lists classes, each by an expression that is that class', async () => {
    const classes = await printed("range 'AAKK' --classes");
    expect(classes).toBe('AxAyKxKy 6\nAxAyKxKz 24\nAxAyKzKw 6\n');
    for (const line of classes.trim().split('\n')) {
      const [expression, hands] = line.split(' ');
      expect(await printed(`range '${expression}'`)).toContain(`Hands   ${hands} of`);
    }
    expect(await printed("range 'AAKK@25' --classes --dead As")).toBe(
      'AxAyKxKz 12 of 24, weight 3\nAxAyKzKw 3 of 6, weight 0.75\nAxAyKxKy 3 of 6, weight 0.75\n',
    );
  });

  it('samples hands, the same ones for the same seed', async () => {
    const three = await printed("range 'AA23:$ds' --sample 3 --seed 1");
    expect(three).toMatch(/^(?:(?:A[shdc]){2}3[shdc]2[shdc]\n){3}$/);
    expect(await printed("range 'AA23:$ds' --sample 3 --seed 1")).toBe(three);
    expect(await printed("range 'AA23:$ds' --sample 4 --seed 1")).toContain(three);
    expect(await printed("range 'AA23:$ds' --sample 3 --seed 2")).not.toBe(three);
  });

  it('prints one JSON document', async () => {
    expect(JSON.parse(await printed("range 'AAKK@50' --json --board 2c3d4h --dead As"))).toEqual({
      range: 'AAKK@50',
      game: 'omaha8',
      holeCards: 4,
      board: ['2c', '3d', '4h'],
      dead: ['As'],
      hands: 18,
      ofHands: 194_580,
      share: 18 / 194_580,
      weight: 9,
      classes: 3,
      ranks: [{ name: 'two pair', hands: 18, weight: 9 }],
      suits: [
        { name: 'rainbow', hands: 3, weight: 1.5 },
        { name: 'single-suited', hands: 12, weight: 6 },
        { name: 'double-suited', hands: 3, weight: 1.5 },
      ],
      lowest: [{ name: 'no two low', hands: 18, weight: 9 }],
    });
  });

  it('has what is listed in the JSON document, on one line', async () => {
    const json = async (rest: string) => {
      const text = await printed(`range ${rest} --json`);
      expect(text).toMatch(/^[^\n]+\n$/);
      return JSON.parse(text);
    };
    expect((await json("'AAAA@50' --list")).list).toEqual([
      { hand: ['As', 'Ah', 'Ad', 'Ac'], weight: 0.5 },
    ]);
    expect((await json("'AAA!AAAA' --list")).list).toHaveLength(192);
    expect((await json("'AA!A' --list")).list).toEqual([]);
    expect((await json("'AAAA' --sample 2")).sample).toEqual([
      ['As', 'Ah', 'Ad', 'Ac'],
      ['As', 'Ah', 'Ad', 'Ac'],
    ]);
    expect((await json("'AAAA' --classes")).classList).toEqual([
      { name: 'AxAyAzAw', hands: 1, of: 1, weight: 1 },
    ]);
  });

  it('hints at what may not mean what it seems to, and goes on', async () => {
    const { code, stdout, stderr } = await omaha8(words("range 'AAxx'"));
    expect(code).toBe(0);
    expect(stdout).toContain('Hands   5,256 of');
    expect(stderr).toBe(
      'omaha8: note: x in AAxx is one suit, the same for every x, not any card; write AA or AA**\n',
    );
  });
});

describe('omaha8 range refuses', () => {
  it.each([
    ['', "no range given; write omaha8 range 'A2:$ds'"],
    ['AA KK', 'range takes one range, but "KK" follows "AA"; put it in single quotes'],
    ["''", `range "": is empty; '*' is any hand`],
    ["'AK)'", 'range "AK)": unexpected ")" at character 3; expected ",", ":", "!", "@" or the end'],
    ["'AA' --list --classes", '--list and --classes cannot be given together'],
    ["'AA' --list --sample 3", '--list and --sample cannot be given together'],
    ["'AA' --seed 3", '--seed is for --sample, which is not given'],
    ["'AA' --sample 0", '--sample "0" is not a whole number from 1 to 1000000000'],
    ["'AA!A' --sample 1", 'range "AA!A" has no hand to sample'],
    ["'AA' --cards 7", '--cards "7" is not 4, 5 or 6'],
    ['AsAh2s3h --cards 5', 'the hand "AsAh2s3h" is a hand of 4 cards; hands have 5'],
    ['AsAs2s3h', 'As is twice in the hand'],
    [
      "'15%' --cards 6",
      'range: 15% at character 1: hands of 6 cards are not ranked; percentages are of 4 or 5',
    ],
    [
      "'AA,15%7h'",
      'range: 15%7h at character 4: hands of 4 cards are ranked for 2, 6 and 9 players, not for 7',
    ],
    [
      "'15.25%' --cards 5",
      'range: 15.25% at character 1 is too fine; hands of 5 cards are ranked in steps of 0.1%',
    ],
    ["'AA' --board AsAs", 'As is twice in the board'],
    ["'AA' --board As --dead As", 'As is both in the board and in the dead cards'],
    ["'AA' --board 2c3c4c5c6c7c", 'the board has 6 cards; it can have 5 at most'],
    ["'AA' --dead wwx", '"ww" in the dead cards is not a card; write a rank and a suit, like As'],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(`range ${line}`)).toBe(sentence);
  });
});
