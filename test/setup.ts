import fc from 'fast-check';

/** All random properties begin with the seed of the run, which `global-setup.ts` has chosen and said. */
fc.configureGlobal({ seed: Number(process.env.SEED) });
