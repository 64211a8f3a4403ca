import { parse } from 'smol-toml';
import { MAX_SEATS } from '../../betting/index.ts';
import type { Card } from '../../cards/card.ts';
import { checkDistinct, isHoleCount } from '../../cards/deal.ts';
import { gcd } from '../../math/ratio.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { briefly } from '../printable.ts';
import type { HandText, Reading } from '../reading.ts';
import type { PostKind, RecordedHand, RecordedSeat } from '../recorded.ts';
import { notations, PhhActions, type Player } from './actions.ts';
import { inPhhOrder, PHH_GAMES, type PhhGame, usualBlindKinds } from './fields.ts';
import { bad, Fields } from './table.ts';

const MOST_DECIMALS = 4;
const MONEY_DECIMALS = 2;
const BLIND_KINDS: readonly string[] = ['small-blind', 'big-blind', 'straddle', 'post'];

function decimalsOf(amount: number): number {
  const text = String(amount);
  if (text.includes('e')) throw bad(`the amount ${text} cannot be counted exactly`);
  return (text.split('.')[1] ?? '').length;
}

function readFields(
  fields: Fields,
  found: PhhGame,
  { lines, firstLine: line }: HandText,
): RecordedHand {
  const rawStacks = fields.must('starting_stacks', fields.numbers('starting_stacks'));
  const count = rawStacks.length;
  if (count < 2 || count > MAX_SEATS) throw bad(`${count} players are not 2 to ${MAX_SEATS}`);
  const rawAntes = fields.numbers('antes', count) ?? rawStacks.map(() => 0);
  const rawBlinds = fields.must(
    'blinds_or_straddles',
    fields.numbers('blinds_or_straddles', count),
  );
  const rawFinish = fields.numbers('finishing_stacks', count);
  const rawDead = fields.numbers('_dead', count) ?? rawStacks.map(() => 0);
  const limit = found.kind === 'limit';
  const rawSmallBet = fields.must(
    'small_bet or min_bet',
    fields.number(limit ? 'small_bet' : 'min_bet'),
  );
  const rawBigBet = limit ? fields.must('big_bet', fields.number('big_bet')) : rawSmallBet;
  const rawCap = fields.number('_cap');
  const rawRake = fields.number('_rake');
  const chip = fields.number('_chip');
  if (chip === 0) throw bad('_chip is 0');
  const rawStakes = fields.numbers('_blinds', 2);
  const actions = notations(fields.must('actions', fields.texts('actions')), lines, line);

  const bets = actions
    .filter(({ words }) => words[1] === 'cbr')
    .map(({ words }) => Number(words[2]));
  const single = [
    rawSmallBet,
    rawBigBet,
    rawCap ?? 0,
    rawRake ?? 0,
    chip ?? 0,
    ...(rawStakes ?? []),
  ];
  const lists = [
    rawStacks,
    rawAntes,
    rawBlinds,
    rawFinish ?? [],
    rawDead,
    bets.filter((x) => x > 0),
  ];
  const amounts = [...single, ...lists.flat()];
  const currency = fields.text('currency_symbol') ?? '';
  const needed = Math.max(currency === '' ? 0 : MONEY_DECIMALS, ...amounts.map(decimalsOf));
  if (needed > MOST_DECIMALS) throw bad(`amounts have more than ${MOST_DECIMALS} decimal places`);
  const units = (amount: number) => {
    const integer = Math.round(amount * 10 ** needed);
    if (!Number.isSafeInteger(integer)) throw bad(`the amount ${amount} is too large to be one`);
    return integer;
  };
  // Without a word on it, no chip can be larger than what divides everything on the table.
  const divisor = amounts
    .filter((amount) => amount > 0)
    .map(units)
    .reduce(gcd, 0);

  const holeCount = fields.number('_hole_cards') ?? 4;
  if (!isHoleCount(holeCount)) throw bad(`_hole_cards ${holeCount} is not 4, 5 or 6`);
  const names = fields.texts('players', count);
  const numbers = fields.numbers('seats', count);
  checkSeating(names ?? [], numbers ?? []);
  const players = rawStacks.map((stack, i): Player => {
    const name = names?.[i] || `p${i + 1}`;
    const all = units(stack);
    return { number: numbers?.[i] ?? i + 1, name, stack: all, hole: null, left: all, in: 0 };
  });

  const dead = inPhhOrder(rawDead).map(units);
  const antes = inPhhOrder(rawAntes).map(units);
  const kinds = blindKinds(fields, count);
  const blinds = inPhhOrder(rawBlinds).map(units);
  const due = (kind: PostKind) => blinds[kinds.indexOf(kind)] ?? 0;
  const smallBlind = rawStakes === null ? due('small-blind') : units(rawStakes[0]);
  const bigBlind = rawStakes === null ? due('big-blind') : units(rawStakes[1]);
  const follow = new PhhActions(players, holeCount, units, bigBlind, line);
  for (let i = 0; i < count; i++) follow.post(i, 'ante', antes[i] - dead[i]);
  for (const kind of BLIND_KINDS) {
    for (let i = 0; i < count; i++)
      if (kinds[i] === kind) follow.post(i, kind as PostKind, blinds[i]);
  }
  for (let i = 0; i < count; i++) follow.post(i, 'dead', dead[i]);
  for (const action of actions) follow.read(action);
  follow.finishBoards(fields.number('_runs'));
  checkCards(players, follow.boards);

  const emptyButton = fields.number('_empty_button');
  return {
    site: fields.text('venue') ?? 'PHH',
    id: fields.text('_hand_id') ?? fields.text('hand') ?? '',
    date: fields.text('_date') ?? dateOf(fields),
    table: fields.text('table') ?? '',
    tournament: fields.text('_tournament'),
    game: found.game,
    holeCount,
    stakes: {
      kind: found.kind,
      smallBlind,
      bigBlind,
      smallBet: units(rawSmallBet),
      bigBet: units(rawBigBet),
      cap: rawCap === null ? null : units(rawCap),
    },
    currency,
    decimals: needed,
    chip: chip === null ? (currency === '' ? divisor : 1) : units(chip),
    seats: players.map(({ number, name, stack, hole }) => ({ number, name, stack, hole })),
    button: emptyButton ?? players[count - 1].number,
    antesTrimmed: fields.flag('ante_trimming_status'),
    events: follow.events,
    totalPot: null,
    rake: rawRake === null ? null : units(rawRake),
    finishingStacks: rawFinish === null ? null : rawFinish.map(units),
    line,
  };
}

