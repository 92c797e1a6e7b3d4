/** Responses that tell the revision of their user's data (OUT-12). */
import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { PRESS_KEY_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { Db } from '#server/db/schema.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

const KEY = '8e03978e-40d5-43dd-bc93-6f3a2f3c8f80';

describe.each(routeDatabases)('the revision on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  interface Sent {
    payload?: object;
    headers?: Record<string, string>;
  }

  /** Returns the revision that the response told, if it did. */
  async function send(method: HTTPMethods, path: string, { payload, headers }: Sent = {}) {
    const caller = { headers: { ...tracker.user.headers, ...headers } };
    const response = await testApp.call(method, path, payload, caller);
    const told = response.headers[REVISION_HEADER];
    return {
      status: response.statusCode,
      told: told === undefined ? null : Number(told),
      body: response.json(),
    };
  }

  it('OUT-12 is the present one when a kept response is repeated', async () => {
    const press: Sent = { payload: { name: '設計' }, headers: { [PRESS_KEY_HEADER]: KEY } };
    const first = await send('POST', paths.workRecords, press);
    expect(first).toMatchObject({ status: 201, told: 1 });
    await tracker.addRecord('他');
    expect(await send('POST', paths.workRecords, press)).toEqual({ ...first, told: 2 });
    expect(await tracker.revision()).toBe(2);
  });

  it.each([
    ['a list of records', paths.workRecords],
    ['a page of entries', workTimePaths.entries],
    ['what runs', workTimePaths.entriesRunning],
    ['what was deleted', workTimePaths.deleted],
  ])('OUT-12 of %s is not newer than what was read', async (_, path) => {
    let change: (() => Promise<unknown>) | undefined = () => tracker.addRecord();
    async function changeOnce() {
      const now = change;
      change = undefined;
      await now?.();
    }
    const slow = await createTestApp({ db: withPause(testApp.db, changeOnce) });
    const { headers } = await slow.call('GET', path, undefined, tracker.user);
    expect(await tracker.revision()).toBe(1);
    expect(headers[REVISION_HEADER]).toBe('0');
    await slow.app.close();
  });

  it('OUT-12 of a write has what others changed meanwhile', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        send('POST', workTimePaths.switch, { payload: { name: '設計' } }),
      ),
    );
    // Each told a revision with its own change: the n-th change cannot be told less than n.
    const told = answers.map((answer) => answer.told ?? 0).sort((a, b) => a - b);
    told.forEach((revision, index) => {
      expect(revision).toBeGreaterThan(index);
    });
    expect(told.at(-1)).toBe(8);
  });
});

/** The same database, where `pause` comes between the reading of data and the response with it. */
function withPause(db: Db, pause: () => Promise<void>): Db {
  const sessions = new Set<unknown>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql } = db.getExecutor().compileQuery(node, queryId);
      if (sql.includes('refresh_families')) sessions.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!sessions.has(queryId)) await pause();
      return result;
    },
  });
}
