/** What jobs with choices are planned, counted and sampled by. */
export { choiceCounter } from './counter.ts';
export { findCombination } from './find-combination.ts';
export { drawWork, planChoices } from './plan.ts';
export { ChoiceSampler } from './sampler.ts';
