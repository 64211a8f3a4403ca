import { isHoleCount } from '../../cards/deal.ts';
import { parseCards } from '../../cards/text.ts';
import { ODD_CHIP_RULES } from '../../showdown/split.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { bad, Fields } from '../document.ts';
import { HandBuilder } from '../hand-builder.ts';
import type { HandTitle } from '../hand-title.ts';
import { CENTS, signOf } from '../money.ts';
import { briefly } from '../printable.ts';
import type { HandText, Reading } from '../reading.ts';
import type { RecordedHand } from '../recorded.ts';
import { type AmountUnits, unitsOf } from './amounts.ts';
import { ACTS, ASIDES, BET_TYPES, POSTS, SPLASHES, STREETS } from './fields.ts';

/** Where each action of a document stands; without line ends, all on the first line. */
class ActionLines {
  readonly #lines: readonly number[];
  readonly #firstLine: number;
  #next = 0;

  constructor({ lines, firstLine }: HandText) {
    this.#firstLine = firstLine;
    this.#lines = lines.flatMap((line, i) =>
      [...line.matchAll(/"action"\s*:/g)].map(() => firstLine + i),
    );
  }

  next(): number {
    return this.#lines[this.#next++] ?? this.#firstLine;
  }
}

/** Tells of the hand as a whole. @returns false where it is of another game */
function tellTitle(title: HandTitle, fields: Fields, { decimals, of }: AmountUnits): boolean {
  const game = fields.must('game_type', fields.text('game_type'));
  if (!/omaha/i.test(game)) return false;
  const limit = fields.object('bet_limit');
  const type = fields.must('bet_limit', limit).text('bet_type') ?? '';
  const kind = Object.hasOwn(BET_TYPES, type) ? BET_TYPES[type] : undefined;
  if (kind === undefined) throw bad(`the bet_type ${quoted(type)} is not NL, PL or FL`);
  const count =
    fields.number('_hole_cards') ?? (Number(/\d/.exec(game.replace(/8/, ''))?.[0]) || null);
  if (count !== null && !isHoleCount(count)) {
    throw bad(`${quoted(game)} is an Omaha game that is not read`);
  }
  title.game(/hi-?\/?lo|8/i.test(game) ? 'omaha8' : 'omahahi', count, kind);
  title.begin(
    fields.text('site_name') ?? fields.text('network_name') ?? 'OHH',
    fields.text('game_number') ?? '',
    fields.text('_date') ?? fields.text('start_date_utc') ?? '',
  );
  title.table(fields.text('table_name') ?? '');
  title.currency(signOf(fields.text('currency') ?? ''));
  tellTournament(title, fields);
  const big = fields.number('big_blind_amount') ?? 0;
  if (big > 0) title.blinds(of(fields.number('small_blind_amount') ?? 0), of(big));
  const cap = limit?.number('bet_cap') ?? 0;
  if (cap > 0) title.cap(of(cap));
  const button = fields.number('dealer_seat');
  if (button !== null) title.button(button);
  tellOwnFields(title, fields, { decimals, of });
  return true;
}

function tellTournament(title: HandTitle, fields: Fields): void {
  const info = fields.object('tournament_info');
  if (!fields.flag('tournament') && info === null) return;
  title.tournament(info?.text('tournament_number') ?? info?.text('name') ?? '');
}

function tellOwnFields(title: HandTitle, fields: Fields, { decimals, of }: AmountUnits): void {
  const chip = fields.number('_chip');
  if (chip === 0) throw bad('_chip is 0');
  if (chip !== null) title.units(decimals, of(chip));
  else if (decimals !== CENTS) title.units(decimals, 1);
  const rule = ODD_CHIP_RULES.find((each) => each === fields.text('_odd_chips'));
  const bets = fields.numbers('_bets', 2);
  if (bets !== null) title.bets(of(bets[0]), of(bets[1]));
  if (rule !== undefined) title.oddChips(rule);
  if (fields.flag('_antes_dead')) title.antes(false);
}

/** Tells who sits where. @returns how they are called, by their number in the document */
function tellSeats(hand: HandBuilder, fields: Fields, { of }: AmountUnits): Map<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const player of fields.must('players', fields.objects('players'))) {
    const id = player.must('a player has an id that', player.number('id'));
    const seat = player.must('a player has a seat that', player.number('seat'));
    const name = player.text('name') || `Seat ${seat}`;
    const called = taken.has(name) ? `${name} (seat ${seat})` : name;
    if (names.has(id)) throw bad(`two players have the id ${id}`);
    taken.add(called);
    names.set(id, called);
    hand.seat(seat, called, of(player.must('starting_stack', player.number('starting_stack'))));
  }
  return names;
}

/** Tells what was done and paid. */
class OhhActions {
  readonly #hand: HandBuilder;
  readonly #names: ReadonlyMap<number, string>;
  readonly #units: AmountUnits;
  readonly #lines: ActionLines;
  readonly #dealt = new Map<string, number>();

