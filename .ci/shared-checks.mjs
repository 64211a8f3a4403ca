/**
 * Runs golden facts through the built program: `node .ci/shared-checks.mjs <shared folder>`.
 *
 * Reads `golden/equity.json` and `golden/cases.jsonl` in that folder and compares counts, fractions,
 * winners, hands and money. Failures are printed in full; the last line is `N passed, N failed`.
 * Cases of a kind that has no check, and expectations that nothing here understands, are said aloud.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../bin/omaha8.js', import.meta.url));
const LIBRARY = new URL('../dist/index.js', import.meta.url);
const TIMEOUT_MS = 300_000;

/** Runs the program to its end: exit code and what it wrote. */
function run(args, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { timeout: TIMEOUT_MS });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.stdin.on('error', () => {}); // The program may end without reading it.
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal, stdout, stderr }));
    child.stdin.end(input);
  });
}

/** Runs a command that must succeed and print one JSON document. */
async function runJson(args, report) {
  report.command = `omaha8 ${args.map((arg) => (/^[\w.,%-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')}`;
  const { code, stdout, stderr } = await run([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}; ${stderr.trim()}`);
  return JSON.parse(stdout);
}

// ---------------------------------------------------------------- reading facts

const GAMES = { 'omaha-hilo-8': 'omaha8', 'omaha-hi': 'omahahi' };

function gameOf(input) {
  return GAMES[input.game] ?? input.game ?? 'omaha8';
}

function cardsText(cards) {
  return Array.isArray(cards) ? cards.join('') : (cards ?? '');
}

/** Cards as a list of texts `As`. */
function cardList(cards) {
  return (
    cardsText(cards)
      .replaceAll('10', 'T')
      .match(/[^\s,]{2}/g) ?? []
  );
}

/** Hands as pairs of player and cards, whether they are listed or named. */
function namedHands(hands = {}) {
  if (!Array.isArray(hands)) return Object.entries(hands);
  return hands.map((hand, i) => [hand?.name ?? `P${i + 1}`, hand?.cards ?? hand]);
}

/** A value of one player: from a list in the order of the players, or from an object by name. */
function ofPlayer(values, names, name) {
  return Array.isArray(values) ? values[names.indexOf(name)] : values?.[name];
}

/** `2/4` or 0.5 as [1n, 2n]. */
function parseFraction(text) {
  const [numerator, denominator = '1'] = String(text).split('/');
  const decimals = numerator.split('.')[1]?.length ?? 0;
  let a = BigInt(numerator.trim().replace('.', ''));
  let b = BigInt(denominator.trim()) * 10n ** BigInt(decimals);
  const [n, d] = [a, b];
  while (b !== 0n) [a, b] = [b, a % b];
  return [n / a, d / a];
}

function sameFraction(a, b) {
  return String(parseFraction(a)) === String(parseFraction(b));
}

/** Collects what is wrong with one case, and which expectations it did not look at. */
class Report {
  problems = [];
  notes = [];
  seen = new Set(['note', 'reference']);

  expect(what, actual, expected) {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (a !== b) this.problems.push(`${what}: got ${a}, expected ${b}`);
  }

  /** The first of these expectations that is there. */
  take(expected, ...keys) {
    for (const key of keys) this.seen.add(key);
    return keys.map((key) => expected[key]).find((value) => value !== undefined);
  }

  finish(expected) {
    for (const key of Object.keys(expected)) {
      if (!this.seen.has(key)) this.notes.push(`expectation ${key} is not understood`);
    }
  }
}

// ---------------------------------------------------------------- hands

const RANK_LETTERS = '23456789TJQKA';
const CATEGORY_WORDS = [
  ['straight-flush', /^(straight flush|royal flush)/],
  ['four-of-a-kind', /^(four of a kind|quads|four)/],
  ['full-house', /^(full house|boat)/],
  ['three-of-a-kind', /^(three of a kind|trips|set)/],
  ['two-pair', /^two pairs?/],
  ['high-card', /^(high card|no pair)/],
  ['straight', /^straight/],
  ['flush', /^flush/],
  ['pair', /^(one pair|pair)/],
];

/** `two pair A7K` as its category and the ranks that decide. */
function parseHigh(text) {
  const found = CATEGORY_WORDS.find(([, words]) => words.test(text));
  if (found === undefined) throw new Error(`the high "${text}" is not understood`);
  const [category, words] = found;
  const rest = text
    .replace(words, '')
    .replaceAll('10', 'T')
    .replace(/[^2-9TJQKA]/g, '');
  return { category, ranks: text.startsWith('royal') ? 'A' : rest };
}

/** The ranks that decide, of five cards of a known category: groups first, high before low. */
function decidingRanks(cards, category) {
  const ranks = cards.map((card) => RANK_LETTERS.indexOf(card[0]));
  const size = (rank) => ranks.filter((other) => other === rank).length;
  const groups = [...new Set(ranks)].sort((a, b) => size(b) - size(a) || b - a);
  const letters = groups.map((rank) => RANK_LETTERS[rank]).join('');
  if (!category.startsWith('straight')) return letters;
  return letters === 'A5432' ? '5' : letters[0];
}

/** Two cards of the hand and three of the board, and nothing else. */
function checkPlays(what, made, hole, board, report) {
  report.expect(`${what}: cards`, made.cards.toSorted(), [...made.hole, ...made.board].toSorted());
  report.expect(`${what}: number of cards from the hand`, new Set(made.hole).size, 2);
  report.expect(`${what}: number of cards from the board`, new Set(made.board).size, 3);
  const foreign = [
    ...made.hole.filter((card) => !hole.includes(card)),
    ...made.board.filter((card) => !board.includes(card)),
  ];
  report.expect(`${what}: cards that are not there`, foreign, []);
}

function checkHigh(what, high, hole, board, expected, report) {
  checkPlays(what, high, hole, board, report);
  const { category, ranks } = parseHigh(expected);
  report.expect(`${what}: category`, high.category, category);
  const played = decidingRanks(high.cards, high.category);
  report.expect(`${what}: ranks`, played.slice(0, ranks.length), ranks);
}

function checkLow(what, low, hole, board, expected, report) {
  if (low !== null) checkPlays(what, low, hole, board, report);
  report.expect(what, nameOfLow(low), expected);
  const ranks = low?.cards
    .map((card) => 'A2345678'.indexOf(card[0]))
    .sort((a, b) => b - a)
    .map((rank) => 'A2345678'[rank]);
  report.expect(`${what}: ranks`, ranks?.join('-') ?? null, expected);
}

/** `8-7-5-2-A`. */
function nameOfLow(low) {
  return low?.name ?? null;
}

async function checkEvaluate({ input, expected }, report) {
  const hole = cardsText(input.hole ?? input.hand);
  const board = cardsText(input.board);
  const args = ['eval', hole, '--board', board, '--game', gameOf(input)];
  const { high, low } = await runJson(args, report);
  const [holeCards, boardCards] = [cardList(hole), cardList(board)];
  const [expectedHigh, expectedLow] = [report.take(expected, 'high'), report.take(expected, 'low')];
  if (expectedHigh !== undefined) {
    checkHigh('high', high, holeCards, boardCards, expectedHigh, report);
  }
  if (expectedLow !== undefined) checkLow('low', low, holeCards, boardCards, expectedLow, report);
}

// ---------------------------------------------------------------- showdowns

/** Amounts of a fact in its smallest unit, and what the user would write. */
class Money {
  constructor(input) {
    const inCents = Object.keys(input).some((key) => key.endsWith('_cents'));
    const amounts = [this.read(input, 'pot'), this.read(input, 'rake')]
      .concat(Object.values(this.read(input, 'contributions') ?? {}))
      .filter((amount) => typeof amount === 'number');
    const fractional = !inCents && amounts.some((amount) => !Number.isInteger(amount));
    /** Smallest units in one unit of the user. */
    this.scale = inCents ? 100 : 1;
    this.chip = input.chip ?? this.read(input, 'unit') ?? (fractional ? 0.01 : 1);
  }

  read(input, name) {
    return input[`${name}_cents`] ?? input[name];
  }

  write(amount) {
    return typeof amount === 'string' ? amount : String(amount / this.scale);
  }

  /** An amount in the JSON, in the fact's unit. */
  fromJson(amount) {
    return round(amount * this.scale);
  }
}

/** Sums of decimals as they are meant: 0.1 + 0.2 is 0.3. */
function round(amount) {
  return Number(amount.toFixed(6));
}

/**
 * The players in seat order: the first in the fact's order is seat 2, the last one seat 1, which has
 * the button. So the first is the first seat left of the button.
 */
function seatOrder(input) {
  const listed = input.odd_chip_order_left_of_button ?? input.order_left_of_button ?? [];
  const contributions = Array.isArray(input.contributions)
    ? []
    : Object.keys(input.contributions ?? {});
  const players = namedHands(input.hands).map(([name]) => name);
  const order = [...new Set([...listed, ...players, ...contributions, ...(input.folded ?? [])])];
  return [order.at(-1), ...order.slice(0, -1)];
}

function showdownArgs(input, names, money) {
  const hands = Object.fromEntries(namedHands(input.hands));
  const folded = input.folded ?? [];
  const args = ['showdown', ...names.map((name) => cardsText(hands[name]) || '-')];
  args.push('--board', cardsText(input.board), '--game', gameOf(input), '--button', '1');
  const foldedSeats = names.flatMap((name, i) =>
    folded.includes(name) && hands[name] ? [i + 1] : [],
  );
  if (foldedSeats.length > 0) args.push('--folded', foldedSeats.join());
  const [pot, bets, rake] = ['pot', 'contributions', 'rake'].map((name) => money.read(input, name));
  if (bets !== undefined) {
    const players = namedHands(input.hands).map(([name]) => name);
    args.push(
      '--bets',
      names.map((name) => money.write(ofPlayer(bets, players, name) ?? 0)).join(),
    );
  } else if (pot !== undefined) args.push('--pot', money.write(pot));
  if (pot !== undefined || bets !== undefined) {
    args.push('--chip', money.write(money.chip));
    if (rake !== undefined) args.push('--rake', money.write(rake));
  }
  const oddChips = input.odd_chips ?? input.oddChips;
  if (oddChips !== undefined) args.push('--odd-chips', oddChips);
  return args;
}

async function checkShowdown({ input, expected }, report) {
  const names = seatOrder(input);
  const listed = namedHands(input.hands).map(([name]) => name);
  const money = new Money(input);
  const result = await runJson(showdownArgs(input, names, money), report);
  const seats = names.map((name, i) => ({ name, ...result.players[i] }));
  checkHands(input, expected, seats, listed, report);
  checkWinners(expected, seats, report);
  checkMoney(input, expected, { result, seats, names, listed, money }, report);
}

function checkHands(input, expected, seats, listed, report) {
  const board = cardList(input.board);
  const hands = Object.fromEntries(namedHands(input.hands));
  for (const [what, check] of [
    ['high', checkHigh],
    ['low', checkLow],
  ]) {
    const facts = report.take(expected, what);
    if (facts === undefined) continue;
    if (typeof facts === 'string') {
      checkWinnerText(what, facts, seats, report);
      continue;
    }
    for (const seat of seats) {
      const fact = ofPlayer(facts, listed, seat.name);
      if (fact === undefined || (fact === null && seat[what] === null)) continue;
      const hole = cardList(hands[seat.name]);
      check(`${what} of ${seat.name}`, seat[what], hole, board, fact, report);
    }
  }
}

/** `P2 flush`, `P1 8-5-4-3-2`: who wins it and with what. */
function checkWinnerText(what, text, seats, report) {
  const seat = seats.find(({ name }) => text.startsWith(`${name} `));
  if (seat === undefined) throw new Error(`the ${what} "${text}" is not understood`);
  const hand = text.slice(seat.name.length + 1);
  report.expect(`${what} result of ${seat.name}`, /win|tie/.test(seat[`${what}Result`]), true);
  if (what === 'low') report.expect(`low of ${seat.name}`, nameOfLow(seat.low), hand);
  else report.expect(`high of ${seat.name}`, seat.high.category, parseHigh(hand).category);
}

function checkWinners(expected, seats, report) {
  for (const what of ['high', 'low']) {
    const winners = report.take(expected, `${what}_winners`);
    if (winners === undefined) continue;
    const result = winners.length === 1 ? 'win' : 'tie';
    for (const seat of seats) {
      const wins = winners.includes(seat.name);
      const actual = seat[`${what}Result`];
      if (wins) report.expect(`${what} result of ${seat.name}`, actual, result);
      else if (actual === 'win' || actual === 'tie') {
        report.problems.push(`${what} result of ${seat.name}: got ${actual}, expected another`);
      }
    }
  }
}

function checkMoney(input, expected, showdown, report) {
  const { result, seats, names, listed, money } = showdown;
  const shares = report.take(expected, 'shares');
  for (const seat of seats) {
    const fact = ofPlayer(shares, listed, seat.name);
    if (fact !== undefined && !(seat.share !== null && sameFraction(seat.share, fact))) {
      report.problems.push(`share of ${seat.name}: got ${seat.share}, expected ${fact}`);
    }
  }

  const returned = names.map((_, i) =>
    money.fromJson(result.returned.find(({ seat }) => seat === i + 1)?.amount ?? 0),
  );
  const payouts = seats.map(({ amount }, i) => round(money.fromJson(amount ?? 0) + returned[i]));
  const inSeatOrder = (facts) => names.map((name) => ofPlayer(facts, listed, name) ?? 0);
  const rule = ['payout', 'payouts', 'payout_cents', 'wsop_rule_payout', 'wsop_rule_payout_cents'];
  for (const key of rule) {
    const facts = report.take(expected, key);
    if (facts !== undefined) report.expect(`${key} of ${names}`, payouts, inSeatOrder(facts));
  }
  checkRoom(expected, payouts, inSeatOrder, showdown, report);

  const bets = money.read(input, 'contributions');
  const net = report.take(expected, 'net', 'net_cents');
  if (net !== undefined && bets !== undefined) {
    const gains = payouts.map((payout, i) =>
      round(payout - (ofPlayer(bets, listed, names[i]) ?? 0)),
    );
    report.expect(`net of ${names}`, gains, inSeatOrder(net));
  }
  const uncalled = report.take(expected, 'returned', 'uncalled');
  if (uncalled !== undefined) {
    report.expect(`returned to ${names}`, returned, inSeatOrder(uncalled));
  }
  const pots = report.take(expected, 'pots');
  if (pots !== undefined) checkPots(pots, { ...showdown, returned }, report);

  const pot = money.read(input, 'pot');
  if (pot === undefined && bets === undefined) return;
  const put = bets === undefined ? pot : Object.values(bets).reduce((sum, bet) => sum + bet, 0);
  const raked = result.pots.reduce((sum, { rake }) => sum + money.fromJson(rake), 0);
  const paid = payouts.reduce((sum, payout) => sum + payout, raked);
  report.expect('payouts, uncalled bets and rake together', round(paid), round(put));
}

/** What the room paid by its own habit may be one unit off the rule. */
function checkRoom(expected, payouts, inSeatOrder, { names, money }, report) {
  const room = report.take(expected, 'room_payout', 'room_payout_cents');
  if (room === undefined) return;
  const paid = inSeatOrder(room);
  if (paid.some((amount, i) => Math.abs(amount - payouts[i]) > money.chip)) {
    report.expect(`payout by the room of ${names}, within a unit`, payouts, paid);
  } else if (paid.some((amount, i) => amount !== payouts[i])) {
    report.notes.push(`the room paid ${paid} to ${names}, the rule says ${payouts}: a unit apart`);
  }
}

function checkPots(facts, { result, names, money, returned }, report) {
  const bySeat = (values) => names.map((_, i) => values.get(i + 1) ?? 0);
  const actual = result.pots.map(({ amount, eligible, payouts }) => ({
    amount: money.fromJson(amount),
    eligible: names.filter((_, i) => eligible.includes(i + 1)),
    paid: bySeat(new Map(payouts.map(({ seat, amount }) => [seat, money.fromJson(amount)]))),
  }));
  // A fact may list the uncalled bet as a last pot, of its owner alone.
  const owner = returned.findIndex((amount) => amount > 0);
  if (owner >= 0 && facts.length === actual.length + 1) {
    const paid = returned;
    actual.push({ amount: returned[owner], eligible: [names[owner]], paid });
  }
  report.expect(
    `pots of ${names}`,
    actual,
    facts.map(({ amount, eligible, paid }) => ({
      amount,
      eligible: names.filter((name) => eligible.includes(name)),
      paid: names.map((name) => paid?.[name] ?? 0),
    })),
  );
}

// ---------------------------------------------------------------- hands that were played

const ACT = /^(?:(\w+) )?(fold|check|call|bet|raise to)(?: (\d+))?/;
const STEPS = { 'raise to': 'raise' };

/** `P3 raise to 900; P5 fold | flop P6 check, …`: the acts of each street. What went back is no act. */
function parseActs(text) {
  return text.split('|').map((street) =>
    street
      .trim()
      .replace(/^(?:flop|turn|river) /, '')
      .split(/[;,] */)
      .filter((act) => !act.startsWith('uncalled')),
  );
}

/** The hand played to its end by the library: who is not named in an act is whose turn it is. */
function playHand({ betting }, input, names) {
  const { blinds, stacks, hands, board, game } = input;
  let hand = betting.startHand({
    game: gameOf({ game }),
    structure: { kind: input.structure ?? 'no-limit' },
    smallBlind: blinds[0],
    bigBlind: blinds[1],
    seats: names.map((name) => ({ stack: stacks[name] })),
    button: names.length - 1,
  });
  hand = betting.applyStep(hand, { kind: 'hole', cards: names.map((name) => hands[name] ?? null) });
  const cards = cardList(board);
  for (const [street, acts] of parseActs(input.actions).entries()) {
    if (street > 0) {
      const dealt = cards.splice(0, street === 1 ? 3 : 1).join('');
      hand = betting.applyStep(hand, { kind: 'board', cards: dealt });
    }
    for (const act of acts) {
      const [, name, verb, amount] = ACT.exec(act) ?? [];
      if (verb === undefined) throw new Error(`the act "${act}" is not understood`);
      const seat = name === undefined ? hand.toAct : names.indexOf(name);
      const to = amount === undefined || verb === 'call' ? {} : { to: Number(amount) };
      hand = betting.applyStep(hand, { kind: STEPS[verb] ?? verb, seat, ...to });
    }
  }
  return hand;
}

/** A hand that is told act by act. */
async function checkPlayed({ input, expected }, report) {
  report.command = "import { betting } from 'omaha8'";
  const library = await import(LIBRARY);
  const order = Object.keys(input.stacks);
  const first = order.indexOf(input.sb);
  const names = [...order.slice(first), ...order.slice(0, first)];
  report.expect('big blind', names[1], input.bb);
  const hand = playHand(library, input, names);
  const rake = report.take(expected, 'rake');
  const { pots, seats } = library.betting.settleHand(hand, { rake });
  report.expect(
    'pot',
    pots.reduce((sum, { amount }) => sum + amount, 0),
    report.take(expected, 'total_pot'),
  );
  const facts = { contributions: 'paid', collected: 'won', net: 'net' };
  for (const [key, field] of Object.entries(facts)) {
    for (const [name, amount] of Object.entries(report.take(expected, key) ?? {})) {
      report.expect(`${key} of ${name}`, seats[names.indexOf(name)][field], amount);
    }
  }
}

const PLAIN_BOARD = '3h5d8cKh7s';
/** Hands that win the high, and the low, on that board. */
const PLAIN_HANDS = { high: 'KcKdQdJd', low: 'As2dTcTd' };

/** Payments out of contributions, told with the pot that each came from; who is paid nothing has folded. */
async function checkPaid({ input, expected }, report) {
  const { contributions, winnings } = input;
  const names = Object.keys(contributions);
  const half = (name) => {
    const paid = winnings.filter(([winner, , pot]) => winner === name && /^main/.test(pot));
    return paid.length === 0 ? null : /\blo\b/i.test(paid[0][2]) ? 'low' : 'high';
  };
  const args = ['showdown', ...names.map((name) => PLAIN_HANDS[half(name)] ?? '-')];
  args.push('--board', PLAIN_BOARD, '--bets', Object.values(contributions).join());
  args.push('--rake', String(input.rake), '--chip', '0.01');
  const { players, pots, returned } = await runJson(args, report);
  const back = (i) => returned.find(({ seat }) => seat === i + 1)?.amount ?? 0;
  for (const [i, name] of names.entries()) {
    const told = winnings.filter(([winner]) => winner === name);
    const paid = round(told.reduce((sum, [, amount]) => sum + amount, 0));
    report.expect(`paid to ${name}`, round((players[i].amount ?? 0) + back(i)), paid);
    const net = report.take(expected, 'net')[name];
    report.expect(`net of ${name}`, round(paid - contributions[name]), net);
  }
  report.expect('rake', pots[0].rake, report.take(expected, 'rake'));
  report.expect('main pot', pots[0].amount, report.take(expected, 'main_pot_before_rake'));
}

function checkSettle(fact, report) {
  return fact.input.actions === undefined ? checkPaid(fact, report) : checkPlayed(fact, report);
}

/** A hand in the words of PokerStars, run twice from the flop on, in which one wins each high, one each low. */
function runTwiceText({ markers, collected, total_pot: pot, rake }) {
  const [high, low] = [...new Set(collected.map(([name]) => name))];
  const money = (amount) => `$${amount.toFixed(2)}`;
  const boards = [PLAIN_BOARD, '3c5h8dKs7d'].map(cardList);
  const [firstFlop, secondFlop, ...showdowns] = markers;
  const street = (marker, name, before, cards) =>
    `${marker.replace('FLOP', name)} ${before.length === 0 ? '' : `[${before.join(' ')}] `}[${cards.join(' ')}]`;
  const streets = (marker, board) => [
    street(marker, 'FLOP', [], board.slice(0, 3)),
    street(marker, 'TURN', board.slice(0, 3), board.slice(3, 4)),
    street(marker, 'RIVER', board.slice(0, 4), board.slice(4)),
  ];
  const half = collected.length / 2;
  const paid = (from) =>
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
      `${high}: shows [${cardList(PLAIN_HANDS.high).join(' ')}]`,
      `${low}: shows [${cardList(PLAIN_HANDS.low).join(' ')}]`,
      ...paid(i * half),
    ]),
    '*** SUMMARY ***',
    `Total pot ${money(pot)} | Rake ${money(rake)}`,
    '',
  ].join('\n');
}

/** A history of which only what tells it apart is given: two boards, and what each of them paid. */
async function checkParse({ input, expected }, report) {
  report.command = 'omaha8 replay --json -';
  const { code, stdout, stderr } = await run(['replay', '--json', '-'], runTwiceText(input));
  report.expect('standard error', stderr, '');
  report.expect('exit code', code, report.take(expected, 'ok') ? 0 : 3);
  const { seats, pots, rake } = JSON.parse(stdout);
  const paid = round(seats.reduce((sum, seat) => sum + seat.paid, 0));
  report.expect('collected', paid, report.take(expected, 'sum_collected'));
  report.expect('with rake', round(paid + rake), report.take(expected, 'plus_rake'));
  report.take(expected, 'net_rule');
  const ofBoard = ({ payouts }) => payouts.map(({ amount }) => amount);
  report.expect('payments by board', pots[0].boards.map(ofBoard), [
    input.collected.slice(0, 2).map(([, amount]) => amount),
    input.collected.slice(2).map(([, amount]) => amount),
  ]);
}

// ---------------------------------------------------------------- equity

const UNKNOWN_HAND = /^(\*|random|any|unknown)/i;
const COUNT_NAMES = {
  win_high: 'highWin',
  tie_high: 'highTie',
  win_low: 'lowWin',
  tie_low: 'lowTie',
  three_quarters: 'threeQuarters',
};
const COUNTS = 'scoop highWin highTie lowWin lowTie threeQuarters half quarter other nothing'.split(
  ' ',
);

/** A match-up of `equity.json` in the shape of a case. */
function matchUpCase(matchUp, game) {
  const { name, board, dead, deals, lowMade, players } = matchUp;
  const named = players.map((player, i) => [`P${i + 1}`, player]);
  return {
    id: name,
    kind: 'equity',
    input: {
      game: matchUp.game ?? game,
      board,
      dead,
      hands: Object.fromEntries(named.map(([seat, { hand }]) => [seat, hand])),
    },
    expected: {
      deals,
      lowMade,
      ...Object.fromEntries(named.map(([seat, { hand: _, ...facts }]) => [seat, facts])),
    },
  };
}

function equityJob({ input }) {
  const hands = namedHands(input.hands).map(([, hand]) => cardsText(hand));
  return {
    hands: hands.map((hand) => (UNKNOWN_HAND.test(hand) ? '*' : hand)),
    board: cardsText(input.board),
    dead: cardsText(input.dead),
    game: gameOf(input),
    exact: true,
  };
}

async function checkEquity(fact, report) {
  const { hands, board, dead, game } = equityJob(fact);
  const args = ['equity', ...hands, '--board', board, '--dead', dead, '--game', game, '--exact'];
  compareEquity(await runJson(args, report), fact, report);
}

/** The facts about one player, whether they are listed by player or by what is counted. */
function playerFacts(expected, names, name) {
  const facts = {};
  for (const [key, value] of Object.entries(expected)) {
    if (typeof value === 'object' && value !== null && !names.includes(key)) {
      facts[COUNT_NAMES[key] ?? key] = ofPlayer(value, names, name);
    }
  }
  for (const [key, value] of Object.entries(expected[name] ?? {})) {
    facts[COUNT_NAMES[key] ?? key] = value;
  }
  return facts;
}

function compareEquity(result, { input, expected }, report) {
  const names = namedHands(input.hands).map(([name]) => name);
  report.expect('method', result.method, 'exact');
  const deals = report.take(expected, 'deals', 'boards', 'n');
  if (deals !== undefined) report.expect('deals', result.deals, deals);
  const lowMade = report.take(expected, 'lowMade', 'low_made');
  if (lowMade !== undefined) report.expect('lowMade', result.lowMade, lowMade);
  const withoutLow = report.take(expected, 'boards_without_low');
  if (typeof withoutLow === 'number') {
    report.expect('deals without a low', result.deals - result.lowMade, withoutLow);
  }
  for (const [key, value] of Object.entries(expected)) {
    if (typeof value === 'object' && value !== null) report.seen.add(key);
  }
  for (const [i, name] of names.entries()) {
    comparePlayer(name, result.players[i], result, playerFacts(expected, names, name), report);
  }
}

function comparePlayer(name, player, { deals, lowMade }, facts, report) {
  const count = (key) => report.expect(`${key} of ${name}`, player[key], facts[key]);
  const { equity, equityFraction, equity_exact, lose_high, lose_low, ...counts } = facts;
  for (const [key, value] of Object.entries(counts)) {
    if (COUNTS.includes(key)) value !== undefined && count(key);
    else report.notes.push(`expectation ${key} of ${name} is not understood`);
  }
  if (lose_high !== undefined) {
    report.expect(`lose_high of ${name}`, deals - player.highWin - player.highTie, lose_high);
  }
  // Deals on which this player has no low, and another has, may be counted as lost or not.
  if (lose_low > lowMade - player.lowWin - player.lowTie) {
    report.problems.push(`lose_low of ${name}: ${lose_low} is more than there can be`);
  }

  const exact = exactEquity(player.shares, deals);
  const fraction = equityFraction ?? equity_exact;
  if (fraction !== undefined && !sameFraction(exact, fraction)) {
    report.problems.push(`equity of ${name}: got ${exact}, expected ${fraction}`);
  }
  const [numerator, denominator] = exact.split('/').map(Number);
  if (Math.abs(player.equity - numerator / denominator) > 1e-15) {
    report.problems.push(`equity of ${name}: ${player.equity} is not ${exact}`);
  }
  if (equity !== undefined) {
    const decimals = String(equity).split('.')[1]?.length ?? 0;
    // A fact rounded to six decimals or more may have lost zeros at its end.
    const printed = fraction === undefined ? decimals : Math.max(decimals, 6);
    if (!(Math.abs(player.equity - equity) <= 0.51 * 10 ** -printed)) {
      report.problems.push(`equity of ${name}: got ${player.equity}, expected ${equity}`);
    }
  }
  const dealt = player.shares.reduce((sum, [, , n]) => sum + n, 0);
  report.expect(`deals in the shares of ${name}`, dealt, deals);
}

/** The equity as a fraction, from how often the high and the low were shared by how many. */
function exactEquity(shares, deals) {
  const units = 55_440n; // Twice what 1 to 11 all divide.
  let won = 0n;
  for (const [high, low, n] of shares) {
    const part = (ofPot, sharers) => (sharers ? units / (ofPot * BigInt(sharers)) : 0n);
    won += BigInt(n) * (low === null ? part(1n, high) : part(2n, high) + part(2n, low));
  }
  return parseFraction(`${won}/${units * BigInt(deals)}`).join('/');
}

/** All match-ups in one process, a job a line. */
async function checkBatch(facts, report) {
  report.command = 'omaha8 equity --input -';
  const jobs = facts.map((fact) => JSON.stringify({ id: fact.id, ...equityJob(fact) }));
  const { code, stdout, stderr } = await run(['equity', '--input', '-'], `${jobs.join('\n')}\n`);
  report.expect('exit code', code, 0);
  report.expect('standard error', stderr, '');
  const lines = stdout.trim().split('\n');
  report.expect('lines', lines.length, facts.length);
  for (const [i, fact] of facts.entries()) {
    const result = JSON.parse(lines[i] ?? '{}');
    report.expect(`id of line ${i + 1}`, result.id, fact.id);
    if (result.error === undefined) compareEquity(result, fact, report);
    else report.problems.push(`line ${i + 1}: ${result.error}`);
  }
}

// ---------------------------------------------------------------- bad input

/** Three cards that no hand of the fact holds. */
function freshCards(taken, count) {
  const used = taken.map((card) => card.toLowerCase());
  const deck = [...'cdhs'].flatMap((suit) => [...RANK_LETTERS].map((rank) => rank + suit));
  return deck.filter((card) => !used.includes(card.toLowerCase())).slice(0, count);
}

/** The command that meets the bad input and no other fault. */
function badInputArgs(input) {
  if (input.args ?? input.argv) return input.args ?? input.argv;
  if (input.hands !== undefined) {
    const money = new Money(input);
    const names = seatOrder(input);
    const hasMoney = ['pot', 'contributions'].some((name) => money.read(input, name) !== undefined);
    if (hasMoney || cardList(input.board).length === 5) return showdownArgs(input, names, money);
    const { hands, board, dead, game } = equityJob({ input });
    return ['equity', ...hands, '--board', board, '--dead', dead, '--game', game];
  }
  const cards = [input.cards ?? input.hole ?? []].flat();
  const hole = input.hole ?? (cards.length > 6 ? cards.slice(0, 4) : cards);
  const rest = input.hole === undefined && cards.length > 6 ? cards.slice(4) : [];
  const board = input.board ?? (rest.length > 0 ? rest : freshCards(cardList(cards), 3));
  return ['eval', cardsText(hole), '--board', cardsText(board), '--game', gameOf(input)];
}

async function checkInputError({ input, expected }, report) {
  const args = badInputArgs(input);
  report.command = `omaha8 ${args.join(' ')}`;
  const { code, stdout, stderr } = await run(args);
  report.expect('exit code', code, report.take(expected, 'exit_code', 'exit') ?? 2);
  report.expect('standard output', stdout, '');
  report.expect('lines of standard error', stderr.trim().split('\n').length, 1);
  const message = report.take(expected, 'error', 'message') ?? '';
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
  const cards = message.match(/\b(10|[2-9TJQKA])[cdhs]\b/g) ?? [];
  for (const text of [...quoted, ...cards]) {
    if (!stderr.toLowerCase().includes(text.toLowerCase()) || stderr.trim() === '') {
      report.problems.push(`standard error does not name ${text}: ${stderr.trim()}`);
    }
  }
}

// ---------------------------------------------------------------- all of it

const CHECKS = {
  evaluate: checkEvaluate,
  showdown: checkShowdown,
  sidepots: checkShowdown,
  'odd-chip': checkShowdown,
  equity: checkEquity,
  'input-error': checkInputError,
  settle: checkSettle,
  parse: checkParse,
};

async function runCheck(fact, check) {
  const report = new Report();
  try {
    await check(fact, report);
    if (fact.expected !== undefined) report.finish(fact.expected);
  } catch (error) {
    report.problems.push(String(error?.stack ?? error));
  }
  return { fact, report };
}

/** Runs the jobs, a few at a time, and gives their results in order. */
async function runAll(jobs) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await jobs[index]();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

function readFacts(shared) {
  const path = (name) => join(shared, 'golden', name);
  const equity = JSON.parse(readFileSync(path('equity.json'), 'utf8'));
  const matchUps = Object.values(equity).find(Array.isArray) ?? [];
  const lines = readFileSync(path('cases.jsonl'), 'utf8').split('\n');
  return {
    matchUps: matchUps.map((matchUp) => matchUpCase(matchUp, equity.game)),
    cases: lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line)),
  };
}

async function main(shared) {
  if (shared === undefined || !existsSync(join(shared, 'golden'))) {
    console.error('usage: node .ci/shared-checks.mjs <folder that holds golden/>');
    return 2;
  }
  const { matchUps, cases } = readFacts(shared);
  const checked = cases.filter(({ kind }) => Object.hasOwn(CHECKS, kind));
  const unchecked = cases.filter(({ kind }) => !Object.hasOwn(CHECKS, kind));
  for (const kind of new Set(unchecked.map((fact) => fact.kind))) {
    const ids = unchecked.filter((fact) => fact.kind === kind).map(({ id }) => id);
    console.log(`no check for kind ${kind}: ${ids.length} (${ids.join(', ')})`);
  }

  const batch = { id: 'all match-ups in one batch' };
  const results = await runAll([
    ...[...matchUps, ...checked].map((fact) => () => runCheck(fact, CHECKS[fact.kind])),
    () => runCheck(batch, (_, report) => checkBatch(matchUps, report)),
  ]);
  let failed = 0;
  for (const { fact, report } of results) {
    for (const note of report.notes) console.log(`note on ${fact.id}: ${note}`);
    if (report.problems.length === 0) continue;
    failed++;
    console.log(`FAILED ${fact.id}${fact.symptom ? `: ${fact.symptom}` : ''}`);
    if (report.command) console.log(`  ${report.command}`);
    for (const problem of report.problems) console.log(`  - ${problem}`);
  }
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv[2]);
