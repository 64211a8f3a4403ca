import { cardTexts, formatCards, parseCards } from '../cards/text.ts';
import { GAMES, gameRow, hasLow } from '../games/game.ts';
import {
  HUTCHISON_CARDS,
  type HutchisonPoints,
  hutchisonPoints,
  PLAYABLE_POINTS,
  RAISING_POINTS,
} from '../ranges/hutchison.ts';
import { type HandRank, rankHand } from '../ranges/rank-hand.ts';
import { badOption } from '../text/errors.ts';
import { listed, quoted } from '../text/words.ts';
import { defineCommand } from './arguments/command.ts';
import { readGame } from './arguments/options.ts';
import { formOptions, readOutputForm } from './arguments/output-form.ts';
import { EXIT, widthOf, writeAll } from './terminal/io.ts';
import { aligned, grouped, wrapped } from './terminal/layout.ts';
import { type Style, styleFor } from './terminal/style.ts';

const COLUMNS = [
  'game',
  'players',
  'percent',
  'method',
  'deals',
  'seed',
  'standardError',
  'percentError',
] as const satisfies readonly (keyof HandRank)[];

const OPTIONS = {
  game: { help: `GAME that is played: ${listed(GAMES, 'or')} (default: both)`, words: GAMES },
  ...formOptions(COLUMNS, 'game and number of players'),
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
  points: HutchisonPoints | null,
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
  return [
    `${style.strong('Hand')}   ${formatCards(hand, ' ')}`,
    '',
    style.faint(heading),
    ...lines,
    '',
    wrapped(methodText(ranks), width),
    ...(points === null ? [] : ['', wrapped(pointsText(points), width)]),
    '',
  ].join('\n');
}

/** How the orderings were made, and how far they can be off. */
function methodText(ranks: readonly HandRank[]): string {
  const sampled = ranks.filter(({ method }) => method === 'monte-carlo');
  const counted = ranks.find(({ method }) => method === 'exact');
  const sentences = [
    'Ranked by the average share that a hand wins of a pot that everyone plays to showdown.',
  ];
  if (counted !== undefined) {
    sentences.push(
      `For ${counted.players} players exactly, over all ${grouped(counted.deals)} deals that a hand can meet.`,
    );
  }
  if (sampled.length > 0) {
    const errors = sampled.map(({ percentError }) => percentError);
    const [from, to] = [Math.min(...errors), Math.max(...errors)].map(percentText);
    const sizes = listed([...new Set(sampled.map(({ players }) => String(players)))], 'and');
    sentences.push(
      `For ${sizes} players in ${grouped(sampled[0].deals)} simulated deals; a place is typically off by ` +
        `${from === to ? from : `${from} to ${to}`} of all hands.`,
    );
  }
  return sentences.join(' ');
}

function pointsText({ points, lowest, kickers, pairs, suits, highOnly }: HutchisonPoints): string {
  const parts = [
    [lowest, 'for the two lowest ranks'],
    [kickers, 'for the others'],
    [pairs, 'for pairs'],
    [suits, 'for suited cards'],
  ] as const;
  const given = parts.filter(([part]) => part > 0).map(([part, why]) => `${part} ${why}`);
  const sum = given.length === 0 ? '' : ` (${given.join(', ')})`;
  const high = highOnly ? ' This hand can be played for the high alone.' : '';
  return (
    `Hutchison points, for Hi/Lo at a full table: ${points}${sum}. ${PLAYABLE_POINTS} can be played, ` +
    `${RAISING_POINTS} raised with.${high}`
  );
}

export const command = defineCommand({
  usage: 'omaha8 rank <hand> [options]',
  about:
    'Where a hand of four or five cards stands among all: the smallest percentage whose range includes it, ' +
    'such as 15% or 15%6h, by number of players; and the points that Edward Hutchison gives a hand of four cards.',
  options: OPTIONS,
  examples: [
    'omaha8 rank AsAh2s3h',
    "omaha8 rank 'As Ah 2s 3h Kd' --game omaha8    Big O",
    'omaha8 rank AsAh2s3h --json',
  ],
  async run(positionals, options, { stdout, env }) {
    const text = theOneHand(positionals);
    const form = readOutputForm(options, COLUMNS);
    const games = options.game === undefined ? undefined : [readGame(options.game, '--game')];
    const ranks = await rankHand(text, games);
    const hand = parseCards(text);
    const hasPoints = hand.length === HUTCHISON_CARDS && ranks.some(({ game }) => hasLow(game));
    const points = hasPoints ? hutchisonPoints(hand) : null;
    if (form === 'text') {
      const style = styleFor(stdout, env);
      await writeAll(stdout, rankText(hand, ranks, points, style, widthOf(stdout)));
    } else if (form === 'json') {
      const document = {
        hand: cardTexts(hand),
        rankings: ranks,
        ...(points && { hutchison: points }),
      };
      await writeAll(stdout, `${JSON.stringify(document)}\n`);
    } else {
      const { csvText } = await import('./terminal/csv.ts');
      await writeAll(
        stdout,
        csvText(
          form.columns,
          ranks.map((rank) => ({ ...rank })),
        ),
      );
    }
    return EXIT.ok;
  },
});
