/** One and the same hand, made up for these tests, in the words of every site. */

/** Ann has the button; Cy and Ann show down; Ann has the high, the low is shared; 4.05 less 0.20 rake. */
export const POKER_STARS = `PokerStars Hand #1001:  Omaha Hi/Lo Pot Limit ($0.05/$0.10 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #2 is the button
Seat 2: Ann ($10 in chips)
Seat 4: Bob ($12.50 in chips)
Seat 5: Cy ($8.00 in chips)
Bob: posts small blind $0.05
Cy: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Cy [Ah 3c Kd Jd]
Ann: raises $0.25 to $0.35
Bob: calls $0.30
Cy: calls $0.25
*** FLOP *** [2h 5d Ks]
Bob: checks
Cy: bets $0.50
Ann: calls $0.50
Bob: folds
*** TURN *** [2h 5d Ks] [9c]
Cy: checks
Ann: checks
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy: checks
Ann: bets $1
Cy: calls $1
*** SHOW DOWN ***
Ann: shows [As 3d 9h 9d] (HI: three of a kind, Nines; LO: 7,5,3,2,A)
Cy: shows [Ah 3c Kd Jd] (HI: a pair of Kings; LO: 7,5,3,2,A)
Ann collected $1.93 from pot
Ann collected $0.96 from pot
Cy collected $0.96 from pot
*** SUMMARY ***
Total pot $4.05 | Rake $0.20
Board [2h 5d Ks 9c 7s]
Seat 2: Ann (button) showed [As 3d 9h 9d] and won ($2.89) with HI: three of a kind, Nines; LO: 7,5,3,2,A
Seat 4: Bob (small blind) folded on the Flop
Seat 5: Cy (big blind) showed [Ah 3c Kd Jd] and won ($0.96) with HI: a pair of Kings; LO: 7,5,3,2,A
`;

const FULL_TILT = `Full Tilt Poker Game #1001: Table Vega (6 max) - PL Omaha H/L - $0.05/$0.10 - 4:05:06 ET - 2020/02/03
Seat 2: Ann ($10)
Seat 4: Bob ($12.50)
Seat 5: Cy ($8)
Seat 6: Dee ($3), is sitting out
Bob posts the small blind of $0.05
Cy posts the big blind of $0.10
The button is in seat #2
*** HOLE CARDS ***
Dealt to Cy [Ah 3c Kd Jd]
Ann raises to $0.35
Bob: I call with that
Bob calls $0.30
Cy calls $0.25
*** FLOP *** [2h 5d Ks] (Total Pot: $1.05, 3 Players)
Bob checks
Cy bets $0.50
Ann calls $0.50
Bob folds
*** TURN *** [2h 5d Ks] [9c] (Total Pot: $2.05, 2 Players)
Cy checks
Ann checks
*** RIVER *** [2h 5d Ks 9c] [7s] (Total Pot: $2.05, 2 Players)
Cy checks
Ann has 15 seconds left to act
Ann bets $1
Cy calls $1
*** SHOW DOWN ***
Ann shows [As 3d 9h 9d] three of a kind, Nines, for high and 7,5,3,2,A, for low
Cy shows [Ah 3c Kd Jd] a pair of Kings, for high and 7,5,3,2,A, for low
Ann wins the high pot ($1.93) with three of a kind, Nines
Ann ties for the low pot ($0.96) with 7,5,3,2,A
Cy ties for the low pot ($0.96) with 7,5,3,2,A
*** SUMMARY ***
Total pot $4.05 | Rake $0.20
Board: [2h 5d Ks 9c 7s]
Seat 2: Ann (button) showed [As 3d 9h 9d] and won ($2.89) with HI: three of a kind, Nines; LO: 7,5,3,2,A
Seat 4: Bob (small blind) folded on the Flop
Seat 5: Cy (big blind) showed [Ah 3c Kd Jd] and won ($0.96) with LO: 7,5,3,2,A
`;

const PACIFIC = `#Game No : 1001
***** 888poker Hand History for Game 1001 *****
$0.05/$0.10 Blinds Pot Limit OmahaHL - *** 03 02 2020 04:05:06
Table Vega 6 Max (Real Money)
Seat 2 is the button
Total number of players : 3
Seat 2: Ann ( $10 )
Seat 4: Bob ( $12.50 )
Seat 5: Cy ( $8 )
Bob posts small blind [$0.05]
Cy posts big blind [$0.10]
** Dealing down cards **
Dealt to Cy [ Ah, 3c, Kd, Jd ]
Ann raises [$0.35]
Bob calls [$0.30]
Cy calls [$0.25]
** Dealing flop ** [ 2h, 5d, Ks ]
Bob checks
Cy bets [$0.50]
Ann calls [$0.50]
Bob folds
** Dealing turn ** [ 9c ]
Cy checks
Ann checks
** Dealing river ** [ 7s ]
Cy checks
Ann bets [$1]
Cy calls [$1]
** Summary **
Ann shows [ As, 3d, 9h, 9d ]
(Hi: 9c, 9h, 9d, Ks, 7s)
Cy shows [ Ah, 3c, Kd, Jd ]
(Lo: 2h, 3c, 5d, 7s, Ah)
Ann collected [ $1.93 ]
Ann collected [ $0.96 ]
Cy collected [ $0.96 ]
`;