  constructor(
    hand: HandBuilder,
    names: ReadonlyMap<number, string>,
    units: AmountUnits,
    lines: ActionLines,
  ) {
    this.#hand = hand;
    this.#names = names;
    this.#units = units;
    this.#lines = lines;
  }

  tellRound(round: Fields): void {
    this.#tellStreet(round);
    for (const action of round.objects('actions') ?? []) {
      this.#hand.line = this.#lines.next();
      this.#tellAction(action);
    }
  }

  /** A street that comes again is that of the next board. */
  #tellStreet(round: Fields): void {
    const name = round.text('street') ?? '';
    const cards = cardsOf(round);
    const street = Object.hasOwn(STREETS, name) ? STREETS[name as keyof typeof STREETS] : undefined;
    if (street === undefined || cards === '') return;
    const run = this.#dealt.get(name) ?? 0;
    this.#dealt.set(name, run + 1);
    this.#hand.board(street, parseCards(cards), run);
  }

  #nameOf(fields: Fields): string {
    const id = fields.must('player_id', fields.number('player_id'));
    const name = this.#names.get(id);
    if (name === undefined) throw bad(`player_id ${id} is not one of the players`);
    return name;
  }

  #tellAction(action: Fields): void {
    const hand = this.#hand;
    const verb = action.must('action', action.text('action'));
    const amount = this.#units.of(action.number('amount') ?? 0);
    if (ASIDES.includes(verb)) return;
    if (SPLASHES.includes(verb)) {
      hand.splash(amount);
      return;
    }
    const name = this.#nameOf(action);
    const cards = cardsOf(action);
    const seen = isHoleCount(cards.length / 2) ? parseCards(cards) : [];
    if (Object.hasOwn(POSTS, verb)) hand.post(name, POSTS[verb], amount);
    else if (Object.hasOwn(ACTS, verb)) this.#act(name, verb, amount);
    else if (verb === 'Dealt Cards') hand.hole(name, seen);
    else if (verb === 'Shows Cards') hand.show(name, seen);
    else if (verb === 'Mucks Cards') hand.muck(name, seen);
    else throw bad(`the action ${quoted(verb)} is not known`);
  }

  #act(name: string, verb: string, amount: number): void {
    const hand = this.#hand;
    if (verb === 'Fold') hand.fold(name);
    else if (verb === 'Check') hand.check(name);
    else if (verb === 'Call') hand.call(name, amount);
    else if (verb === 'Bet') hand.bet(name, amount);
    else hand.raiseOrCallBy(name, amount);
  }

  /** The standard has the rake within the pots, what nobody called beside them, and no word on which half is paid. */
  tellPots(pots: readonly Fields[]): void {
    const sum = (name: string) =>
      pots.reduce((total, pot) => total + this.#units.of(pot.number(name) ?? 0), 0);
    if (pots.length === 0) return;
    const hasRake = pots.some((pot) => pot.number('rake') !== null);
    const total = sum('amount');
    this.#hand.title.totals(total, hasRake ? sum('rake') : null);
    this.#hand.uncalledBeside(total);
    for (const [i, pot] of pots.entries()) {
      const label = pots.length === 1 ? 'pot' : i === 0 ? 'main pot' : `side pot ${i}`;
      for (const win of pot.objects('player_wins') ?? []) {
        const amount = this.#units.of(win.number('win_amount') ?? 0);
        this.#hand.collect(this.#nameOf(win), amount, label);
      }
    }
  }
}

/** The cards of a round or an action as one text, without those that are hidden; they may be a text or a list. */
function cardsOf(fields: Fields): string {
  const cards = fields.textOrTexts('cards') ?? [];
  const text = cards.join('').replace(/[\s,]/g, '').replaceAll('10', 'T');
  return /[?xX]/.test(text) ? '' : text;
}

function readFields(fields: Fields, document: unknown, text: HandText): RecordedHand | null {
  const units = unitsOf(document);
  const hand = new HandBuilder(text.firstLine);
  if (!tellTitle(hand.title, fields, units)) return null;
  const names = tellSeats(hand, fields, units);
  const actions = new OhhActions(hand, names, units, new ActionLines(text));
  for (const round of fields.must('rounds', fields.objects('rounds'))) actions.tellRound(round);
  actions.tellPots(fields.objects('pots') ?? []);
  return hand.finish();
}

/** Reads one hand, which is one JSON object. */
export function readOhhHand(text: HandText): Reading {
  const line = text.firstLine;
  const unreadable = (why: string): Reading => ({ status: 'unreadable', line, why: briefly(why) });
  let document: unknown;
  try {
    document = JSON.parse(text.lines.join('\n'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadable('the object is no JSON, or has no end');
  }
  try {
    const outer = new Fields(document as Record<string, unknown>);
    const fields = outer.object('ohh') ?? outer;
    if (fields.text('game_type') === null && fields === outer) {
      return unreadable('the JSON object is no hand: it has no "ohh"');
    }
    const hand = readFields(fields, document, text);
    if (hand === null) return { status: 'skipped', line, why: 'it is not an Omaha game' };
    return { status: 'read', hand };
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    return unreadable(error.message);
  }
}
