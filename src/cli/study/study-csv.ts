/** A study as one table: a line for each row of each section, with the same columns; what it does not have is empty. */
import type { Study } from '../../study/study.ts';

export const COLUMNS = [
  'section',
  'row',
  'method',
  'deals',
  'equity',
  'standardError',
  'change',
  'highPart',
  'lowPart',
  'scoop',
  'threeQuarters',
  'half',
  'quarter',
  'other',
  'nothing',
  'kind',
  'weight',
  'share',
  'count',
  'value',
] as const;

type Row = { [Column in (typeof COLUMNS)[number]]?: string | number | null | undefined };

export function studyRows({ now, streets, nextCards, flops, makes, curve }: Study): Row[] {
  const { potOdds, seed: _s, shares: _h, ...worth } = now;
  return [
    { section: 'now', row: 'now', ...worth },
    ...Object.entries(potOdds ?? {}).map(([row, value]) => ({ section: 'pot odds', row, value })),
    ...(streets ?? []).flatMap((street) => streetRows(street)),
    ...(nextCards ?? []).map(({ card, shares: _, ...next }) => ({
      section: 'cards',
      row: card,
      ...next,
    })),
    ...(flops === undefined ? [] : flopRows(flops)),
    ...(makes === undefined ? [] : makesRows(makes)),
    ...(curve === undefined ? [] : curveRows(curve)),
  ];
}

function streetRows({
  street,
  board: _b,
  next,
  shares: _s,
  ...worth
}: NonNullable<Study['streets']>[number]): Row[] {
  return [
    { section: 'streets', row: street, ...worth },
    ...(next?.atLeast ?? []).map(({ equity, share }) => ({
      section: `over the ${next?.over}`,
      row: 'at least',
      method: next?.method,
      equity,
      share,
    })),
    ...(next?.quantiles ?? []).map(({ equity, share }) => ({
      section: `over the ${next?.over}`,
      row: 'quantile',
      method: next?.method,
      equity,
      share,
    })),
    ...(next?.histogram ?? []).map((share, i, { length }) => ({
      section: `over the ${next?.over}`,
      row: 'histogram',
      method: next?.method,
      equity: i / length,
      share,
    })),
  ];
}

function flopRows({ method, byRanks, bySuits }: NonNullable<Study['flops']>): Row[] {
  return [...byRanks, ...bySuits].map(({ kind, flops, share, equity, standardError, change }) => ({
    section: 'flops',
    row: kind,
    method,
    equity,
    standardError,
    change,
    share,
    count: flops,
  }));
}

function makesRows({ method, deals, streets, sharing }: NonNullable<Study['makes']>): Row[] {
  const row = (of: number, name: string, count: number): Row => ({
    section: 'makes',
    row: name,
    method,
    deals: of,
    share: of === 0 ? null : count / of,
    count,
  });
  const made = streets.flatMap(
    ({ street, highs, nutHigh, low, nutLow, secondNutLow, nutLowKept }) => [
      ...highs.map(({ category, count }) => row(deals, `${street} ${category}`, count)),
      row(deals, `${street} nut high`, nutHigh),
      ...Object.entries({
        low,
        'nut low': nutLow,
        'second nut low': secondNutLow,
        'nut low kept': nutLowKept,
      }).flatMap(([name, count]) =>
        count === undefined ? [] : [row(deals, `${street} ${name}`, count)],
      ),
    ],
  );
  const shared = (sharing?.streets ?? []).flatMap(({ street, alone, withOne, withMore }) =>
    Object.entries({ alone, 'with one': withOne, 'with more': withMore }).map(([name, count]) => ({
      ...row(sharing?.deals ?? 0, `${street} nut low ${name}`, count),
      method: sharing?.method,
    })),
  );
  return [...made, ...shared];
}

function curveRows(curve: NonNullable<Study['curve']>): Row[] {
  const { method, standing, points, quarteredBy, hands } = curve;
  return [
    ...Object.entries(standing).flatMap(([part, shares]) =>
      Object.entries(shares).map(([name, share]) => ({
        section: 'standing',
        row: `${part} ${name}`,
        method,
        share,
      })),
    ),
    ...Object.entries(points).flatMap(([part, curvePoints]) =>
      curvePoints.map((point) => ({ section: 'curve points', row: part, method, ...point })),
    ),
    ...(quarteredBy ?? []).map(({ kind, share, quartered }) => ({
      section: 'quartered by',
      row: kind,
      method,
      share,
      value: quartered,
    })),
    ...hands.map(({ hand, class: alike, ...worth }) => ({
      section: 'curve',
      row: hand ?? alike,
      method,
      ...worth,
      count: worth.hands,
    })),
  ];
}
