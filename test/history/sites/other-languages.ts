/** The hand that all sites tell, in other languages of PokerStars. */

export const PORTUGUESE = `Mão PokerStars #1001:  Omaha Hi/Lo Pot Limit ($ 0,05/$ 0,10 USD) - 03/02/2020 4:05:06 BRT [2020/02/03 2:05:06 ET]
Mesa 'Vega II' 6-max Lugar #2 é o botão
Lugar 2: Ann ($ 10 em fichas)
Lugar 4: Bob ($ 12,50 em fichas)
Lugar 5: Cy ($ 8 em fichas)
Lugar 6: Dee ($ 3 em fichas) está sit out
Bob: paga o small blind $ 0,05
Cy: paga o big blind $ 0,10
*** CARTAS DA MÃO ***
Cy recebe [Ah 3c Kd Jd]
Ann: aumenta $ 0,25 para $ 0,35
Bob disse, "Ann: desiste"
Bob: iguala $ 0,30
Cy: iguala $ 0,25
*** FLOP *** [2h 5d Ks]
Bob: passa
Dee está sem ligação
Cy: aposta $ 0,50
Ann: iguala $ 0,50
Bob: desiste
*** TURN *** [2h 5d Ks] [9c]
Cy: passa
Ann: passa
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy: passa
Ann: aposta $ 1
Cy: iguala $ 1
*** SHOW DOWN ***
Ann: mostra [As 3d 9h 9d] (trinca, Nove)
Cy: mostra [Ah 3c Kd Jd] (par de Rei)
Ann recebeu $ 1,93 do pote
Ann recebeu $ 0,96 do pote
Cy recebeu $ 0,96 do pote
*** SUMÁRIO ***
Total pote $ 4,05 | comissão $ 0,20
Mesa [2h 5d Ks 9c 7s]
Lugar 2: Ann (Botão) mostrou [As 3d 9h 9d] e ganhou ($ 2,89) com trinca, Nove
Lugar 4: Bob (small blind) desistiu no Flop
Lugar 5: Cy (big blind) mostrou [Ah 3c Kd Jd] e ganhou ($ 0,96) com par de Rei
`;

const SPANISH = `Mano n.º 1001 de Zoom de PokerStars:  Omaha Hi/Lo Pot Limit (0.05 $/0.10 $) - 03-02-2020 4:05:06 CET [02-02-2020 22:05:06 ET]
Mesa "Vega II" 6-max El asiento n.º 2 es el botón
Asiento 2: Ann (10 $ en fichas)
Asiento 4: Bob (12.50 $ en fichas)
Asiento 5: Cy (8 $ en fichas)
Bob: pone la ciega pequeña 0.05 $
Cy: pone la ciega grande 0.10 $
*** CARTAS DE MANO ***
Repartidas a Cy [Ah 3c Kd Jd]
Ann: sube 0.25 $ a 0.35 $
Bob: iguala 0.30 $
Cy: iguala 0.25 $
*** FLOP *** [2h 5d Ks]
Bob: pasa
Cy: apuesta 0.50 $
Ann: iguala 0.50 $
Bob ha agotado su tiempo
Bob: se retira
*** TURN *** [2h 5d Ks] [9c]
Cy: pasa
Ann: pasa
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy: pasa
Ann: apuesta 1 $
Cy: iguala 1 $
*** SHOW DOWN ***
Ann: muestra [As 3d 9h 9d] (trío)
Cy: muestra [Ah 3c Kd Jd] (pareja)
Ann se lleva 1.93 $ del bote
Ann se lleva 0.96 $ del bote
Cy se lleva 0.96 $ del bote
*** RESUMEN ***
Bote total 4.05 $ | Comisión 0.20 $
Comunitarias [2h 5d Ks 9c 7s]
Asiento 2: Ann (botón) mostró [As 3d 9h 9d] y ganó (2.89 $) con trío
Asiento 4: Bob (ciega pequeña) se retiró en el Flop
Asiento 5: Cy (ciega grande) mostró [Ah 3c Kd Jd] y ganó (0.96 $) con pareja
`;

const FRENCH = `Main PokerStars n°1001 :  Omaha Hi/Lo Pot Limit (0,05$/0,10$ USD) - 03/02/2020 4:05:06 CET [02/02/2020 22:05:06 ET]
Table 'Vega II' 6-max Siège #2 est au bouton
Siège 2: Ann (10$ en jetons)
Siège 4: Bob (12,50$ en jetons)
Siège 5: Cy (8$ en jetons)
Bob : met la petite blind. 0,05$
Cy : met la grosse blind. 0,10$
*** CARTES FERMÉES ***
Distribuées à Cy [Ah 3c Kd Jd]
Ann : relance. 0,25$ à 0,35$
Bob : suit. 0,30$
Cy : suit. 0,25$
*** FLOP *** [2h 5d Ks]
Bob : parole.
Cy : mise. 0,50$
Ann : suit. 0,50$
Bob : se couche.
*** TOURNANT *** [2h 5d Ks] [9c]
Cy : parole.
Ann : checks
*** RIVIÈRE *** [2h 5d Ks 9c] [7s]
Cy : parole.
Ann : mise. 1$
Cy : calls $1
*** ABATTAGE ***
Ann : montre [As 3d 9h 9d] (un brelan)
Cy : montre [Ah 3c Kd Jd] (une paire)
Ann a remporté 1,93$ lors du pot
Ann a remporté 0,96$ lors du pot
Cy a remporté 0,96$ lors du pot
*** SYNTHÈSE ***
Total pot $4.05 | Rake $0.20
Tableau [2h 5d Ks 9c 7s]
Siège 2: Ann (bouton) a montré [As 3d 9h 9d] et a gagné (2,89$) avec un brelan
Siège 5: Cy (grosse blind) a montré [Ah 3c Kd Jd] et a gagné (0,96$) avec une paire
`;

const GERMAN = `PokerStars Hand Nr. 1001:  Omaha Hi/Lo Pot Limit ($0.05/$0.10 USD) - 03.02.2020 4:05:06 CET
Tisch 'Vega II' 6-max Platz #2 ist der Button
Platz 2: Ann ($10 in Chips)
Platz 4: Bob ($12.50 in Chips)
Platz 5: Cy ($8 in Chips)
Bob: setzt Small Blind $0.05
Cy: setzt Big Blind $0.10
*** HOLE CARDS ***
Cy bekommt [Ah 3c Kd Jd]
Ann: erhöht $0.25 auf $0.35
Bob: geht mit $0.30
Cy: geht mit $0.25
*** FLOP *** [2h 5d Ks]
Bob: checkt
Cy: setzt $0.50
Ann: geht mit $0.50
Bob: passt
*** TURN *** [2h 5d Ks] [9c]
Cy: checkt
Ann: checkt
*** RIVER *** [2h 5d Ks 9c] [7s]
Cy: checkt
Ann: setzt $1
Cy: geht mit $1
*** SHOWDOWN ***
Ann: zeigt [As 3d 9h 9d] (Drilling)
Cy: zeigt [Ah 3c Kd Jd] (Paar)
Ann gewinnt $1.93 aus dem  Pot
Ann gewinnt $0.96 aus dem  Pot
Cy gewinnt $0.96 aus dem  Pot
*** ZUSAMMENFASSUNG ***
Pot gesamt: $4.05 | Rake: $0.20
Platz 2: Ann (Button) zeigte [As 3d 9h 9d] und gewann ($2.89) mit Drilling
`;

/** By the name of the language. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  Portuguese: PORTUGUESE,
  Spanish: SPANISH,
  French: FRENCH,
  German: GERMAN,
};
