/** Hands of PokerNow, made up for these tests: entries, the oldest first, and the log that has them. */

/** Ann has the button; Bob and Cy show down; Cy has the high, the low is shared: 5.05 is 2.53 and 2.52. */
export const HI_LO = `-- starting hand #7 (id: ab12cd)  (Pot Limit Omaha Hi/Lo 8 or Better) (dealer: "Ann @ id-A") --
Player stacks: #2 "Ann @ id-A" (10.00) | #4 "Bob @ id_B" (12.50) | #5 "Cy @ idC" (8.00)
Your hand is A♥, 3♣, K♦, J♦
"Bob @ id_B" posts a small blind of 0.05
"Cy @ idC" posts a big blind of 0.10
"Ann @ id-A" raises to 0.35
"Bob @ id_B" calls 0.35
"Cy @ idC" calls 0.35
Flop:  [2♥, 5♦, K♠]
"Bob @ id_B" checks
"Cy @ idC" bets 0.50
The player "Dee @ idD" requested a seat.
"Ann @ id-A" raises to 2.00
"Bob @ id_B" folds
"Cy @ idC" calls 2.00
Turn: 2♥, 5♦, K♠ [9♣]
"Cy @ idC" checks
"Ann @ id-A" checks
River: 2♥, 5♦, K♠, 9♣ [7♠]
"Cy @ idC" bets 1
"Ann @ id-A" folds
Uncalled bet of 1.00 returned to "Cy @ idC"
"Cy @ idC" collected 5.05 from pot
-- ending hand #7 --
"Cy @ idC" shows a A♥, 3♣, K♦, J♦.`;

/** All in on the flop; the turn and the river are dealt twice. Ann wins the first board, Bob the second. */
export const RUN_TWICE = `-- starting hand #8  (Pot Limit Omaha Hi) (dealer: "Ann @ id-A") --
Player stacks: #1 "Ann @ id-A" (2.00) | #9 "Bob @ id_B" (3.00)
"Ann @ id-A" posts a small blind of 0.10
"Bob @ id_B" posts a big blind of 0.20
"Ann @ id-A" raises to 0.60
"Bob @ id_B" calls 0.60
Flop:  [2♥, 9♦, K♠]
"Bob @ id_B" checks
"Ann @ id-A" bets 1.20
"Bob @ id_B" raises to 2.40
"Ann @ id-A" calls 1.40 and go all in
Uncalled bet of 1.00 returned to "Bob @ id_B"
Remaining players decide whether to run it twice.
"Ann @ id-A" chooses to  run it twice.
"Bob @ id_B" shows a K♥, Q♥, 6♣, 5♣.
"Ann @ id-A" shows a A♠, A♥, 8♣, 7♣.
Turn: 2♥, 9♦, K♠ [3♦]
River: 2♥, 9♦, K♠, 3♦ [J♠]
Turn (second run): 2♥, 9♦, K♠ [Q♦]
River (second run): 2♥, 9♦, K♠, Q♦ [4♠]
"Ann @ id-A" collected 2.00 from pot with Pair (combination: A♠, A♥, K♠, J♠, 9♦)
"Bob @ id_B" collected 2.00 from pot with Two Pair on the second run  (combination: K♥, K♠, Q♥, Q♦, 9♦)
-- ending hand #8 --`;

const START = Date.UTC(2022, 11, 28, 6);

function quoted(entry: string): string {
  return /[",]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;
}

/** A log with the entries of some hands, the newest first. */
export function logOf(...hands: readonly string[]): string {
  const rows = hands
    .flatMap((hand) => hand.split('\n'))
    .map((entry, i) => {
      const at = START + 1500 * Math.floor(i / 3);
      return `${quoted(entry)},${new Date(at).toISOString()},${at}${String(i % 100).padStart(2, '0')}`;
    });
  return `entry,at,order\n${rows.reverse().join('\n')}\n`;
}
