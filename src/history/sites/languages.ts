/**
 * PokerStars in other languages of its client. Wording as in hands and readers of them that are public: whole hands in
 * Portuguese and Spanish, parts of them in French and German. Cards, games and the names of streets are mostly English.
 */
import type { Language, Phrase } from './phrasebook.ts';

/** Streets that are called otherwise. */
function street(called: string, english: string): Phrase {
  return [
    `\\*\\*\\* ${called} \\*\\*\\* \\[{before}\\] \\[{cards}\\]`,
    `*** ${english} *** [{before}] [{cards}]`,
  ];
}

const PORTUGUESE: Language = {
  begins: '(?:Mão (?:Zoom )?PokerStars(?: Zoom)?|PokerStars(?: Zoom)? Mão) #\\d+: ',
  phrases: [
    [
      '(?:Mão (?:Zoom )?PokerStars(?: Zoom)?|PokerStars(?: Zoom)? Mão) #{number}: +{rest}',
      'PokerStars Hand #{number}: {rest}',
    ],
    [
      "Mesa '{seated}' {rest}Lugar #{number} é o botão",
      "Table '{seated}' Seat #{number} is the button",
    ],
    ['Lugar {number}: {seated} \\({sum} em fichas[,)]', 'Seat {number}: {seated} ({sum} in chips)'],
    ['Lugar {number}: {rest}', 'Seat {number}: {rest}'],
    ['{name}: coloca (?:o )?ante {sum}', '{name}: posts the ante {sum}'],
    [
      '{name}: paga (?:o )?small (?:&|e) big blinds? {sum}',
      '{name}: posts small & big blinds {sum}',
    ],
    ['{name}: paga (?:o )?small blind {sum}', '{name}: posts small blind {sum}'],
    ['{name}: paga (?:o )?big blind {sum}', '{name}: posts big blind {sum}'],
    ['{name}: desiste\\b', '{name}: folds'],
    ['{name}: passa\\b', '{name}: checks'],
    ['{name}: iguala {sum}', '{name}: calls {sum}'],
    ['{name}: aposta {sum}', '{name}: bets {sum}'],
    ['{name}: aumenta {sum} para {to}', '{name}: raises {sum} to {to}'],
    ['{name}: mostra \\[{cards}\\]', '{name}: shows [{cards}]'],
    ['{name}: (?:esconde|escondeu)\\b', '{name}: mucks hand'],
    ['{name}: não mostra', "{name}: doesn't show hand"],
    ['{name}: está sit out', '{name}: is sitting out'],
    ['{name} recebe \\[{cards}\\]', 'Dealt to {name} [{cards}]'],
    [
      'Aposta não[- ]igualada \\({sum}\\) voltou para {seated}',
      'Uncalled bet ({sum}) returned to {seated}',
    ],
    ['{name} recebeu {sum} do pote principal', '{name} collected {sum} from main pot'],
    [
      '{name} recebeu {sum} do pote (?:paralelo|secundário|lateral)(?:[- ]{number})?',
      '{name} collected {sum} from side pot {number}',
    ],
    ['{name} recebeu {sum} do pote', '{name} collected {sum} from pot'],
    ['\\*\\*\\* (?:SUMÁRIO|RESUMO) \\*\\*\\*', '*** SUMMARY ***'],
    ['Total (?:do )?pote {sum} [^|]*\\| comissão {to}', 'Total pot {sum} | Rake {to}'],
    ['Mesa \\[{cards}\\]', 'Board [{cards}]'],
  ],
  title: [
    [/\bTorneio #/, 'Tournament #'],
    [/\bNível\b/, 'Level'],
  ],
  summary: [
    [/ (?:recebeu|ganhou) \(/g, ' collected ('],
    [/ mostrou \[/g, ' showed ['],
    [/ escondeu (?:as cartas )?\[/g, ' mucked ['],
  ],
};

const SPANISH: Language = {
  begins: 'Mano n\\.º \\d+ de (?:Zoom de )?PokerStars: ',
  phrases: [
    [
      'Mano n\\.º {number} de (?:Zoom de )?PokerStars: +{rest}',
      'PokerStars Hand #{number}: {rest}',
    ],
    [
      'Mesa ["\']{seated}["\'] {rest}[Ee]l asiento n\\.º {number} es el botón',
      "Table '{seated}' Seat #{number} is the button",
    ],
    [
      'Asiento {number}: {seated} \\({sum} en fichas[,)]',
      'Seat {number}: {seated} ({sum} in chips)',
    ],
    ['Asiento {number}: {rest}', 'Seat {number}: {rest}'],
    ['{name}: pone (?:el )?ante (?:de )?{sum}', '{name}: posts the ante {sum}'],
    ['{name}: pone (?:la )?ciega (?:pequeña|chica) {sum}', '{name}: posts small blind {sum}'],
    ['{name}: pone (?:la )?ciega grande {sum}', '{name}: posts big blind {sum}'],
    ['{name}: se retira\\b', '{name}: folds'],
    ['{name}: pasa\\b', '{name}: checks'],
    ['{name}: iguala {sum}', '{name}: calls {sum}'],
    ['{name}: apuesta {sum}', '{name}: bets {sum}'],
    ['{name}: sube {sum} a {to}', '{name}: raises {sum} to {to}'],
    ['{name}: muestra \\[{cards}\\]', '{name}: shows [{cards}]'],
    ['{name}: descarta su mano', '{name}: mucks hand'],
    ['{name}: no muestra su mano', "{name}: doesn't show hand"],
    ['Repartidas a {seated} \\[{cards}\\]', 'Dealt to {seated} [{cards}]'],
    [
      'La apuesta no igualada \\({sum}\\) ha sido devuelta a {seated}',
      'Uncalled bet ({sum}) returned to {seated}',
    ],
    ['{name} se lleva {sum} del bote principal', '{name} collected {sum} from main pot'],
    ['{name} se lleva {sum} del bote', '{name} collected {sum} from pot'],
    ['\\*\\*\\* RESUMEN \\*\\*\\*', '*** SUMMARY ***'],
    ['Bote total {sum} [^|]*\\| Comisión {to}', 'Total pot {sum} | Rake {to}'],
    ['Comunitarias \\[{cards}\\]', 'Board [{cards}]'],
  ],
  title: [
    [/\bTorneo n\.º /, 'Tournament #'],
    [/\bNivel\b/, 'Level'],
  ],
  summary: [
    [/ (?:recaudó|ganó) \(/g, ' collected ('],
    [/ mostró \[/g, ' showed ['],
    [/ descartó \[/g, ' mucked ['],
  ],
};

const FRENCH: Language = {
  begins: 'Main (?:Zoom )?PokerStars(?: Zoom)? n[°º] ?\\d+ ?: ',
  phrases: [
    [
      'Main (?:Zoom )?PokerStars(?: Zoom)? n[°º] ?{number} ?: +{rest}',
      'PokerStars Hand #{number}: {rest}',
    ],
    [
      "Table '{seated}' {rest}(?:Siège|Place) (?:#|n[°º] ?){number} est (?:le|au) bouton",
      "Table '{seated}' Seat #{number} is the button",
    ],
    [
      '(?:Siège|Place) {number} ?: {seated} \\({sum} en jetons[,)]',
      'Seat {number}: {seated} ({sum} in chips)',
    ],
    ['(?:Siège|Place) {number} ?: {rest}', 'Seat {number}: {rest}'],
    // The client may have its titles in French, and all else in English, but for the colon.
    [
      '{name} : (?=(?:posts|folds|checks|calls|bets|raises|shows|mucks|doesn)\\b){rest}',
      '{name}: {rest}',
    ],
    ['{name} ?: met (?:un |l.)?ante\\.? {sum}', '{name}: posts the ante {sum}'],
    ['{name} ?: met la petite blind\\.? {sum}', '{name}: posts small blind {sum}'],
    ['{name} ?: met la grosse blind\\.? {sum}', '{name}: posts big blind {sum}'],
    ['{name} ?: se couche\\b', '{name}: folds'],
    ['{name} ?: parole\\b', '{name}: checks'],
    ['{name} ?: suit\\.? {sum}', '{name}: calls {sum}'],
    ['{name} ?: mise\\.? {sum}', '{name}: bets {sum}'],
    ['{name} ?: relance\\.? (?:de )?{sum} à {to}', '{name}: raises {sum} to {to}'],
    ['{name} ?: montre \\[{cards}\\]', '{name}: shows [{cards}]'],
    ['Distribu(?:é|ées)? (?:à )?{seated} \\[{cards}\\]', 'Dealt to {seated} [{cards}]'],
    ['{name} a remporté {sum}(?: lors)? du pot', '{name} collected {sum} from pot'],
    street('TOURNANT', 'TURN'),
    street('RIVI[ÈE]RE', 'RIVER'),
    ['\\*\\*\\* (?:SYNTHÈSE|RÉSUMÉ) \\*\\*\\*', '*** SUMMARY ***'],
    ['Tableau \\[{cards}\\]', 'Board [{cards}]'],
  ],
  title: [
    [/\bTournoi (?:#|n[°º] ?)/, 'Tournament #'],
    [/\bNiveau\b/, 'Level'],
  ],
  summary: [
    [/ a (?:remporté|gagné) \(/g, ' collected ('],
    [/ a montré \[/g, ' showed ['],
  ],
};

const GERMAN: Language = {
  begins: 'PokerStars Hand Nr\\. \\d+: ',
  phrases: [
    ['PokerStars Hand Nr\\. {number}: +{rest}', 'PokerStars Hand #{number}: {rest}'],
    ["Tisch '{seated}' [^']*#{number} ", "Table '{seated}' Seat #{number} is the button"],
    [
      'Platz {number}: {seated} \\({sum} in [Cc]hips[,)]',
      'Seat {number}: {seated} ({sum} in chips)',
    ],
    ['Platz {number}: {rest}', 'Seat {number}: {rest}'],
    ['{name}: setzt (?:den )?Small Blind {sum}', '{name}: posts small blind {sum}'],
    ['{name}: setzt (?:den )?Big Blind {sum}', '{name}: posts big blind {sum}'],
    ['{name}: passt\\b', '{name}: folds'],
    ['{name}: checkt\\b', '{name}: checks'],
    ['{name}: geht mit {sum}', '{name}: calls {sum}'],
    ['{name}: setzt {sum}', '{name}: bets {sum}'],
    ['{name}: erhöht {sum} auf {to}', '{name}: raises {sum} to {to}'],
    ['{name}: zeigt \\[{cards}\\]', '{name}: shows [{cards}]'],
    ['{name} bekommt \\[{cards}\\]', 'Dealt to {name} [{cards}]'],
    ['{name} gewinnt {sum} aus dem +Pot', '{name} collected {sum} from pot'],
    ['\\*\\*\\* ZUSAMMENFASSUNG \\*\\*\\*', '*** SUMMARY ***'],
    ['Pot gesamt:? {sum} [^|]*\\| Rake:? {to}', 'Total pot {sum} | Rake {to}'],
  ],
  title: [[/\bTurnier (?:#|Nr\. )/, 'Tournament #']],
  summary: [[/ zeigte \[/g, ' showed [']],
};

export const LANGUAGES: readonly Language[] = [PORTUGUESE, SPANISH, FRENCH, GERMAN];
