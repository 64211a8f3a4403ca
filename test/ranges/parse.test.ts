import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/ranges/parse.ts';
import { isWholeHand, rangeText } from '../../src/ranges/print.ts';
import { parseRange } from '../../src/ranges/range.ts';
import { Omaha8Error } from '../../src/text/errors.ts';
import { quoted } from '../../src/text/words.ts';
import { effort } from '../effort.ts';
import { expression } from './expressions.ts';

/** The sentence with which an expression is refused; the expression is left out of it. */
function complaint(text: string, most = 4): string {
  try {
    parseExpression(text, most);
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    expect(error.code).toBe('bad-range');
    const start = `range ${quoted(text)}: `;
    expect(error.message.slice(0, start.length)).toBe(start);
    return error.message.slice(start.length);
  }
  throw new Error(`${text} is read`);
}

describe('an expression that is wrong', () => {
  it.each([
    ['AK)', 'unexpected ")" at character 3; expected ",", ":", "!", "@" or the end'],
    ['(AK', 'ends at character 4; expected ",", ":", "!", "@" or ")"'],
    ['AA KK', 'unexpected "K" at character 4; expected ",", ":", "!", "@" or the end'],
    ['A[', 'ends at character 3; expected a rank or a card'],
    ['A[K', 'ends at character 4; expected a rank, a card, "," or "]"'],
    ['[]', 'unexpected "]" at character 2; expected a rank or a card'],
    ['[A-]', 'unexpected "]" at character 4; expected a rank'],
    ['[AR]', 'unexpected "R" at character 3; expected a rank, a card, "," or "]"'],
    ['aa$ds', 'unexpected "$" at character 3; expected ":" before $ds, as in AA:$ds'],
    ['A1', 'unexpected "1" at character 2; expected a card; tens are T'],
    [
      'AKo',
      'unexpected "o" at character 3; expected a card: suits are s h d c, suit variables w x y z (two cards that are not of one suit: AK!AxKx)',
    ],
    [
      'AAr',
      'unexpected "r" at character 3; expected a card: suits are s h d c, suit variables w x y z (no two cards of one suit: AA!xx)',
    ],
    [
      'AKQJds',
      '"AKQJds" at character 1 has 5 cards; there can be 4 (for double-suited hands write AKQJ:$ds)',
    ],
    [
      'AKQJxxyy',
      '"AKQJxxyy" at character 1 has 7 cards; there can be 4 (for suits of any cards write AKQJ:xxyy)',
    ],
    ['0%', '"0" at character 1 must be above 0 and at most 100'],
    ['0%-0%', '"0" at character 4 must be above 0 and at most 100'],
    ['5-10', 'unexpected "1" at character 3; expected a card; tens are T'],
    [
      'AAb',
      'unexpected "b" at character 3; expected a card: suits are s h d c, suit variables w x y z',
    ],
    ['AAKK2', '"AAKK2" at character 1 has 5 cards; there can be 4'],
    ['AA,KKK22!A', '"KKK22" at character 4 has 5 cards; there can be 4'],
    [
      '$q',
      'unexpected "$" at character 1; expected one of the macros $ds $ss $nt $np $op $tp $R $B $M $Z $L $W, alone or behind an operator',
    ],
    [
      'AA$q',
      'unexpected "$" at character 3; expected one of the macros $ds $ss $nt $np $op $tp $R $B $M $Z $L $W, alone or behind an operator',
    ],
    [
      '$dsAA',
      'unexpected "A" at character 4; expected an operator: $ds is a kind of whole hand, as in AA:$ds',
    ],
    [
      'AA:',
      'ends at character 4; expected a hand such as AA, A2 or $ds (a shell eats $ds unless it is in single quotes)',
    ],
    [',AA', 'unexpected "," at character 1; expected a hand such as AA, A2 or $ds'],
    ['AA::KK', 'unexpected ":" at character 4; expected a hand such as AA, A2 or $ds'],
    ['!AA', 'unexpected "!" at character 1; expected a hand such as AA, A2 or $ds'],
    ['', "is empty; '*' is any hand"],
    ['  ', "is empty; '*' is any hand"],
    ['AA@', 'ends at character 4; expected a weight in percent, such as 50 or 12.5'],
    ['AA@x', 'unexpected "x" at character 4; expected a weight in percent, such as 50 or 12.5'],
    ['AA@0', '"0" at character 4 must be above 0 and at most 100'],
    ['AA@101', '"101" at character 4 must be above 0 and at most 100'],
    ['AA@1.234', '"1.234" at character 4 has more than two decimals'],
    ['AA@5@6', 'unexpected "@" at character 5; expected ",", ":", "!", "@" or the end'],
    ['10%-5%', '"10%-5%" at character 1 goes from the better hands to the worse: 5%-10%'],
    ['5%2h-10%6h', '"5%2h-10%6h" at character 1 has two different numbers of players'],
    ['5%-', 'ends at character 4; expected a percentage, such as 15%'],
    ['5%-10', 'ends at character 6; expected "%"'],
    [
      'KK-Q',
      'KK-Q at character 1 is no span: at both ends as many cards, the same suits, and ranks that move together, as in KK-TT, A2-A5 or JT9-765',
    ],
    [
      'AsKs-QhJh',
      'AsKs-QhJh at character 1 is no span: at both ends as many cards, the same suits, and ranks that move together, as in KK-TT, A2-A5 or JT9-765',
    ],
    [
      'AK-Q9',
      'AK-Q9 at character 1 is no span: at both ends as many cards, the same suits, and ranks that move together, as in KK-TT, A2-A5 or JT9-765',
    ],
    ['2,RR+', 'RR+ at character 3 has no rank to go up from'],
    ['xx-', 'xx- at character 1 has no rank to go down from'],
    [`${'('.repeat(51)}AA`, 'parentheses are more than 50 deep at character 51'],
  ])('%s: %s', (text, sentence) => {
    expect(complaint(text)).toBe(sentence);
  });

  it('is quoted in part where it is long', () => {
    expect(() => parseExpression('AA,'.repeat(300), 4, 'hand 2')).toThrow(
      /^hand 2 "(?:AA,){16}A…": ends at character 901; expected a hand/,
    );
  });
});

