/** Responses that tell the revision of their user's data (OUT-12). */
import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { PRESS_KEY_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { Db } from '#server/db/schema.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { openApiDocument } from '#tests/support/server/openapi.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

const KEY = '8e03978e-40d5-43dd-bc93-6f3a2f3c8f80';

describe.each(routeDatabases)('the revision on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  interface Sent {
    payload?: object | string | undefined;
    headers?: Record<string, string>;
  }

  /** Returns the revision that the response told, if it did. */
  async function send(method: HTTPMethods, path: string, { payload, headers }: Sent = {}) {
    const response = await testApp.app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...tracker.user.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const told = response.headers[REVISION_HEADER];
    const body = response.headers['content-type']?.toString().includes('json')
      ? response.json()
      : null;
    return { status: response.statusCode, told: told === undefined ? null : Number(told), body };
  }

  it('OUT-12 is told by every call of records and entries', async () => {
    const told = new Map<string, number>();
    async function step(operation: string, method: HTTPMethods, path: string, sent: Sent = {}) {
      const before = await tracker.revision();
      const answer = await send(method, path, sent);
      expect(answer.status, operation).toBeLessThan(300);
      const after = await tracker.revision();
      expect(answer.told, operation).toBe(method === 'GET' ? before : after);
      const isChange = method !== 'GET' && !operation.endsWith('again');
      expect(after - before, operation).toBe(isChange ? 1 : 0);
      told.set(operation, after);
      return answer.body;
    }
    const record = await step('createRecord', 'POST', paths.workRecords, {
      payload: { name: '設計' },
    });
    await step('renameRecord', 'PUT', paths.workRecord(record.id), { payload: { name: '会議' } });
    await step('archiveRecord', 'PATCH', trackerPaths.archiveRecord(record.id), {
      payload: { archived: false },
    });
    await step('listRecords', 'GET', paths.workRecords);
    await step('getRecord', 'GET', paths.workRecord(record.id));
    const entry = await step('startEntry', 'POST', paths.timeEntries(record.id));
    await step('listRunningEntries', 'GET', paths.runningEntries(record.id));
    await step('listEntries', 'GET', paths.timeEntries(record.id));
    await step('stopEntry', 'PUT', paths.timeEntry(record.id, entry.id));
    await step('stopEntry again', 'PUT', paths.timeEntry(record.id, entry.id));
    const added = await step('createTimeEntry', 'POST', trackerPaths.entries, {
      payload: { record: record.id },
    });
    await step('listTimeEntries', 'GET', trackerPaths.entries);
    await step('listRunningTimeEntries', 'GET', trackerPaths.entriesRunning);
    await step('editTimeEntry', 'PATCH', trackerPaths.entry(added.id), {
      payload: { version: 1, note: '下書き' },
    });
    const switched = await step('switchTimeEntry', 'POST', trackerPaths.switch, {
      payload: { name: '新規' },
    });
    await step('undoSwitch', 'POST', trackerPaths.undoSwitch, { payload: switched });
    await step('deleteTimeEntry', 'DELETE', trackerPaths.entry(added.id));
    await step('listDeleted', 'GET', trackerPaths.deleted);
    await step('restoreTimeEntry', 'POST', trackerPaths.restoreEntry(added.id));
    await step('downloadBackup', 'GET', trackerPaths.backup);
    await step('deleteRecord', 'DELETE', paths.workRecord(record.id));
    await step('restoreRecord', 'POST', trackerPaths.restoreRecord(record.id));
    const settings = { version: 0, settings: standardSettings };
    await step('putSheetSettings', 'PUT', trackerPaths.settings, { payload: settings });
    await step('getSheetSettings', 'GET', trackerPaths.settings);
    await step('putDay', 'PUT', trackerPaths.day('2026-11-20'), {
      payload: { mark: 'paid', remark: '', version: 0 },
    });
    await step('listDays', 'GET', `${trackerPaths.days}?from=2026-11-01&to=2026-11-30`);
    const file = {
      payload: backupOf('0f8fad5b-d9cb-469f-a165-70867728950e'),
      headers: { 'content-type': 'application/json' },
    };
    const imported = await step('importFile', 'POST', trackerPaths.import, file);
    await step('importFile again', 'POST', trackerPaths.import, file);
    await step('undoImport', 'POST', trackerPaths.undoImport(imported.id));

    const document = await openApiDocument(testApp.app);
    const operations = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ tags }) => tags[0] === 'work time')
      .map((operation) => (operation as unknown as { operationId: string }).operationId);
    expect(operations.filter((operation) => !told.has(operation))).toEqual([]);
  });

  it('OUT-12 is the present one when a kept response is repeated', async () => {
    const press: Sent = { payload: { name: '設計' }, headers: { [PRESS_KEY_HEADER]: KEY } };
    const first = await send('POST', paths.workRecords, press);
    expect(first).toMatchObject({ status: 201, told: 1 });
    await tracker.addRecord('他');
    expect(await send('POST', paths.workRecords, press)).toEqual({ ...first, told: 2 });
    expect(await tracker.revision()).toBe(2);
  });

  it('OUT-12 is told by no error, to no guest, and by no other call', async () => {
    await tracker.addRecord();
    expect(await send('GET', paths.workRecord(4711))).toMatchObject({ status: 404, told: null });
    const bad: Sent = { payload: { name: '' } };
    expect(await send('POST', paths.workRecords, bad)).toMatchObject({ status: 400, told: null });
    const guest: Sent = { headers: { authorization: '' } };
    expect(await send('GET', paths.workRecords, guest)).toMatchObject({ status: 401, told: null });
    expect(await send('GET', paths.raffles)).toMatchObject({ status: 200, told: null });
    expect(await send('GET', paths.responseTime)).toMatchObject({ status: 200, told: null });
  });

  it.each([
    ['a list of records', paths.workRecords],
    ['a page of entries', trackerPaths.entries],
    ['what runs', trackerPaths.entriesRunning],
    ['what was deleted', trackerPaths.deleted],
  ])('OUT-12 of %s is not newer than what was read', async (_, path) => {
    let change: (() => Promise<unknown>) | undefined = () => tracker.addRecord();
    async function changeOnce() {
      const now = change;
      change = undefined;
      await now?.();
    }
    const slow = await createTestApp({ db: withPause(testApp.db, changeOnce) });
    const { headers } = await slow.app.inject({
      url: `/api/${path}`,
      headers: tracker.user.headers,
    });
    expect(await tracker.revision()).toBe(1);
    expect(headers[REVISION_HEADER]).toBe('0');
    await slow.app.close();
  });

  it('OUT-12 of a write has what others changed meanwhile', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        send('POST', trackerPaths.switch, { payload: { name: '設計' } }),
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

function backupOf(uuid: string): string {
  const record = { uuid, name: '写し', archived: false, created_at: '2026-11-20T09:00:00.000Z' };
  return `{\n"format": "kuji-to-kinmu",\n"version": 1,\n"records": [\n${JSON.stringify(record)}\n],\n"entries": [\n]\n}\n`;
}

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