const PARTY_POKER = `***** Hand History for Game 1001 *****
$10 USD PL Omaha Hi-Lo - Monday, February 03, 04:05:06 EST 2020
Table Vega (Real Money)
Seat 2 is the button
Total number of players : 3/6
Seat 5: Cy ( $8 USD )
Seat 2: Ann ( $10 USD )
Seat 4: Bob ( $12.50 USD )
Bob posts small blind [$0.05 USD].
Cy posts big blind [$0.10 USD].
** Dealing down cards **
Dealt to Cy [  Ah 3c Kd Jd ]
Ann raises [$0.35 USD]
Bob: Ann folds
Bob calls [$0.30 USD]
Cy calls [$0.25 USD]
** Dealing Flop ** [ 2h, 5d, Ks ]
Bob checks
Cy bets [$0.50 USD]
Ann calls [$0.50 USD]
Bob folds
** Dealing Turn ** [ 9c ]
Cy checks
Ann checks
** Dealing River ** [ 7s ]
Cy checks
Ann bets [$1 USD]
Cy calls [$1 USD]
Ann shows [ As, 3d, 9h, 9d ]three of a kind, Nines.
Ann shows7,5,3,2,A  for low.
Cy shows [ Ah, 3c, Kd, Jd ]a pair of Kings.
Ann wins $1.93 USD from the main pot with three of a kind, Nines.
Ann wins Lo ($0.96 USD) from the main pot with 7,5,3,2,A.
Cy wins Lo ($0.96 USD) from the main pot with 7,5,3,2,A.
`;

const WINAMAX = `Winamax Poker - CashGame - HandId: #1001-7-1580702706 - Omaha Hi/Lo pot limit (0.05€/0.10€) - 2020/02/03 04:05:06 UTC
Table: 'Vega 04' 6-max (real money) Seat #2 is the button
Seat 2: Ann (10€)
Seat 4: Bob (12.50€)
Seat 5: Cy (8€)
*** ANTE/BLINDS ***
Bob posts small blind 0.05€
Cy posts big blind 0.10€
Dealt to Cy [Ah 3c Kd Jd]
*** PRE-FLOP ***
Ann raises 0.25€ to 0.35€
Bob calls 0.30€
Cy calls 0.25€
*** FLOP *** [2h 5d Ks]
Bob checks
Cy bets 0.50€
Ann calls 0.50€
Bob folds
*** TURN *** [2h 5d Ks][9c]
Cy checks
Ann checks
*** RIVER *** [2h 5d Ks 9c][7s]
Cy checks
Ann bets 1€
Cy calls 1€
*** SHOW DOWN ***
Ann shows [As 3d 9h 9d] (Three of a kind : 9)
Cy shows [Ah 3c Kd Jd] (One pair : K)
Ann collected 1.93€ from pot(HI)
Ann collected 0.96€ from pot(LO)
Cy collected 0.96€ from pot(LO)
*** SUMMARY ***
Total pot 3.85€ | Rake 0.20€
Board: [2h 5d Ks 9c 7s]
Seat 2: Ann (button) showed [As 3d 9h 9d] and won 1.93€ with HI : Three of a kind : 9
Seat 5: Cy (big blind) showed [Ah 3c Kd Jd] and won 0.96€ with LO : High card : 7
`;

const EVERLEAF = `Everleaf Gaming Game #1001
***** Hand history for game #1001 *****
$0.05/$0.10 PL Omaha Hi/Lo - 2020/02/03 - 04:05:06
Table Vega
Seat 2 is the button
Total number of players: 3
Seat 2: Ann (  $ 10 USD )
Seat 4: Bob (  $ 12.50 USD )
Seat 5: Cy (  $ 8 USD )
Bob: posts small blind [$ 0.05 USD]
Cy: posts big blind [$ 0.10 USD]
** Dealing down cards **
Dealt to Cy [ Ah, 3c, Kd, Jd ]
Ann raises [$ 0.35 USD]
Bob calls [$ 0.30 USD]
Cy calls [$ 0.25 USD]
** Dealing Flop ** [ 2h, 5d, Ks ]
Bob checks
Cy: bets [$ 0.50 USD]
Ann calls [$ 0.50 USD]
Bob folds
** Dealing Turn ** [ 9c ]
Cy checks
Ann checks
** Dealing River ** [ 7s ]
Cy checks
Ann: bets [$ 1 USD]
Cy calls [$ 1 USD]
Ann shows [ As, 3d, 9h, 9d ] three of a kind, nines
Cy shows [ Ah, 3c, Kd, Jd ] a pair of kings
Ann wins  high ($ 1.93 USD) from main pot with three of a kind, nines [ 9h, 9d, 9c, Ks, 7s ]
Ann wins  low ($0.96) from main pot with 7 5 3 2 A [ As, 2h, 3d, 5d, 7s ]
Cy wins  low ($0.96) from main pot with 7 5 3 2 A [ Ah, 2h, 3c, 5d, 7s ]
`;

