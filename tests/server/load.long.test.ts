import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { addressOf, temporaryFolder } from '#tests/support/server/process.ts';

const SLOWEST_GET_MS = 100;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await call();
  return performance.now() - begin;
}

/** The most memory that the process has ever had, in MiB; only Linux tells. */
function highestMemory(pid = 0): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}

// LIM-6. Again where another program took the processors meanwhile.
it('200 simultaneous sign-ins do not delay other requests', {
  timeout: 120_000,
  retry: 3,
}, async () => {
  const server = startForLoad({ DATA_DIR: temporaryFolder() });
  const address = await addressOf(server);
  await signUpAt(address, 'taro');
  const getRaffles = () =>
    timed(() => fetch(`${address}/api/${paths.raffles}`).then((raffles) => raffles.text()));
  const alone: number[] = [];
  for (let i = 0; i < 100; i += 1) alone.push(await getRaffles());
  const waits: number[] = [];
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const signIns = Array.from({ length: 200 }, async (_, index) => {
      const response = await fetch(`${address}/api/${paths.token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `user ${round} ${index}`, password: 'wrong' }),
      });
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
      statuses.push(response.status);
      await response.text();
    });
    const allDone = Promise.all(signIns).then(() => true);
    while (!(await Promise.race([allDone, false]))) {
      waits.push(await getRaffles());
    }
  }
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  const memory = highestMemory(server.pid);
  if (memory !== undefined) expect(memory).toBeLessThan(512);
  expect(percentile(waits, 0.99)).toBeLessThan(SLOWEST_GET_MS);
  server.kill('SIGTERM');
  await once(server, 'close');
});
