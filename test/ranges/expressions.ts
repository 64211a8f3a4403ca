import fc from 'fast-check';

/** Random expressions of the grammar, for hands of four cards. */

const rank = fc.constantFrom(
  ...'AKQJT98765432',
  'R',
  'O',
  'N',
  '*',
  '$L',
  '{W}',
  '[AK]',
  '[T-8,2]',
);
const suit = fc.constantFrom('', '', '', ...'shdcwxyz', '[sh]');
const symbol = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(rank, suit).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...'shdcwxyz', '[As,Kh]', '[Qs,2]') },
);
const pattern = fc
  .array(symbol, { minLength: 1, maxLength: 4 })
  // A bare suit after a rank joins it, which is fine; that never makes more symbols.
  .map((symbols) => symbols.join(''));
const span = fc.constantFrom(
  'KK-TT',
  'A2-A5',
  'TT+',
  'JT9-',
  'AxKx-QxJx',
  'A23-678',
  'A2-',
  '54-2A',
);
const percentage = fc.constantFrom('15%', '5%-10%', '20%6h', '0.5%-1.25%2h');
const atom = fc.oneof(
  { weight: 8, arbitrary: pattern },
  { weight: 2, arbitrary: span },
  { weight: 1, arbitrary: percentage },
  { weight: 2, arbitrary: fc.constantFrom('$ds', '{ss}', '$nt', '$np', '$op', '$tp', 'random') },
);
const space = fc.constantFrom('', '', '', ' ');

export const expression: fc.Arbitrary<string> = fc.letrec<{ range: string; factor: string }>(
  (tie) => ({
    range: fc
      .array(fc.tuple(tie('factor'), space, fc.constantFrom(',', ':', '!', ','), space), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.flat().slice(0, -3).join('')),
    factor: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 4, arbitrary: atom },
      {
        weight: 1,
        arbitrary: fc.tuple(atom, fc.integer({ min: 1, max: 100 })).map(([a, w]) => `${a}@${w}`),
      },
      { weight: 1, arbitrary: tie('range').map((range) => `(${range})`) },
      { weight: 1, arbitrary: tie('range').map((range) => `(${range})@33.25`) },
    ),
  }),
).range;
