/** What was counted for each hand, as a caller gets it. */
import { formatCards } from '../../cards/text.ts';
import { className } from '../../ranges/composition.ts';
import { SuitRenamer } from '../../ranges/hand-classes.ts';
import { type HandEquity, summarize } from '../result.ts';
import { partsOf } from './each-counts.ts';
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
  const described = membersOf(groups).flatMap((members, group): HandEquity[] => {
    const rows = sum.rows(group);
    if (rows.length === 0) return [];
    const { shares: _, ...counts } = summarize(rows);
    const { deals, equity, highPart, lowPart } = partsOf(rows);
    const weight = members.reduce((total, hand) => total + (weights?.[hand] ?? 1), 0) / most;
    return [
      {
        ...nameOf(hands, members, renamer),
        hands: members.length,
        weight,
        deals,
        equity,
        standardError: errors[group],
        highPart,
        lowPart,
        ...counts,
      },
    ];
  });
  return described.sort((a, b) => b.equity - a.equity);
}

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
