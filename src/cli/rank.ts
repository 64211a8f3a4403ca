import { cardTexts, formatCards, parseCards } from '../cards/text.ts';
import { GAMES, gameRow } from '../games/game.ts';
import { type HandRank, rankHand } from '../ranges/rank-hand.ts';
import { badOption } from '../text/errors.ts';
import { listed, quoted } from '../text/words.ts';
import { defineCommand } from './arguments/command.ts';
import { COMMON_OPTIONS, readGame } from './arguments/options.ts';
import { EXIT, widthOf, writeAll } from './terminal/io.ts';
import { aligned, grouped, wrapped } from './terminal/layout.ts';
import { type Style, styleFor } from './terminal/style.ts';

const OPTIONS = {
  game: { help: `GAME: ${listed(GAMES, 'or')} (default: both)` },
  json: COMMON_OPTIONS.json,
} as const;

function theOneHand(positionals: readonly string[]): string {
  const [hand, ...more] = positionals;
  if (hand === undefined) throw badOption('no hand given; write omaha8 rank <hand>');
  if (more.length > 0) {
    throw badOption(
      `rank takes one hand, but ${quoted(more[0])} follows ${quoted(hand)}; quote cards that are separated by spaces`,
    );
  }
  return hand;
}

function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

function rankText(
  hand: readonly number[],
  ranks: readonly HandRank[],
  style: Style,
  width: number,
) {
  const players = [...new Set(ranks.map((rank) => rank.players))];
  const games = [...new Set(ranks.map((rank) => rank.game))];
  const rows = games.map((name) => [
    gameRow(name).label,
    ...players.map((count) => {
      const rank = ranks.find((one) => one.game === name && one.players === count);
      return rank === undefined ? '' : `best ${percentText(rank.percent)}`;
    }),
  ]);
  const [heading, ...lines] = aligned(
    [['', ...players.map((count) => `${count} players`)], ...rows],
    ['left', ...players.map(() => 'right' as const)],
    '   ',
  );
  const [{ deals }] = ranks;
  const errors = ranks.map(({ percentError }) => percentError);
  const from = percentText(Math.min(...errors));
  const to = percentText(Math.max(...errors));
  const note =
    `Ranked by the average share that a hand wins of a pot that everyone plays to showdown, in ${grouped(deals)} ` +
    `simulated deals; a place is typically off by ${from === to ? from : `${from} to ${to}`} of all hands.`;
  return [
    `${style.strong('Hand')}   ${formatCards(hand, ' ')}`,
    '',
    style.faint(heading),
    ...lines,
    '',
    wrapped(note, width),
    '',
  ].join('\n');
}

export const command = defineCommand({
  usage: 'omaha8 rank <hand> [options]',
  about:
    'Where a hand of four or five cards stands among all: the smallest percentage whose range includes it, ' +
    'such as 15% or 15%6h, by number of players.',
  options: OPTIONS,
  examples: [
    'omaha8 rank AsAh2s3h',
    "omaha8 rank 'As Ah 2s 3h Kd' --game omaha8    Big O",
    'omaha8 rank AsAh2s3h --json',
  ],
  async run(positionals, options, { stdout, env }) {
    const text = theOneHand(positionals);
    const games = options.game === undefined ? undefined : [readGame(options.game, '--game')];
    const ranks = await rankHand(text, games);
    const hand = parseCards(text);
    const output = options.json
      ? `${JSON.stringify({ hand: cardTexts(hand), rankings: ranks })}\n`
      : rankText(hand, ranks, styleFor(stdout, env), widthOf(stdout));
    await writeAll(stdout, output);
    return EXIT.ok;
  },
});
