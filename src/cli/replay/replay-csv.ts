/** The lines of `omaha8 replay --csv`: one for each hand and player, or with `--csv=players` one for each player. */
import { cardTexts } from '../../cards/text.ts';
import type { AllInValue } from '../../history/all-in-value.ts';
import { heroOf, leftAtEnd, potOf } from '../../history/filters.ts';
import { type MoneyTotals, netsOf, type PlayerTotals } from '../../history/player-totals.ts';
import type { Replay } from '../../history/replayed.ts';
import { isoTime } from '../../history/time.ts';
import { amountNumber } from '../../showdown/amounts.ts';
import type { CsvRow } from '../terminal/csv.ts';

export const HAND_COLUMNS = [
  'file',
  'line',
  'site',
  'id',
  'time',
  'table',
  'tournament',
  'currency',
  'game',
  'cards',
  'structure',
  'smallBlind',
  'bigBlind',
  'players',
  'pot',
  'seat',
  'name',
  'hero',
  'hole',
  'stack',
  'put',
  'paid',
  'net',
  'expected',
  'showdown',
  'contradictions',
] as const;

export const PLAYER_COLUMNS = [
  'name',
  'tournament',
  'currency',
  'hands',
  'net',
  'bigBlindsPer100',
  'bigBlindsError',
  'allIns',
  'luck',
  'adjusted',
  'rake',
  'showdowns',
  'showdownsWon',
  'scooped',
  'threeQuarters',
  'halved',
  'quartered',
] as const satisfies readonly (keyof PlayerTotals | keyof MoneyTotals)[];

/** @param only  the one player whose lines are wanted; null: all players' */
export function handRows(
  file: string,
  replay: Replay,
  value: AllInValue | null,
  only: string | null,
): CsvRow[] {
  const { hand, result, paid, contradictions } = replay;
  const { stakes, decimals } = hand;
  const inUnit = (units: number | undefined) =>
    units === undefined ? null : Math.sign(units) * amountNumber(Math.abs(units), decimals);
  const nets = netsOf(replay);
  const left = leftAtEnd(replay);
  const hero = heroOf(hand);
  const whole = {
    file,
    line: hand.line,
    site: hand.site,
    id: hand.id,
    time: isoTime(hand.date),
    table: hand.table,
    tournament: hand.tournament,
    currency: hand.currency,
    game: hand.game,
    cards: hand.holeCount,
    structure: stakes.kind,
    smallBlind: inUnit(stakes.smallBlind),
    bigBlind: inUnit(stakes.bigBlind),
    players: hand.seats.length,
    pot: result === null ? null : potOf(replay),
    contradictions: contradictions.length,
  };
  return hand.seats.flatMap(({ name, stack, hole }, seat) => {
    if (only !== null && name !== only) return [];
    const expected = value?.seats.find((each) => each.seat === seat)?.expected;
    return [
      {
        ...whole,
        seat: seat + 1,
        name,
        hero: name === hero,
        hole: hole === null ? null : cardTexts(hole),
        stack: inUnit(stack),
        put: inUnit(result?.seats[seat].paid),
        paid: inUnit(paid?.back[seat]),
        net: nets === null ? null : inUnit(nets[seat]),
        expected: expected === undefined ? null : Number((expected / 10 ** decimals).toFixed(8)),
        showdown: left.size > 1 && left.has(seat),
      },
    ];
  });
}

export function playerRows(totals: readonly MoneyTotals[]): CsvRow[] {
  return totals.flatMap(({ players, tournament, currency }) =>
    players.map((player) => ({ ...player, tournament, currency })),
  );
}
