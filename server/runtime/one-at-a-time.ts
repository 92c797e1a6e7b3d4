import PQueue from 'p-queue';

/**
 * Returns a function that does this work; called while the work is being done, it lets it be done once
 * more. Failures go to `failed`: who calls may not wait.
 */
export function oneAtATime(
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const turns = new PQueue({ concurrency: 1 });
  return async () => {
    if (turns.size > 0) await turns.onIdle();
    else await turns.add(() => work().catch(failed));
  };
}