describe('expressions', () => {
  it.each([
    ['a2', 'A2'],
    ['aa:$ds', 'AA:$ds'],
    ['kk-tt,jt9-,aK+', 'KK-TT,JT9-,AK+'],
    ['as2s', 'As2s'],
    ['[a-t]q,[ah,kd],[ak][sh]', '[AKQJT]Q,[Ah,Kd],[AK][sh]'],
    ['axkx@50', 'AxKx@50'],
    ['0%-15%', '15%'],
    ['5-10%6h', '5%-10%6h'],
    ['15 %,.5%', '15%,0.5%'],
    ['1%-100%6h', '100%6h'],
  ])('read in one way only: %s is %s', (text, plain) => {
    expect(rangeText(parseExpression(text, 4).node)).toBe(plain);
  });

  it('are printed without what they do not need', () => {
    const printed = (text: string) => rangeText(parseExpression(text, 4).node);
    expect(printed(' ( AA , (KK,QQ) ) : {ds} ! ((22)) @ 50.50% ')).toBe('(AA,KK,QQ):$ds!22@50.5');
    expect(printed('A!(K:Q)')).toBe('A!(K:Q)');
    expect(printed('(A!K):Q')).toBe('A!K:Q');
    expect(printed('[2-5][Kh,As][s,h]')).toBe('[5432][As,Kh][sh]');
    expect(printed('A*x')).toBe('A*x');
    expect(printed('random,5%6h-10%')).toBe('*,5%-10%6h');
    expect(printed('(As,Kh,Qd),2c')).toBe('(As,Kh,Qd,2c)');
  });

  it('read as the same range again when they are printed', async () => {
    await fc.assert(
      fc.asyncProperty(expression, async (text) => {
        fc.pre(parses(text) && !isWholeHand(text));
        const range = await parseRange(text);
        const again = await parseRange(range.text);
        expect(again.text).toBe(range.text);
        expect(again.equals(range)).toBe(true);
      }),
      { numRuns: effort(30, 200) },
    );
  });

  it('of any characters are read or refused, and nothing else', () => {
    const characters = fc.constantFrom(
      ...'AKQT9532RONPwxyzshdc*[](){},:!@-+%$ .01 é♠',
      '$ds',
      '15%',
      'AA',
      '[A-',
      '((((',
    );
    fc.assert(
      fc.property(
        fc.array(characters, { maxLength: 1000 }),
        fc.constantFrom(4, 5, 6),
        (parts, most) => {
          parses(parts.join('').slice(0, 1000), most);
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 1000, unit: 'binary' }), (text) => void parses(text)),
    );
  });

  it('of a thousand characters are read', () => {
    for (const unit of [
      '(',
      '[',
      'A',
      '*',
      'AA,',
      '!',
      'A:',
      'A-',
      '5%',
      '$ds,',
      '[A-2]',
      '((A,',
      '@1',
    ]) {
      parses(unit.repeat(1000).slice(0, 1000));
    }
    const { node } = parseExpression(`${'AA:KK!'.repeat(166)}22`, 4);
    expect(node).toMatchObject({ kind: 'chain', steps: { length: 332 } });
  });
});

