/** What a hand makes, a column for each street. */
import type { MakesStudy } from '../../study/makes.ts';
import type { Study } from '../../study/study.ts';
import { capitalised, counted, grouped } from '../terminal/layout.ts';
import type { Page } from '../terminal/page.ts';
import { percentage } from '../terminal/percentage.ts';
import { writeTable } from './fitted-table.ts';

/** @param makes  of a study */
export function writeMakes(page: Page, { hands }: Study, makes: MakesStudy): void {
  const { streets, deals, method, standardError } = makes;
  const how =
    deals === 1
      ? 'on this board'
      : method === 'exact'
        ? `of all ${counted(deals, 'run-out')}`
        : `of ${counted(deals, 'random deal')}, ± ${percentage(standardError, 1)} at most`;
  page.heading('What it makes', ` (${how})`);
  const part = (count: number): string => percentage(count, deals);
  const row = (name: string, of: (street: (typeof streets)[number]) => number | undefined) => {
    const counts = streets.map(of);
    if (counts.every((count) => count === undefined)) return [];
    return [[name, ...counts.map((count) => part(count ?? 0))]];
  };
  const highs = streets[0].highs
    .map(({ category }, i) => ({ name: capitalised(category.replaceAll('-', ' ')), i }))
    .filter(({ i }) => streets.some((street) => street.highs[i].count > 0))
    .flatMap(({ name, i }) => row(name, (street) => street.highs[i].count));
  const rows = [
    ...highs,
    ...row('The nut high', ({ nutHigh }) => nutHigh),
    ...row('A low', ({ low }) => low),
    ...row('The nut low', ({ nutLow }) => nutLow),
    ...row('The second nut low', ({ secondNutLow }) => secondNutLow),
  ];
  writeTable(
    page,
    [['', ...streets.map(({ street }) => capitalised(street))], ...rows],
    ['left', ...streets.map(() => 'right' as const)],
  );
  writeKept(page, makes);
  if (hands.length > 1) writeSharing(page, makes);
}

function writeKept(page: Page, { streets, deals, method }: MakesStudy): void {
  for (const { street, board, nutLow, nutLowKept } of streets.slice(0, -1)) {
    if (nutLow === undefined || nutLowKept === undefined || nutLow === 0) continue;
    const often = percentage(nutLowKept, nutLow);
    const isCertain = board !== undefined && nutLow === deals;
    const isWhole = Number.isInteger(nutLow) && Number.isInteger(nutLowKept);
    const counts =
      method === 'exact' && isWhole && isCertain
        ? ` on ${grouped(nutLowKept)} of ${counted(nutLow, 'run-out')},`
        : '';
    page.sentence(
      isCertain
        ? `It has the nut low on the ${street}, and still has it on the river${counts} ${often} of the time`
        : `When it has the nut low on the ${street}, it still has it on the river ${often} of the time`,
    );
  }
}

function writeSharing(page: Page, { sharing }: MakesStudy): void {
  if (sharing === undefined || sharing.streets.every(({ nutLow }) => nutLow === 0)) return;
  if (sharing.streets.every(({ withOne, withMore }) => withOne + withMore === 0)) {
    page.sentence('Nobody else has the nut low when it has it');
    return;
  }
  const off = sharing.standardError === 0 ? '' : `, from ${counted(sharing.deals, 'random deal')}`;
  page.sentence(`Of the deals in which it has the nut low, somebody else has it too${off}:`);
  const hasMore = sharing.streets.some(({ withMore }) => withMore > 0);
  const rows = sharing.streets
    .filter(({ nutLow }) => nutLow > 0)
    .map(({ street, nutLow, withOne, withMore }) => [
      capitalised(street),
      percentage(withOne + withMore, nutLow),
      ...(hasMore ? [percentage(withOne, nutLow), percentage(withMore, nutLow)] : []),
    ]);
  writeTable(
    page,
    [['', 'somebody', ...(hasMore ? ['one other', 'more'] : [])], ...rows],
    ['left', 'right', 'right', 'right'],
  );
}
