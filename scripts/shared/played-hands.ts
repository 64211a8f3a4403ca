/** Hands told act by act, or by what was paid: facts of the kinds `settle` and `parse`. */
import type { betting } from '../../src/index.ts';
import type { Showdown } from '../../src/showdown/result.ts';
import { cardList, cardsText, type Fields, gameOf } from './fields.ts';
import { round, sum } from './fractions.ts';
import { omaha8, omaha8Json } from './program.ts';
import type { Check } from './report.ts';

type Betting = typeof betting;
type Hand = ReturnType<Betting['startHand']>;
type Step = Parameters<Betting['applyStep']>[1];

const LIBRARY = new URL('../../dist/index.js', import.meta.url).href;

export function settleCheck(input: Fields, expected: Fields): Check['run'] {
  const acts = input.take<string>('actions');
  return acts === undefined ? paidCheck(input, expected) : playedCheck(acts, input, expected);
}

/** `P3 raise to 900`; who is not named is whose turn it is. */
const ACT = /^(?:(\w+) )?(fold|check|call|bet|raise to)(?: (\d+))?/;

/** `P3 raise to 900; P5 fold | flop P6 check, …`: the acts of each street. What went back is no act. */
function actsByStreet(text: string): string[][] {
  return text.split('|').map((street) =>
    street
      .trim()
      .replace(/^(?:flop|turn|river) /, '')
      .split(/[;,] */)
      .filter((act) => !act.startsWith('uncalled')),
  );
}

function readAct(text: string, names: readonly string[], toAct: number): Step {
  const [, name, verb, amount] = ACT.exec(text) ?? [];
  if (verb === undefined) throw new Error(`the act "${text}" is not understood`);
  const seat = name === undefined ? toAct : names.indexOf(name);
  const kind = verb === 'raise to' ? 'raise' : verb;
  const to = amount === undefined || verb === 'call' ? {} : { to: Number(amount) };
  return { kind, seat, ...to } as Step;
}

/** A hand that the library plays to its end. */
function playedCheck(acts: string, input: Fields, expected: Fields): Check['run'] {
  const stacks = input.take<Record<string, number>>('stacks') ?? {};
  const [smallBlind, bigBlind] = input.take<number[]>('blinds') ?? [];
  const inBigBlind = input.take<string>('bb');
  const hands = input.take<Record<string, string>>('hands') ?? {};
  const cards = cardList(input.take('board'));
  const game = gameOf(input);
  const kind = input.take<string>('structure') ?? 'no-limit';
  const first = Object.keys(stacks).indexOf(input.take<string>('sb') ?? '');
  const names = [...Object.keys(stacks).slice(first), ...Object.keys(stacks).slice(0, first)];
  const rake = expected.take<number>('rake');
  const pot = expected.take<number>('total_pot');
  const bySeat = {
    paid: expected.take<Record<string, number>>('contributions') ?? {},
    won: expected.take<Record<string, number>>('collected') ?? {},
    net: expected.take<Record<string, number>>('net') ?? {},
  };

  const play = ({ startHand, applyStep }: Betting): Hand => {
    let hand = startHand({
      game,
      structure: { kind },
      smallBlind,
      bigBlind,
      seats: names.map((name) => ({ stack: stacks[name] })),
      button: names.length - 1,
    } as Parameters<Betting['startHand']>[0]);
    const step = (next: object): void => {
      hand = applyStep(hand, next as Step);
    };
    step({ kind: 'hole', cards: names.map((name) => hands[name] ?? null) });
    for (const [street, texts] of actsByStreet(acts).entries()) {
      if (street > 0)
        step({ kind: 'board', cards: cards.splice(0, street === 1 ? 3 : 1).join('') });
      for (const text of texts) step(readAct(text, names, hand.toAct ?? -1));
    }
    return hand;
  };

  return async (report) => {
    report.command = "import { betting } from 'omaha8'";
    const { betting } = (await import(LIBRARY)) as { betting: Betting };
    if (inBigBlind !== undefined) report.expect('big blind', names[1], inBigBlind);
    const { pots, seats } = betting.settleHand(play(betting), rake === undefined ? {} : { rake });
    if (pot !== undefined) report.expect('pot', sum(pots.map(({ amount }) => amount)), pot);
    for (const [field, facts] of Object.entries(bySeat)) {
      for (const [name, amount] of Object.entries(facts)) {
        const seat = seats[names.indexOf(name)];
        report.expect(`${field} of ${name}`, seat[field as keyof typeof bySeat], amount);
      }
    }
  };
}

const PLAIN_BOARD = '3h5d8cKh7s';
/** Hands that win the high, and the low, on that board. */
const PLAIN_HANDS = { high: 'KcKdQdJd', low: 'As2dTcTd' };

