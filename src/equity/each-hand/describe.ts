/** What was counted for each hand, as a caller gets it. */
import { formatCards } from '../../cards/text.ts';
import { className } from '../../ranges/composition.ts';
import { SuitRenamer } from '../../ranges/hand-classes.ts';
import { type HandEquity, summarize } from '../result.ts';
import { partsOf, rowsOfCells } from './each-counts.ts';
import { membersOf } from './hand-groups.ts';
import type { HandList } from './hand-list.ts';
import type { EachPlan } from './plan.ts';
import type { EachOutcome } from './run.ts';

/** The hands, best first; those for which nothing can be dealt to the others are left out. */
export function describeEach(
  { hands, groups }: EachPlan,
  { sum, errors }: EachOutcome,
): HandEquity[] {
  const { weights } = hands;
  const most = weights?.reduce((max, weight) => Math.max(max, weight), 1) ?? 1;
  const renamer = new SuitRenamer(hands.size);
  const counts = new CellCounts(sum.players);
  const described: HandEquity[] = [];
  membersOf(groups).forEach((members, group) => {
    const rows = sum.rows(group);
    if (rows.length === 0) return;
    const { deals, equity, highPart, lowPart } = partsOf(rows);
    const of = counts.of(sum.cells, group);
    let weight = 0;
    for (const hand of members) weight += weights?.[hand] ?? 1;
    const worth = {
      hands: members.length,
      weight: weight / most,
      deals,
      lowMade: rows.reduce((sum, { low, deals }) => (low === null ? sum : sum + deals), 0),
      equity,
      standardError: errors[group],
      highPart,
      lowPart,
      scoop: of('scoop'),
      highWin: of('highWin'),
      highTie: of('highTie'),
      lowWin: of('lowWin'),
      lowTie: of('lowTie'),
      threeQuarters: of('threeQuarters'),
      half: of('half'),
      quarter: of('quarter'),
      other: of('other'),
      nothing: of('nothing'),
    };
    // Spread into a literal, thousands of objects of so many fields take longer than all the counting.
    described.push(Object.assign(nameOf(hands, members, renamer), worth));
  });
  return described.sort((a, b) => b.equity - a.equity);
}

/** What the cells of a group come to, by the names of the counts. */
class CellCounts {
  readonly #length: number;
  /** By name: the cells that belong to it. */
  readonly #cells: Readonly<Record<CountName, readonly number[]>>;

  constructor(players: number) {
    const each = rowsOfCells(players).map((row) => summarize([{ ...row, deals: 1 }]));
    this.#length = each.length;
    const cellsOf = (name: CountName) => [...each.keys()].filter((cell) => each[cell][name] === 1);
    this.#cells = Object.fromEntries(COUNT_NAMES.map((name) => [name, cellsOf(name)])) as Record<
      CountName,
      number[]
    >;
  }

  of(cells: Float64Array, group: number): (name: CountName) => number {
    const at = group * this.#length;
    return (name) => {
      let deals = 0;
      for (const cell of this.#cells[name]) deals += cells[at + cell];
      return deals;
    };
  }
}

const COUNT_NAMES = [
  'scoop',
  'highWin',
  'highTie',
  'lowWin',
  'lowTie',
  'threeQuarters',
  'half',
  'quarter',
  'other',
  'nothing',
] as const;
type CountName = (typeof COUNT_NAMES)[number];

function nameOf(
  { size, cards }: HandList,
  members: readonly number[],
  renamer: SuitRenamer,
): Pick<HandEquity, 'hand' | 'class'> {
  const first = cards.subarray(members[0] * size, (members[0] + 1) * size);
  if (members.length === 1) return { hand: formatCards([...first].reverse()) };
  let highest = 0;
  renamer.forEachOf(first, (renamed) => {
    highest = Math.max(highest, renamed);
  });
  return { class: className(highest, size) };
}
