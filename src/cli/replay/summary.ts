/** Many replayed hands in few words: a line each, file by file. */
import { formatMoney } from '../../history/money.ts';
import { netsOf } from '../../history/player-totals.ts';
import type { Replay } from '../../history/replayed.ts';
import { aligned, counted, wrapped } from '../terminal/layout.ts';
import type { Style } from '../terminal/style.ts';
import { handName, signedMoney } from './replay-words.ts';

/** So many hands are lined up with one another; more would be long in coming. */
const BLOCK = 200;
const MOST_REMARKS = 3;

/** What is said of one hand: cells to line up, and sentences below. */
interface Row {
  cells: string[];
  remarks: string[];
}

/** Who won, and where nobody won more than they put in, what became of the pot. */
function outcomeOf(replay: Replay): string {
  const { hand, result } = replay;
  const nets = netsOf(replay);
  if (nets === null) return '';
  const amounts = (seats: readonly number[]) =>
    seats.map((seat) => `${hand.seats[seat].name} ${signedMoney(nets[seat], hand)}`).join(', ');
  const ahead = [...nets.keys()].filter((seat) => nets[seat] > 0);
  if (ahead.length > 0) return amounts(ahead);
  const paid = [...nets.keys()].filter((seat) => (result?.seats[seat].won ?? 0) > 0);
  if (nets.every((net) => net === 0)) return paid.length > 1 ? 'even split' : 'all money goes back';
  return `${paid.length > 1 ? 'split' : 'won back'}: ${amounts(paid)}`;
}

function remarksOf({ contradictions, notes }: Replay, style: Style): string[] {
  const told = [
    ...contradictions.map(
      ({ line, why }) => `${style.strong('Contradiction')} in line ${line}: ${why}`,
    ),
    ...notes.map((note) => `Note: ${note}`),
  ];
  const rest = told.length - MOST_REMARKS;
  return rest > 0 ? [...told.slice(0, MOST_REMARKS), `and ${counted(rest, 'more remark')}`] : told;
}

function rowOf(replay: Replay, style: Style): Row {
  const { hand, result, contradictions } = replay;
  const pot = result?.pots.reduce((sum, { amount }) => sum + amount, 0) ?? null;
  const outcome = contradictions.length > 0 ? '' : outcomeOf(replay);
  const size = pot === null ? 'not settled' : `pot ${formatMoney(pot, hand)}`;
  return {
    cells: [`  line ${hand.line}`, handName(hand), size, outcome],
    remarks: remarksOf(replay, style),
  };
}

/** Lines up the hands of a file as they come, so many at a time. */
export class SummaryLines {
  readonly #style: Style;
  readonly #width: number;
  #file: string | null = null;
  #rows: Row[] = [];

  /** @param width  of the longest line, in columns */
  constructor(style: Style, width: number) {
    this.#style = style;
    this.#width = width;
  }

  /** Takes the next hand. @returns what is ready to be written */
  add(file: string, replay: Replay): string {
    const before = file === this.#file ? '' : this.end() + this.#heading(file);
    this.#rows.push(rowOf(replay, this.#style));
    return this.#rows.length < BLOCK ? before : before + this.end();
  }

  #heading(file: string): string {
    this.#file = file;
    return `${this.#style.strong(file)}\n`;
  }

  /** @returns what is left to be written */
  end(): string {
    const lines = aligned(
      this.#rows.map(({ cells }) => cells),
      ['left', 'left', 'left', 'left'],
    );
    const text = this.#rows.map(({ remarks }, i) =>
      [
        wrapped(lines[i], this.#width, '      '),
        ...remarks.map((remark) => wrapped(`    ${remark}`, this.#width, '      ')),
        '',
      ].join('\n'),
    );
    this.#rows = [];
    return text.join('');
  }
}
