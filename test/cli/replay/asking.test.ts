import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from '../../history/hands.ts';
import { complaint, omaha8, words } from '../fake-io.ts';

const HANDS = [POKER_STARS, RUN_TWICE, SIDE_POT, ALL_IN, SAME_HAND.Winamax, SAME_HAND.GGPoker];
const TEXT = HANDS.map((hand) => `${hand}\n\n\n`);

async function ask(options: string, stdin: readonly string[] = TEXT) {
  const { code, stdout, stderr } = await omaha8(words(`replay - ${options}`), { stdin });
  return { code, stdout, stderr };
}

async function ids(options: string): Promise<string[]> {
  const { stdout } = await ask(`${options} --json`);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).id);
}

async function rows(options: string, stdin?: readonly string[]): Promise<Record<string, string>[]> {
  const { stdout } = await ask(options, stdin);
  return parse(stdout, { columns: true });
}

describe('hands that are asked for', () => {
  it.each([
    ['--player Bob', 6],
    ['--player bob', 0],
    ['--hero', 3],
    ['--site stars', 4],
    ['--site GG', 1],
    ['--game omahahi', 1],
    ['--game bigo', 1],
    ['--structure nl', 1],
    ['--structure pot-limit', 5],
    ['--stakes 0.05/0.10', 3],
    ['--stakes $1/$2', 3],
    ['--players 3', 4],
    ['--players 2-2', 2],
    ['--players 4-6', 0],
    ['--all-in', 3],
    ['--pot-over 4', 6],
    ['--pot-over 4.05', 3],
    ['--contradictions', 0],
    ['--from 2020-02-03', 6],
    ['--from 2020-02-03T09:00', 4],
    ['--to 2020-02-03', 6],
    ['--to 2020-02-03T09:05', 6],
    ['--to 2020-02-03T09:04', 2],
    ['--to 2020', 6],
    ['--to 2019', 0],
    ['--site stars --players 3 --stakes 0.05/0.1', 1],
  ])('with %s are so many: %i', async (options, count) => {
    expect(await ids(options)).toHaveLength(count);
  });

  it('are those with a showdown', async () => {
    const folded = POKER_STARS.replace(/Cy: checks\nAnn: bets \$1\nCy: calls \$1/, 'Cy: folds');
    const { stdout } = await ask('--showdown --totals', [folded, '\n\n\n', SIDE_POT]);
    expect(stdout).toMatch(/1 hand replayed, no contradiction, 1 other not asked for\n$/);
  });

  it.each([
    ['--from yesterday', '--from "yesterday" is not a date, such as 2024-05-31'],
    ['--from 2020-13-01', '--from "2020-13-01" is not a date, such as 2024-05-31'],
    ['--from 2021 --to 2020', '--from "2021" is later than --to "2020"'],
    ['--stakes 5', '--stakes "5" is not two amounts, such as 0.05/0.10'],
    ['--stakes 5/x', '--stakes "x" is not an amount, such as 100 or 0.50'],
    ['--players 1', '--players "1" is not a whole number, 2 or more'],
    ['--players 6-4', '--players "4" is not a whole number, 6 or more'],
    ['--structure spread', '--structure "spread" is unknown; choose limit, pot-limit or no-limit'],
    ['--player Ann --hero', 'give either --player or --hero, not both'],
    ['--json --csv', 'give either --json or --csv, not both'],
    ['--summary --phh', 'give either --summary or --phh, not both'],
    ['--summary --totals', 'give either --summary or --totals, not both'],
    ['--csv=hands', 'option --csv takes no value; "--csv=hands" gives it one'],
    ['--fields id', '--fields goes with --csv: it says which columns that prints'],
    ['--csv=players --fields hole', /^--fields "hole" is no column/],
  ])('may be asked for wrongly: %s', async (options, message) => {
    expect(await complaint(`replay - ${options}`)).toMatch(message);
  });
});

