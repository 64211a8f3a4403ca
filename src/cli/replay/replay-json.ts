/** A replayed hand as JSON: what `omaha8 replay --json` prints, one object a line. */
import { cardTexts } from '../../cards/text.ts';
import type { AllInValue } from '../../history/all-in-value.ts';
import type { Replay } from '../../history/replayed.ts';
import { buttonIndex } from '../../history/seating.ts';
import { amountNumber } from '../../showdown/amounts.ts';

/** What is expected is an average, so it is finer than any chip. */
const EXPECTED_DECIMALS = 8;

/** A hand, all amounts in the user's unit; seats are numbered from 1 in the order of `seats`. */
export function replayJson(replay: Replay, value: AllInValue | null): Record<string, unknown> {
  const { hand, result, paid, contradictions, notes } = replay;
  const signed = (units: number) =>
    units < 0 ? -amountNumber(-units, hand.decimals) : amountNumber(units, hand.decimals);
  const { stakes } = hand;
  return {
    site: hand.site,
    id: hand.id,
    date: hand.date,
    table: hand.table,
    tournament: hand.tournament,
    game: hand.game,
    cards: hand.holeCount,
    structure: stakes.kind,
    smallBlind: signed(stakes.smallBlind),
    bigBlind: signed(stakes.bigBlind),
    cap: stakes.cap === null ? null : signed(stakes.cap),
    currency: hand.currency,
    button: buttonIndex(hand) + 1,
    seats: hand.seats.map(({ number, name, stack, hole }, i) => ({
      seat: i + 1,
      number,
      name,
      stack: signed(stack),
      hole: hole === null ? null : cardTexts(hole),
      put: result === null ? null : signed(result.seats[i].paid),
      paid: paid === null ? null : signed(paid.back[i]),
      net: result === null ? null : signed(result.seats[i].net),
    })),
    actions: actionsJson(replay, signed),
    pots: result === null ? null : potsJson(result, signed),
    returned:
      result?.returned.map(({ seat, amount }) => ({ seat: seat + 1, amount: signed(amount) })) ??
      null,
    rake: paid === null ? null : signed(paid.rake),
    rakeInferred: paid === null ? null : paid.rakeInferred,
    allIn:
      value === null
        ? null
        : {
            board: cardTexts(value.board),
            dead: cardTexts(value.dead),
            players: value.seats.map(({ seat, equities, share, expected, actual }) => ({
              seat: seat + 1,
              equities,
              share,
              expected: Number((expected / 10 ** hand.decimals).toFixed(EXPECTED_DECIMALS)),
              actual: signed(actual),
            })),
          },
    legal: contradictions.every(({ kind }) => kind !== 'illegal'),
    contradictions: contradictions.map(({ kind, line, why }) => ({ kind, line, why })),
    notes,
  };
}

function actionsJson({ steps }: Replay, signed: (units: number) => number): unknown[] {
  return steps.map(({ event, pot, allIn }) => {
    const { kind, line } = event;
    const about: Record<string, unknown> = { line, kind };
    if (event.kind === 'board') {
      Object.assign(about, {
        street: event.street,
        board: event.run + 1,
        cards: cardTexts(event.cards),
      });
    } else if ('seat' in event) about.seat = event.seat + 1;
    if (event.kind === 'post') about.post = event.post;
    if ('amount' in event && event.amount > 0) about.amount = signed(event.amount);
    if (event.kind === 'bet' || event.kind === 'raise') about.to = signed(event.to);
    if (event.kind === 'collect') about.pot = event.pot;
    else about.inPot = signed(pot);
    if (allIn) about.allIn = true;
    return about;
  });
}

function potsJson(
  result: NonNullable<Replay['result']>,
  signed: (units: number) => number,
): unknown[] {
  const seats = (list: readonly number[]) => list.map((seat) => seat + 1);
  return result.pots.map(({ amount, rake, eligible, boards }) => ({
    amount: signed(amount),
    rake: signed(rake),
    eligible: seats(eligible),
    boards: boards.map(({ high, low, payouts, oddChips }) => ({
      high: { amount: signed(high.amount), winners: seats(high.winners) },
      low: low && { amount: signed(low.amount), winners: seats(low.winners) },
      payouts: payouts.map((paid) => ({ seat: paid.seat + 1, amount: signed(paid.amount) })),
      oddChips: oddChips.map(({ seat, place }) => ({ seat: seat + 1, place })),
    })),
  }));
}
