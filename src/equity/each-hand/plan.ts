/** How it will be worked out what each hand of the first player is worth. A formula of the job. */
import { BOARD_SIZE } from '../../cards/deal.ts';
import { Omaha8Error } from '../../text/errors.ts';
import type { EachEngine, EachOffer, EachTerms } from '../engines/contract.ts';
import { eachEngines } from '../engines/list.ts';
import type { EquityJob } from '../job.ts';
import { checkMethod, type MethodOptions } from '../method.ts';
import { DEFAULT_SEED, EXACT_BUDGET } from '../plan.ts';
import type { Method } from '../result.ts';
import { type HandGroups, singleHands, suitClasses } from './hand-groups.ts';
import type { HandList } from './hand-list.ts';
import { handListOf } from './hands-of-job.ts';

/** More hands than these are put together where they differ only in the names of suits. */
const MOST_HANDS = 2000;

/** What each hand's standard error may be where nobody says. */
const DEFAULT_PRECISION = 0.01;

/** With so few boards left, all of them are counted even where that takes a minute: nanoseconds. */
const TURN = BOARD_SIZE - 1;
const TURN_BUDGET = 60e9;

export interface EachPlan {
  readonly method: Method;
  readonly engine: EachEngine;
  readonly offer: EachOffer<unknown>;
  /** About how long it takes on one thread: nanoseconds. */
  readonly cost: number;
  readonly precision: number;
  readonly hands: HandList;
  readonly groups: HandGroups;
}

/**
 * @throws Omaha8Error `bad-option`, or `too-large` where it must be exact and nothing can count it
 */
export async function planEach(job: EquityJob, options: MethodOptions): Promise<EachPlan> {
  checkMethod(options);
  const { exact = false, trials, precision = DEFAULT_PRECISION, seed = DEFAULT_SEED } = options;
  const hands = handListOf(job, 0);
  const areClasses = job.board.length === 0 || hands.count > MOST_HANDS;
  const groups = areClasses ? suitClasses(hands) : singleHands(hands);
  const budget = exact
    ? Number.POSITIVE_INFINITY
    : job.board.length >= TURN
      ? TURN_BUDGET
      : EXACT_BUDGET;
  const terms = { exact, budget, seed, trials: trials ?? null, groups, precision };
  const engines = await eachEngines();
  const common = { precision, hands, groups };
  if (trials === undefined) {
    const plan = cheapest(job, engines, { ...terms, method: 'exact' });
    if (plan !== null && plan.cost <= budget) return { ...plan, ...common };
  }
  if (exact) {
    throw new Omaha8Error(
      'too-large',
      'each hand is counted exactly between two players with four or five cards each, or where nobody but the first player has a range; leave out exact to sample',
    );
  }
  const plan = cheapest(job, engines, { ...terms, method: 'monte-carlo' });
  if (plan === null) throw new Error('a job of which no engine samples each hand');
  return { ...plan, ...common };
}

function cheapest(
  job: EquityJob,
  engines: readonly EachEngine[],
  terms: EachTerms,
): Pick<EachPlan, 'method' | 'engine' | 'offer' | 'cost'> | null {
  let best: ReturnType<typeof cheapest> = null;
  for (const engine of engines) {
    const offer = engine.offer(job, terms);
    if (offer === null) continue;
    const cost = offer.pieceCost * offer.likelyPieces;
    if (best !== null && best.cost <= cost) continue;
    best = { method: terms.method, engine, offer, cost };
  }
  return best;
}
