import { once } from 'node:events';
import { createServer } from 'node:net';

const LOCALHOST = '127.0.0.1';
const PORTS_OF_A_WORKER = 100;
/** Playwright numbers its workers by the one variable, vitest by the other. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0);
/** Workers of one run have different ports, and runs at the same time hardly ever the same ones. */
const firstPort = 11_000 + (8 * (process.ppid % 25) + worker) * PORTS_OF_A_WORKER;
let nextPort = 0;

/**
 * A port for a program that cannot choose one by itself, or has to find it again after a restart.
 * It is below those that the system gives to any program, so nothing takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_OF_A_WORKER; tried++) {
    nextPort = (nextPort + 1) % PORTS_OF_A_WORKER;
    const port = firstPort + nextPort;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${firstPort} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, LOCALHOST);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