/** Payments out of contributions, told with the pot that each came from; who is paid nothing has folded. */
function paidCheck(input: Fields, expected: Fields): Check['run'] {
  const contributions = input.take<Record<string, number>>('contributions') ?? {};
  const winnings = input.take<[name: string, amount: number, pot: string][]>('winnings') ?? [];
  const rake = input.take<number>('rake') ?? 0;
  const net = expected.take<Record<string, number>>('net') ?? {};
  const rakeTaken = expected.take<number>('rake');
  const mainPot = expected.take<number>('main_pot_before_rake');
  const names = Object.keys(contributions);
  const handOf = (name: string): string => {
    const fromMain = winnings.find(([winner, , pot]) => winner === name && /^main/.test(pot));
    if (fromMain === undefined) return '-';
    return PLAIN_HANDS[/\blo\b/i.test(fromMain[2]) ? 'low' : 'high'];
  };
  const args = ['showdown', ...names.map(handOf), '--board', PLAIN_BOARD];
  args.push('--bets', Object.values(contributions).join(), '--rake', `${rake}`, '--chip', '0.01');
  return async (report) => {
    const { players, pots, returned } = await omaha8Json<Showdown>(args, report);
    for (const [i, name] of names.entries()) {
      const back = returned.find(({ seat }) => seat === i + 1)?.amount ?? 0;
      const told = sum(winnings.filter(([winner]) => winner === name).map(([, amount]) => amount));
      report.expect(`paid to ${name}`, round((players[i].amount ?? 0) + back), told);
      if (name in net)
        report.expect(`net of ${name}`, round(told - contributions[name]), net[name]);
    }
    if (rakeTaken !== undefined) report.expect('rake', pots[0].rake, rakeTaken);
    if (mainPot !== undefined) report.expect('main pot', pots[0].amount, mainPot);
  };
}

interface RunTwice {
  /** The lines that begin the flops and the showdowns. */
  markers: string[];
  /** What each board paid, the first board's payments first. */
  collected: [name: string, amount: number][];
  pot: number;
  rake: number;
}

/** A history of which only what tells it apart is given: two boards, and what each of them paid. */
export function parseCheck(input: Fields, expected: Fields): Check['run'] {
  const hand: RunTwice = {
    markers: input.take<string[]>('markers') ?? [],
    collected: input.take<RunTwice['collected']>('collected') ?? [],
    pot: input.take<number>('total_pot') ?? 0,
    rake: input.take<number>('rake') ?? 0,
  };
  const isLegal = expected.take<boolean>('ok');
  const collected = expected.take<number>('sum_collected');
  const withRake = expected.take<number>('plus_rake');
  return async (report) => {
    report.command = 'omaha8 replay --json -';
    const { code, stdout, stderr } = await omaha8(['replay', '--json', '-'], runTwiceText(hand));
    report.expect('standard error', stderr, '');
    report.expect('exit code', code, isLegal ? 0 : 3);
    const { seats, pots, rake } = JSON.parse(stdout) as {
      seats: { paid: number }[];
      pots: { boards: { payouts: { amount: number }[] }[] }[];
      rake: number;
    };
    const paid = sum(seats.map((seat) => seat.paid));
    if (collected !== undefined) report.expect('collected', paid, collected);
    if (withRake !== undefined) report.expect('with rake', round(paid + rake), withRake);
    const amounts = hand.collected.map(([, amount]) => amount);
    const half = amounts.length / 2;
    report.expect(
      'payments by board',
      pots[0].boards.map(({ payouts }) => payouts.map(({ amount }) => amount)),
      [amounts.slice(0, half), amounts.slice(half)],
    );
  };
}

/** A hand in the words of PokerStars, run twice from the flop on; one player wins each high, one each low. */
function runTwiceText({ markers, collected, pot, rake }: RunTwice): string {
  const [high, low] = [...new Set(collected.map(([name]) => name))];
  const money = (amount: number): string => `$${amount.toFixed(2)}`;
  const cards = (list: readonly string[]): string => `[${list.join(' ')}]`;
  const boards = [PLAIN_BOARD, '3c5h8dKs7d'].map(cardList);
  const [firstFlop, secondFlop, ...showdowns] = markers;
  const streets = (marker: string, board: readonly string[]): string[] => [
    `${marker} ${cards(board.slice(0, 3))}`,
    `${marker.replace('FLOP', 'TURN')} ${cards(board.slice(0, 3))} ${cards(board.slice(3, 4))}`,
    `${marker.replace('FLOP', 'RIVER')} ${cards(board.slice(0, 4))} ${cards(board.slice(4))}`,
  ];
  const half = collected.length / 2;
  const paid = (from: number): string[] =>
    collected
      .slice(from, from + half)
      .map(([name, amount]) => `${name} collected ${money(amount)} from pot`);
  return [
    'PokerStars Hand #1:  Omaha Hi/Lo No Limit ($1/$2 USD) - 2020/01/01 0:00:00 ET',
    "Table 'Facts' 2-max Seat #1 is the button",
    `Seat 1: ${high} (${money(pot / 2)} in chips)`,
    `Seat 2: ${low} (${money(pot / 2)} in chips)`,
    `${high}: posts small blind $1`,
    `${low}: posts big blind $2`,
    '*** HOLE CARDS ***',
    `${high}: raises ${money(pot / 2 - 2)} to ${money(pot / 2)} and is all-in`,
    `${low}: calls ${money(pot / 2 - 2)} and is all-in`,
    ...streets(firstFlop, boards[0]),
    ...streets(secondFlop, boards[1]),
    ...showdowns.flatMap((marker, i) => [
      marker,
      `${high}: shows ${cards(cardList(cardsText(PLAIN_HANDS.high)))}`,
      `${low}: shows ${cards(cardList(cardsText(PLAIN_HANDS.low)))}`,
      ...paid(i * half),
    ]),
    '*** SUMMARY ***',
    `Total pot ${money(pot)} | Rake ${money(rake)}`,
    '',
  ].join('\n');
}
