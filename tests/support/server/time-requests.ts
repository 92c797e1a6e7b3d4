import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface TimedRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends these requests in turn, again and again, in a thread of its own: what the test does meanwhile
 * takes no time from the measured ones. One that is not answered with 200 fails.
 *
 * @returns stops it; how many milliseconds each of the requests took
 */
export async function timeRequests(
  requests: readonly TimedRequest[],
): Promise<() => Promise<number[][]>> {
  const thread = new URL('./request-timer.ts', import.meta.url);
  const worker = new Worker(thread, { workerData: requests });
  await once(worker, 'message');
  return async () => {
    const waits = once(worker, 'message');
    worker.postMessage('stop');
    const [measured] = await waits;
    await worker.terminate();
    return measured;
  };
}
