/** A study as a page that a player reads from the top. */
import { hasLow } from '../../games/game.ts';
import type { MakesStudy } from '../../study/makes.ts';
import type { StreetStudy } from '../../study/streets.ts';
import type { Study } from '../../study/study.ts';
import type { Worth } from '../../study/worth.ts';
import { printable } from '../../text/printable.ts';
import { potOddsLines } from '../equity/pot-odds-text.ts';
import { aligned, capitalised, counted, shortened } from '../terminal/layout.ts';
import { Page } from '../terminal/page.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';
import { bar, histogramLine } from './blocks.ts';
import { writeCards } from './cards-text.ts';
import { writeCurve } from './curve-text.ts';
import { writeTable } from './fitted-table.ts';
import { writeMakes } from './makes-text.ts';

const LONGEST_HAND = 30;

/** Columns of a bar for all that can come. */
const BAR = 30;

/**
 * @param width  of the longest line, in columns
 */
export function studyText(study: Study, style: Style, width: number): string {
  const page = new Page(style, width);
  writeHead(page, study);
  writeNow(page, study);
  if (study.streets !== undefined) writeStreets(page, study, study.streets);
  writeCards(page, study);
  if (study.makes !== undefined) writeMakesSection(page, study, study.makes);
  if (study.curve !== undefined) writeCurve(page, study, study.curve);
  return `${page.lines.join('\n')}\n`;
}

function writeMakesSection(page: Page, study: Study, makes: MakesStudy): void {
  page.table(['']);
  writeMakes(page, study, makes);
}

/** A seat as it is spoken of. */
function handName({ hand, name }: Study['hands'][number]): string {
  const shown = hand === '*' ? 'any hand' : shortened(hand, LONGEST_HAND);
  return name === undefined ? shown : `${printable(name)} (${shown})`;
}

function writeHead(page: Page, { hands, board, boardPattern, dead, deadPattern }: Study): void {
  const [hero, ...others] = hands.map(handName);
  const opponents = [...new Set(others)].map((name) => {
    const { length } = others.filter((other) => other === name);
    return length === 1 ? name : `${name} × ${length}`;
  });
  page.heading(hero, ` against ${opponents.join(', ')}`);
  const fact = (label: string, text: string): void =>
    page.paragraph(`${page.style.strong(label)}  ${text}`, ' '.repeat(7));
  if (board.length > 0) fact('Board', board.join(' '));
  if (boardPattern !== undefined) fact('Board', `${boardPattern}, any that matches`);
  if (dead.length > 0) fact('Dead ', dead.join(' '));
  if (deadPattern !== undefined) fact('Dead ', `${deadPattern}, any that match`);
}

/** `exact`, or how far it may be off. */
function how({ method, deals, standardError }: Worth): string {
  if (deals === 1) return 'exact, the only deal';
  return method === 'exact'
    ? `exact, all ${counted(deals, 'deal')}`
    : `${counted(deals, 'random deal')}, ± ${percentage(standardError, 1, 3)}`;
}

function writeNow(page: Page, { now, game }: Study): void {
  const part = (share: number): string => percentage(share, 1, 3);
  const isSplit = hasLow(game);
  const parts = isSplit ? ` = high ${part(now.highPart)} + low ${part(now.lowPart)}` : '';
  page.table(['']);
  page.heading('Now', '');
  page.sentence(`Equity ${page.style.strong(part(now.equity))}${parts}  (${how(now)})`);
  const shares: [string, number][] = [
    [isSplit ? 'scoop' : 'win', now.scoop],
    ['three quarters', now.threeQuarters],
    ['half', now.half],
    ['a quarter', now.quarter],
    ['another share', now.other],
    ['nothing', now.nothing],
  ];
  const shown = shares
    .filter(([name, count]) => count > 0 || name === 'nothing')
    .map(([name, count]) => `${name} ${percentage(count, now.deals)}`);
  page.sentence(capitalised(shown.join(', ')));
  if (now.potOdds === undefined) return;
  for (const line of potOddsLines(now.potOdds, now.equity, now.deals)) page.sentence(line);
}

function writeStreets(page: Page, { game }: Study, streets: readonly StreetStudy[]): void {
  const isSplit = hasLow(game);
  const isSampled = streets.some(({ method }) => method !== 'exact');
  const headings = [
    'Street',
    'Board',
    'Equity',
    ...(isSampled ? ['±'] : []),
    ...(isSplit ? ['High', 'Low', 'Scoop', '3/4', '1/2', '1/4'] : ['Win', 'Share']),
    'Nothing',
  ];
  const rows = streets.map((street) => {
    const of = (count: number): string => percentage(count, street.deals, 1);
    const part = (share: number): string => percentage(share, 1, 1);
    const { scoop, threeQuarters, half, quarter, nothing, deals } = street;
    return [
      capitalised(street.street),
      street.board.join(''),
      percentage(street.equity, 1),
      ...(isSampled ? [percentage(street.standardError, 1)] : []),
      ...(isSplit
        ? [part(street.highPart), part(street.lowPart)].concat(
            [scoop, threeQuarters, half, quarter].map(of),
          )
        : [of(scoop), of(deals - scoop - nothing)]),
      of(nothing),
    ];
  });
  const isText = (heading: string) => heading === 'Street' || heading === 'Board';
  page.table(['']);
  page.heading('Street by street');
  const aligns = headings.map((heading) => (isText(heading) ? 'left' : 'right'));
  writeTable(page, [headings, ...rows], aligns, 3);
  const spread = streets[streets.length - 1].next;
  if (spread === undefined) return;
  page.table(['']);
  const off =
    spread.standardError === 0
      ? ''
      : ` (sampled: each ± ${percentage(spread.standardError, 1, 1)}, which spreads them)`;
  page.heading(`After the ${spread.over}`, `, the equity is${off}`);
  page.table(
    aligned(
      spread.atLeast.map(({ equity, share }) => [
        `  at least ${100 * equity}%`,
        percentage(share, 1),
        bar(share, Math.min(BAR, page.width - 36)),
        `of ${plural(spread.over)}`,
      ]),
      ['left', 'right', 'left', 'left'],
    ),
  );
  page.table([`  0% ${histogramLine(spread.histogram)} 100%`]);
  const at = (share: number): string =>
    percentage(spread.quantiles.find((point) => point.share === share)?.equity ?? 0, 1, 1);
  page.sentence(
    `From ${at(0)} to ${at(1)}; half of them from ${at(0.25)} to ${at(0.75)}, nine tenths from ${at(0.05)} to ${at(0.95)}; in the middle ${at(0.5)}`,
  );
}

function plural(street: string): string {
  return `${street}s`;
}
