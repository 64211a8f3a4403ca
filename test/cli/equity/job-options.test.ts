import { describe, expect, it } from 'vitest';
import { readJob, readJobOptions } from '../../../src/cli/equity/job-options.ts';
import { Omaha8Error } from '../../../src/text/errors.ts';

const HANDS = ['AsAh2s3h', '*'];

describe('the options of a job', () => {
  it('are read from texts', () => {
    expect(
      readJobOptions({
        board: '7h 5c 2d',
        dead: '',
        game: 'omahahi',
        cards: '5',
        names: 'Ann, Bob',
        trials: '1000',
        seed: '0',
        threads: '2',
      }),
    ).toEqual({
      board: '7h 5c 2d',
      dead: '',
      game: 'omahahi',
      cards: 5,
      names: ['Ann', 'Bob'],
      trials: 1000,
      seed: 0,
      threads: 2,
    });
  });

  it.each(['1000000', '1e6', '1,000,000', '1_000_000', '1M', '1000k'])(
    'can have %s trials',
    (text) => {
      expect(readJobOptions({ trials: text })).toEqual({ trials: 1_000_000 });
    },
  );

  it.each([
    ['0.0005', 0.0005],
    ['.1', 0.1],
    ['1e-4', 0.0001],
    ['0.05%', 0.0005],
    ['5 %', 0.05],
  ])('can have a precision of %s', (text, precision) => {
    expect(readJobOptions({ precision: text })).toEqual({ precision });
  });

  it.each([
    [{ trials: '0' }, '--trials "0" is not a whole number, 1 or more'],
    [{ trials: '1.5' }, '--trials "1.5" is not a whole number, 1 or more'],
    [{ trials: 'abc' }, '--trials "abc" is not a whole number, 1 or more'],
    [{ trials: '1e-6' }, '--trials "1e-6" is not a whole number, 1 or more'],
    [{ trials: '1,00' }, '--trials "1,00" is not a whole number, 1 or more'],
    [{ trials: '1e300' }, '--trials "1e300" is not a whole number, 1 or more and at most 2^53 - 1'],
    [{ trials: '' }, '--trials "" is not a whole number, 1 or more'],
    [
      { trials: '9007199254740992' },
      '--trials "9007199254740992" is not a whole number, 1 or more and at most 2^53 - 1',
    ],
    [{ seed: '-1' }, '--seed "-1" is not a whole number, 0 or more'],
    [{ seed: '0x10' }, '--seed "0x10" is not a whole number, 0 or more'],
    [{ threads: '0' }, '--threads "0" is not a whole number from 1 to 256'],
    [{ threads: '1000' }, '--threads "1000" is not a whole number from 1 to 256'],
    [{ precision: '-1' }, '--precision "-1" is not a number, such as 0.0005'],
    [{ precision: 'x%' }, '--precision "x%" is not a number, such as 0.0005'],
    [{ precision: '0,05%' }, '--precision "0,05%" is not a number; write 0.05%'],
    [{ cards: '3' }, '--cards "3" is not 4, 5 or 6'],
    [{ game: 'holdem' }, '--game "holdem" is unknown; choose omaha8 or omahahi'],
    [{ exact: true, trials: '10' } as const, '--exact and --trials cannot be given together'],
    [{ trials: '10', precision: '0.1' }, '--trials and --precision cannot be given together'],
    [
      { exact: true, trials: '10', precision: '0.1' } as const,
      '--exact, --trials and --precision cannot be given together',
    ],
  ])('are refused in one sentence: %j', (texts, sentence) => {
    expect(() => readJobOptions(texts)).toThrow(new Omaha8Error('bad-option', sentence));
  });
});

describe('a job of a batch', () => {
  it('has any option under its name, as a text or as JSON would have it', () => {
    const options = {
      board: ['7h', '5c', '2d'],
      dead: 'Kc',
      game: 'omaha8',
      cards: 4,
      names: ['Ann', 'Bob'],
      trials: 1000,
      seed: '7',
      threads: 1,
    };
    expect(readJob({ hands: HANDS, ...options }, {})).toEqual({
      hands: HANDS,
      options: { ...options, seed: 7 },
    });
  });

  it.each([0, 'a', null, ['x'], { a: 1 }])('may have an id: %j', (id) => {
    expect(readJob({ id, hands: HANDS }, {})).toEqual({ hands: HANDS, options: {} });
  });

  it('takes hands as lists of cards', () => {
    const hands = [['As', 'Ah', '2s', '3h'], '*'];
    expect(readJob({ hands }, {}).hands).toEqual(hands);
  });

  it('takes what it does not say from the command line', () => {
    const defaults = { board: '7h5c2d', seed: 3, trials: 10 };
    expect(readJob({ hands: HANDS, board: '' }, defaults).options).toEqual({
      board: '',
      seed: 3,
      trials: 10,
    });
  });

  it('replaces the method of the command line with its own', () => {
    expect(readJob({ hands: HANDS, exact: true }, { trials: 10 }).options).toEqual({ exact: true });
    expect(readJob({ hands: HANDS, precision: 0.01 }, { exact: true }).options).toEqual({
      precision: 0.01,
    });
    expect(readJob({ hands: HANDS, trials: 5 }, { trials: 10 }).options).toEqual({ trials: 5 });
  });

  it('can take back an exact of the command line, and leaves another method be', () => {
    expect(readJob({ hands: HANDS, exact: false }, { exact: true }).options.exact).toBe(false);
    expect(readJob({ hands: HANDS, exact: false }, { trials: 10 }).options).toEqual({
      exact: false,
      trials: 10,
    });
  });

  it.each([
    [[], 'not a JSON object like {"hands": ["AsAh2s3h", "*"]}'],
    [null, 'not a JSON object like {"hands": ["AsAh2s3h", "*"]}'],
    ['AsAh2s3h', 'not a JSON object like {"hands": ["AsAh2s3h", "*"]}'],
    [{}, 'hands are missing'],
    [{ hands: 'AsAh2s3h' }, 'hands "AsAh2s3h" is not an array of hands'],
    [{ hands: [1, 2] }, 'hands [1,2] is not an array of hands'],
    [{ hands: HANDS, bord: '' }, 'unknown key "bord"; did you mean board?'],
    [{ hands: HANDS, json: true }, 'unknown key "json"'],
    [{ hands: HANDS, input: 'x' }, 'unknown key "input"'],
    [JSON.parse('{"hands":[],"__proto__":1}'), 'unknown key "__proto__"'],
    [{ hands: HANDS, exact: 'yes' }, 'exact "yes" is not true or false'],
    [{ hands: HANDS, trials: true }, 'trials true is not a number'],
    [{ hands: HANDS, trials: 1.5 }, 'trials "1.5" is not a whole number, 1 or more'],
    [{ hands: HANDS, trials: 0 }, 'trials "0" is not a whole number, 1 or more'],
    [{ hands: HANDS, cards: 7 }, 'cards "7" is not 4, 5 or 6'],
    [{ hands: HANDS, board: 5 }, 'board 5 is not a string or an array of strings'],
    [{ hands: HANDS, dead: null }, 'dead null is not a string or an array of strings'],
    [{ hands: HANDS, names: ['a', 1] }, 'names ["a",1] is not a string or an array of strings'],
    [{ hands: HANDS, game: 8 }, 'game 8 is not a string'],
    [{ hands: HANDS, exact: true, trials: 5 }, 'exact and trials cannot be given together'],
  ])('%j is refused: %s', (value, sentence) => {
    expect(() => readJob(value, { board: '7h5c2d' })).toThrow(
      new Omaha8Error('bad-option', sentence),
    );
  });
});
