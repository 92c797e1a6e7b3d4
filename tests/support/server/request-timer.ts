/** The thread of time-requests.ts. */
import { once } from 'node:events';
import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const times: number[] = [];
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});
// The first one opens the connection and loads what it needs.
await ask();
parentPort?.postMessage('ready');
while (!isStopped) times.push(await ask());
parentPort?.postMessage(times);

async function ask(): Promise<number> {
  const began = performance.now();
  const [response] = await once(get(workerData), 'response');
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${workerData} returned ${response.statusCode}`);
  return performance.now() - began;
}
