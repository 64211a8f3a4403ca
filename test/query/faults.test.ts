import { describe, expect, it } from 'vitest';
import { query } from '../../src/query/query.ts';
import { Omaha8Error } from '../../src/text/errors.ts';

async function faultOf(text: string): Promise<string> {
  const error = await query(text, { threads: 1 }).then(
    () => 'no fault',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Omaha8Error);
  return (error as Omaha8Error).message;
}

const FROM = "from hero='A2', villain='*'";

describe('what is wrong with a query', () => {
  it('is shown with a caret under its place', async () => {
    expect(await faultOf(`select avg(riverEquity(heo))\n${FROM}`)).toBe(
      [
        'unknown name "heo", at line 1, column 24 of the query; did you mean hero?',
        '  select avg(riverEquity(heo))',
        '                         ^^^',
      ].join('\n'),
    );
    expect(await faultOf(`select avg(riverEquity(hero))\nfrom hero='A2', hero='KK'`)).toContain(
      "\n  from hero='A2', hero='KK'\n                  ^^^^^^^^^",
    );
  });

  it('is said of cards and ranges by the names of players', async () => {
    expect(await faultOf(`select avg(1)\nfrom hero='A2:$q', villain='*'`)).toMatch(
      /^hero "A2:\$q": .+, at line 2, column 11 of the query\n {2}from hero='A2:\$q', .+\n {12}\^{7}$/,
    );
  });

  it.each([
    ["select avg(1) from Me='As2s3s4s', you='AsKsQsJs'", 'As is both in Me and in you, at line 1'],
    ["select avg(1) from a='hand 1 ', b='*'", 'a "hand 1 ": '],
    ["select avg(1) from a='As2s3s4s', b='As2s3s4s5s'", 'b has 5 cards, but a has 4 cards'],
    ["select avg(1) from a='AA', board='4s4s'", 'the board, at line 1, column 34'],
    ["select avg(1) from a='AA', dead='4s4s'", 'the dead cards, at line 1, column 33'],
    ["select avg(1) from a='AA', b='AA', c='AA'", 'a "AA", b "AA" and c "AA" need 6 cards'],
  ])('%s', async (text, says) => {
    const fault = await faultOf(text);
    expect(fault).toContain(says);
    expect(fault).toMatch(/\n *\^+$/);
  });

  it.each([
    ['', 'the query ends where select was expected'],
    ['select', 'where a selector was expected: avg, count, max, min or histogram'],
    [`select av(1) ${FROM}`, 'did you mean avg?'],
    [`select avg(1 ${FROM}`, '"from" where ) was expected'],
    [`select avg(1)`, 'the query ends where from was expected'],
    ['select avg(1) from hero=A2', '"A2" where a string in quotes was expected'],
    [`select avg(1) ${FROM} where`, 'the query ends where an expression was expected'],
    [`select avg(1) ${FROM} extra`, 'where ; or the end of the query was expected'],
    [`select avg('a) ${FROM.replaceAll("'", '"')}`, 'a string has no end'],
    [`select avg(1) /* ${FROM}`, 'a comment has no end'],
    [`select avg(1 ? 2) ${FROM}`, '"?" means nothing here'],
    [`select avg(foo(hero)) ${FROM}`, 'unknown function "foo"'],
    [`select count(winHi(hero)) ${FROM}`, 'did you mean winsHi?'],
    [`select count(winsHi) ${FROM}`, 'the function winsHi needs its arguments in ( )'],
    [`select count(winsHi(hero, villain)) ${FROM}`, 'winsHi takes 1 argument, not 2'],
    [
      `select count(madeLo(hero, preflop)) ${FROM}`,
      'madeLo takes one of these streets here: flop, turn, river',
    ],
    [
      `select avg(nutLoOuts(hero, river)) ${FROM}`,
      'nutLoOuts takes one of these streets here: flop, turn',
    ],
    [
      `select avg(handType(hero, flop)) ${FROM}`,
      'avg takes a number, a TDouble, or what is true or false, a TBoolean, and this is a THandType',
    ],
    [
      `select count(riverEquity(hero)) ${FROM}`,
      'count takes what is true or false, a TBoolean, and this is a TEquity',
    ],
    [`select max(boardRanks(flop)) ${FROM}`, 'max takes what is greater or smaller'],
    [
      `select avg(1) ${FROM} where riverEquity(hero)`,
      'this has to be true or false, a TBoolean, and this is a TEquity',
    ],
    [
      `select avg(handType(hero, flop) + 1) ${FROM}`,
      '+ takes numbers, such as a TInteger, and this is a THandType',
    ],
    [
      `select count(handType(hero, flop) = 1) ${FROM}`,
      'a THandType cannot be compared with a TInteger',
    ],
    [
      `select count(hiRating(hero, river) > loRating(hero, river)) ${FROM}`,
      'a THiRating cannot be compared with a TLoRating',
    ],
    [
      `select count(boardRanks(flop) < boardRanks(turn)) ${FROM}`,
      'a TRankSet is neither smaller nor greater',
    ],
    [`select count(turnCard() = toCard('Ax')) ${FROM}`, '"Ax"'],
    [`select count(loRating(hero, river) > rateLoHand('99999')) ${FROM}`, '"99999" is not a low'],
    [`select count(inRange(hero, 'A2:$q')) ${FROM}`, 'the range'],
    [
      `select count(boardInRange('w')) from hero='A2' where inRange(hero, 3)`,
      'inRange takes a range in quotes here',
    ],
    [
      `select avg(handRankingFor(hero, '5max')) ${FROM}`,
      "a table here, which is '2', '6max' or '9max'",
    ],
    [`select avg(1) as a, avg(2) as A ${FROM}`, 'the name A is given twice'],
    ["select avg(1) from hero='A2', game='holdem'", '"holdem" is not played here'],
    ["select avg(1) from hero='A2', game='omaha9'", 'unknown game "omaha9"'],
    ["select avg(1) from hero='A2', syntax='plo'", "in the syntax 'generic' alone"],
    ["select avg(1) from turn='A2'", '"turn" already means something'],
    [
      `select count(handsHaving(handsHaving(winsHi(_)) = 1)) ${FROM}`,
      'handsHaving cannot stand within handsHaving',
    ],
    [`select count(winsHi(_)) ${FROM}`, 'unknown name "_"'],
    [
      `select histogram(case when winsHi(hero) then handType(hero, river) end) ${FROM}`,
      'case needs an else',
    ],
    [`select avg(${'('.repeat(300)}1${')'.repeat(300)}) ${FROM}`, 'nested too deep'],
    [`select avg(${'1+'.repeat(3000)}1) ${FROM}`, 'more than 5,000 words and signs'],
  ])('%s', async (text, says) => {
    expect(await faultOf(text)).toContain(says);
  });
});

