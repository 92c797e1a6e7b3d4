/** Sign-ins a second beside argon2 alone, and how long other requests wait meanwhile. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { runProgram } from '#tests/support/server/process.ts';
import { testPassword } from '#tests/support/server/session.ts';
import type { Bench } from '../row.ts';
import { aSecond } from './figures.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { seedFolder } from './seed.ts';
import { PRODUCT, type Server, startServer } from './servers.ts';

/**
 * Fewer than the ten wrong passwords that make a name wait: an attempt counts until it is checked.
 */
const CONNECTIONS = 8;
const ROUNDS = 4;
const ROUND_MS = 2000;
const BETWEEN_PROBES_MS = 20;

export const signIns: Bench = {
  name: 'sign-ins',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-sign-ins-'));
    const user = await seedFolder(folder.path, 10);
    await using server = await startServer(PRODUCT, { DATA_DIR: folder.path });

    const waits: number[] = [];
    const perSecond = await alternate(ROUNDS, {
      async product() {
        const end = new AbortController();
        const probing = probe(
          `${server.address}/api/${paths.workRecords}`,
          user.headers,
          end.signal,
        );
        const answered = await signIn(server, user.username).finally(() => end.abort());
        waits.push(...(await probing));
        return answered.perSecond;
      },
      async argon2() {
        const { stdout } = await runProgram(HASHING_FLOOR, [String(ROUND_MS)], {});
        return Number(stdout);
      },
    });
    const slowest = percentile(waits, 0.99);
    return [
      {
        figure: 'sign-ins',
        measured: `${aSecond(perSecond.product)} over ${CONNECTIONS} connections`,
        against: `${aSecond(perSecond.argon2)}, argon2 alone with the same parameters`,
        value: perSecond.product / perSecond.argon2,
        unit: '×',
        limit: { atLeast: 0.9 },
      },
      {
        figure: 'list of 100 records while others sign in, 99th percentile',
        measured: `${slowest.toFixed(1)} ms of ${waits.length} requests, one each ${BETWEEN_PROBES_MS} ms`,
        against: 'what a user notices',
        value: slowest,
        unit: 'ms',
        limit: { atMost: 50 },
      },
    ];
  },
};

const HASHING_FLOOR = 'tests/bench/server/hashing-floor.ts';

function signIn({ address }: Server, username: string) {
  return fire({
    urls: [`${address}/api/${paths.token}`],
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: testPassword }),
    connections: CONNECTIONS,
    until: { seconds: ROUND_MS / 1000 },
  });
}

/** Asks at a steady pace, whether or not the last response has come; the milliseconds of each. */
async function probe(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number[]> {
  const answers: Promise<number>[] = [];
  try {
    for await (const _ of setInterval(BETWEEN_PROBES_MS, undefined, { signal })) {
      answers.push(millisecondsOf(url, headers));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return Promise.all(answers);
}

async function millisecondsOf(url: string, headers: Readonly<Record<string, string>>) {
  const from = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - from;
}
