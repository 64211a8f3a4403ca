import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { complaint, omaha8, printed, words } from './fake-io.ts';

type Row = Record<string, string>;

async function table(line: string): Promise<Row[]> {
  return parse(await printed(`${line} --csv`), { columns: true });
}

async function json(line: string) {
  return JSON.parse(await printed(`${line} --json`));
}

/** Every cell with the field of the same name: numbers to the last digit, cards with spaces between them. */
function expectSame(rows: readonly Row[], objects: readonly Record<string, unknown>[]): void {
  expect(rows).toHaveLength(objects.length);
  rows.forEach((row, i) => {
    for (const [column, cell] of Object.entries(row)) {
      const value = objects[i][column];
      if (typeof value === 'number') expect(Number(cell), column).toBe(value);
      else expect(cell, column).toBe(Array.isArray(value) ? value.join(' ') : String(value ?? ''));
    }
  });
}

describe('the CSV', () => {
  it('of eval has the numbers of the JSON', async () => {
    const line = 'eval AhAd8s9c --board 7s7d5c2hJs';
    const { high, low } = await json(line);
    expectSame(await table(line), [
      { half: 'high', ...high },
      { half: 'low', ...low },
    ]);
  });

  it('of showdown has the numbers of the JSON', async () => {
    const line = `showdown As2s3hKd QcQdJhTh - --board 4d5cKhQs8h --bets 300,500,0.5 --chip 0.5 --names 'Ann "A",B,Cy'`;
    const { players, returned } = await json(line);
    const rows = await table(line);
    expect(rows.map(({ name }) => name)).toEqual(['Ann "A"', 'B', 'Cy']);
    expect(returned).toEqual([{ seat: 2, amount: 200 }]);
    expectSame(
      rows,
      players.map((player: { seat: number; high: Row | null; low: Row | null }) => ({
        ...player,
        high: player.high?.name,
        low: player.low?.name,
        returned: player.seat === 2 ? 200 : undefined,
      })),
    );
  });

  it.each(["equity AsAh2s3h KsKdQsJd --names 'Ann,Bob'", "equity AA '*' --trials 1000"])(
    'of %s has the numbers of the JSON',
    async (line) => {
      const { players, ...whole } = await json(line);
      expectSame(
        await table(line),
        players.map((player: object) => ({ ...whole, ...player })),
      );
    },
  );

  it('of equity --each has the numbers of the JSON', async () => {
    const line = "equity AA23 'KK' --board 7h5c2dKs --each";
    const { players } = await json(line);
    expectSame(await table(line), players[0].each);
  });

  it('of equity --input has the numbers of the JSON, and says what is wrong beside it', async () => {
    const stdin = [
      '{"id": "a,b", "hands": ["AsAh2s3h", "*"], "board": "7h5c2d"}\n',
      '{"id": 2, "hands": []}\n',
      '{"hands": ["AsAh2s3h", "KsKdQsJd"]}\n',
    ];
    const lines = await omaha8(words('equity --input -'), { stdin });
    const results = lines.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { code, stdout, stderr } = await omaha8(words('equity --input - --csv'), { stdin });
    expect([code, stderr]).toEqual([2, `omaha8: standard input, line 2: ${results[1].error}\n`]);
    const players = [results[0], results[2]].flatMap(({ players, id, ...whole }) =>
      players.map((player: object) => ({ ...whole, ...player, id })),
    );
    expectSame(parse(stdout, { columns: true }), players);
    const few = await omaha8(words('equity --input - --csv --fields id,scoop'), { stdin });
    expect(few.stdout.split('\n')[0]).toBe('id,scoop');
    expect(few.stdout.length * 10).toBeLessThan(lines.stdout.length);
  });

  it.each([
    "query \"select avg(riverEquity(a)) as x, count(winsHi(a)) from a='AsAh2s3h', b='KsKdQsJd'\"",
  ])('of %s has the numbers of the JSON', async (line) => {
    const [statement] = (await json(line)).statements;
    const { selectors, ...whole } = statement;
    const rows = selectors.map((selector: object) => ({ statement: 1, ...whole, ...selector }));
    expectSame(await table(line), rows);
  });

  it('of study has the numbers of the JSON', async () => {
    const line = "study As2dKhQc '*' --board 3h5c8s9d --only cards";
    const { now, nextCards } = await json(line);
    const rows = await table(line);
    expect(Number(rows[0].equity)).toBe(now.equity);
    const cards = rows.filter(({ section }) => section === 'cards');
    expect(cards.map(({ row }) => row)).toEqual(nextCards.map(({ card }: Row) => card));
    for (const column of ['equity', 'change', 'scoop', 'half', 'quarter', 'highPart', 'lowPart']) {
      const numbers = nextCards.map((card: Record<string, number>) => card[column]);
      expect(
        cards.map((row) => Number(row[column])),
        column,
      ).toEqual(numbers);
    }
  });

  it('of bench has a line for each measurement', async () => {
    const rows = await table('bench --seconds 1');
    expect(rows.length).toBeGreaterThan(3);
    for (const { median, slowest, fastest } of rows) {
      expect(Number(slowest)).toBeLessThanOrEqual(Number(median));
      expect(Number(median)).toBeLessThanOrEqual(Number(fastest));
    }
  });

  it('of rank has the numbers of the JSON', async () => {
    const { rankings } = await json('rank AsAh2s3h');
    expectSame(await table('rank AsAh2s3h'), rankings);
  });

  it('of range has the numbers of the JSON', async () => {
    const line = "range 'AA23:$ds, KKQQ@50'";
    const { ranks, suits, lowest } = await json(line);
    const kinds = Object.entries({ ranks, suits, lowest }).flatMap(([kind, portions]) =>
      portions.map((portion: object) => ({ kind, ...portion })),
    );
    expectSame(await table(line), kinds);
    const { list } = await json(`${line} --list`);
    expectSame(
      await table(`${line} --list`),
      list.map(({ hand, weight }: { hand: string[]; weight: number }) => ({
        kind: 'hand',
        name: hand.join(''),
        hands: 1,
        weight,
      })),
    );
    const { classList } = await json(`${line} --classes`);
    expectSame(
      await table(`${line} --classes`),
      classList.map((each: object) => ({ kind: 'class', ...each })),
    );
  });

  it('has the columns that are asked for, in that order', async () => {
    const out = await printed("equity AsAh2s3h '*' --board 7h5c2dKs9c --csv --fields equity,SEAT");
    expect(out.split('\n')[0]).toBe('equity,seat');
    expect(out.trim().split('\n')).toHaveLength(3);
  });

  it.each([
    ['rank AsAh2s3h --csv --json', '--csv and --json cannot be given together'],
    ['rank AsAh2s3h --fields game', '--fields goes with --csv: it says which columns that prints'],
    [
      'rank AsAh2s3h --csv --fields percnet',
      '--fields "percnet" is no column; did you mean percent?',
    ],
    [
      'eval AhAd8s9c --board 7s7d5c2hJs --csv --fields x',
      '--fields "x" is no column; choose of half, value, category, name, cards, hole and board',
    ],
  ])('refuses %s', async (line, message) => {
    expect(await complaint(line)).toBe(message);
  });
});
