/**
 * Returns a function that does this work; called while the work is being done, it lets it be done once
 * more. Failures go to `failed`: who calls may not wait.
 */
export function oneAtATime(
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work().catch(failed);
    }
    running = undefined;
  }

  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
