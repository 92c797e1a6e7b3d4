import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createConnection } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { connect, type DatabaseSettings } from '#server/db/open-database.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { timeRequests } from '#tests/support/server/time-requests.ts';

const RECORDS = 1000;
/** Needs the machine for itself; user-limit.test.ts checks who is refused. */
const SLOWEST_MS = 150;

/** With a user who has long lists; returns the headers that sign that user in. */
async function startServer(records: number, databaseUrl?: string) {
  const folder = temporaryFolder();
  const server = startForLoad({
    DATA_DIR: folder,
    // The number of requests of one user at once is one of them.
    RATE_LIMITS: 'on',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const owner = await signUpAt(address, 'owner');
  await seedRecords({ dataDir: folder, databaseUrl }, records);
  return { server, address, owner };
}

/** As many as one user may ask for at once, and far more. */
const crowds = [
  { lists: 20, on: 'SQLite' },
  { lists: 20, on: 'PostgreSQL' },
  { lists: 280, on: 'SQLite' },
  { lists: 280, on: 'PostgreSQL' },
];

// LIM-12
it.each(crowds)(
  `$lists lists of ${RECORDS} records of one user at once delay and refuse nobody else on $on`,
  // Again where the host took the processor away meanwhile.
  { timeout: 120_000, retry: 2 },
  async ({ lists, on }) => {
    const databaseUrl = on === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
    const { server, address, owner } = await startServer(RECORDS, databaseUrl);
    const other = await signUpAt(address, 'another');
    const agent = new Agent({ maxSockets: lists });
    async function list() {
      const request = get(`${address}/api/${paths.workRecords}`, { agent, headers: owner });
      const [response] = await once(request, 'response');
      await once(response.resume(), 'end');
      return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
    }

    const reads = {
      'health check': { url: `${address}/healthz` },
      'read of another user': { url: `${address}/api/${paths.workRecords}`, headers: other },
      'read of a guest': { url: `${address}/api/${paths.raffles}` },
    };
    // One that is refused fails the test.
    const stopTiming = await timeRequests(Object.values(reads));
    const responses = await Promise.all(Array.from({ length: lists }, list));
    const measured = await stopTiming();

    for (const { status, retryAfter } of responses) {
      expect([status, retryAfter]).toEqual(status === 200 ? [200, undefined] : [429, '1']);
    }
    const served = responses.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(20);
    for (const [index, read] of Object.keys(reads).entries()) {
      expect(Math.max(...(measured[index] ?? [])), read).toBeLessThan(SLOWEST_MS);
    }

    server.kill('SIGTERM');
    expect((await once(server, 'close'))[0]).toBe(0);
  },
);

// OPS-5
it('a server whose responses nobody reads ends with 0 all the same', {
  timeout: 60_000,
}, async () => {
  const { server, address, owner } = await startServer(RECORDS);
  const { hostname, port } = new URL(address);
  const request = `GET /api/${paths.workRecords} HTTP/1.1\r\nHost: a\r\nAuthorization: ${owner.authorization}\r\n\r\n`;
  const socket = createConnection(Number(port), hostname);
  socket.on('error', () => undefined);
  // So many that neither side's system keeps them all.
  socket.write(request.repeat(60));
  await once(socket, 'readable');
  server.kill('SIGTERM');
  const [code] = await once(server, 'close');
  expect(code).toBe(0);
  socket.destroy();
});

/** Gives each user of a server so many records with names as long as allowed. */
async function seedRecords(settings: DatabaseSettings, count: number): Promise<void> {
  const db = await connect(settings);
  await sql`
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})
    insert into work_records (user_id, name, ip_addr, created_at)
    select id, ${'勤'.repeat(100)}, '2001:db8:1234:5678:9abc:def0:1234:5678', 0 from users, numbers
  `.execute(db);
  await db.destroy();
}