const WINNING = `Hand #1001 - Omaha H/L(Pot Limit) - $0.05/$0.10 - 2020/02/03 04:05:06 UTC
Vega 6-max Seat #2 is the button
Seat 2: Ann ($10.00)
Seat 4: Bob ($12.50)
Seat 5: Cy ($8.00)
Bob posts the small blind $0.05
Cy posts the big blind $0.10
*** HOLE CARDS ***
Dealt to Cy [Ah 3c Kd Jd]
Ann raises $0.35 to $0.35
Bob calls $0.30
Cy calls $0.25
*** FLOP *** [2h 5d Ks]
Main pot $1.00 | Rake $0.05
Bob checks
Cy bets $0.50
Ann calls $0.50
Bob folds
*** TURN *** [2h 5d Ks] [9c]
Main pot $1.95 | Rake $0.10
Cy checks
Ann checks
*** RIVER *** [2h 5d Ks 9c] [7s]
Main pot $1.95 | Rake $0.10
Cy checks
Ann bets $1.00
Cy calls $1.00
*** SHOW DOWN ***
Main pot $3.85 | Rake $0.20
Ann shows [As 3d 9h 9d] (HI - three of a kind, Set of Nines [9h 9d 9c Ks 7s] | LO - [7,5,3,2,1])
Cy shows [Ah 3c Kd Jd] (HI - a pair, Pair of Kings [Ks Kd As 9c 7s] | LO - [7,5,3,2,1])
Ann collected $2.89 from main pot
Cy collected $0.96 from main pot
*** SUMMARY ***
Total pot $3.85 | Rake $0.16 | JP Fee $0.04
Board [2h 5d Ks 9c 7s]
Seat 2: Ann (button) showed [As 3d 9h 9d] and won $2.89 with HI - three of a kind
Seat 4: Bob (small blind) folded on the FLOP
Seat 5: Cy (big blind) showed [Ah 3c Kd Jd] and won $0.96 with LO - [7,5,3,2,1]
`;

const IPOKER = `<?xml version="1.0" encoding="utf-8"?><session sessioncode="77">
 <general>
  <mode>real</mode>
  <gametype>Omaha Hi-Lo PL $0.05/$0.10</gametype>
  <tablename>Vega, 770011</tablename>
  <tablecurrency>USD</tablecurrency>
  <duration>00:26</duration>
  <currency>EUR</currency>
  <nickname>Cy</nickname>
  <bets>$1.85</bets>
 </general>
 <game gamecode="1001">
  <general>
   <startdate>2020-02-03 04:05:06</startdate>
   <players>
    <player seat="1" name="" chips="$0" dealer="0" win="$0" bet="$0"/>
    <player seat="2" name="Ann" chips="$10" dealer="1" win="$2.89" bet="$1.85"/>
    <player seat="4" name="Bob" chips="$12.50" dealer="0" win="$0" bet="$0.35"/>
    <player seat="5" name="Cy" chips="$8" dealer="0" win="$0.96" bet="$1.85"/>
    <player seat="6" name="Dee" chips="$3" dealer="0" win="$0" bet="$0"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="Bob" type="1" sum="$0.05" cards=""/>
   <action no="2" player="Cy" type="2" sum="$0.10" cards=""/>
   <action no="3" player="Dee" type="8" sum="$0" cards=""/>
  </round>
  <round no="1">
   <cards type="Pocket" player="Ann">SA D3 H9 D9</cards>
   <action no="4" player="Ann" type="23" sum="$0.35" cards=""/>
   <cards type="Pocket" player="Bob">X X X X</cards>
   <action no="5" player="Bob" type="3" sum="$0.30" cards=""/>
   <cards type="Pocket" player="Cy">HA C3 DK DJ</cards>
   <action no="6" player="Cy" type="3" sum="$0.25" cards=""/>
  </round>
  <round no="2">
   <cards type="Flop" player="">H2 D5 SK</cards>
   <action no="9" player="Ann" type="3" sum="$0.50" cards=""/>
   <action no="7" player="Bob" type="4" sum="$0" cards=""/>
   <action no="10" player="Bob" type="0" sum="$0" cards=""/>
   <action no="8" player="Cy" type="5" sum="$0.50" cards=""/>
  </round>
  <round no="3">
   <cards type="Turn" player="">C9</cards>
   <action no="12" player="Ann" type="4" sum="$0" cards=""/>
   <action no="11" player="Cy" type="4" sum="$0" cards=""/>
  </round>
  <round no="4">
   <cards type="River" player="">S7</cards>
   <action no="14" player="Ann" type="5" sum="$1" cards=""/>
   <action no="13" player="Cy" type="4" sum="$0" cards=""/>
   <action no="15" player="Cy" type="3" sum="$1" cards=""/>
  </round>
 </game>
</session>
`;

