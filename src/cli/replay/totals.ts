/** What replayed hands add up to, for people. */
import { formatMoney } from '../../history/money.ts';
import type { HandTotals, MoneyTotals, PlayerTotals } from '../../history/player-totals.ts';
import { roundedTogether } from '../../math/rounding.ts';
import { type Align, aligned, counted, grouped, shortened } from '../terminal/layout.ts';
import { Page } from '../terminal/page.ts';
import type { Style } from '../terminal/style.ts';

const SHOWN_DECIMALS = 2;
/** What all columns but the names may take. */
const NUMBERS = 46;
const LONGEST_NAME = 24;
const MOST_PLAYERS = 50;
const MOST_STAKES = 20;

/** What a hand is played for: amounts of different kinds say nothing when they are added up. */
function stakeOf({ tournament, currency }: MoneyTotals): string {
  if (tournament !== null) return `Tournament ${tournament}`;
  return currency === '' ? 'Chips' : currency;
}

/**
 * The totals in words and columns.
 *
 * @param whole  whether the hands are all that were asked for
 */
export function totalsText(sums: HandTotals, style: Style, width: number, whole: boolean): string {
  const page = new Page(style, width);
  const all = sums.totals();
  for (const totals of all.slice(0, MOST_STAKES)) block(page, totals, whole);
  const rest = all.length - MOST_STAKES;
  const remarks: string[] = [];
  if (rest > 0) remarks.push(`and ${counted(rest, 'tournament')} more with fewer hands`);
  if (sums.contradicted > 0) {
    const hands = counted(sums.contradicted, 'hand');
    remarks.push(`Left out of these totals: ${hands} with a contradiction`);
  }
  const players = all.flatMap((totals) => totals.players);
  if (players.some(isLong)) {
    remarks.push('bb/100: big blinds won in 100 hands, ± one standard error');
  }
  if (players.some(({ allIns }) => allIns > 0)) {
    remarks.push(
      'All-in luck: what was won less what the equity was worth when nobody could bet any more, in ' +
        'hands whose cards are all known; it adds up to 0 over all players',
    );
  }
  for (const remark of remarks) page.paragraph(remark, '  ');
  if (remarks.length > 0) page.lines.push('');
  return page.lines.map((line) => `${line}\n`).join('');
}

/** Of fewer hands nobody wants to know what 100 of them would bring. */
function isLong({ hands }: PlayerTotals): boolean {
  return hands >= 50;
}

function rateText(player: PlayerTotals): string {
  if (!isLong(player)) return '';
  const { bigBlindsPer100: rate, bigBlindsError: error } = player;
  return `${rate > 0 ? '+' : ''}${rate.toFixed(1)} ± ${(error ?? 0).toFixed(1)}`;
}

function block(page: Page, totals: MoneyTotals, whole: boolean): void {
  const { currency, hands, rake, players } = totals;
  const cents = (amount: number) => Math.round(amount * 10 ** SHOWN_DECIMALS);
  const plain = (units: number) => formatMoney(units, { currency, decimals: SHOWN_DECIMALS });
  const signed = (units: number) => `${units > 0 ? '+' : ''}${plain(units)}`;
  const longest = Math.min(LONGEST_NAME, page.width - NUMBERS);
  const lucks = roundedTogether(players.map(({ luck }) => luck * 10 ** SHOWN_DECIMALS));
  const shown = players.slice(0, MOST_PLAYERS);
  const columns: [heading: string, cells: string[]][] = [
    ['  Player', shown.map(({ name }) => `  ${shortened(name, longest)}`)],
    ['Hands', shown.map((player) => grouped(player.hands))],
    ['Net', shown.map(({ net }) => signed(cents(net)))],
  ];
  if (shown.some(isLong)) columns.push(['bb/100', shown.map(rateText)]);
  if (players.some(({ allIns }) => allIns > 0)) {
    columns.push(
      ['All-ins', shown.map(({ allIns }) => (allIns === 0 ? '' : grouped(allIns)))],
      ['All-in luck', shown.map(({ allIns }, i) => (allIns === 0 ? '' : signed(lucks[i])))],
    );
  }
  const raked = rake === 0 ? '' : `, rake ${plain(cents(rake))}`;
  page.heading(stakeOf(totals), `: ${counted(hands, 'hand')}${whole ? '' : ' so far'}${raked}`);
  const rows = shown.map((_, i) => columns.map(([, cells]) => cells[i]));
  const aligns: Align[] = columns.map((_, i) => (i === 0 ? 'left' : 'right'));
  page.table(aligned([columns.map(([heading]) => heading), ...rows], aligns));
  const rest = players.length - MOST_PLAYERS;
  if (rest > 0) page.sentence(`and ${counted(rest, 'player')} more with fewer hands`);
  page.lines.push('');
}
