import { describe, expect, it } from 'vitest';
import { omaha8, printed } from './fake-io.ts';
import { allFields, documented, fieldsOf } from './json-fields.ts';

const RIVER = '--board 7s7d5c2hJs';
const TIED = '9d8h2s7d 5s3dAd7s 8s7c9hTs --board 6c2d8c3sTc --pot 103';

describe('every field of the JSON is documented, and no other', () => {
  it('of eval, and of the hands that are made', async () => {
    const outputs = [
      await printed(`eval AhAd8s9c ${RIVER} --json`),
      await printed(`eval AhAdKsKc ${RIVER} --json`),
    ];
    expect(allFields(outputs)).toEqual(new Set(documented('omaha8 eval')[0]));
    const made = outputs.map((text) => JSON.parse(text).high).concat(JSON.parse(outputs[0]).low);
    const fields = new Set(made.flatMap((hand) => Object.keys(hand)));
    expect(fields).toEqual(new Set(documented('A made hand')[0]));
  });

  it('of showdown', async () => {
    const outputs = [
      await printed(`showdown AhAd8s9c 4h4d3sKc - ${RIVER} --bets 50,70,10 --names A,B,C --json`),
      await printed(`showdown ${TIED} --json`),
      await printed(`showdown ${TIED} --game omahahi --json`),
    ];
    expect(allFields(outputs)).toEqual(new Set(documented('omaha8 showdown')[0]));
  });

  it('of equity, and of what stands in place of a result', async () => {
    const [result, error] = documented('omaha8 equity');
    const stdin = [
      '{"id": 1, "hands": ["AsAh2s3h", "*"], "board": "7h5c2d", "dead": "Kc", "names": "A,B", "pot": 120, "call": 40}\n',
      '{"hands": ["A2:$ds", "KK"], "board": "wwx", "dead": "QQ", "trials": 10}\n',
      '{"hands": ["AA23,KsKhQsJh", "AA"], "board": "7h5c2d9c", "each": true}\n',
      '{"id": 3, "hands": []}\n',
    ];
    const { stdout } = await omaha8(['equity', '--input', '-', '--timing'], { stdin });
    const classes = await printed('equity KsKhQsJh,AA23 AA --each --trials 100 --json');
    const [answer, patterns, each, complaint] = stdout.split('\n');
    expect(new Set(fieldsOf(JSON.parse(complaint)))).toEqual(new Set(error));
    // An interrupt comes when it comes: test/cli/process.test.ts has one.
    expect(allFields([answer, patterns, each, classes]).add('interrupted')).toEqual(
      new Set(result),
    );
  });
});
