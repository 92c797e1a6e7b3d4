/** What a call costs on a distributed database, beside a plain one of the same PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { citusUrl, createDistributedDatabase, run } from '#tests/support/server/citus.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';

const USERS = 8;
/** In a row, and then for so long by all users at once. */
const IN_A_ROW = 200;
const LASTS_MS = 3000;

const json = { 'content-type': 'application/json' };

const calls: readonly { name: string; path: string; body?: object }[] = [
  { name: 'response time', path: paths.responseTime },
  { name: 'list of records', path: paths.workRecords },
  { name: 'what runs', path: trackerPaths.entriesRunning },
  { name: 'entries of a range', path: `${trackerPaths.entries}?from=2026-11-01T00:00:00Z` },
  { name: 'switch', path: trackerPaths.switch, body: { name: '設計' } },
];

describe.skipIf(citusUrl === undefined).each([
  { on: 'PostgreSQL', open: createPlainDatabase },
  { on: 'Citus', open: createDistributedDatabase },
])('calls on $on (CITUS_DATABASE_URL)', { timeout: 300_000 }, ({ on, open }) => {
  it('are counted', async () => {
    const server = startForLoad({ DATABASE_URL: await open(), DATA_DIR: temporaryFolder() });
    const address = await addressOf(server);
    const users: Record<string, string>[] = [];
    for (let user = 1; user <= USERS; user += 1)
      users.push(await signUpAt(address, `user ${user}`));

    for (const { name, path, body } of calls) {
      const send = async (headers: Record<string, string> | undefined) => {
        const response = await fetch(`${address}/api/${path}`, {
          headers: { ...headers, ...json, 'idempotency-key': `"${crypto.randomUUID()}"` },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        await response.arrayBuffer();
        expect(response.ok).toBe(true);
      };
      const took: number[] = [];
      for (let call = 0; call < IN_A_ROW; call += 1) {
        const began = performance.now();
        await send(users[0]);
        took.push(performance.now() - began);
      }
      took.sort((a, b) => a - b);
      reportFigure(`${on}, ${name}: ms, median`, (took[took.length >> 1] ?? 0).toFixed(2));

      const end = performance.now() + LASTS_MS;
      let count = 0;
      await Promise.all(
        users.map(async (headers) => {
          for (; performance.now() < end; count += 1) await send(headers);
        }),
      );
      reportFigure(`${on}, ${name}: a second`, Math.round((count * 1000) / LASTS_MS));
    }
    await endProgram(server);
  });
});

/** On the coordinator, without the extension. */
async function createPlainDatabase(): Promise<string> {
  const url = new URL(`/plain_${process.pid}`, citusUrl);
  await run(new URL('/postgres', url).href, `create database ${url.pathname.slice(1)}`);
  return url.href;
}
