/** Many replayed hands in few words: a line each, and the totals. */
import { formatMoney } from '../history/money.ts';
import type { Replay } from '../history/replay.ts';
import type { AllInValue } from './all-in-value.ts';
import { handTitle, signedMoney } from './replay-text.ts';
import type { Style } from './style.ts';
import { aligned, grouped, shortened } from './text.ts';

/** Totals are kept in ten-thousandths, whatever the hands count in. */
const DECIMALS = 4;
const LONGEST_NAME = 24;
const MOST_PLAYERS = 50;

interface PlayerTotal {
  hands: number;
  net: number;
  allIns: number;
  luck: number;
}

/** What one currency's hands add up to. */
interface Totals {
  hands: number;
  rake: number;
  players: Map<string, PlayerTotal>;
}

/** `PokerStars hand 86…  $1.75  Player5 +$1.12  legal` */
export function summaryLine(replay: Replay, where: string): string {
  const { hand, result, contradictions, notes } = replay;
  const verdict =
    contradictions.length > 0
      ? `CONTRADICTION ${contradictions[0].why}`
      : notes.length > 0
        ? `note: ${notes[0]}`
        : 'as the rules say';
  const pot = result?.pots.reduce((sum, { amount }) => sum + amount, 0) ?? null;
  const winners = hand.seats.flatMap(({ name }, seat) => {
    const net = result?.seats[seat].net ?? 0;
    return net > 0 ? [`${name} ${signedMoney(net, hand)}`] : [];
  });
  const parts = [
    `${where}  ${handTitle(hand)}`,
    pot === null ? 'not settled' : `pot ${formatMoney(pot, hand)}`,
    ...(pot === null ? [] : [winners.join(', ') || 'nobody wins']),
    verdict,
  ];
  return `${parts.join('  ')}\n`;
}

/** Adds hands up, by currency and player. */
export class Summary {
  readonly #byCurrency = new Map<string, Totals>();

  add({ hand, result, paid }: Replay, value: AllInValue | null): void {
    if (result === null) return;
    const scale = 10 ** (DECIMALS - hand.decimals);
    const totals = this.#byCurrency.get(hand.currency) ?? { hands: 0, rake: 0, players: new Map() };
    this.#byCurrency.set(hand.currency, totals);
    totals.hands++;
    totals.rake += scale * (paid?.rake ?? result.rake);
    for (const [seat, { name }] of hand.seats.entries()) {
      const player = totals.players.get(name) ?? { hands: 0, net: 0, allIns: 0, luck: 0 };
      if (player.hands === 0) totals.players.set(copied(name), player);
      player.hands++;
      const net = paid === null ? result.seats[seat].net : paid.back[seat] - paid.in[seat];
      player.net += scale * net;
      const worth = value?.seats.find((other) => other.seat === seat);
      if (worth === undefined) continue;
      player.allIns++;
      player.luck += scale * (worth.actual - worth.expected);
    }
  }

  /** The totals in words and columns. */
  describe(style: Style): string {
    return [...this.#byCurrency]
      .map(([currency, totals]) => block(currency, totals, style))
      .join('');
  }
}

/** A text of its own: one cut out of a file's text would keep all of that in memory. */
function copied(text: string): string {
  return [...text].join('');
}

function block(currency: string, { hands, rake, players }: Totals, style: Style): string {
  const money = (amount: number) => {
    const cents = Math.round(amount / 100);
    return `${cents > 0 ? '+' : ''}${formatMoney(cents, { currency, decimals: 2 })}`;
  };
  const all = [...players].sort(([, a], [, b]) => b.hands - a.hands);
  const rows = all
    .slice(0, MOST_PLAYERS)
    .map(([name, { hands, net, allIns, luck }]) => [
      `  ${shortened(name, LONGEST_NAME)}`,
      grouped(hands),
      money(net),
      allIns === 0 ? '' : grouped(allIns),
      allIns === 0 ? '' : money(luck),
    ]);
  const heading = ['  Player', 'Hands', 'Net', 'All-ins', 'All-in luck'];
  const title = `${currency === '' ? 'Chips' : currency}: ${grouped(hands)} settled, rake ${money(rake).replace('+', '')}`;
  const rest = all.length - MOST_PLAYERS;
  return [
    '',
    style.strong(title),
    ...aligned([heading, ...rows], ['left', 'right', 'right', 'right', 'right']),
    ...(rest > 0 ? [`  and ${grouped(rest)} more who played fewer hands`] : []),
    '',
  ].join('\n');
}