/** On GGPoker and CoinPoker the lines below the title are those of PokerStars. */
const GG_POKER = POKER_STARS.replace(
  /^.*/,
  'Poker Hand #OM1001: PL Omaha Hi/Lo ($0.05/$0.10) - 2020/02/03 04:05:06',
);
const COIN_POKER = POKER_STARS.replace(
  /^.*/,
  'CoinPoker Hand #1001: PLO8 4 (₮0.05/₮0.10) 2020/02/03 04:05:06 UTC',
).replaceAll('$', '₮');

const BOVADA = `Bovada Hand #1001 TBL#77 OMAHA HiLo Pot Limit - 2020-02-03 04:05:06
Seat 2: Ann ($10 in chips)
Seat 4: Bob ($12.50 in chips)
Seat 5: Cy [ME] ($8 in chips)
Ann : Set dealer [2]
Bob : Small Blind $0.05
Cy  [ME] : Big blind $0.10
*** HOLE CARDS ***
Ann : Card dealt to a spot [As 3d 9h 9d]
Cy  [ME] : Card dealt to a spot [Ah 3c Kd Jd]
Ann : Raises $0.35 to $0.35
Bob : Calls $0.30
Cy  [ME] : Calls $0.25
*** FLOP *** [2h 5d Ks]
Bob : Checks
Cy  [ME] : Bets $0.50
Table enter user
Ann : Calls $0.50
Bob : Folds (timeout)
*** TURN *** [2h 5d Ks] [9c]
Cy  [ME] : Checks
Ann : Checks
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy  [ME] : Checks
Ann : Bets $1
Cy  [ME] : Calls $1
Ann : Showdown [9h 9d 9c Ks 7s As 3d 7s 5d 2h] (Three of a kind)
Cy  [ME] : Showdown [Kd Ah Ks 9c 7s Ah 3c 7s 5d 2h] (One pair)
Ann : Hand result $2.89
Cy  [ME] : Hand result $0.96
*** SUMMARY ***
Total Pot($4.05)
Board [2h 5d Ks 9c 7s]
Seat+2: Ann HI $1.93  with Three of a kind [As 3d 9h 9d-9h 9d 9c Ks 7s] LO $0.96 [As 3d 9h 9d-As 3d 7s 5d 2h]
Seat+4: Bob Folded on the FLOP
Seat+5: Cy  with One pair [Ah 3c Kd Jd-Kd Ah Ks 9c 7s] LO $0.96 [Ah 3c Kd Jd-Ah 3c 7s 5d 2h]
`;

const KINGS_CLUB = `#1001: Pot Limit Omaha Hi-Lo - 0.05/0.10
2020-02-03 04:05:06
Table 'Vega' Seat 2 is the button
Seat 2: Ann (10)
Seat 4: Bob (12.50)
Seat 5: Cy (8)
Bob: posts the small blind 0.05
Cy: posts the big blind 0.10
*** HOLE CARDS ***
Dealt to Ann: [X X X X]
Dealt to Bob: [X X X X]
Dealt to Cy: [Ah 3c Kd Jd]
Ann raises to 0.35
Bob calls 0.35
Cy calls 0.35
*** FLOP *** [2h 5d Ks]
Bob checks
Cy bets 0.50
Ann calls 0.50
Bob folds
*** TURN *** [2h 5d Ks] [9c]
Cy checks
Ann checks
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy checks
Ann bets 1
Cy calls 1
Ann shows [As 3d 9h 9d]
Cy shows [Ah 3c Kd Jd]
*** SUMMARY ***
Seat 2: Ann (11.04) +1.04
Seat 4: Bob (12.15) -0.35
Seat 5: Cy (7.11) -0.89
Rake 0.20
Ann wins (2.89) from pot
Cy wins (0.96) from pot
`;

const CAKE = `Hand#1001 - Vega -- CASH -- $0.05/$0.10 PL OmahaHiLo -- 2020/02/03 - 04:05:06
Dealer: Seat 2
Seat 2: Ann ($10 in chips)
Seat 4: Bob ($12.50 in chips)
Seat 5: Cy ($8 in chips)
Bob: posts small blind $0.05
Cy: posts big blind $0.10
Dealt to Cy [Ah,3c,Kd,Jd]
Ann: raises to $0.35
Bob: calls $0.30
Cy: calls $0.25
*** FLOP *** [2h,5d,Ks]
Bob: checks
Cy: bets $0.50
Ann: calls $0.50
Bob: folds
*** TURN *** [9c]
Cy: checks
Ann: checks
*** RIVER *** [7s]
Cy: checks
Ann: bets $1
Cy: calls $1
***SHOW DOWN***
Ann: shows [As 3d 9h 9d] (Three of a Kind of Nines )
Cy: shows [Ah 3c Kd Jd] (Pair of Kings )
Ann wins high pot $1.93 with Three of a Kind of Nines
Ann ties low pot $0.96 with 7,5,3,2,A
Cy ties low pot $0.96 with 7,5,3,2,A
Rake: $0.20
`;

