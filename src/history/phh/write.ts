import { stringify } from 'smol-toml';
import { formatCards } from '../../cards/text.ts';
import { amountNumber, formatAmount } from '../../showdown/amounts.ts';
import { printableToml } from '../../text/printable.ts';
import { checkAgainst, listOf, one, orNull, record } from '../../text/shape.ts';
import { checkRecorded } from '../check-recorded.ts';
import { splashOf } from '../hand-checks.ts';
import type { RecordedEvent, RecordedHand } from '../recorded.ts';
import { buttonIndex } from '../seating.ts';
import { inPhhOrder, PHH_GAMES, usualBlindKinds } from './fields.ts';

/** By seat: see `Replay`. */
interface Paid {
  in: readonly number[];
  back: readonly number[];
}

const amounts = listOf(one((value) => typeof value === 'number'));
const PAID = orNull(record({ in: amounts, back: amounts }));

type PostEvent = Extract<RecordedEvent, { kind: 'post' }>;

/** Seats in the order of PHH: from the left of the button, which comes last. */
function playersOf(hand: RecordedHand): number[] {
  const button = buttonIndex(hand);
  return hand.seats.map((_, i) => (button + 1 + i) % hand.seats.length);
}

/** What each player posts of some kinds, heads-up in the order that PHH lists it. */
function postsOf(
  posts: readonly PostEvent[],
  players: readonly number[],
  kinds: readonly PostEvent['post'][],
): number[] {
  const of = (seat: number) =>
    posts
      .filter((event) => event.seat === seat && kinds.includes(event.post))
      .reduce((sum, { amount }) => sum + amount, 0);
  return inPhhOrder(players.map(of));
}

/** What each player's blind is; null where a reader would guess it. */
function blindKindsOf(posts: readonly PostEvent[], players: readonly number[]): string[] | null {
  const live = posts.filter(({ post }) => post !== 'ante' && post !== 'dead');
  const kinds = players.map((seat) => live.find((event) => event.seat === seat)?.post ?? '');
  const usual = usualBlindKinds(players.length);
  return kinds.every((kind, i) => kind === '' || kind === usual[i]) ? null : kinds;
}

function codeOf({ game, stakes }: RecordedHand): string {
  const codes = Object.entries(PHH_GAMES);
  const found = codes.find(([, of]) => of.game === game && of.kind === stakes.kind);
  return (found as [string, unknown])[0];
}

/** The actions of a hand in PHH's notation. */
function actionsOf(hand: RecordedHand, players: readonly number[]): string[] {
  const player = (seat: number) => `p${players.indexOf(seat) + 1}`;
  const unknown = '??'.repeat(hand.holeCount);
  const cards = (seat: number) => {
    const { hole } = hand.seats[seat];
    return hole === null ? unknown : formatCards(hole);
  };
  const actions = players.map((seat) => `d dh ${player(seat)} ${cards(seat)}`);
  const later: string[][] = [];
  let end = 0;
  for (const event of hand.events) {
    switch (event.kind) {
      case 'fold':
        actions.push(`${player(event.seat)} f`);
        break;
      case 'check':
      case 'call':
        actions.push(`${player(event.seat)} cc`);
        break;
      case 'bet':
      case 'raise':
        actions.push(`${player(event.seat)} cbr ${formatAmount(event.to, hand.decimals)}`);
        break;
      case 'board': {
        const deal = `d db ${formatCards(event.cards)}`;
        if (event.run === 0) end = actions.push(deal);
        else later[event.run] = [...(later[event.run] ?? []), deal];
        break;
      }
      case 'show':
        actions.push(`${player(event.seat)} sm ${cards(event.seat)}`);
        break;
      case 'muck':
        actions.push(`${player(event.seat)} sm`);
        break;
      default:
    }
  }
  // A reader takes what is dealt after a whole board for the next one.
  return actions.toSpliced(end, 0, ...later.flat());
}

/** What each seat has after the hand; null where that is not known. */
function finishingStacks(hand: RecordedHand, paid: Paid | null): number[] | null {
  if (paid === null) return hand.finishingStacks;
  return hand.seats.map(({ stack }, seat) => stack + paid.back[seat] - paid.in[seat]);
}

/**
 * Writes a hand as a PHH document. What the standard has no field for stands in fields that begin with
 * an underscore: see `fields.ts`.
 *
 * @param paid  what each seat put in and got back in all, as `replayHand` makes out from the file;
 *   without it the document has the finishing stacks that the hand came with
 */
export function writePhh(hand: RecordedHand, paid: Paid | null = null): string {
  checkRecorded(hand, 'writePhh');
  checkAgainst(PAID, paid, 'writePhh: expected what the seats paid and got back');
  const { stakes, seats, decimals, events } = hand;
  const amount = (units: number) => amountNumber(units, decimals);
  const players = playersOf(hand);
  const posts = events.filter((event): event is PostEvent => event.kind === 'post');
  const dead = postsOf(posts, players, ['dead']);
  const blinds = postsOf(posts, players, ['small-blind', 'big-blind', 'straddle', 'post']);
  const kinds = blindKindsOf(posts, players);
  const posted = (kind: PostEvent['post']) => posts.find(({ post }) => post === kind)?.amount ?? 0;
  const usual =
    posted('small-blind') === stakes.smallBlind && posted('big-blind') === stakes.bigBlind;
  const splash = splashOf(hand);
  const finish = finishingStacks(hand, paid);
  const runs = 1 + Math.max(0, ...events.map((event) => (event.kind === 'board' ? event.run : 0)));
  const emptyButton = hand.button !== null && !seats.some(({ number }) => number === hand.button);

  const document = {
    variant: codeOf(hand),
    ante_trimming_status: hand.antesTrimmed,
    antes: postsOf(posts, players, ['ante', 'dead']).map(amount),
    blinds_or_straddles: blinds.map(amount),
    ...(stakes.kind === 'limit'
      ? { small_bet: amount(stakes.smallBet), big_bet: amount(stakes.bigBet) }
      : { min_bet: amount(stakes.bigBet) }),
    starting_stacks: players.map((seat) => amount(seats[seat].stack)),
    actions: actionsOf(hand, players),
    ...(finish !== null && { finishing_stacks: players.map((seat) => amount(finish[seat])) }),
    ...(hand.site !== 'PHH' && { venue: hand.site }),
    ...(hand.table !== '' && { table: hand.table }),
    ...(hand.currency !== '' && { currency_symbol: hand.currency }),
    seats: players.map((seat) => seats[seat].number),
    players: players.map((seat) => seats[seat].name),
    ...(hand.id !== '' && { _hand_id: hand.id }),
    ...(hand.date !== '' && { _date: hand.date }),
    ...(hand.tournament !== null && { _tournament: hand.tournament }),
    ...(hand.holeCount !== 4 && { _hole_cards: hand.holeCount }),
    ...(runs > 1 && { _runs: runs }),
    ...(dead.some((units) => units > 0) && { _dead: dead.map(amount) }),
    ...(kinds !== null && { _blind_kinds: kinds }),
    ...(!usual && { _blinds: [amount(stakes.smallBlind), amount(stakes.bigBlind)] }),
    ...(splash > 0 && { _splash: amount(splash) }),
    ...(stakes.cap !== null && { _cap: amount(stakes.cap) }),
    ...(emptyButton && { _empty_button: hand.button }),
    ...(hand.oddChips !== 'wsop' && { _odd_chips: hand.oddChips }),
    ...(hand.rake !== null && { _rake: amount(hand.rake) }),
    _chip: amount(hand.chip),
  };
  return printableToml(stringify(document));
}
