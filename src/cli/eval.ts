import { BOARD_SIZE, checkDistinct } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import { type Evaluation, evaluate, type MadeHand } from '../evaluator/evaluate.ts';
import { DEFAULT_GAME, hasLow } from '../games/game.ts';
import { Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import { defineCommand } from './arguments/command.ts';
import { checkKnown } from './arguments/hands.ts';
import { boardOption, COMMON_OPTIONS, checkHandSizes, readGame } from './arguments/options.ts';
import { formOptions, type OutputForm, readOutputForm } from './arguments/output-form.ts';
import { spokenLow, whyNoLow } from './showdown/low.ts';
import { EXIT, type Io, widthOf, writeAll } from './terminal/io.ts';
import { wrapped } from './terminal/layout.ts';
import { type Style, styleFor } from './terminal/style.ts';

const LABEL_WIDTH = 7;

function theOneHand(positionals: readonly string[]): string {
  const [hand, ...more] = positionals;
  if (hand === undefined) {
    throw new Omaha8Error('bad-option', 'no hand given; write omaha8 eval <hand> --board <cards>');
  }
  if (more.length > 0) {
    throw new Omaha8Error(
      'bad-option',
      `eval takes one hand, but ${quoted(more[0])} follows ${quoted(hand)}; quote cards that are separated by spaces`,
    );
  }
  return hand;
}

/** Dead cards change nothing about what a hand makes, but none of them can be in it or on the board. */
function checkDead({ hole, board }: Evaluation, dead: string | undefined): void {
  if (dead === undefined) return;
  const group = (where: string, cards: CardsInput) => ({ where, cards: parseCards(cards, where) });
  checkDistinct([
    group('the hand', hole),
    group('the board', board),
    group('the dead cards', dead),
  ]);
}

/** What an evaluation says, for people. */
function describe(
  { game, hole, board, high, low }: Evaluation,
  style: Style,
  width: number,
): string {
  const indent = ' '.repeat(LABEL_WIDTH);
  const line = (label: string, text: string) =>
    wrapped(style.strong(label.padEnd(LABEL_WIDTH)) + text, width, indent);
  const made = (label: string, name: string, { hole, board }: MadeHand) => [
    line(label, name),
    wrapped(
      `${indent}${hole.join(' ')} from the hand, ${board.join(' ')} from the board`,
      width,
      indent,
    ),
  ];
  const lines = [
    line('Hand', hole.join(' ')),
    line('Board', board.join(' ')),
    '',
    ...made('High', high.name, high),
  ];
  if (low !== null) lines.push(...made('Low', spokenLow(low), low));
  else if (hasLow(game)) {
    const soFar = board.length < BOARD_SIZE ? ' so far' : '';
    lines.push(line('Low', `no low${soFar}: ${whyNoLow(hole, board)}`));
  }
  return `${lines.join('\n')}\n`;
}

const COLUMNS = ['half', 'value', 'category', 'name', 'cards', 'hole', 'board'] as const;

async function textOf(
  evaluation: Evaluation,
  form: OutputForm,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  if (form === 'json') return `${JSON.stringify(evaluation)}\n`;
  if (form === 'text') return describe(evaluation, styleFor(stdout, env), widthOf(stdout));
  const { csvText } = await import('./terminal/csv.ts');
  const { high, low } = evaluation;
  const halves =
    low === null
      ? [{ half: 'high', ...high }]
      : [
          { half: 'high', ...high },
          { half: 'low', ...low },
        ];
  return csvText(form.columns, halves);
}

export const command = defineCommand({
  usage: 'omaha8 eval <hand> --board <cards> [options]',
  about:
    'The best high and the best low that a hand makes of a board, each from exactly two hole cards ' +
    'and three board cards.',
  options: {
    board: boardOption('CARDS on the board: three to five, such as 7s7d5c2hJs'),
    game: COMMON_OPTIONS.game,
    dead: COMMON_OPTIONS.dead,
    cards: COMMON_OPTIONS.cards,
    ...formOptions(COLUMNS, 'half: the high, and the low if there is one'),
  },
  examples: [
    'omaha8 eval AhAd8s9c --board 7s7d5c2hJs',
    "omaha8 eval 'As 2s 3d Kc 10h' --board '4c 5h Qd'    Big O, on a flop",
    'omaha8 eval AhAd8s9c --board 7s7d5c2hJs --json',
  ],
  async run(positionals, options, { stdout, env }) {
    const hand = theOneHand(positionals);
    checkKnown([hand], 'eval');
    const { board } = options;
    if (board === undefined) {
      throw new Omaha8Error('bad-option', 'no board given; --board takes three to five cards');
    }
    const form = readOutputForm(options, COLUMNS);
    const game = options.game === undefined ? DEFAULT_GAME : readGame(options.game, '--game');
    const evaluation = evaluate(hand, board, game);
    checkHandSizes([hand], options.cards);
    checkDead(evaluation, options.dead);
    await writeAll(stdout, await textOf(evaluation, form, { stdout, env }));
    return EXIT.ok;
  },
});
