/** A distributed database when a part of it fails (OPS-27). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { citusUrl, createDistributedDatabase, workersOf } from '#tests/support/server/citus.ts';
import { signUpAt, startForLoad, startWriters, type Writers } from '#tests/support/server/load.ts';
import { run } from '#tests/support/server/postgres-server.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const USERS = 8;

const isHere = citusUrl !== undefined && isOnThisMachine(citusUrl);

describe.skipIf(!isHere)(
  'faults of a Citus cluster on this machine (CITUS_DATABASE_URL)',
  { timeout: 600_000 },
  () => {
    let url: string;
    let db: Db;
    let server: ChildProcess;
    let address: string;
    let workers: number[];
    let users: { headers: Record<string, string>; worker: number }[];

    beforeAll(async () => {
      url = await createDistributedDatabase();
      db = connectPostgres(url);
      server = startForLoad({ DATABASE_URL: url, DATA_DIR: temporaryFolder() });
      address = await addressOf(server);
      workers = (await workersOf(url)).map(({ port }) => port);
      users = [];
      for (let index = 0; index < USERS; index += 1) {
        users.push({ headers: await signUpAt(address, `user ${index}`), worker: 0 });
      }
      const found = await db.selectFrom('users').select('id').orderBy('id').execute();
      for (const [index, { id }] of found.entries()) {
        const user = users[index];
        if (user) user.worker = await workerOf(id);
      }
    }, 120_000);
    afterAll(async () => {
      await endProgram(server);
      await db.destroy();
    });

    /** The port of the node that keeps what a user has. */
    async function workerOf(user: number): Promise<number> {
      const [shard] = await run<{ port: number }>(
        url,
        `select nodeport as port from citus_shards
         where table_name = 'users'::regclass
         and shardid = get_shard_id_for_distribution_column('users', ${user})`,
      );
      return shard?.port ?? 0;
    }

    /** One writer for each user; those of one worker, and all others. */
    function start(worker: number) {
      const of = (isHis: boolean) =>
        users
          .filter((user) => (user.worker === worker) === isHis)
          .map(({ headers }) => startWriters(address, headers, 1));
      return { his: of(true), others: of(false) };
    }
    const all = (writers: readonly Writers[], name: 'acknowledged' | 'refused') =>
      writers.flatMap((one) => one[name]);
    async function missing(acknowledged: readonly number[]): Promise<number[]> {
      const rows = await db.selectFrom('work_records').select('id').execute();
      const stored = new Set(rows.map(({ id }) => id));
      return acknowledged.filter((id) => !stored.has(id));
    }
    const readiness = async () => (await fetch(`${address}/readyz`)).json();

    it('keeps the rows of different users on different nodes', () => {
      expect(new Set(users.map(({ worker }) => worker))).toEqual(new Set(workers));
    });

    it('acknowledges nothing that a killed worker may not have committed', async () => {
      const { id } = await signedInUser({ db, clock: Date.now }, 'taro');
      const node = await nodeAt(await workerUrl(await workerOf(id)));
      const press = db.transaction().execute(async (transaction) => {
        const row = { user_id: id, name: '設計', ip_addr: '::1', created_at: 0 };
        await transaction.insertInto('work_records').values(row).execute();
        node.kill();
      });
      const outcome = await press.then(
        () => 'acknowledged',
        (error: unknown) => isUnavailable(error),
      );
      await node.start();
      expect(outcome).toBe(true);
      const rows = db.selectFrom('work_records').select('id').where('user_id', '=', id);
      await expect.poll(() => rows.execute(), { timeout: 20_000 }).toEqual([]);
    });

    it('loses no acknowledged write when a worker is killed, and refuses only its users', async () => {
      const acknowledged: number[] = [];
      for (let kill = 0; kill < 10; kill += 1) {
        const worker = workers[kill % 2] ?? 0;
        const node = await nodeAt(await workerUrl(worker));
        const { his, others } = start(worker);
        await Promise.all([...his, ...others].map((one) => one.more(10)));
        node.kill();
        await expect.poll(readiness, { timeout: 10_000 }).toEqual({
          status: 'degraded',
          detail: `Nodes of the database do not respond: 127.0.0.1:${worker}`,
        });
        await Promise.all(others.map((one) => one.more(10)));
        await node.start();
        await Promise.all(his.map((one) => one.more(5)));
        await Promise.all([...his, ...others].map((one) => one.stop()));
        expect(await readiness()).toEqual({ status: 'ok' });
        expect(all(others, 'refused')).toEqual([]);
        expect(new Set(all(his, 'refused'))).toEqual(new Set([503]));
        acknowledged.push(...all([...his, ...others], 'acknowledged'));
      }
      expect(await missing(acknowledged)).toEqual([]);
    });

    it('loses no acknowledged write when the coordinator is killed', async () => {
      const acknowledged: number[] = [];
      const node = await nodeAt(url);
      for (let kill = 0; kill < 10; kill += 1) {
        const { others } = start(0);
        await Promise.all(others.map((one) => one.more(10)));
        node.kill();
        expect((await fetch(`${address}/readyz`)).status).toBe(503);
        await Promise.all(others.map((one) => one.stop()));
        acknowledged.push(...all(others, 'acknowledged'));
        expect(all(others, 'refused').filter((status) => status !== 503)).toEqual([]);
        await node.start();
        await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
      }
      await expect.poll(() => missing(acknowledged).catch(String), { timeout: 20_000 }).toEqual([]);
    });

    it('loses no press while the rows of users move to the other worker', async () => {
      const { others } = start(0);
      await Promise.all(others.map((one) => one.more(5)));
      const [first] = await db.selectFrom('users').select('id').orderBy('id').execute();
      for (let move = 0; move < 10; move += 1) await moveShard(first?.id ?? 0);
      await Promise.all(others.map((one) => one.more(5)));
      await Promise.all(others.map((one) => one.stop()));
      const acknowledged = all(others, 'acknowledged');
      expect(await missing(acknowledged)).toEqual([]);
      expect(all(others, 'refused').filter((code) => code !== 503)).toEqual([]);
    });

    async function status(path: string): Promise<number> {
      return (await fetch(address + path)).status;
    }

    async function workerUrl(port: number): Promise<string> {
      const worker = (await workersOf(url)).find((one) => one.port === port);
      const at = new URL(url);
      at.host = `${worker?.host}:${worker?.port}`;
      return at.href;
    }

    /** Moves a shard with all tables that lie together to the other worker. */
    async function moveShard(user: number): Promise<void> {
      const from = await workerOf(user);
      const to = (await workersOf(url)).find(({ port }) => port !== from)?.port ?? 0;
      await run(
        url,
        `select citus_move_shard_placement(
           get_shard_id_for_distribution_column('users', ${user}),
           '127.0.0.1', ${from}, '127.0.0.1', ${to}, 'force_logical')`,
      );
      expect(await workerOf(user)).toBe(to);
    }
  },
);

