/** How replayed hands are spoken of: titles, games, amounts won and lost. */
import { gameRow } from '../../games/game.ts';
import { formatMoney } from '../../history/money.ts';
import type { RecordedHand } from '../../history/recorded.ts';

const CARDS = { 4: '', 5: 'five-card ', 6: 'six-card ' } as const;

/** `pot-limit Omaha Hi/Lo $0.05/$0.10`, `pot-limit Omaha $25/$50 with a cap of $2,000` */
export function gameText(hand: RecordedHand): string {
  const { kind, smallBlind, bigBlind, smallBet, bigBet } = hand.stakes;
  const stakes = kind === 'limit' ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const { name } = gameRow(hand.game);
  const amounts = stakes.map((amount) => formatMoney(amount, hand)).join('/');
  const cap =
    hand.stakes.cap === null ? '' : ` with a cap of ${formatMoney(hand.stakes.cap, hand)}`;
  return `${kind} ${CARDS[hand.holeCount]}${name} ${amounts}${cap}`;
}

/** `PokerStars 86008517721` */
export function handName({ site, id }: RecordedHand): string {
  return id === '' ? `${site} hand` : `${site} ${id}`;
}

/** `PokerStars hand 86008517721` */
export function handTitle({ site, id }: RecordedHand): string {
  return id === '' ? `${site} hand` : `${site} hand ${id}`;
}

/** `+$1.04`, `-$0.50`, `$0` */
export function signedMoney(amount: number, hand: RecordedHand): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount, hand)}`;
}
