/** CoinPoker: PokerStars' lines below a title of its own, amounts in its coin (₮). */
import { pokerStarsImportant, pokerStarsRules } from './pokerstars.ts';
import { type Rule, type Site, tellGame, tellStakes } from './site.ts';

/** `PLO 4 (₮0.01/₮0.02) 2026/06/04 00:25:41 KST` */
const BEGINS = /^CoinPoker Hand #(\d+): +(.*)$/;
const STAKES = /\(([^\s()/]+)\/([^\s()]+)(?: [^()]*)?\)/;

const TITLE: Rule = [
  BEGINS,
  (hand, [id, rest]) => {
    hand.title.begin('CoinPoker', id, /(\d{4}\/\d\d\/\d\d .*\S)/.exec(rest)?.[1] ?? '');
    const name = rest
      .replace(STAKES, '')
      .replace(/\d{4}\/.*$/, '')
      .replace(
        /^([PNF]L)O(8)?(?: ([4-6]))?/,
        (_, limit, hiLo, cards) =>
          `${limit} Omaha ${cards ?? 4} Cards${hiLo === undefined ? '' : ' Hi/Lo'}`,
      );
    const kind = tellGame(hand, name);
    const stakes = STAKES.exec(rest);
    if (kind !== null && stakes !== null) tellStakes(hand, kind, stakes[1], stakes[2]);
  },
];

export const coinPoker: Site = {
  name: 'CoinPoker',
  begins: BEGINS,
  rules: [TITLE, ...pokerStarsRules],
  important: pokerStarsImportant,
  colonActs: true,
};