/** A node of a Citus cluster that runs on this machine, to be killed and started again. */
interface CitusNode {
  /** Ends it at once, as a crash does. */
  kill(): void;
  start(): Promise<void>;
}

/** @param url of any database on the node */
async function nodeAt(url: string): Promise<CitusNode> {
  const [row] = await run<{ data_directory: string }>(url, 'show data_directory');
  const folder = row?.data_directory ?? '';
  const { uid, gid } = statSync(folder);
  const processId = () =>
    Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const programs = dirname(readlinkSync(`/proc/${processId()}/exe`));
  const words = ['-D', folder, '-l', join(folder, 'log'), '-w', 'start'];
  return {
    kill() {
      const main = processId();
      // Left alone, they would go on for a moment.
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').match(/\d+/g);
      process.kill(main, 'SIGKILL');
      for (const child of children ?? []) killIfThere(Number(child));
    },
    async start() {
      // The processes of the one that was killed end a little later, and keep its memory until then.
      for (let tries = 0; ; tries += 1) {
        const child = spawn(join(programs, 'pg_ctl'), words, {
          uid,
          gid,
          cwd: '/',
          // Its connections to other nodes would look for certificates in our home.
          env: { PATH: process.env.PATH },
          stdio: 'ignore',
        });
        const [code] = await once(child, 'exit');
        if (code === 0) return;
        if (tries === 50) throw new Error(`The node of ${folder} does not start`);
        await delay(200);
      }
    },
  };
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** True if the cluster at this address runs here, and this process may end its nodes. */
function isOnThisMachine(url: string): boolean {
  return process.getuid?.() === 0 && ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);
}