describe('the CSV of a replay', () => {
  it('has a line for each hand and player, with the numbers of the JSON', async () => {
    const { stdout } = await ask('--json');
    const hands = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const table = await rows('--csv');
    expect(table).toHaveLength(hands.reduce((sum, { seats }) => sum + seats.length, 0));
    const first = hands[0];
    for (const [i, row] of table.slice(0, first.seats.length).entries()) {
      const seat = first.seats[i];
      expect(row).toMatchObject({
        id: first.id,
        name: seat.name,
        hole: (seat.hole ?? []).join(' '),
      });
      for (const column of ['stack', 'put', 'paid', 'net']) {
        expect(Number(row[column])).toBe(seat[column]);
      }
      expect(row.time).toBe(first.time);
      expect(row.hero).toBe(String(first.hero === seat.seat));
    }
  });

  it('counts a hand that is there twice once', async () => {
    expect(await rows('--csv', [...TEXT, ...TEXT])).toHaveLength((await rows('--csv')).length);
    expect(await rows('--csv=players', [...TEXT, ...TEXT])).toEqual(await rows('--csv=players'));
  });

  it('of players has the numbers of the totals', async () => {
    const { stdout } = await ask('--totals --json');
    const { totals } = JSON.parse(stdout);
    const players = totals.flatMap(({ players }: { players: object[] }) => players);
    const table = await rows('--csv=players');
    expect(table).toHaveLength(players.length);
    table.forEach((row, i) => {
      for (const [column, value] of Object.entries(players[i])) {
        if (typeof value === 'number') expect(Number(row[column]), column).toBe(value);
      }
    });
    expect(await rows('--totals --csv')).toEqual(table);
  });
});

describe('the totals', () => {
  it('of one hand are what its seats won, and how', async () => {
    const { stdout } = await ask('--summary --json', [POKER_STARS]);
    const { counts, totals } = JSON.parse(stdout);
    expect(counts).toMatchObject({ hands: 1, wrong: 0 });
    expect(totals).toMatchObject([{ currency: '$', tournament: null, hands: 1, rake: 0.2 }]);
    const [ann, bob, cy] = totals[0].players;
    // Ann wins the high and half of the low; the big blind is 0.10, the pot 4.05, of which 1.85 is hers.
    expect(ann).toMatchObject({
      name: 'Ann',
      net: 1.04,
      showdowns: 1,
      threeQuarters: 1,
      scooped: 0,
    });
    expect(ann.bigBlindsPer100).toBeCloseTo(1040, 9);
    expect(ann.bigBlindsError).toBeNull();
    expect(ann.rake).toBeCloseTo((0.2 * 1.85) / 4.05, 4);
    expect(bob).toMatchObject({ name: 'Bob', net: -0.35, showdowns: 0, showdownsWon: 0 });
    expect(cy).toMatchObject({
      name: 'Cy',
      net: -0.89,
      showdowns: 1,
      showdownsWon: 1,
      quartered: 1,
    });
  });

  it('have a rate in big blinds with its standard error', async () => {
    const second = POKER_STARS.replace('#1001', '#1002').replaceAll('$0.05/$0.10', '$0.05/$0.10');
    const { stdout } = await ask('--totals --json', [POKER_STARS, '\n\n\n', second]);
    const [ann] = JSON.parse(stdout).totals[0].players;
    expect(ann).toMatchObject({ hands: 2, net: 2.08, bigBlindsError: 0 });
  });

  it('leave out what luck was, and are of one player where one is asked for', async () => {
    const { stdout } = await ask('--totals --json --player Ann', [RUN_TWICE, '\n\n\n', ALL_IN]);
    for (const { players } of JSON.parse(stdout).totals) {
      expect(players.map(({ name }: { name: string }) => name)).toEqual(['Ann']);
      const [{ net, luck, adjusted }] = players;
      expect(adjusted).toBeCloseTo(net - luck, 3);
    }
  });
});
