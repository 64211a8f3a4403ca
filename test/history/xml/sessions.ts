/** Sessions of XML, made up for these tests. */

/** Ann is all-in on the turn; the river is dealt twice, and each wins one. */
export const IPOKER_RUN_TWICE = `<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="78">
 <general>
  <mode>real</mode>
  <gametype>PL 1€/2€</gametype>
  <tablename>Vega 11, 770012</tablename>
  <tablecurrency>EUR</tablecurrency>
  <smallblind>1€</smallblind>
  <bigblind>2€</bigblind>
 </general>
 <game gamecode="2002">
  <general>
   <startdate>2024-02-03 04:05:06</startdate>
   <players>
    <player bet="1 020,50€" board1win="1 018€" board2win="0€" seat="1" chips="1 020,50€" dealer="1" name="Ann" win="1 018€" rakeamount="2,50€"/>
    <player bet="1 020,50€" board1win="0€" board2win="1 018€" seat="3" chips="1 500€" dealer="0" name="Bob" win="1 018€" rakeamount="2,50€"/>
   </players>
  </general>
  <round no="0">
   <action sum="1€" player="Ann" no="1" type="1"/>
   <action sum="2€" player="Bob" no="2" type="2"/>
  </round>
  <round no="1">
   <cards player="Ann" type="Pocket">SJ S10 H9 C8 S4</cards>
   <cards player="Bob" type="Pocket">SA DA DK D5 C2</cards>
   <action sum="6€" player="Ann" no="3" type="23"/>
   <action sum="4€" player="Bob" no="4" type="3"/>
  </round>
  <round no="2">
   <cards type="Flop">D2 D7 HJ</cards>
   <action sum="0€" player="Bob" no="5" type="4"/>
   <action sum="12€" player="Ann" no="6" type="5"/>
   <action sum="48€" player="Bob" no="7" type="23"/>
   <action sum="156€" player="Ann" no="8" type="23"/>
   <action sum="108€" player="Bob" no="9" type="3"/>
  </round>
  <round no="3">
   <cards type="Turn">CJ</cards>
   <action sum="324€" player="Bob" no="10" type="5"/>
   <action sum="858,50€" player="Ann" no="11" type="7"/>
   <action sum="534,50€" player="Bob" no="12" type="3"/>
  </round>
  <round no="4">
   <cards board="board1" type="River">S3</cards>
   <cards board="board2" type="River">DQ</cards>
  </round>
 </game>
</session>
`;
