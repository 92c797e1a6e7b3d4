import type { FastifyInstance, HTTPMethods, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type ServerSettings } from '#server/app.ts';
import { backendOf } from '#server/db/backend.ts';
import type { Db } from '#server/db/schema.ts';
import { createMetrics, type Metrics } from '#server/runtime/metrics.ts';
import { whileTestRuns } from '../end-of-test.ts';
import { openMemoryDatabase } from './memory-database.ts';

/** A user and a token pair are callers; without an access token the caller is a guest. */
export interface Caller {
  access?: string;
  headers?: Readonly<Record<string, string>>;
  remoteAddress?: string;
}

export interface TestApp {
  app: FastifyInstance;
  /** Makes a call of the API: `call('PUT', paths.workRecord(1), { name: 'a' }, user)`. */
  call(
    method: HTTPMethods,
    path: string,
    payload?: InjectOptions['payload'],
    caller?: Caller,
  ): Promise<LightMyRequestResponse>;
  db: Db;
  clock: TestClock;
  metrics: Metrics;
  close(): Promise<void>;
}

/** A clock that stands still until it is advanced. */
export interface TestClock {
  (): number;
  advance(milliseconds: number): void;
  /** Back to `testNow`. */
  reset(): void;
}

export const testNow = Date.UTC(2026, 10, 20, 14, 10, 1);

function createTestClock(): TestClock {
  let time = testNow;
  return Object.assign(() => time, {
    advance(milliseconds: number) {
      time += milliseconds;
    },
    reset() {
      time = testNow;
    },
  });
}

export const testSettings: ServerSettings = {
  jwtSecret: 'a secret that is known to the tests only',
  accessTokenSeconds: 86_400,
  refreshTokenSeconds: 8_640_000,
  trustProxy: false,
  rateLimits: false,
  quotas: { records: 1000, running_entries: 100, entries: 50_000 },
  logLevel: 'silent',
  corsOrigins: [],
  passkeyDomain: undefined,
  apiOrigins: [],
};

interface Options {
  /** A migrated database; without one a new SQLite database in memory. */
  db?: Db;
  settings?: Partial<ServerSettings>;
  /** A folder with a built page. */
  pageDir?: string;
  /** Collects the log lines. */
  log?: string[];
}

/** The real app on a database of its own, for `app.inject`. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const db = options.db ?? (await openMemoryDatabase());
  const clock = createTestClock();
  const metrics = createMetrics(backendOf(db).poolUse);
  const app = await buildApp({
    settings: { ...testSettings, ...options.settings },
    db,
    clock,
    metrics,
    pageDir: options.pageDir ?? '/nowhere',
    logStream: { write: (line) => options.log?.push(line) },
  });
  stopAtEnd(app);
  return {
    app,
    db,
    clock,
    metrics,
    async call(method, path, payload, { access, headers, remoteAddress } = {}) {
      return app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...(access && { authorization: `Bearer ${access}` }), ...headers },
        ...(payload !== undefined && { payload }),
        ...(remoteAddress !== undefined && { remoteAddress }),
      });
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

/** Takes no more requests of a test that is over. */
function stopAtEnd(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as Inject;
  const whileItRuns: Inject = async (request) => {
    await whileTestRuns();
    return inject(request);
  };
  Object.assign(app, { inject: whileItRuns });
}

type Inject = (request: InjectOptions | string) => Promise<LightMyRequestResponse>;

/** As new, but for the ids: for suites that share an app to be quick. Raffles stay as they are. */
export async function resetTestApp({ db, clock }: TestApp): Promise<void> {
  clock.reset();
  await db.deleteFrom('users').execute();
  await db.deleteFrom('usernames').execute();
  await db.deleteFrom('draw_rooms').execute();
  await db.deleteFrom('draw_rooms_ended').execute();
}

let lentApp: Promise<TestApp> | undefined;
let lentDb: Db;

/**
 * As `createTestApp()`, for suites of many short tests: all get the same app, which takes longer to
 * build than they take and keeps nothing to itself, on a new database for each. One at a time.
 */
export async function borrowTestApp(): Promise<TestApp> {
  const db = await openMemoryDatabase();
  lentDb = db;
  lentApp ??= createTestApp({ db: stableLentDb() });
  const testApp = await lentApp;
  testApp.clock.reset();
  return { ...testApp, db, close: () => db.destroy() };
}

/** Stays the same while the database behind it changes. */
function stableLentDb(): Db {
  return new Proxy({} as Db, { get: (_, name) => partOfLentDb(name) });
}

function partOfLentDb(name: string | symbol): unknown {
  const part = Reflect.get(lentDb, name);
  return typeof part === 'function' ? part.bind(lentDb) : part;
}
