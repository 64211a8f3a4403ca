import { parse } from 'smol-toml';
import { MAX_SEATS } from '../../betting/index.ts';
import { isHoleCount } from '../../cards/deal.ts';
import { gcd } from '../../math/ratio.ts';
import { ODD_CHIP_RULES } from '../../showdown/split.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { bad, Fields } from '../document.ts';
import { HandBuilder } from '../hand-builder.ts';
import type { HandTitle } from '../hand-title.ts';
import { briefly } from '../printable.ts';
import type { HandText, Reading } from '../reading.ts';
import type { BettingKind, PostKind, RecordedHand } from '../recorded.ts';
import { type Notation, notations, PhhActions } from './actions.ts';
import { inPhhOrder, PHH_GAMES, type PhhGame, usualBlindKinds } from './fields.ts';

const MOST_DECIMALS = 4;
const MONEY_DECIMALS = 2;
const BLIND_KINDS: readonly PostKind[] = ['small-blind', 'big-blind', 'straddle', 'post'];

function decimalsOf(amount: number): number {
  const text = String(amount);
  if (text.includes('e')) throw bad(`the amount ${text} cannot be counted exactly`);
  return (text.split('.')[1] ?? '').length;
}

/** The amounts of a document as they are written, by player where there is one for each. */
interface RawAmounts {
  stacks: number[];
  antes: number[];
  dead: number[];
  blinds: number[];
  finish: number[] | null;
  smallBet: number;
  bigBet: number;
  stakes: number[] | null;
  cap: number | null;
  splash: number | null;
  rake: number | null;
  chip: number | null;
}

function readAmounts(fields: Fields, kind: BettingKind): RawAmounts {
  const stacks = fields.must('starting_stacks', fields.numbers('starting_stacks'));
  const count = stacks.length;
  if (count < 2 || count > MAX_SEATS)
    throw bad(`a hand has 2 to ${MAX_SEATS} players, not ${count}`);
  const none = stacks.map(() => 0);
  const limit = kind === 'limit';
  const smallBet = fields.must(
    'small_bet or min_bet',
    fields.number(limit ? 'small_bet' : 'min_bet'),
  );
  const chip = fields.number('_chip');
  if (chip === 0) throw bad('_chip is 0');
  return {
    stacks,
    antes: fields.numbers('antes', count) ?? none,
    dead: fields.numbers('_dead', count) ?? none,
    blinds: fields.must('blinds_or_straddles', fields.numbers('blinds_or_straddles', count)),
    finish: fields.numbers('finishing_stacks', count),
    smallBet,
    bigBet: limit ? fields.must('big_bet', fields.number('big_bet')) : smallBet,
    stakes: fields.numbers('_blinds', 2),
    cap: fields.number('_cap'),
    splash: fields.number('_splash'),
    rake: fields.number('_rake'),
    chip,
  };
}

/** How the amounts of a document are counted. */
interface Units {
  decimals: number;
  /** The smallest chip. */
  chip: number;
  of(amount: number): number;
}

function unitsFor(raw: RawAmounts, actions: readonly Notation[], currency: string): Units {
  const bets = actions
    .filter(({ words }) => words[1] === 'cbr')
    .map(({ words }) => Number(words[2]))
    .filter((amount) => amount > 0);
  const amounts = [...Object.values(raw).flat(), ...bets].filter((amount) => amount !== null);
  const decimals = Math.max(currency === '' ? 0 : MONEY_DECIMALS, ...amounts.map(decimalsOf));
  if (decimals > MOST_DECIMALS) throw bad(`amounts have more than ${MOST_DECIMALS} decimal places`);
  const of = (amount: number) => {
    const integer = Math.round(amount * 10 ** decimals);
    if (!Number.isSafeInteger(integer)) throw bad(`the amount ${amount} is too large to be one`);
    return integer;
  };
  if (raw.chip !== null) return { decimals, chip: of(raw.chip), of };
  // Without a word on it, no chip can be larger than what divides everything on the table.
  const divisor = amounts
    .filter((amount) => amount > 0)
    .map(of)
    .reduce(gcd, 0);
  return { decimals, chip: currency === '' ? divisor : 1, of };
}