/** @throws Omaha8Error `bad-history` where a seat is no whole number, or a seat or a name is there twice. */
function checkSeating(names: readonly string[], seats: readonly number[]): void {
  const odd = seats.find((seat) => !Number.isSafeInteger(seat));
  if (odd !== undefined) throw bad(`seats has ${odd}, which is not a whole number`);
  const named = names.filter((name) => name !== '');
  for (const [what, list] of [
    ['seats', seats],
    ['players', named],
  ] as const) {
    const twice = list.find((entry, i) => (list as unknown[]).indexOf(entry) !== i);
    if (twice !== undefined) throw bad(`${what} has ${twice} twice`);
  }
}

function blindKinds(fields: Fields, count: number): readonly string[] {
  const kinds = fields.texts('_blind_kinds', count);
  const odd = kinds?.find((kind) => kind !== '' && !BLIND_KINDS.includes(kind));
  if (odd !== undefined) throw bad(`_blind_kinds has "${odd}", which is none`);
  return kinds ?? usualBlindKinds(count);
}

function dateOf(fields: Fields): string {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => fields.number(name));
  if (year === null) return '';
  return [year, month, day].filter((part) => part !== null).join('/');
}

function checkCards(players: readonly RecordedSeat[], boards: readonly Card[][]): void {
  const hands = players.flatMap(({ name, hole }) =>
    hole === null ? [] : [{ where: `the hand of ${name}`, cards: hole }],
  );
  for (const cards of boards) checkDistinct([...hands, { where: 'the board', cards }]);
}

/** Reads one hand: a whole `.phh` file, or a section of a `.phhs` file without its title. */
export function readPhhHand(text: HandText): Reading {
  const { lines, firstLine } = text;
  const unreadable = (why: string): Reading => ({
    status: 'unreadable',
    line: firstLine,
    why: briefly(why),
  });
  let table: Record<string, unknown>;
  try {
    table = parse(lines.join('\n'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return unreadable(error.message.split('\n')[0]);
  }
  try {
    const fields = new Fields(table);
    const variant = fields.must('variant', fields.text('variant'));
    const found = Object.hasOwn(PHH_GAMES, variant) ? PHH_GAMES[variant] : undefined;
    if (found === undefined) {
      return { status: 'skipped', line: firstLine, why: 'it is not an Omaha game' };
    }
    return { status: 'read', hand: readFields(fields, found, text) };
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    return unreadable(error.message);
  }
}
