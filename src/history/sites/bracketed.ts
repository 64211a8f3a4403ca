/** The lines that 888, PartyPoker and Everleaf have in common: `Name raises [$2]`, `** Dealing flop ** [ … ]`. */
import type { HandBuilder } from '../hand-builder.ts';
import { parseMoney } from '../money.ts';
import type { PostKind } from '../recorded.ts';
import { cardsIn, type Rule, streetOf } from './site.ts';

export const POSTS: Record<string, PostKind> = {
  'small blind': 'small-blind',
  'big blind': 'big-blind',
  ante: 'ante',
  straddle: 'straddle',
};

/** Both blinds at once: `[$0.50 + $1]`, or one sum. */
export function postBoth(hand: HandBuilder, name: string, text: string): void {
  const [dead, live] = text.split('+');
  if (live === undefined) {
    hand.postBoth(name, parseMoney(dead));
    return;
  }
  hand.post(name, 'dead', parseMoney(dead));
  hand.post(name, 'post', parseMoney(live));
}

/** A raise says there what goes in. */
export function bracketedRules(): Rule[] {
  return [
    [/^Seat (\d+) is the button/, (hand, [number]) => hand.title.button(Number(number))],
    [
      /^Seat (\d+): (.+) \(([^()\d]*\d[^()]*)\)$/,
      (hand, [number, name, stack]) => hand.seat(Number(number), name, parseMoney(stack)),
    ],
    [/^(.+?):? folds\.?\s*$/, (hand, [name]) => hand.fold(name)],
    [/^(.+?):? checks\.?\s*$/, (hand, [name]) => hand.check(name)],
    [/^(.+?):? calls \[([^[\]]+)\]/, (hand, [name, amount]) => hand.call(name, parseMoney(amount))],
    [/^(.+?):? bets \[([^[\]]+)\]/, (hand, [name, amount]) => hand.bet(name, parseMoney(amount))],
    [
      /^(.+?):? raises \[([^[\]]+)\]/,
      (hand, [name, amount]) => hand.raiseBy(name, parseMoney(amount)),
    ],
    [
      /^(.+?):? is all-In {2}\[([^[\]]+)\]/,
      (hand, [name, amount]) => hand.allIn(name, parseMoney(amount)),
    ],
    [
      /^(.+?):? posts (small blind|big blind|ante|straddle) \[([^[\]]+)\]/,
      (hand, [name, post, amount]) => hand.post(name, POSTS[post], parseMoney(amount)),
    ],
    [
      /^(.+?):? posts (?:dead blind|big blind \+ dead|small & big blinds?) \[([^[\]]+)\]/,
      (hand, [name, amounts]) => postBoth(hand, name, amounts),
    ],
    [/^\*\* Dealing down cards/, (hand) => hand.dealHoles()],
    [
      /^\*\* Dealing (flop|turn|river) \*\* \[([^[\]]*)\]/i,
      (hand, [street, cards]) => hand.board(streetOf(street), cardsIn(cards)),
    ],
    [/^Dealt to (.+) \[([^[\]]*)\]/, (hand, [name, cards]) => hand.hole(name, cardsIn(cards))],
    [/^(.+?) shows \[([^[\]]*)\]/, (hand, [name, cards]) => hand.show(name, cardsIn(cards))],
    [/^(.+?) mucks \[([^[\]]*)\]/, (hand, [name, cards]) => hand.muck(name, cardsIn(cards))],
    [
      /^(.+?) (?:does not show cards|did not show his hand|doesn't show)/,
      (hand, [name]) => hand.muck(name),
    ],
  ];
}

/** Lines of these formats that tell something whatever their exact shape. */
export const BRACKETED_IMPORTANT =
  /^(?!.*"$).* (?:folds|checks|calls|bets|raises|posts)\b|^\*\* Dealing (?:flop|turn|river)/i;
