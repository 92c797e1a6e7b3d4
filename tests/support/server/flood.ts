/** Sends these requests as fast as they are answered, in a thread of its own, until it is ended. */
import { workerData } from 'node:worker_threads';
import { call } from './room-calls.ts';

interface Flood {
  requests: readonly { url: string; method: string; token?: string; payload?: object }[];
  atOnce: number;
}

const { requests, atOnce }: Flood = workerData;

async function send(): Promise<void> {
  for (;;) {
    for (const { url, method, ...options } of requests) {
      await call(url, method, options).catch(() => undefined);
    }
  }
}

for (let sender = 0; sender < atOnce; sender += 1) void send();