const ENTRACTION = `Game # 1001 - Omaha Hi/Lo Pot Limit USD 0.05/0.10 - Table "Vega"

Players(max 6):
Ann                    (USD 10.00 in seat 2)
Bob                    (USD 12.50 in seat 4)
Cy                      (USD 8.00 in seat 5)

Dealer:                     Ann
Small Blind:                Bob      (0.05)
Big Blind:                  Cy       (0.10)

Ann                      Raise       (0.35)
Bob                      Call        (0.30)
Cy                       Call        (0.25)

Flop                        2h - 5d - Ks

Bob                      Check
Cy                       Bet         (0.50)
Ann                      Call        (0.50)
Bob                      Fold

Turn                        2h - 5d - Ks - 9c

Cy                       Check
Ann                      Check

River                       2h - 5d - Ks - 9c - 7s

Cy                       Check
Ann                      Bet         (1.00)
Cy                       Call        (1.00)

Ann shows:               As - 3d - 9h - 9d
Cy shows:                Ah - 3c - Kd - Jd

Ann wins:                USD 2.89
Cy wins:                 USD 0.96
Rake:                       USD 0.20

Game ended 2020-02-03 04:05:46 GMT+01:00
`;

const ABSOLUTE = `Stage #1001: Omaha Hi/Lo  Pot Limit $0.05/$0.10 - 2020-02-03 04:05:06.005 (ET) [ 2020-02-03 04:05:06 ]
Table: Vega (Real Money) Seat #2 is the dealer
Seat 2 - Ann ($10 in chips)
Seat 4 - Bob ($12.50 in chips)
Seat 5 - Cy ($8 in chips)
Bob - Posts small blind $0.05
Cy - Posts big blind $0.10
*** POCKET CARDS ***
Dealt to Cy [Ah 3c Kd Jd]
Ann - Raises $0.35 to $0.35
Bob - Calls $0.30
Cy - Calls $0.25
*** FLOP *** [2h 5d Ks]
Bob - Checks
Cy - Bets $0.50
Ann - Calls $0.50
Bob - Folds
*** TURN *** [2h 5d Ks] [9c]
Cy - Checks
Ann - Checks
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy - Checks
Ann - Bets $1
Cy - Calls $1
*** SHOW DOWN ***
Ann - Shows [As 3d 9h 9d] (HI: Three of a kind, nines)
Cy - Shows [Ah 3c Kd Jd] (HI: One pair, kings)
Ann Collects $2.89 from main pot
Cy Collects $0.96 from main pot
*** SUMMARY ***
Total Pot($4.05) | Rake ($0.20)
Board [2h 5d Ks 9c 7s]
Seat 2: Ann (dealer) collected Total ($2.89) HI:($1.93) LO:($0.96) [As 3d 9h 9d]
Seat 4: Bob (small blind) Folded on the FLOP
Seat 5: Cy (big blind) collected Total ($0.96) LO:($0.96) [Ah 3c Kd Jd]
`;

const ON_GAME = `***** History for hand R5-1001 *****
Start hand: Mon Feb 03 04:05:06 CET 2020
Table: Vega [77] (POT_LIMIT OMAHA_HI_LO $0.05/$0.10, Real money)
User: Cy
Button: seat 2
Players in round: 3
Seat 2: Ann ($10)
Seat 4: Bob ($12.50)
Seat 5: Cy ($8)
Bob posts small blind ($0.05)
Cy posts big blind ($0.10)
---
Dealing pocket cards
Dealing to Cy: [Ah, 3c, Kd, Jd]
Ann raises $0.35 to $0.35
Bob calls $0.30
Cy calls $0.25
--- Dealing flop [2h, 5d, Ks]
Bob checks
Cy bets $0.50
Ann calls $0.50
Bob folds
--- Dealing turn [9c]
Cy checks
Ann checks
--- Dealing river [7s]
Cy checks
Ann bets $1
Cy calls $1
---
Summary:
Main pot: $4.05 won by Ann ($1.93 High), Ann ($0.96 Low), Cy ($0.96 Low)
Rake taken: $0.20
Seat 2: Ann ($11.04), net: +$1.04, [As, 3d, 9h, 9d] (THREE_OF_A_KIND NINE)
Seat 4: Bob ($12.15), net: -$0.35
Seat 5: Cy ($7.11), net: -$0.89, [Ah, 3c, Kd, Jd] (PAIR KING)
***** End of hand R5-1001 *****
`;

