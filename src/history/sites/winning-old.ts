/**
 * The Winning network (Americas Cardroom) before 2019. There is no reader for it: its hands name no game
 * limit and print holes card by card. They are known here so that they are told apart, hand by hand.
 */
import { Omaha8Error } from '../../text/errors.ts';
import type { Site } from './site.ts';

const BEGINS = /^Game started at: /;

export const winningOld: Site = {
  name: 'Winning, before 2019',
  begins: BEGINS,
  rules: [
    [
      BEGINS,
      () => {
        throw new Omaha8Error(
          'bad-history',
          'this is how the Winning network wrote hands before 2019, and there is no reader for that',
        );
      },
    ],
  ],
  important: BEGINS,
};
