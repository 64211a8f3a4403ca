import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POKER_STARS } from '../../history/hands.ts';
import { complaint, printed } from '../fake-io.ts';

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const args = ['bin/omaha8.js', 'mcp', '--seconds', '1'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  // With their schemas, to which the client holds every answer from now on.
  await client.listTools();
});
afterAll(() => client.close());

interface Answer {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: Record<string, unknown>;
}

async function call(name: string, given: Record<string, unknown>): Promise<Answer> {
  return (await client.callTool({ name, arguments: given })) as Answer;
}

describe('omaha8 mcp', () => {
  it('lists the commands that ask about cards', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'eval',
      'showdown',
      'equity',
      'query',
      'study',
      'range',
      'rank',
      'replay',
    ]);
    for (const { inputSchema } of tools) {
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('input');
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('output');
    }
  });

  it.each([
    ['eval AhAd8s9c --board 7s7d5c2hJs', { hand: 'AhAd8s9c', board: '7s7d5c2hJs' }],
    [
      'showdown AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --pot 101',
      { hands: ['AhAd8s9c', '4h4d3sKc'], board: '7s7d5c2hJs', pot: 101 },
    ],
    ['range A2:$ds --board 2s', { range: 'A2:$ds', board: '2s' }],
    ['rank AsAh2s3h --game omaha8', { hand: 'AsAh2s3h', game: 'omaha8' }],
  ])('answers as the command line does: %s', async (line, given) => {
    const [name] = line.split(' ');
    const { structuredContent, content } = await call(name, given);
    expect(structuredContent).toEqual(JSON.parse(await printed(`${line} --json`)));
    expect(JSON.parse(content[0].text)).toEqual(structuredContent);
  });

  it('answers what is counted, too', async () => {
    const equity = await call('equity', { hands: ['AsAh2s3h', 'KsKdQsJd'], board: '7h5c2d' });
    expect(equity.structuredContent).toMatchObject({ method: 'exact', deals: 820 });
    const query = "select count(scoops(a)) from a='AsAh2s3h', b='KsKdQsJd', board='7h5c2d9s'";
    const asked = await call('query', { query });
    expect(asked.structuredContent).toMatchObject({ statements: [{ deals: 40 }] });
    const hands = ['AsAh2s3h', 'KsKdQsJd'];
    const studied = await call('study', { hands, board: '7h5c2d9s', only: 'cards' });
    expect(studied.structuredContent).toHaveProperty('nextCards');
    const replayed = await call('replay', { history: `${POKER_STARS}\n\nno hand\n` });
    expect(replayed.structuredContent).toMatchObject({ hands: [{ id: '1001', legal: true }] });
  });

  it.each([
    ['eval', { hand: 'AhAd8s9c' }, 'no board given; --board takes three to five cards'],
    ['eval', { hand: 'AhAd8s9x', board: '7s7d5c2hJs' }, /9x/],
    ['eval', { hands: ['x'] }, 'eval takes no hands'],
    ['eval', {}, 'hand must be a string'],
    ['equity', { hands: 'AA' }, 'hands must be a list of strings'],
    ['equity', { hands: ['AA', 7, {}] }, 'hands 3 must be a string'],
    ['equity', { hands: ['AA', '*'], exact: 'yes' }, 'exact must be true or false'],
    ['equity', { hands: ['AA', '*'], input: '/etc/passwd' }, 'equity takes no input'],
    [
      'range',
      { range: '*', list: true },
      'the answer has more than 1,000,000 characters; ask for less',
    ],
    [
      'range',
      { range: 'A'.repeat(1_000_001) },
      'the arguments have more than 1,000,000 characters',
    ],
    ['frobnicate', {}, 'there is no tool "frobnicate"'],
  ])('says what is wrong with %s %j', async (name, given, message) => {
    const { isError, content } = await call(name, given);
    expect(isError).toBe(true);
    expect(content[0].text).toMatch(message);
  });

  it('ends long work, with what was sampled until then', async () => {
    const { structuredContent } = await call('equity', { hands: ['AA', 'KK'], trials: '1e10' });
    expect(structuredContent).toMatchObject({ interrupted: true });
  });

  it('takes no arguments', async () => {
    expect(await complaint('mcp now')).toBe('mcp takes no arguments; "now" is one too many');
  });
});
