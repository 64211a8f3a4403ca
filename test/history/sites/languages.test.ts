import { describe, expect, it } from 'vitest';
import { replayHand } from '../../../src/history/replay.ts';
import { POKER_STARS } from '../hands.ts';
import { complaintOf, eventTexts, readOne } from '../tools.ts';
import { OTHER_LANGUAGES, PORTUGUESE } from './other-languages.ts';

/** An all-in in a tournament with antes, before the flop. */
const TOURNAMENT = `Mão PokerStars #2002: Torneio #55, $ 0.98+$ 0.12 USD Omaha Pot Limit - Nível V (40/80) - 2025/07/22 10:10:49 ET
Mesa '55 12' 9-max Lugar #1 é o botão
Lugar 1: Ann (1626 em fichas, Bounty de $ 7,50)
Lugar 2: Bob (2 050 em fichas)
Lugar 3: Arte Cy (2900 em fichas)
Ann: coloca ante 10
Bob: coloca ante 10
Arte Cy: coloca ante 10
Bob: paga o small blind 40
Arte Cy: paga o big blind 80
*** CARTAS DA MÃO ***
Arte Cy recebe [9d Qc 2s 3h]
Ann: aumenta 200 para 280
Bob: iguala 240
Arte Cy: desiste
*** FLOP *** [Ts 2c 9c]
Bob: aposta 600
Ann: aumenta 736 para 1336 e está all-in
Bob gastou o tempo
Bob: desiste
Aposta não-igualada (736) voltou para Ann
Ann recebeu 1870 do pote
Ann: não mostra a mão
*** SUMÁRIO ***
Total pote 1870 | comissão 0
Mesa [Ts 2c 9c]
Lugar 1: Ann (Botão) recebeu (1870)
Lugar 2: Bob (small blind) desistiu no Flop
Lugar 3: Arte Cy (big blind) desistiu antes Flop
`;

function essence(text: string) {
  const { game, holeCount, stakes, seats, button, currency, ...hand } = readOne(text);
  const events = eventTexts({ game, holeCount, stakes, seats, button, currency, ...hand });
  const { site, id, table, totalPot, rake } = hand;
  return {
    game,
    holeCount,
    stakes,
    seats,
    button,
    currency,
    site,
    id,
    table,
    totalPot,
    rake,
    events,
  };
}

describe('PokerStars in another language', () => {
  it.each(['Portuguese', 'Spanish', 'German'])('tells the same hand: %s', (language) => {
    expect(essence(OTHER_LANGUAGES[language])).toEqual(essence(POKER_STARS));
    expect(replayHand(readOne(OTHER_LANGUAGES[language])).contradictions).toEqual([]);
  });

  it('tells the same hand in French, some lines of which are English', () => {
    expect(essence(OTHER_LANGUAGES.French)).toEqual(essence(POKER_STARS));
    expect(replayHand(readOne(OTHER_LANGUAGES.French)).contradictions).toEqual([]);
  });

  it.each(Object.entries(OTHER_LANGUAGES))('has its day first, in the title: %s', (_, text) => {
    expect(readOne(text).date).toMatch(/^2020\/02\/03 4:05:06 /);
  });

  it('has antes, bounties, all-ins, and what nobody called', () => {
    const hand = readOne(TOURNAMENT);
    expect(hand).toMatchObject({
      tournament: '55',
      currency: '',
      stakes: { smallBlind: 4000, bigBlind: 8000 },
      seats: [{ stack: 162_600 }, { stack: 205_000 }, { name: 'Arte Cy' }],
    });
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it('is held to what its summary says twice', () => {
    const wrong = PORTUGUESE.replace('ganhou ($ 0,96)', 'ganhou ($ 0,97)');
    expect(replayHand(readOne(wrong)).contradictions).toMatchObject([
      { why: 'Cy is said to have won $0.97, but was paid $0.96' },
    ]);
  });

  it('reads no sum that goes on', () => {
    const wrong = PORTUGUESE.replace('Cy: aposta $ 0,50', 'Cy: aposta $ 0 5000');
    expect(complaintOf(wrong).why).toBe('"Cy: aposta $ 0 5000" is not understood');
  });

  it('is refused by the line that is not understood', () => {
    expect(complaintOf(PORTUGUESE.replace('Cy: aposta $ 0,50', 'Cy: chuta $ 0,50'))).toEqual({
      status: 'unreadable',
      line: 18,
      why: '"Cy: chuta $ 0,50" is not understood',
    });
  });
});
