import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { connectPostgres } from '#server/db/connect-postgres.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { startBalancer } from '#tests/support/server-balancer.ts';
import { signUpAt, startWriters } from '#tests/support/server-load.ts';
import { addressOf, startProgram, temporaryFolder } from '#tests/support/server-process.ts';
import { reportFigure, rounds } from '#tests/support/server-soak.ts';

const WRITERS = 6;

function startServer(databaseUrl: string) {
  return startProgram('server/main.ts', [], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: temporaryFolder(),
    JWT_SECRET: 'a secret that all processes have in common',
    RATE_LIMITS: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
  });
}

// Point 33. Patient, because it waits for processes.
describe('servers on one PostgreSQL', { timeout: 120_000 }, () => {
  it('lose no acknowledged write when one of three is killed, and no request of the others', async () => {
    // Empty: the three migrate it at the same moment.
    const url = await createPostgresDatabase('template0');
    const servers = [startServer(url), startServer(url), startServer(url)];
    const addresses = await Promise.all(servers.map(addressOf));
    const balancer = await startBalancer(addresses);
    const headers = await signUpAt(balancer.address, 'taro');
    const writers = startWriters(balancer.address, headers, WRITERS);
    const many = rounds({ few: 60, all: 2000 });
    await writers.more(many);

    const [first, ...others] = servers;
    first?.kill('SIGKILL');
    await writers.more(many);
    await writers.stop();
    balancer.stop();
    for (const server of others) server.kill('SIGTERM');
    const ends = await Promise.all(others.map((server) => once(server, 'close')));
    expect(ends.map(([code]) => code)).toEqual([0, 0]);

    expect(writers.refused).toEqual([]);
    expect(writers.lost).toBeLessThanOrEqual(WRITERS);
    const db = connectPostgres(url);
    const rows = await db.selectFrom('work_records').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(writers.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await db.selectFrom('raffles').selectAll().execute()).toHaveLength(3);
    await db.destroy();
    reportFigure('three processes, one killed: writes acknowledged', writers.acknowledged.length);
    reportFigure('three processes, one killed: acknowledged and lost', 0);
    reportFigure('three processes, one killed: connections that died', writers.lost);
  });

  it('find a PostgreSQL again that was away, without being started again', async () => {
    const postgres = await startPostgres(temporaryFolder());
    const server = startServer(`${postgres.url}postgres`);
    const address = await addressOf(server);
    const status = async () => (await fetch(`${address}/api/${paths.raffles}`)).status;
    expect(await status()).toBe(200);

    await postgres.stop();
    expect(await status()).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    await postgres.start();
    await expect.poll(status, { timeout: 20_000 }).toBe(200);

    server.kill('SIGTERM');
    expect((await once(server, 'close'))[0]).toBe(0);
    await postgres.stop();
  });
});