const PKR = `Table #77 - Vega
Starting Hand #1001
Start time of hand: 03 Feb 2020 04:05:06
Last Hand n/a
Game Type: OMAHA HI/LO
Limit Type: POT LIMIT
Table Type: RING
Money Type: REAL MONEY
Blinds are now $0.05 / $0.10
Button is at seat 5
Seat 2: Ann - $10
Seat 4: Bob - $12.50
Seat 5: Cy - $8
Shuffling Deck
Moving Button to seat 2
Bob posts small blind ($0.05)
Cy posts big blind ($0.10)
Dealing Cards
Dealing [A h][3 c][K d][J d] to Cy
Ann raises to $0.35
Bob calls $0.35
Cy calls $0.35
Pot sizes: $1.05
Dealing Flop [2 h][5 d][K s]
Bob checks
Cy bets $0.50
Ann calls $0.50
Bob yawns.
Bob folds
Pot sizes: $2.05
Dealing Turn [9 c]
Cy checks
Ann checks
Pot sizes: $2.05
Dealing River [7 s]
Cy checks
Ann bets $1
Cy calls $1
Pot sizes: $4.05
Taking Rake of $0.20 from pot 1
Ann shows [A s][3 d][9 h][9 d]
Cy shows [A h][3 c][K d][J d]
Ann wins $1.93 with high hand: Three of a Kind: 9s
Ann wins $0.96 with low hand: A2357
Cy wins $0.96 with low hand: A2357
Seat 2: Ann - $11.04
Seat 4: Bob - $12.15
Seat 5: Cy - $7.11
End of Hand #1001
`;

const MICROGAMING = `<Game hhversion="4" id="1001" date="2020-02-03 04:05:06" tablename="Vega" stakes="0.05|0.10" betlimit="PL" tabletype="Cash Game" gametype="Omaha H/L" realmoney="true" currencysymbol="JAA=" playerseat="5" istournament="0" rake="20">
 <Seats>
  <Seat num="2" alias="Ann" unicodealias="" balance="10.00" endbalance="11.04" dealer="true"/>
  <Seat num="4" alias="Bob" unicodealias="" balance="12.50" endbalance="12.15"/>
  <Seat num="5" alias="Cy" unicodealias="" balance="8.00" endbalance="7.11"/>
 </Seats>
 <Gameplay>
  <Action seq="1" type="SmallBlind" seat="4" value="0.05"/>
  <Action seq="2" type="BigBlind" seat="5" value="0.10"/>
  <Action seq="3" type="DealCards" seat="5">
   <Card value="A" suit="h" id="39"/><Card value="3" suit="c" id="15"/><Card value="K" suit="d" id="38"/><Card value="J" suit="d" id="36"/>
  </Action>
  <Action seq="4" type="Raise" seat="2" value="0.35"/>
  <Action seq="5" type="Call" seat="4" value="0.30"/>
  <Action seq="6" type="Call" seat="5" value="0.25"/>
  <Action seq="7" type="DealFlop">
   <Card value="2" suit="h" id="40"/><Card value="5" suit="d" id="30"/><Card value="K" suit="s" id="12"/>
  </Action>
  <Action seq="8" type="Check" seat="4"/>
  <Action seq="9" type="Bet" seat="5" value="0.50"/>
  <Action seq="10" type="Call" seat="2" value="0.50"/>
  <Action seq="11" type="Fold" seat="4"/>
  <Action seq="12" type="DealTurn"><Card value="9" suit="c" id="21"/></Action>
  <Action seq="13" type="Check" seat="5"/>
  <Action seq="14" type="Check" seat="2"/>
  <Action seq="15" type="DealRiver"><Card value="7" suit="s" id="6"/></Action>
  <Action seq="16" type="Check" seat="5"/>
  <Action seq="17" type="Bet" seat="2" value="1.00"/>
  <Action seq="18" type="Call" seat="5" value="1.00"/>
  <Action seq="19" type="ShowCards" seat="2">
   <Card value="A" suit="s" id="0"/><Card value="3" suit="d" id="28"/><Card value="9" suit="h" id="47"/><Card value="9" suit="d" id="34"/>
  </Action>
  <Action seq="20" type="ShowCards" seat="5">
   <Card value="A" suit="h" id="39"/><Card value="3" suit="c" id="15"/><Card value="K" suit="d" id="38"/><Card value="J" suit="d" id="36"/>
  </Action>
  <Action type="Win">
   <Seat num="2" amount="2.89" pot="0" type="" lowhandwin="1"/>
   <Seat num="5" amount="0.96" pot="0" type="" lowhandwin="1"/>
  </Action>
 </Gameplay>
</Game>
`;

