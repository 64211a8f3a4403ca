/** What replayed hands add up to: by player, and apart for every currency and tournament. */

import type { AllInValue } from '../../history/all-in-value.ts';
import { formatMoney } from '../../history/money.ts';
import type { RecordedHand } from '../../history/recorded.ts';
import type { Replay } from '../../history/replayed.ts';
import { roundedTogether } from '../../math/rounding.ts';
import { type Align, aligned, counted, grouped, shortened } from '../terminal/layout.ts';
import { Page } from '../terminal/page.ts';
import type { Style } from '../terminal/style.ts';
import { netsOf } from './replay-words.ts';

/** Totals are kept in ten-thousandths, whatever the hands count in, and shown in hundredths. */
const DECIMALS = 4;
const SHOWN_DECIMALS = 2;
/** What all columns but the names may take. */
const NUMBERS = 46;
const LONGEST_NAME = 24;
const MOST_PLAYERS = 50;
const MOST_STAKES = 20;

interface PlayerTotal {
  hands: number;
  net: number;
  allIns: number;
  luck: number;
}

/** What the hands that were played for one kind of money add up to. */
interface Totals {
  currency: string;
  hands: number;
  rake: number;
  players: Map<string, PlayerTotal>;
}

/** What a hand is played for: amounts of different kinds say nothing when they are added up. */
function stakeOf({ tournament, currency }: RecordedHand): string {
  if (tournament !== null) return `Tournament ${tournament}`;
  return currency === '' ? 'Chips' : currency;
}

/** A text of its own: one cut out of a file's text would keep all of that in memory. */
function copied(text: string): string {
  return [...text].join('');
}

export class ReplayTotals {
  readonly #byStake = new Map<string, Totals>();
  #contradicted = 0;

  /** Adds a hand. One that contradicts the rules is in no total: its money need not add up. */
  add(replay: Replay, value: AllInValue | null): void {
    const { hand, contradictions } = replay;
    if (contradictions.length > 0) this.#contradicted++;
    const nets = contradictions.length > 0 ? null : netsOf(replay);
    if (nets === null) return;
    const scale = 10 ** (DECIMALS - hand.decimals);
    const totals = this.#totalsOf(hand);
    totals.hands++;
    totals.rake -= scale * nets.reduce((sum, net) => sum + net, 0);
    for (const [seat, { name }] of hand.seats.entries()) {
      const player = totals.players.get(name) ?? { hands: 0, net: 0, allIns: 0, luck: 0 };
      if (player.hands === 0) totals.players.set(copied(name), player);
      player.hands++;
      player.net += scale * nets[seat];
      const worth = value?.seats.find((other) => other.seat === seat);
      if (worth === undefined) continue;
      player.allIns++;
      player.luck += scale * (worth.actual - worth.expected);
    }
  }

  #totalsOf(hand: RecordedHand): Totals {
    const stake = stakeOf(hand);
    const known = this.#byStake.get(stake);
    if (known !== undefined) return known;
    const { currency } = hand;
    const totals: Totals = { currency, hands: 0, rake: 0, players: new Map() };
    this.#byStake.set(copied(stake), totals);
    return totals;
  }

  /**
   * The totals in words and columns.
   *
   * @param whole  whether the hands are all that were asked for
   */
  describe(style: Style, width: number, whole: boolean): string {
    const page = new Page(style, width);
    const all = [...this.#byStake].sort(([, a], [, b]) => b.hands - a.hands);
    for (const [stake, totals] of all.slice(0, MOST_STAKES)) block(page, stake, totals, whole);
    const rest = all.length - MOST_STAKES;
    const remarks: string[] = [];
    if (rest > 0) remarks.push(`and ${counted(rest, 'tournament')} more with fewer hands`);
    if (this.#contradicted > 0) {
      const hands = counted(this.#contradicted, 'hand');
      remarks.push(`Left out of these totals: ${hands} with a contradiction`);
    }
    if (all.some(([, { players }]) => [...players.values()].some(({ allIns }) => allIns > 0))) {
      remarks.push(
        'All-in luck: what was won less what the equity was worth when nobody could bet any more, in ' +
          'hands whose cards are all known; it adds up to 0 over all players',
      );
    }
    for (const remark of remarks) page.paragraph(remark, '  ');
    if (remarks.length > 0) page.lines.push('');
    return page.lines.map((line) => `${line}\n`).join('');
  }
}

function block(page: Page, stake: string, totals: Totals, whole: boolean): void {
  const { currency, hands, rake, players } = totals;
  const perShown = 10 ** (DECIMALS - SHOWN_DECIMALS);
  const plain = (amount: number) => formatMoney(amount, { currency, decimals: SHOWN_DECIMALS });
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${plain(amount)}`;
  const all = [...players].sort(([, a], [, b]) => b.hands - a.hands);
  const longest = Math.min(LONGEST_NAME, page.width - NUMBERS);
  const lucks = roundedTogether(all.map(([, { luck }]) => luck / perShown));
  const rows = all
    .slice(0, MOST_PLAYERS)
    .map(([name, { hands, net, allIns }], i) => [
      `  ${shortened(name, longest)}`,
      grouped(hands),
      signed(Math.round(net / perShown)),
      allIns === 0 ? '' : grouped(allIns),
      allIns === 0 ? '' : signed(lucks[i]),
    ]);
  const raked = rake === 0 ? '' : `, rake ${plain(Math.round(rake / perShown))}`;
  page.heading(stake, `: ${counted(hands, 'hand')}${whole ? '' : ' so far'}${raked}`);
  const heading = ['  Player', 'Hands', 'Net', 'All-ins', 'All-in luck'];
  const columns = all.some(([, { allIns }]) => allIns > 0) ? heading.length : heading.length - 2;
  const aligns: Align[] = heading.slice(0, columns).map((_, i) => (i === 0 ? 'left' : 'right'));
  page.table(aligned([heading.slice(0, columns), ...rows], aligns));
  const rest = all.length - MOST_PLAYERS;
  if (rest > 0) page.sentence(`and ${counted(rest, 'player')} more with fewer hands`);
  page.lines.push('');
}
