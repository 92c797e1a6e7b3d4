/** The thread of time-requests.ts. */
import { once } from 'node:events';
import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { TimedRequest } from './time-requests.ts';

const requests: readonly TimedRequest[] = workerData;
const waits: number[][] = requests.map(() => []);
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});
// The first ones open the connection and load what they need.
for (const request of requests) await ask(request);
parentPort?.postMessage('ready');
while (!isStopped) {
  for (const [index, request] of requests.entries()) waits[index]?.push(await ask(request));
}
parentPort?.postMessage(waits);

async function ask({ url, headers = {} }: TimedRequest): Promise<number> {
  const began = performance.now();
  const [response] = await once(get(url, { headers }), 'response');
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  return performance.now() - began;
}
