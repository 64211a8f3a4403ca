import type { ShowdownOptions } from '../../showdown/options.ts';
import { showdown, showdownInUnits } from '../../showdown/showdown.ts';
import { ODD_CHIP_RULES } from '../../showdown/split.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { printableJson } from '../../text/printable.ts';
import { defineCommand, type OptionSpecs, type OptionValues } from '../arguments/command.ts';
import { checkKnown, withHint } from '../arguments/hands.ts';
import {
  boardOption,
  COMMON_OPTIONS,
  checkHandSizes,
  given,
  readAmount,
  readAmounts,
  readChoice,
  readGame,
  readList,
  readRake,
  readSeat,
  readSeatList,
} from '../arguments/options.ts';
import { formOptions, type OutputForm, readOutputForm } from '../arguments/output-form.ts';
import { EXIT, type Io, widthOf, writeAll } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';
import { describeShowdown } from './showdown-text.ts';

const FOLDED = '-';

/** The reading of an option's text, for an option that was given. */
function read<T>(
  text: string | undefined,
  where: string,
  reader: (text: string, where: string) => T,
) {
  return text === undefined ? undefined : reader(text, where);
}

const readOddChips = (text: string, where: string) => readChoice(text, where, ODD_CHIP_RULES);

const COLUMNS = [
  'seat',
  'name',
  'folded',
  'hole',
  'high',
  'highResult',
  'low',
  'lowResult',
  'share',
  'outcome',
  'amount',
  'returned',
] as const;

const OPTIONS = {
  board: boardOption('CARDS on the board: five, such as 7s7d5c2hJs'),
  pot: { help: 'AMOUNT to win, such as 100 or 7.75 (default: none, shares only)' },
  bets: {
    help: 'AMOUNTS that each seat put in during the hand, folded seats too, such as 50,200,200; makes main and side pots',
  },
  folded: {
    help: 'SEATS that folded although their cards are given, such as 2,5 (default: none)',
  },
  button: {
    help: 'SEAT with the button; odd chips go to the first seat left of it (default: the last)',
  },
  chip: { help: 'AMOUNT of the smallest chip, such as 5 or 0.05 (default: 1)' },
  'odd-chips': {
    help: 'RULE for odd chips: wsop (a pot that the same players win both ways is split once; the default) or halves (each half on its own)',
    words: ODD_CHIP_RULES,
  },
  rake: {
    help: 'AMOUNT in all, from the main pot first; or a percentage of every pot, such as 5%, or 5%,cap=3 for no more than that in all (default: 0)',
  },
  names: { help: 'NAMES of the seats, in seat order, such as Ann,Bob,Cy' },
  game: COMMON_OPTIONS.game,
  dead: COMMON_OPTIONS.dead,
  cards: COMMON_OPTIONS.cards,
  ...formOptions(COLUMNS, 'seat'),
} as const satisfies OptionSpecs;

/** The question as the library takes it. */
function readQuestion(
  hands: readonly string[],
  board: string,
  options: OptionValues<typeof OPTIONS>,
): ShowdownOptions {
  const holes = hands.map((hand) => (hand.trim() === FOLDED ? null : hand));
  checkHandSizes(holes, options.cards);
  const { dead, rake } = options;
  const names = read(options.names, '--names', readList);
  const table = { seats: hands.length, names: names ?? [] };
  const seat = (text: string, where: string) => readSeat(text, where, table);
  const seats = (text: string, where: string) => readSeatList(text, where, table);
  const bets = (text: string, where: string) => readAmounts(text, where, hands.length);
  return {
    hands: holes,
    board,
    ...given({
      game: read(options.game, '--game', readGame),
      folded: read(options.folded, '--folded', seats),
      dead,
      pot: read(options.pot, 'pot', readAmount),
      bets: read(options.bets, '--bets', bets),
      button: read(options.button, '--button', seat),
      chip: read(options.chip, 'chip', readAmount),
      oddChips: read(options['odd-chips'], '--odd-chips', readOddChips),
      rake: rake === undefined ? undefined : readRake(rake, 'rake', options.chip),
      names,
    }),
  };
}

async function textOf(
  asked: ShowdownOptions,
  form: OutputForm,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  if (form === 'text') {
    return describeShowdown(showdownInUnits(asked), styleFor(stdout, env), widthOf(stdout));
  }
  const result = showdown(asked);
  if (form === 'json') return `${printableJson(JSON.stringify(result))}\n`;
  const { csvText } = await import('../terminal/csv.ts');
  const rows = result.players.map(({ high, low, ...player }) => ({
    ...player,
    high: high?.name,
    low: low?.name,
    returned: result.returned.find(({ seat }) => seat === player.seat)?.amount,
  }));
  return csvText(form.columns, rows);
}

export const command = defineCommand({
  usage: 'omaha8 showdown <hand>... --board <cards> [options]',
  about:
    'Who wins what at showdown, and why: high and low, scoops, halves and quarters, side pots, odd ' +
    'chips, rake. Hands are in seat order; - in place of a hand is a folded seat whose cards are unknown.',
  options: OPTIONS,
  examples: [
    'omaha8 showdown AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --pot 100',
    'omaha8 showdown As2s3hKd QcQdJhTh 9h9d8s7s --board 4d5cKhQs8h \\',
    '  --bets 100,300,300 --names Ann,Bob,Cy',
    'omaha8 showdown - AsAh2s3h KsKdQsJd --board 7c5d2h9sTc --bets 20,60,60',
  ],
  async run(hands, options, { stdout, env }) {
    if (hands.length === 0) {
      throw new Omaha8Error(
        'bad-option',
        'no hands given; write omaha8 showdown <hand> <hand> --board <cards>',
      );
    }
    const { board } = options;
    if (board === undefined) {
      throw new Omaha8Error('bad-option', 'no board given; --board takes five cards');
    }
    checkKnown(hands, 'showdown');
    const form = readOutputForm(options, COLUMNS);
    let text: string;
    try {
      text = await textOf(readQuestion(hands, board, options), form, { stdout, env });
    } catch (error) {
      throw withHint(error, hands);
    }
    await writeAll(stdout, text);
    return EXIT.ok;
  },
});