export const BOSS = `<HISTORY ID="1001" SESSION="session77.xml" TABLE="Vega" GAME="GAME_OMAHL" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="USD" LIMIT="PL" STAKES="0.05/0.10" DATE="1580702706" TABLETOURNEYID="" BET="1.85" POT="3.85" WIN="0.00" LOSS="0.89" ENDTIME="1580702746">
<PLAYER NAME="UNKNOWN" SEAT="1" AMOUNT="0.00" STATE="STATE_EMPTY" DEALER="N"></PLAYER>
<PLAYER NAME="Ann" SEAT="2" AMOUNT="10.00" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<PLAYER NAME="UNKNOWN" SEAT="3" AMOUNT="0.00" STATE="STATE_EMPTY" DEALER="N"></PLAYER>
<PLAYER NAME="Bob" SEAT="4" AMOUNT="12.50" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="Cy" SEAT="5" AMOUNT="8.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="Bob" KIND="HAND_SB" VALUE="0.05"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Cy" KIND="HAND_BB" VALUE="0.10"></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="Bob">
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="Cy">
<CARD LINK="26"></CARD>
<CARD LINK="15"></CARD>
<CARD LINK="12"></CARD>
<CARD LINK="10"></CARD></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="Ann">
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD>
<CARD LINK="b"></CARD></ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="Ann" VALUE="0.35"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Bob" VALUE="0.30"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Cy" VALUE="0.25"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="1.05" RAKE="0.00" MAINPOT="1.05" LEFTPOT="" RIGHTPOT="">
<CARD LINK="27"></CARD>
<CARD LINK="4"></CARD>
<CARD LINK="51"></CARD></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Bob"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="Cy" VALUE="0.50"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Ann" VALUE="0.50"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Bob"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="1.95" RAKE="0.10" MAINPOT="1.95" LEFTPOT="" RIGHTPOT="">
<CARD LINK="27"></CARD>
<CARD LINK="4"></CARD>
<CARD LINK="51"></CARD>
<CARD LINK="21"></CARD></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Cy"></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ann"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_RIVER" POT="1.95" RAKE="0.10" MAINPOT="1.95" LEFTPOT="" RIGHTPOT="">
<CARD LINK="27"></CARD>
<CARD LINK="4"></CARD>
<CARD LINK="51"></CARD>
<CARD LINK="21"></CARD>
<CARD LINK="45"></CARD></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Cy"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="Ann" VALUE="1.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Cy" VALUE="1.00"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="3.85" RAKE="0.20" MAINPOT="3.85" LEFTPOT="" RIGHTPOT="" STARTING="Ann">
<RESULT WINTYPE="WINTYPE_HILO" PLAYER="Ann" WIN="2.89" HAND="$(STR_G_WIN_THREEOFAKIND) $(STR_G_CARDS_NINES)" WINCARDS="34 8 21 51 45 " HANDEXT=" 7,5,3,2,A">
<CARD LINK="39"></CARD>
<CARD LINK="2"></CARD>
<CARD LINK="34"></CARD>
<CARD LINK="8"></CARD></RESULT>
<RESULT PLAYER="Cy" WIN="0.96" HAND="$(STR_G_WIN_PAIR) $(STR_G_CARDS_KINGS)" WINCARDS="12 26 51 21 45 " HANDEXT=" 7,5,3,2,A" WINTYPE="WINTYPE_LO">
<CARD LINK="26"></CARD>
<CARD LINK="15"></CARD>
<CARD LINK="12"></CARD>
<CARD LINK="10"></CARD></RESULT></SHOWDOWN></HISTORY>
`;

/** Before 2019 the network wrote this. */
export const WINNING_BEFORE_2019 = `Game started at: 2020/2/3 4:05:06
Game ID: 1001 0.05/0.10 (PRR) Vega (Omaha HiLow)
Seat 2 is the button
Seat 2: Ann (10).
Seat 4: Bob (12.50).
Seat 5: Cy (8).
Player Bob has small blind (0.05)
Player Cy has big blind (0.10)
Player Bob received a card.
Player Bob received a card.
Player Cy received card: [Ah]
Player Cy received card: [3c]
Player Cy received card: [Kd]
Player Cy received card: [Jd]
Player Ann received a card.
Player Ann raises (0.35)
Player Bob calls (0.30)
Player Cy calls (0.25)
*** FLOP ***: [2h 5d Ks]
Player Bob checks
Player Cy bets (0.50)
Player Ann calls (0.50)
Player Bob folds
*** TURN ***: [2h 5d Ks] [9c]
Player Cy checks
Player Ann checks
*** RIVER ***: [2h 5d Ks 9c] [7s]
Player Cy checks
Player Ann bets (1)
Player Cy calls (1)
------ Summary ------
Pot: 3.85. Rake 0.16. JP fee 0.04
Board: [2h 5d Ks 9c 7s]
*Player Ann shows: Three Of A Kind. 9s [As 3d 9h 9d] Low hand (A 2 3 5 7 ). Bets: 1.85. Collects: 2.89. Wins: 1.04.
Player Bob does not show cards.Bets: 0.35. Collects: 0. Loses: 0.35.
*Player Cy shows: One pair. Ks [Ah 3c Kd Jd] Low hand (A 2 3 5 7 ). Bets: 1.85. Collects: 0.96. Loses: 0.89.
Game ended at: 2020/2/3 4:05:46
`;

/** By the name that the reader gives the site. */
export const SAME_HAND: Readonly<Record<string, string>> = {
  PokerStars: POKER_STARS,
  'Full Tilt Poker': FULL_TILT,
  '888poker': PACIFIC,
  PartyPoker: PARTY_POKER,
  Winamax: WINAMAX,
  Everleaf: EVERLEAF,
  Winning: WINNING,
  iPoker: IPOKER,
  GGPoker: GG_POKER,
  CoinPoker: COIN_POKER,
  Bovada: BOVADA,
  KingsClub: KINGS_CLUB,
  Cake: CAKE,
  Entraction: ENTRACTION,
  Absolute: ABSOLUTE,
  OnGame: ON_GAME,
  PKR,
  Microgaming: MICROGAMING,
  Boss: BOSS,
};

