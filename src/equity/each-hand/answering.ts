import { type Answering, answeringAlone, type Setting } from '../answering.ts';
import type { EquityJob } from '../job.ts';
import type { MethodOptions } from '../method.ts';
import { planJob } from '../plan.ts';
import { ShareCounts } from '../share-counts.ts';
import { describeEach } from './describe.ts';
import { totalOf } from './hands-of-job.ts';
import { type EachPlan, planEach } from './plan.ts';
import { carryOutEach } from './run.ts';

/**
 * Answers a question, and says what each hand of the first player is worth besides.
 *
 * @throws Omaha8Error as `planJob` and `planEach` do
 */
export async function answeringWithEach(
  job: EquityJob,
  options: MethodOptions,
): Promise<Answering> {
  const plan = await planEach(job, options);
  // Between two, what each hand of one is worth says what both are.
  if (plan.method === 'exact' && job.hands.length === 2) return answeringByEach(plan);
  const alone = answeringAlone(await planJob(job, options));
  return {
    ...alone,
    cost: alone.cost + plan.cost,
    data: [alone.data, plan.offer.data],
    async carryOut(setting) {
      const outcome = await alone.carryOut(setting);
      if (outcome.interrupted) return outcome;
      const ofHands = await carryOutPlan(plan, setting);
      return {
        ...outcome,
        each: describeEach(plan, ofHands),
        ...(ofHands.interrupted && { interrupted: true }),
      };
    },
  };
}

function answeringByEach(plan: EachPlan): Answering {
  return {
    method: plan.method,
    seed: null,
    cost: plan.cost,
    data: plan.offer.data,
    async carryOut(setting) {
      const outcome = await carryOutPlan(plan, setting);
      const counts = new ShareCounts(2);
      counts.merge(totalOf(outcome.sum.cells, { count: plan.groups.count, weights: null }));
      return { counts, standardErrors: [0, 0], each: describeEach(plan, outcome) };
    },
  };
}

function carryOutPlan(plan: EachPlan, setting: Setting) {
  return carryOutEach({ ...setting, plan, caller: setting.callerFor(plan.engine) });
}
