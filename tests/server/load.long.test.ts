import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { signUpAt, startForLoad, startWriters } from '#tests/support/server/load.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { addressOf, temporaryFolder } from '#tests/support/server/process.ts';

const SLOWEST_GET_MS = 100;
const SECOND_MS = 1000;

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
  reportFigure(
    '200 sign-ins at once: a GET meanwhile, 99th percentile ms',
    percentile(waits, 0.99).toFixed(0),
  );
  reportFigure('200 sign-ins at once: checked', statuses.filter((one) => one === 401).length);
  reportFigure('200 sign-ins at once: sent away', statuses.filter((one) => one === 503).length);
  reportFigure('200 sign-ins at once: most memory, MiB', memory ?? 'unknown');
  server.kill('SIGTERM');
  await once(server, 'close');
});

/** What sizing rests on. The client runs on the same machine, so a server alone does more. */
it('figures of one server on SQLite', { timeout: 120_000 }, async () => {
  const server = startForLoad({ DATA_DIR: temporaryFolder() });
  const address = await addressOf(server);
  const headers = await signUpAt(address, 'taro');
  reportFigure('processors', availableParallelism());

  const body = JSON.stringify({ username: 'taro', password: 'secret' });
  const calls = {
    'GET raffles': () => fetch(`${address}/api/${paths.raffles}`),
    'GET response time': () => fetch(`${address}/api/${paths.responseTime}`, { headers }),
    'sign-ins': () =>
      fetch(`${address}/api/${paths.token}`, { method: 'POST', headers: { ...headers }, body }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const end = performance.now() + 5 * SECOND_MS;
    let done = 0;
    const clients = Array.from({ length: 8 }, async () => {
      while (performance.now() < end) {
        await (await call()).text();
        done += 1;
      }
    });
    await Promise.all(clients);
    reportFigure(`${name}, a second`, Math.round(done / 5));
  }
  const writers = startWriters(address, headers, 8);
  const begin = performance.now();
  await writers.more(3000);
  reportFigure('durable writes, a second', Math.round(3_000_000 / (performance.now() - begin)));
  await writers.stop();
  reportFigure('most memory, MiB', highestMemory(server.pid) ?? 'unknown');
  server.kill('SIGTERM');
  await once(server, 'close');
});
