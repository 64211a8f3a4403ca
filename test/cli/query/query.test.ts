import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { omaha8 } from '../fake-io.ts';
import { allFields, documented } from '../json-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'omaha8-query-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEPT = "select count(nutLo(hero, river)) as kept from hero='As2dKhQc', board='3h5c8s'";

async function printed(argv: readonly string[], stdin: readonly string[] = []): Promise<string> {
  const { code, stdout, stderr } = await omaha8(['query', '--threads', '1', ...argv], { stdin });
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

async function complaint(argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await omaha8(['query', '--threads', '1', ...argv]);
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
}

describe('omaha8 query', () => {
  it('prints a line for each selector, and histograms below', async () => {
    const text = await printed([
      "select avg(riverEquity(h)), count(winsHi(h)), max(hiRating(v, river)), histogram(fractionalRiverEquity(h)) from h='AsAh2s3h', v='KsKdQsJd', board='4c5sKh9d'",
    ]);
    expect(text).toMatchInlineSnapshot(`
      "Exact: all 40 deals

                                    Value   Share  Deals
      avg(riverEquity(h))             0.4
      count(winsHi(h))                     30.00%     12
      max(hiRating(v, river))  Four Kings

      histogram(fractionalRiverEquity(h))
        Value   Share  Deals
        0      50.00%     20  ##############################
        1/2    20.00%      8  ############
        1      30.00%     12  ##################
      "
    `);
  });

  it('takes a query from a file or from standard input', async () => {
    const file = join(folder, 'kept.pql');
    writeFileSync(file, KEPT);
    const text = await printed([KEPT]);
    expect(text).toContain('kept  77.27%    765');
    expect(await printed(['--file', file])).toBe(text);
    expect(await printed(['-'], [KEPT])).toBe(text);
    expect(await printed(['--file', '-'], [KEPT.slice(0, 20), KEPT.slice(20)])).toBe(text);
  });

  it('says how a sample was drawn and how far it may be off', async () => {
    const text = await printed([
      "select avg(riverEquity(h)), count(scoops(h)) from h='A2', v='*' where madeLo(h, flop)",
      '--trials',
      '50000',
    ]);
    expect(text).toMatch(/^Monte Carlo: 50,000 random deals, seed 8; where is true of [\d,]+ \(\d/);
    expect(text).toMatch(/Value +Share +Std error +Deals/);
  });

  it('has the JSON fields that are documented', async () => {
    const documents = [
      "select avg(riverEquity(h)), count(winsHi(h)), max(hiRating(h, river)), histogram(handType(h, river)) from h='AsAh2s3h', v='KsKdQsJd', board='4c5sKh9d'",
    ];
    const outputs: string[] = [];
    for (const text of documents) outputs.push(await printed([text, '--json']));
    const fields = new Set(documented('omaha8 query')[0]);
    // Only an interrupted sample has it.
    fields.delete('statements[].interrupted');
    expect(allFields(outputs)).toEqual(fields);
  });

  it('prints CSV with a line for each answer', async () => {
    const text = await printed([KEPT, '--csv']);
    expect(text).toBe(
      'statement,name,value,standardError,count,share,deals,kept,method\n1,kept,,0,765,0.7727272727272727,990,990,exact\n',
    );
  });

  it('fills a grid', async () => {
    const file = join(folder, 'grid.csv');
    writeFileSync(
      file,
      [
        '#QUERY#,#HAND#,#BOARD#',
        `"select count(nutLo(hero, river)) as kept from hero='#HAND#', board='#BOARD#'",,`,
        ',As2dKhQc,3h5c8s',
        ',foo,3h5c8s',
        '',
      ].join('\n'),
    );
    const lines = (await printed(['--grid', file])).split('\n');
    expect(lines[0]).toBe('#QUERY#,#HAND#,#BOARD#,!ERRORS!,!TRIALS!,KEPT');
    expect(lines[2]).toBe(',As2dKhQc,3h5c8s,,990,0.7727272727272727');
    expect(lines[3]).toMatch(/^,foo,3h5c8s,"hero ""foo"": .+, at line 1, .+,,$/);
  });

  it('lists the functions', async () => {
    const text = await printed(['--functions']);
    expect(text).toContain('nutLo(player: TPlayer, street: TStreet): TBoolean\n');
    expect(text).toContain('handsHaving(expression: TBoolean): TPlayerCount\n');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('shows the place of a fault', async () => {
    expect(await complaint(["select avg(riverEquity(heo)) from hero='A2'"])).toBe(
      [
        'omaha8: unknown name "heo", at line 1, column 24 of the query; did you mean hero?',
        "  select avg(riverEquity(heo)) from hero='A2'",
        '                         ^^^',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [[], 'no query given'],
    [['select', 'avg(1)'], 'put the whole query in quotes'],
    [[KEPT, '--file', 'x'], '--file "x" is given, and the query'],
    [[KEPT, '--grid', 'x'], '--grid has its query in the file'],
    [[KEPT, '--json', '--csv'], '--csv and --json cannot be given together'],
    [['--file', join(folder, 'none')], 'no such file'],
    [['--grid', join(folder, 'none')], 'no such file'],
    [[KEPT, '--exact', '--trials', '5'], 'cannot be given together'],
  ])('says what is wrong with %s', async (argv, says) => {
    expect(await complaint(argv)).toContain(says);
  });

  it('has no value for what a division by zero gives', async () => {
    const text = `select max(0/0), histogram(1/0) from a='AsAh2s3h', board='7h5c2d9s8d'`;
    const [most, histogram] = JSON.parse((await omaha8(['query', text, '--json'])).stdout)
      .statements[0].selectors;
    expect([most.value, histogram.histogram[0].value]).toEqual([null, null]);
    expect((await omaha8(['query', text])).stdout).toMatch(/max\(0\/0\) +none/);
  });

  it('has no greatest or least value where one of them is no number, whenever it comes', async () => {
    for (const card of ['2c', 'Ac']) {
      const text = `select max(case when turnCard()=toCard('${card}') then 0/0 else 1 end) from a='AhKh9h8h', board='KsQsJd'`;
      const { statements } = JSON.parse((await omaha8(['query', text, '--json'])).stdout);
      expect(statements[0].selectors[0].value).toBeNull();
    }
  });

  it('has a limit for what is nested without brackets', async () => {
    for (const text of [`count(${'not '.repeat(4000)}true)`, `avg(${'- '.repeat(4000)}1)`]) {
      const { code, stderr } = await omaha8(['query', `select ${text} from a='AsKsQsJs'`]);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^omaha8: there are more than 1000 operators here, at line 1/);
    }
  });
});
