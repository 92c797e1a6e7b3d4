import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The error of a query that must fail. */
function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

async function processOf(connection: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
}

describe('the pool of connections to PostgreSQL', () => {
  it('lets a statement take 5 s; then the database counts as unavailable', async () => {
    const db = connectPostgres(await createPostgresDatabase());
    await db.connection().execute(async (connection) => {
      const { rows } = await sql`show statement_timeout`.execute(connection);
      expect(rows).toEqual([{ statement_timeout: '5s' }]);
      await sql`set statement_timeout = 10`.execute(connection);
      const failure = await failureOf(sql`select pg_sleep(5)`.execute(connection));
      expect(isUnavailable(failure)).toBe(true);
    });
    await db.destroy();
  });

  it('waits 8 s for a response that the network has lost', async () => {
    const db = connectPostgres(await createPostgresDatabase());
    await db.connection().execute(async (connection) => {
      const held = await processOf(connection);
      await sql`set statement_timeout = 0`.execute(connection);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const failure = failureOf(sql`select pg_sleep(60)`.execute(connection));
      await vi.advanceTimersByTimeAsync(8000);
      expect(isUnavailable(await failure)).toBe(true);
      vi.useRealTimers();
      await sql`select pg_terminate_backend(${held})`.execute(db);
    });
    await db.destroy();
  });

  it('waits 3 s for a connection to a host that does not respond', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const db = connectPostgres(`postgres://nobody@127.0.0.1:${address.port}/nothing`);
    const failure = failureOf(sql`select 1`.execute(db));
    await once(silent, 'connection');
    await vi.advanceTimersByTimeAsync(3000);
    expect(isUnavailable(await failure)).toBe(true);
    vi.useRealTimers();
    for (const socket of sockets) socket.destroy();
    silent.close();
    await db.destroy();
  });

  it('survives a connection that breaks between two statements', async () => {
    const db = connectPostgres(await createPostgresDatabase());
    await db.connection().execute(async (connection) => {
      const held = await processOf(connection);
      await sql`select pg_terminate_backend(${held})`.execute(db);
      await expect
        .poll(() => failureOf(sql`select 1`.execute(connection)))
        .toSatisfy(isUnavailable);
    });
    // The pool may notice only when the connection is used next.
    await expect.poll(() => failureOf(sql`select 1`.execute(db))).toBe('no failure');
    await db.destroy();
  });
});
