type Engine = typeof import('./engine.ts');

let engine: Engine | undefined;

/** Loads what jobs with choices need. Nobody else waits for it. */
export async function loadChoiceEngine(): Promise<Engine> {
  engine ??= await import('./engine.ts');
  return engine;
}

/** What has been loaded: by whoever read the job, or by the thread that was sent it. */
export function choiceEngine(): Engine {
  if (engine === undefined) throw new Error('a job with choices came before what it needs');
  return engine;
}
