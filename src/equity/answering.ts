/** How a question is answered: by one plan, or by several one after another. */
import type { Counted, CountingEngine } from './engines/contract.ts';
import type { EquityPlan, ReadyPlan } from './plan.ts';
import type { HandEquity } from './result.ts';
import { carryOut, type Outcome, type Run } from './run.ts';
import type { Caller } from './threads/task-queue.ts';

/** What is common to all plans of a question that is on its way. */
export interface Setting extends Omit<Run, 'plan' | 'caller'> {
  callerFor(engine: CountingEngine): Caller<Counted>;
}

export interface Answering extends Pick<EquityPlan, 'method' | 'seed' | 'cost'> {
  /** What is sent to other threads. */
  readonly data: unknown;
  carryOut(setting: Setting): Promise<Outcome & { each?: HandEquity[] }>;
}

export function answeringAlone(plan: ReadyPlan): Answering {
  const { method, seed, cost, offer, engine } = plan;
  return {
    method,
    seed,
    cost,
    data: offer.data,
    carryOut: (setting) => carryOut({ ...setting, plan, caller: setting.callerFor(engine) }),
  };
}