/** Whether a text is an expression; fails if it is refused in any but the proper way. */
function parses(text: string, most = 4): boolean {
  try {
    parseExpression(text, most);
    return true;
  } catch (error) {
    if (error instanceof Omaha8Error && error.code === 'bad-range') return false;
    throw error;
  }
}

describe('a hint is given', () => {
  it.each([
    ['AAxx', 'x in AAxx is one suit, the same for every x, not any card; write AA or AA**'],
    ['A23x', 'x in A23x is a suit, not any card; write A23 or A23*'],
    ['AAXX', 'X in AAXX is a rank variable, not any card; write AA'],
    [
      '[A-5]',
      'A-5 runs from the ace down: A K Q J T 9 8 7 6 5; for a low ace write $W or [A,2,3,4,5]',
    ],
    ['[A-4]2', 'A-4 runs from the ace down: A K Q J T 9 8 7 6 5 4; for a low ace write [A,2,3,4]'],
    [
      'A-8',
      'A-8 runs from the ace down: A K Q J T 9 8; for a low ace write $L or [A,2,3,4,5,6,7,8]',
    ],
    ['AKs', 'AKs is read card by card, A Ks; for both of one suit write AxKx'],
    ['aks', 'AKs is read card by card, A Ks; for both of one suit write AxKx'],
    ['AKs-ATs', 'AKs is read card by card, A Ks; for both of one suit write AxKx'],
    ['AAs', 'AAs is read card by card, A As; for single-suited hands write AA:$ss'],
    ['AAds', 'AAds is read card by card, A Ad s; for double-suited hands write AA:$ds'],
    ['A2ss', 'A2ss is read card by card, A 2s s; for single-suited hands write A2:$ss'],
    ['AKhh', 'AKhh is read card by card, A Kh h; for suits of any cards write AK:hh'],
    ['AAxy', 'AAxy is read card by card, A Ax y; for suits of any cards write AA:xy'],
    ['ASKS', 'capitals other than ranks are rank variables in ASKS; for suits write AsKs'],
    ['AA:ds', 'ds is a diamond and a spade; for kinds of hands write $ds'],
    ['AA:DS', 'DS are rank variables; for kinds of hands write $ds'],
    ['AADS', 'DS in AADS are rank variables; for kinds of hands write AA:$ds'],
    ['[KK-TT]', '[KK-TT] is a list for one card; for hands write KK-TT'],
    ['[AA,KK]', '[AA,KK] is a list for one card; for hands write (AA,KK)'],
    ['[A2,A3]', '[A2,A3] is a list for one card; for hands write (A2,A3)'],
    ['[QJ-98]', '[QJ-98] is a list for one card; for hands write QJ-98'],
    ['1%-15%', '1%-15% leaves out the best 1%; for all of the best 15% write 15%'],
    ['1%-100%', '1%-100% is read as every hand; for all but the best 1% write *!1%'],
    ['A23-', 'A23- is A23 alone: no hand of its shape is below it'],
    ['AA+', 'AA+ is AA alone: no hand of its shape is above it'],
  ])('with %s: %s', (text, hint) => {
    expect(parseExpression(text, 4).hints).toEqual([hint]);
  });

  it.each([
    'AxAyxy',
    'AxKx',
    'xx',
    'xxyy',
    'ssxx',
    'RxRyOxOy',
    '[A-T]',
    '[2-5]',
    'RRX',
    'X',
    'AA-55',
    'TT+',
    'AKd',
    'AsKs',
    '[AK]2',
    '[A,K,Q]2',
    '[A2-5]',
    '[As,Kh]',
    'AARR',
    '2%-100%',
  ])('with nothing about %s', (text) => {
    expect(parseExpression(text, 4).hints).toEqual([]);
  });
});
