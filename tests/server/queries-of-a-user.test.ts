/**
 * What a user has can be kept apart from what all others have: every query of the calls that
 * signed-in users make all day names its user (OPS-26).
 */
import type { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { listPaths } from '#contract/list-paths.ts';
import type { SavedAccountList } from '#contract/own-lists.ts';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { Tables } from '#server/db/schema.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { databases } from '#tests/support/server/databases.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { notInOneTask } from '#tests/support/server/plan-tasks.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';
import { transferCalls } from '#tests/support/server/transfer-calls.ts';

/** The tables that grow with their users' days. */
const OWNED = [
  'work_records',
  'time_entries',
  'kept_responses',
  'account_events',
  'own_lists',
  'sheet_settings',
  'day_notes',
] as const satisfies readonly (keyof Tables)[];

describe.each(databases)('the calls of a day on $name', ({ name, open }) => {
  it('name their user in every query of what a user has', async () => {
    const statements: CompiledQuery[] = [];
    const db = await open();
    const testApp = await createTestApp({ db: noteStatements(db, statements) });
    const tracker = await signedInTracker(testApp);
    const { call } = tracker;
    statements.length = 0;

    const record = await tracker.addRecord();
    await call('GET', paths.workRecords);
    await call('POST', paths.timeEntries(record), {});
    await call('GET', paths.runningEntries(record));
    await call('GET', `${trackerPaths.entries}?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z`);
    await call('GET', trackerPaths.entriesRunning);
    const { body: switched } = await tracker.switchTo({ name: '設計' });
    await tracker.undo({
      started: { id: switched.started.id, version: switched.started.version },
      ended: switched.ended.map(({ id, version }) => ({ id, version })),
    });
    const entry = await tracker.add({ record });
    await tracker.edit(entry.id, { note: 'x', version: entry.version });
    await call('DELETE', trackerPaths.entry(entry.id));
    await call('POST', trackerPaths.restoreEntry(entry.id));
    await call('PATCH', trackerPaths.archiveRecord(record), { archived: true });
    await call('DELETE', paths.workRecord(record));
    await call('POST', trackerPaths.restoreRecord(record));
    await call('GET', trackerPaths.deleted);
    await call('PUT', trackerPaths.settings, { version: 0, settings: standardSettings });
    await call('PUT', trackerPaths.day('2026-11-20'), { mark: null, remark: 'x', version: 0 });
    await call('GET', `${trackerPaths.days}?from=2026-11-01&to=2026-11-30`);
    await call('GET', paths.responseTime);
    await call('GET', accountPaths.events);
    await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.workRecords}`,
      headers: { ...tracker.user.headers, 'idempotency-key': '"a-press-of-a-page"' },
      payload: { name: '設計' },
    });
    const list = { version: 0, title: '当番', items: ['佐藤'], drawn: [] };
    const { body: saved } = await call<SavedAccountList>('PUT', listPaths.list('A'), list);
    await call('GET', listPaths.lists);
    const backup = await transferCalls(testApp, tracker).backup();
    await call('DELETE', `${listPaths.list('A')}?version=${saved.version}`);
    await transferCalls(testApp, tracker).importFile(backup);

    const texts = statements.map(({ sql }) => sql);
    for (const table of OWNED) {
      const named = texts.filter((sql) => sql.includes(`"${table}"`));
      expect(named, `no query of ${table} was seen`).not.toEqual([]);
    }
    expect(texts.filter((sql) => uses(sql) > 0 && users(sql) === 0)).toEqual([]);
    // OPS-27
    if (name === 'Citus') expect(await notInOneTask(db, statements)).toEqual([]);
    await testApp.close();
  });
});

/** How often a query reads or writes one of the tables. */
const uses = (sql: string) =>
  [...sql.matchAll(/(?:from|join|update|into) "(\w+)"/g)].filter(([, table]) =>
    OWNED.some((owned) => owned === table),
  ).length;

/** How often it says whose rows it means. */
const users = (sql: string) =>
  [...sql.matchAll(/"user_id" (?:=|in)|insert into "\w+" \([^)]*"user_id"/g)].length;