describe('what is right', () => {
  it.each([
    ['1 - 1 - 1', -1],
    ['8 / 4 / 2', 1],
    ['2 + 3 * -4', -10],
    ['- - 3', 3],
    ['1.5e1 + .5', 15.5],
    ['case when 1 = 2 then 7 when TRUE then 8 else 9 end', 8],
    ['case when 1 = 2 then 7 end', 0],
    ['rankCount(boardRanks(flop)) + 0 * rankCount(handRanks(hero, flop))', 3],
  ])('avg(%s) is %d', async (expression, value) => {
    const text = `SELECT Avg(${expression}) /* so */ FROM Hero="AsAh2s3h", board='4c9dJs' -- the end`;
    const { statements } = await query(text, { threads: 1 });
    expect(statements[0].selectors[0].value).toBe(value);
  });

  it.each([
    ['1 in (2, 3)', false],
    ['2 not in (2, 3)', false],
    ['not 2 not in (2, 3)', true],
    ["'a' || 'b' = 'ab'", true],
    ['flush > straight and flop < river', true],
    ['not not 1 <> 2 or false', true],
    ["toString(riverEquity(hero)) = '1'", true],
    ["toString(fractionalRiverEquity(hero)) || toString(flush) = '1flush'", true],
    ["toString(hero) = 'hero'", true],
    ["toString(fractionalRiverEquity(hero) - 1 / 4 * 1) = '0.75'", true],
    ["toString(-fractionalRiverEquity(hero)) = '-1'", true],
    ["toString(fractionalRiverEquity(hero) - fractionalRiverEquity(hero) * 3) = '-2'", true],
    ['-(riverEquity(hero) - 1) = 0', true],
    ["toCard('As') = toCard('as') and toRank('10') = toRank('T')", true],
    [
      "rateHiHand('AAKK2') < rateHiHand('22233') and rateHiHand('AsKsQs9s2s') > rateHiHand('AKQ92')",
      true,
    ],
    ["rateLoHand('5432A') > rateLoHand('8765A')", true],
  ])('%s is %s', async (expression, truth) => {
    const { statements } = await query(
      `select count(${expression}) from hero='AsAh2s3h', board='4c9dJsQd2h'`,
      {
        threads: 1,
      },
    );
    expect(statements[0].selectors[0].count).toBe(Number(truth));
  });
});