/** Tells what the fields say of the hand as a whole. */
function tellTitle(
  title: HandTitle,
  fields: Fields,
  found: PhhGame,
  raw: RawAmounts,
  units: Units,
) {
  title.begin(
    fields.text('venue') ?? 'PHH',
    fields.text('_hand_id') ?? fields.text('hand') ?? '',
    fields.text('_date') ?? dateOf(fields),
  );
  title.table(fields.text('table') ?? '');
  const tournament = fields.text('_tournament');
  if (tournament !== null) title.tournament(tournament);
  const cards = fields.number('_hole_cards');
  if (cards !== null && !isHoleCount(cards)) throw bad(`_hole_cards ${cards} is not 4, 5 or 6`);
  title.game(found.game, cards, found.kind);
  title.currency(fields.text('currency_symbol') ?? '');
  title.units(units.decimals, units.chip);
  title.bets(units.of(raw.smallBet), units.of(raw.bigBet));
  if (raw.cap !== null) title.cap(units.of(raw.cap));
  if (raw.rake !== null) title.totals(null, units.of(raw.rake));
  if (raw.finish !== null) title.finish(raw.finish.map(units.of));
  const rule = ODD_CHIP_RULES.find((each) => each === fields.text('_odd_chips'));
  if (rule !== undefined) title.oddChips(rule);
  title.antes(fields.flag('ante_trimming_status'));
}

/** Tells who sits where, with the button last. @returns how the players are called, in their order */
function tellSeats(hand: HandBuilder, fields: Fields, stacks: readonly number[]): string[] {
  const names = fields.texts('players', stacks.length);
  const numbers = fields.numbers('seats', stacks.length) ?? stacks.map((_, i) => i + 1);
  checkSeating(names ?? [], numbers);
  const called = stacks.map((_, i) => names?.[i] || `p${i + 1}`);
  for (const [i, name] of called.entries()) {
    hand.seat(numbers[i], name, stacks[i]);
    hand.dealtIn(name);
  }
  hand.title.button(fields.number('_empty_button') ?? numbers[stacks.length - 1]);
  return called;
}

/** Tells the stakes and what is posted: antes, blinds, dead money. */
function tellPosts(
  hand: HandBuilder,
  names: readonly string[],
  kinds: readonly string[],
  raw: RawAmounts,
  units: Units,
): void {
  const [antes, dead, blinds] = [raw.antes, raw.dead, raw.blinds].map((list) =>
    inPhhOrder(list).map(units.of),
  );
  const due = (kind: PostKind) => blinds[kinds.indexOf(kind)] ?? 0;
  const [small, big] = raw.stakes?.map(units.of) ?? [due('small-blind'), due('big-blind')];
  hand.title.blinds(small, big);
  for (const [i, name] of names.entries()) hand.postUpTo(name, 'ante', antes[i] - dead[i]);
  for (const kind of BLIND_KINDS) {
    for (const [i, name] of names.entries())
      if (kinds[i] === kind && blinds[i] > 0) hand.postUpTo(name, kind, blinds[i]);
  }
  for (const [i, name] of names.entries()) hand.postUpTo(name, 'dead', dead[i]);
  if (raw.splash !== null) hand.splash(units.of(raw.splash));
}

function readFields(fields: Fields, found: PhhGame, { lines, firstLine }: HandText): RecordedHand {
  const raw = readAmounts(fields, found.kind);
  const actions = notations(fields.must('actions', fields.texts('actions')), lines, firstLine);
  const units = unitsFor(raw, actions, fields.text('currency_symbol') ?? '');
  const hand = new HandBuilder(firstLine);
  tellTitle(hand.title, fields, found, raw, units);
  const names = tellSeats(hand, fields, raw.stacks.map(units.of));
  tellPosts(hand, names, blindKinds(fields, names.length), raw, units);
  new PhhActions(hand, names, units.of).tell(actions, fields.number('_runs'));
  return hand.finish('as-told');
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
  const odd = kinds?.find(
    (kind) => kind !== '' && !(BLIND_KINDS as readonly string[]).includes(kind),
  );
  if (odd !== undefined) throw bad(`_blind_kinds has "${odd}", which is not a kind of blind`);
  return kinds ?? usualBlindKinds(count);
}

function dateOf(fields: Fields): string {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => fields.number(name));
  if (year === null) return '';
  return [year, month, day].filter((part) => part !== null).join('/');
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
