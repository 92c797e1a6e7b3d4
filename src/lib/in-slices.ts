/** The length of a slice that nobody notices, in milliseconds. */
const SLICE_MS = 30;

/**
 * Runs long work in slices, between which the page responds.
 *
 * @param steps yields how far it is, from 0 to 1
 * @param signal ends it, with the signal's reason
 */
export async function inSlices<Result>(
  steps: Generator<number, Result>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result> {
  for (let end = performance.now() + SLICE_MS; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    onProgress(step.value);
    await new Promise((done) => setTimeout(done));
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}
