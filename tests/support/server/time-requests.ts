import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { reportFigure } from '../long-run.ts';

export interface TimedRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For how long a request waited for its response, and how much of that was steal time. */
export interface Wait {
  readonly ms: number;
  readonly stolenMs: number;
}

/**
 * Sends these requests in turn, again and again, in a thread of its own: what the test does meanwhile
 * takes no time from the measured ones. One that is not answered with 200 fails.
 *
 * @returns stops it; how long each of the requests took
 */
export async function timeRequests(
  requests: readonly TimedRequest[],
): Promise<() => Promise<Wait[][]>> {
  const worker = new Worker(new URL('./request-timer.ts', import.meta.url), {
    workerData: requests,
  });
  await once(worker, 'message');
  return async () => {
    const waits = once(worker, 'message');
    worker.postMessage('stop');
    const [measured] = await waits;
    await worker.terminate();
    return measured;
  };
}

/**
 * Prints the longest wait for the server, and returns it in milliseconds. Steal time is left out: it is
 * no wait for the server, and was 70 of 122 ms in the only one above 100 that was seen.
 *
 * @throws where nothing was measured
 */
export function longestWait(what: string, waits: readonly Wait[]): number {
  const own = ({ ms, stolenMs }: Wait) => ms - stolenMs;
  const [longest] = waits.toSorted((a, b) => own(b) - own(a));
  if (longest === undefined) throw new Error(`${what}: nothing was measured`);
  const { stolenMs } = longest;
  const stolen = stolenMs > 0 ? `, and ${stolenMs} of steal time` : '';
  reportFigure(`${what}, ms`, own(longest).toFixed(0) + stolen);
  return own(longest);
}
