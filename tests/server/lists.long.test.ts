import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { longestWait, timeRequests } from '#tests/support/server/time-requests.ts';
import { seedRecords } from './seed-records.ts';

const RECORDS = 1000;
/**
 * Needs the machine for itself; read-lines.test.ts checks whose turn is when. That 1,600 requests of six machines arrive in one instant is no use but an
 * attack: taking them in needs a few turns of the event loop of some 50 ms, and a read meets two or three.
 */
const SLOWEST_MS = { oneUser: 100, attack: 300 };

/** With so many users who have long lists; returns the headers that sign them in. */
async function startServer(users: number, records: number, databaseUrl?: string) {
  const folder = temporaryFolder();
  const server = startForLoad({
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const owners: Record<string, string>[] = [];
  for (let user = 1; user <= users; user += 1) owners.push(await signUpAt(address, `user ${user}`));
  await seedRecords({ dataDir: folder, databaseUrl }, records);
  return { server, address, owners };
}

/** As many as LIM-3 lets in from one address, and from six. */
const crowds = [
  { of: 'one user', users: 1, lists: 280, slowestMs: SLOWEST_MS.oneUser, on: 'SQLite' },
  { of: 'one user', users: 1, lists: 280, slowestMs: SLOWEST_MS.oneUser, on: 'PostgreSQL' },
  { of: 'six users', users: 6, lists: 1600, slowestMs: SLOWEST_MS.attack, on: 'SQLite' },
  { of: 'six users', users: 6, lists: 1600, slowestMs: SLOWEST_MS.attack, on: 'PostgreSQL' },
];

// LIM-12
it.each(crowds)(
  `$lists lists of ${RECORDS} records of $of at once delay and refuse nobody else on $on`,
  {
    timeout: 120_000,
  },
  async ({ users, lists, slowestMs, on }) => {
    const databaseUrl = on === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
    const { server, address, owners } = await startServer(users, RECORDS, databaseUrl);
    const other = await signUpAt(address, 'another');
    const agent = new Agent({ maxSockets: lists });
    async function list(index: number) {
      const headers = owners[index % users];
      const request = get(`${address}/api/${paths.workRecords}`, { agent, headers });
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
    const responses = await Promise.all(Array.from({ length: lists }, (_, index) => list(index)));
    const measured = await stopTiming();

    for (const { status, retryAfter } of responses) {
      expect([status, retryAfter]).toEqual(status === 200 ? [200, undefined] : [503, '5']);
    }
    const served = responses.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(0);
    const what = `${lists} lists at once on ${on}`;
    reportFigure(`${what}: served`, served);
    for (const [index, read] of Object.keys(reads).entries()) {
      const longest = longestWait(`${what}: longest ${read}`, measured[index] ?? []);
      expect(longest, read).toBeLessThan(slowestMs);
    }

    server.kill('SIGTERM');
    expect((await once(server, 'close'))[0]).toBe(0);
  },
);

// OPS-5
it('a server whose responses nobody reads ends with 0 all the same', {
  timeout: 60_000,
}, async () => {
  const { server, address, owners } = await startServer(1, RECORDS);
  const { hostname, port } = new URL(address);
  const request = `GET /api/${paths.workRecords} HTTP/1.1\r\nHost: a\r\nAuthorization: ${owners[0]?.authorization}\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  // So many that neither side's system keeps them all.
  socket.write(request.repeat(60));
  await once(socket, 'readable');
  server.kill('SIGTERM');
  const [code] = await once(server, 'close');
  expect(code).toBe(0);
  socket.destroy();
});