/** Heads-up, all-in before the turn, the turn and river dealt twice; Ann wins one board, Bob one. */
export const RUN_TWICE = `PokerStars Hand #2002:  Omaha Pot Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 3: Bob ($15 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $2 to $4
Bob: calls $2
*** FLOP *** [2c 7d Jh]
Bob: bets $8
Ann: raises $8 to $16 and is all-in
Bob: calls $3 and is all-in
Uncalled bet ($5) returned to Ann
*** FIRST TURN *** [2c 7d Jh] [Jc]
*** FIRST RIVER *** [2c 7d Jh Jc] [3s]
*** SECOND TURN *** [2c 7d Jh] [9d]
*** SECOND RIVER *** [2c 7d Jh 9d] [Qd]
*** FIRST SHOW DOWN ***
Bob: shows [As Ad Kd 5d] (two pair, Aces and Jacks)
Ann: shows [Js Ts 8h 7c] (a full house, Jacks full of Sevens)
Ann collected $14.50 from pot
*** SECOND SHOW DOWN ***
Bob: shows [As Ad Kd 5d] (a flush, Ace high)
Ann: shows [Js Ts 8h 7c] (a straight, Eight to Queen)
Bob collected $14.50 from pot
*** SUMMARY ***
Total pot $30 | Rake $1
Hand was run twice
`;

/** Three players, the shortest all-in: 9 from each in the main pot, 6 more from two in the side pot. */
export const SIDE_POT = `PokerStars Hand #3003:  Omaha Hi/Lo No Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #1 is the button
Seat 1: Ann ($15 in chips)
Seat 2: Bob ($9 in chips)
Seat 3: Cy ($30 in chips)
Bob: posts small blind $1
Cy: posts big blind $2
*** HOLE CARDS ***
Ann: raises $13 to $15 and is all-in
Bob: calls $8 and is all-in
Cy: calls $13
*** FLOP *** [Kd Qd 9c]
*** TURN *** [Kd Qd 9c] [4s]
*** RIVER *** [Kd Qd 9c 4s] [4h]
*** SHOW DOWN ***
Ann: shows [Ks Qc 3d 2d]
Cy: shows [Ah 8s 8h 7h]
Bob: shows [9s 9h Jc 2h]
Ann collected $11.40 from side pot
Bob collected $25.60 from main pot
*** SUMMARY ***
Total pot $39 Main pot $27. Side pot $12. | Rake $2
`;

/** All-in on the flop, five hole cards: Ann has two pair and the low draw of the board, Bob the nut draws. */
export const ALL_IN = `PokerStars Hand #4004:  5 Card Omaha Hi/Lo Pot Limit ($1/$2 USD) - 2020/02/03 4:05:06 ET
Table 'Vega II' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 3: Bob ($15 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $2 to $4
Bob: calls $2
*** FLOP *** [3c 7d Jh]
Bob: bets $8
Ann: raises $8 to $16 and is all-in
Bob: calls $3 and is all-in
Uncalled bet ($5) returned to Ann
*** TURN *** [3c 7d Jh] [8s]
*** RIVER *** [3c 7d Jh 8s] [9c]
*** SHOW DOWN ***
Bob: shows [Ad 2d Kd 5d 5c] (HI: a pair of Fives; LO: 8,7,3,2,A)
Ann: shows [Js Ts 7c 4h 4s] (HI: a straight, Seven to Jack)
Ann collected $14.50 from pot
Bob collected $14.50 from pot
*** SUMMARY ***
Total pot $30 | Rake $1
`;

/** The same as PartyPoker has told it since 2024. */
export const NEWER_PARTY_POKER = `***** Hand History For Game 1001adeb0h5qfm *****
0.05/0.10 Omaha Hi-Lo Game Table (PL) - Mon Feb 03 04:05:06 EST 2020
Table Table 7488952 (Real Money) -- Seat 2 is the button
Total number of players : 3/6
Seat 2: Ann ($10)
Seat 4: Bob ($12.50)
Seat 5: Cy ($8)
Bob posts small blind (0.05)
Cy posts big blind (0.10)
** Dealing down cards **
Dealt to Cy [ Ah, 3c, Kd, Jd ]
Ann raises 0.35 to 0.35
Bob calls (0.30)
Cy calls (0.25)
** Dealing Flop ** :  [ 2h, 5d, Ks ]
Bob checks 
Cy bets (0.50)
Ann calls (0.50)
Bob folds 
** Dealing Turn ** :  [ 9c ]
Cy checks 
Ann checks 
** Dealing River ** :  [ 7s ]
Cy checks 
Ann bets (1)
Cy calls (1)
** Summary **
Main Pot: $3.85 Rake: $0.20
Board: [ 2h, 5d, Ks, 9c, 7s ]
Ann balance $11.04, bet $1.85, collected $2.89, net +$1.04[ As, 3d, 9h, 9d ] [ three of a kind, nines ]
Bob balance $12.15, lost $0.35 (folded)
Cy balance $7.11, bet $1.85, collected $0.96, net -$0.89[ Ah, 3c, Kd, Jd ] [ a pair of kings ]
`;
