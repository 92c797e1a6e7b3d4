import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad, startWriters } from '#tests/support/server/load.ts';
import { type PostgresServer, startPostgres } from '#tests/support/server/postgres-server.ts';
import { addressOf, temporaryFolder } from '#tests/support/server/process.ts';

const WRITERS = 6;

const startServer = (DATABASE_URL: string) =>
  startForLoad({ DATABASE_URL, DATA_DIR: temporaryFolder() });

// OPS-8. A long timeout, because it waits for processes.
describe('servers on one PostgreSQL', { timeout: 120_000 }, () => {
  it('lose no acknowledged write when one of three is killed, and no request of the others', async () => {
    // Empty: the three migrate it at the same moment.
    const url = await createPostgresDatabase('template0');
    const servers = [startServer(url), startServer(url), startServer(url)];
    const addresses = await Promise.all(servers.map(addressOf));
    const headers = await signUpAt(addresses[0] ?? '', 'taro');
    const writers = addresses.map((address) => startWriters(address, headers, 2));
    await Promise.all(writers.map((one) => one.more(700)));

    const [first, ...others] = servers;
    first?.kill('SIGKILL');
    await Promise.all(writers.slice(1).map((one) => one.more(700)));
    await Promise.all(writers.map((one) => one.stop()));
    for (const server of others) server.kill('SIGTERM');
    const ends = await Promise.all(others.map((server) => once(server, 'close')));
    expect(ends.map(([code]) => code)).toEqual([0, 0]);

    expect(writers.flatMap(({ refused }) => refused)).toEqual([]);
    expect(writers.slice(1).map(({ lost }) => lost)).toEqual([0, 0]);
    const acknowledged = writers.flatMap((one) => one.acknowledged);
    const db = connectPostgres(url);
    const rows = await db.selectFrom('work_records').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await db.selectFrom('raffles').selectAll().execute()).toHaveLength(3);
    await db.destroy();
  });

  // OPS-2, OPS-8
  it('lose no acknowledged write when PostgreSQL itself is killed', async () => {
    const postgres = await startPostgres(temporaryFolder(), { isDurable: true });
    const url = `${postgres.url}postgres`;
    const server = startServer(url);
    const address = await addressOf(server);
    const headers = await signUpAt(address, 'taro');
    const acknowledged: number[] = [];
    for (let kill = 0; kill < 20; kill += 1) {
      const writers = startWriters(address, headers, WRITERS);
      await writers.more(30);
      await postgres.kill();
      await writers.stop();
      acknowledged.push(...writers.acknowledged);
      expect(writers.refused.filter((status) => status !== 503)).toEqual([]);
      await restarted(postgres);
      await expect
        .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 20_000 })
        .toBe(200);
    }
    const db = connectPostgres(url);
    const rows = await db.selectFrom('work_records').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await db.destroy();
    server.kill('SIGTERM');
    expect((await once(server, 'close'))[0]).toBe(0);
    await postgres.stop();
  });
});

/** The processes of the one that was killed end a little later, and keep its memory until then. */
async function restarted(postgres: PostgresServer): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await postgres.start();
    } catch (error) {
      if (tries === 50) throw error;
      await delay(100);
    }
  }
}
