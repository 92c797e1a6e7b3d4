/** Requests per second of one process on SQLite, compared with bare Fastify on the same rows. */
import { cpSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { paths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { testSettings } from '#tests/support/server/app.ts';
import { addressOf, endProgram, startProgram } from '#tests/support/server/program.ts';
import { signedInUser, type TestUser } from '#tests/support/server/session.ts';
import { type Bench, median, type Row } from '../row.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 1.2;
const USERS = 10;
const RECORDS_OF_A_USER = 100;

interface Call {
  readonly figure: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly atLeast: number;
}

const calls: readonly Call[] = [
  { figure: 'raffles', path: paths.raffles, isSignedIn: false, atLeast: 0.45 },
  { figure: 'list of 100 records', path: paths.workRecords, isSignedIn: true, atLeast: 0.6 },
];

type Headers = Readonly<Record<string, string>>;

export const requests: Bench = {
  name: 'requests',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-requests-'));
    const data = { product: join(folder.path, 'product'), floor: join(folder.path, 'floor') };
    const { headers } = await seed(data.product);
    cpSync(data.product, data.floor, { recursive: true });
    await using product = await serve('server/main.ts', data.product);
    await using floor = await serve('tests/bench/server/floor.ts', data.floor);

    const rows: Row[] = [];
    for (const { figure, path, isSignedIn, atLeast } of calls) {
      const ours = { url: `${product.address}/api/${path}`, headers: isSignedIn ? headers : {} };
      const least = { url: `${floor.address}/api/${path}`, headers: {} };
      await assertSameBytes(ours, least);
      const measured: { readonly ours: number; readonly least: number }[] = [];
      // In turn, so that a busy moment of the machine falls on both; the first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1)
        measured.push({ ours: await fire(ours), least: await fire(least) });
      const perSecond = (of: 'ours' | 'least') => median(measured.slice(1).map((one) => one[of]));
      rows.push({
        figure: `${figure}: one process, ${CONNECTIONS} connections`,
        measured: aSecond(perSecond('ours')),
        against: `${aSecond(perSecond('least'))}, bare Fastify and better-sqlite3, the same log`,
        value: perSecond('ours') / perSecond('least'),
        unit: '×',
        limit: { atLeast },
      });
    }
    return rows;
  },
};

/**
 * Fills a new database, and returns its first user, who is signed in. The records come in turn, one of each
 * user and again one of each, as they come in life: those of one user lie far apart.
 */
async function seed(dataDir: string): Promise<TestUser> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const first = await signedInUser({ db, clock: Date.now }, 'taro');
  const users = [first];
  while (users.length < USERS)
    users.push(await signedInUser({ db, clock: Date.now }, `user ${users.length}`));
  for (let record = 1; record <= RECORDS_OF_A_USER; record += 1) {
    const one = { name: `記録 ${record}`, ip_addr: '203.0.113.7', created_at: 0 };
    await db
      .insertInto('work_records')
      .values(users.map(({ id }) => ({ user_id: id, ...one })))
      .execute();
  }
  await db.destroy();
  return first;
}

/** Starts the program on a free port. Nobody is limited: all requests come from one address. */
async function serve(file: string, dataDir: string) {
  const program = startProgram(file, [], {
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    JWT_SECRET: testSettings.jwtSecret,
    DATA_DIR: dataDir,
  });
  program.stderr?.pipe(process.stderr);
  const address = await addressOf(program);
  return { address, [Symbol.asyncDispose]: () => endProgram(program) };
}

interface Asked {
  readonly url: string;
  readonly headers: Headers;
}

/**
 * Asks as fast as the server responds; returns how many responses came in a second. Throws if one was not a
 * success, because refusals are fast.
 */
async function fire({ url, headers }: Asked): Promise<number> {
  const from = performance.now();
  // Every 20 ms it looks whether its time is over.
  const options = { connections: CONNECTIONS, duration: SECONDS, sampleInt: 20 };
  const result = await autocannon({ url, headers, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
  return (result['2xx'] * 1000) / (performance.now() - from);
}

const aSecond = (value: number) => `${Math.round(value).toLocaleString('en')} a second`;

/** Checks that floor and product return the same. */
async function assertSameBytes(...asked: readonly Asked[]): Promise<void> {
  const answers = asked.map(async ({ url, headers }) => (await fetch(url, { headers })).text());
  const [ours = '', theirs = ''] = await Promise.all(answers);
  if (ours !== theirs)
    throw new Error(`The floor answers ${theirs.slice(0, 500)} instead of ${ours.slice(0, 500)}`);
}
