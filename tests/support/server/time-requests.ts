import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Asks a server one request after the other, in a thread of its own: what the test does meanwhile
 * takes no time from the measured ones.
 *
 * @returns stops it; how long each request took, in milliseconds
 */
export async function timeRequests(url: string): Promise<() => Promise<number[]>> {
  const worker = new Worker(new URL('./request-timer.ts', import.meta.url), { workerData: url });
  await once(worker, 'message');
  return async () => {
    const times = once(worker, 'message');
    worker.postMessage('stop');
    const [measured] = await times;
    await worker.terminate();
    return measured;
  };
}
