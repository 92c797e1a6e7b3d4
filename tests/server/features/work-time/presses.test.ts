/**
 * Writes that are made in a browser, wait there, and may be sent more than once (OUT-2, OUT-10). That each route of
 * presses takes a key is shown by routes.test.ts.
 */

import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { KEPT_RESPONSES } from '#server/changes/transact.ts';
import { testNow } from '#tests/support/server/app.ts';
import { databases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { emptyTable } from '#tests/support/server/table-file.ts';
import { storedRows } from '#tests/support/server/tables.ts';

const at = (minutes: number, milliseconds = 0) =>
  new Date(testNow + minutes * MINUTE_MS + milliseconds).toISOString();
const KEY = '8e03978e-40d5-43dd-bc93-6f3a2f3c8f80';

/** A file with one entry of an hour. */
const table = (task: string) => ({
  ...emptyTable,
  entries: [{ task, beginning_time: at(-240), ending_time: at(-180), note: '' }],
});

describe.each(databases)('a press on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  interface Sent {
    method: HTTPMethods;
    path: string;
    payload?: object | undefined;
    key?: string;
    /** How long ago it was made, in milliseconds. */
    age?: number;
    /** The header itself. */
    time?: string;
    access?: string;
  }

  const ago = (age: number) => String(testApp.clock() - age);

  async function send({ method, path, payload, key, age, time, access }: Sent) {
    const pressTime = age === undefined ? time : ago(age);
    const { statusCode, body } = await testApp.call(method, path, payload, {
      access: access ?? tracker.user.access,
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(pressTime !== undefined && { 'press-time': pressTime }),
      },
    });
    return { status: statusCode, body: body === '' ? null : JSON.parse(body) };
  }

  /** A record, and an entry of it that began ten minutes ago. */
  async function begin() {
    const record = await tracker.addRecord('設計');
    const { id: entry } = await tracker.add({ record, beginning_time: at(-10) });
    return { record, entry };
  }

  const storedNow = () => storedRows(testApp.db);

  it('OUT-2 that arrives many times at once has one effect and one response', async () => {
    const payload = { name: '設計' };
    const press: Sent = { method: 'POST', path: workTimePaths.switch, payload, key: KEY };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(press)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await tracker.running()).toEqual(['設計']);
    expect((await storedNow()).time_entries).toHaveLength(1);
    expect(await tracker.revision()).toBe(1);
  });

  it('OUT-2 is another one with another key, or from another user', async () => {
    const path = paths.workRecords;
    const press: Sent = { method: 'POST', path, payload: { name: '新規' }, key: KEY };
    const other = await signedInUser(testApp, 'hanako');
    const answers = [
      await send(press),
      await send({ ...press, key: `${KEY}x` }),
      await send({ ...press, access: other.access }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
    expect(answers[2]?.body.user).toBe(other.id);
  });

  it('OUT-2 is 422 if its key was used for another request', async () => {
    const record = await tracker.addRecord();
    const path = paths.workRecord(record);
    const press: Sent = { method: 'PUT', path, payload: { name: '一' }, key: KEY };
    await send(press);
    const another = await tracker.addRecord('他');
    const before = await storedNow();
    for (const other of [
      { payload: { name: '二' } },
      { payload: { name: '一', version: 1 } },
      { path: paths.workRecord(another) },
      { method: 'DELETE' as const, payload: undefined },
    ]) {
      expect(await send({ ...press, ...other })).toEqual({
        status: 422,
        body: { detail: 'This key was used for another request.', code: 'key_reused' },
      });
    }
    expect(await storedNow()).toEqual(before);
    expect((await send({ ...press, path: press.path.slice(0, -1) })).status).toBe(200);
  });

  it('OUT-2 is another request with another version in its query, or another file', async () => {
    const path = workTimePaths.entry((await begin()).entry);
    const press: Sent = { method: 'DELETE', path: `${path}?version=1`, key: KEY };
    expect((await send(press)).status).toBe(204);
    expect((await send(press)).status).toBe(204);
    expect((await send({ ...press, path: `${path}?version=2` })).status).toBe(422);
    const file: Sent = { method: 'POST', path: workTimePaths.import, key: `${KEY}-file` };
    expect((await send({ ...file, payload: table('実装') })).status).toBe(200);
    expect((await send({ ...file, payload: table('検査') })).status).toBe(422);
  });

  it('OUT-2 is the same with a newer token in its body, and none is stored', async () => {
    const { access, refresh, username } = tracker.user;
    const payload = (token: string) => ({
      name: '新規',
      jwt_access: token,
      access_token_username: username,
      user: tracker.user.id,
    });
    const press: Sent = { method: 'POST', path: paths.workRecords, key: KEY };
    const first = await send({ ...press, payload: payload(access) });
    expect(first.status).toBe(201);
    expect(await send({ ...press, payload: payload(refresh) })).toEqual(first);
    const kept = JSON.stringify((await storedNow()).kept_responses);
    for (const token of [access, refresh]) {
      for (const part of token.split('.')) expect(kept).not.toContain(part);
    }
    expect((await send({ ...press, key: access, payload: { name: '新規' } })).status).toBe(400);
  });

  it('OUT-2 that was refused is not kept: it may succeed later', async () => {
    const record = await tracker.addRecord();
    await tracker.call('DELETE', paths.workRecord(record));
    const press: Sent = { method: 'POST', path: paths.timeEntries(record), key: KEY };
    const before = await storedNow();
    expect((await send(press)).status).toBe(404);
    expect(await storedNow()).toEqual(before);
    await tracker.call('POST', workTimePaths.restoreRecord(record));
    expect((await send(press)).status).toBe(201);
  });

  it('OUT-8 stops an entry once: not again what was resumed since', async () => {
    const { record, entry } = await begin();
    const stop: Sent = { method: 'PUT', path: paths.timeEntry(record, entry), key: KEY };
    const stopped = await send(stop);
    expect(stopped.body).toMatchObject({ ending_time: at(0), stopped: true });
    await tracker.edit(entry, { version: 2, ending_time: null });
    expect(await send(stop)).toEqual(stopped);
    expect((await tracker.entry(entry))?.ending_time).toBeNull();
  });

  it.each([
    ['with a key', { key: KEY }],
    ['without one', {}],
  ])('OUT-8 %s that stops what was stopped elsewhere tells when that was', async (_, press) => {
    const { record, entry } = await begin();
    const stop: Sent = { method: 'PUT', path: paths.timeEntry(record, entry) };
    const first = await send(stop);
    expect(first.body).toMatchObject({ id: entry, ending_time: at(0), version: 2, stopped: true });
    testApp.clock.advance(1000);
    const late = await send({ ...stop, ...press });
    expect(late).toEqual({ ...first, body: { ...first.body, stopped: false } });
    testApp.clock.advance(1000);
    expect(await send({ ...stop, ...press })).toEqual(late);
  });

  it('OUT-2 is forgotten after many more presses of its user', async () => {
    const press: Sent = { method: 'POST', path: paths.workRecords, payload: { name: 'a' } };
    await send({ ...press, key: 'key-00001' });
    const other = await signedInUser(testApp, 'hanako');
    await send({ ...press, key: 'key-00001', access: other.access });
    const pass = (revision: number) =>
      testApp.db.updateTable('users').set({ revision }).where('id', '=', tracker.user.id).execute();
    await pass(KEPT_RESPONSES - 1);
    await send({ ...press, key: 'key-00002' });
    expect((await storedNow()).kept_responses).toHaveLength(3);
    await send({ ...press, key: 'key-00003' });
    const left = (await storedNow()).kept_responses as { user_id: number; key: string }[];
    expect(left.map(({ user_id, key }) => [user_id, key])).toEqual(
      expect.arrayContaining([
        [other.id, 'key-00001'],
        [tracker.user.id, 'key-00002'],
        [tracker.user.id, 'key-00003'],
      ]),
    );
    expect(left).toHaveLength(3);
  });

  // OUT-10
  describe('with a time', () => {
    const AGE_MS = 90 * MINUTE_MS;

    it('OUT-10 begins and ends entries when it was made', async () => {
      const record = await tracker.addRecord();
      const start = { method: 'POST', path: paths.timeEntries(record), age: AGE_MS } as const;
      const { body: begun } = await send(start);
      expect(begun.beginning_time).toBe(at(-90));
      const path = paths.timeEntry(record, begun.id);
      expect((await send({ method: 'PUT', path, age: MINUTE_MS })).body.ending_time).toBe(at(-1));
      const payload = { record };
      const created = await send({ ...start, path: workTimePaths.entries, payload });
      expect(created.body.beginning_time).toBe(at(-90));
      const switched = await send({ ...start, path: workTimePaths.switch, payload, age: 0 });
      expect(switched.body.started.beginning_time).toBe(at(0));
    });

    const switchTo = (name: string, age: number) =>
      send({ method: 'POST', path: workTimePaths.switch, payload: { name }, age });

    it('OUT-10 counts when it arrives if its time is in the future, after those before it', async () => {
      const { started } = (await switchTo('甲', -AGE_MS)).body;
      const next = (await switchTo('乙', -AGE_MS)).body;
      expect(started.beginning_time).toBe(at(0));
      expect(next.ended).toMatchObject([{ id: started.id, ending_time: at(0, 1) }]);
      const path = paths.timeEntry(next.started.record, next.started.id);
      const stopped = await send({ method: 'PUT', path, age: -AGE_MS });
      expect(stopped.body.ending_time).toBe(at(0, 2));
    });

    it('OUT-10 ends nothing before it began', async () => {
      const { record, entry } = await begin();
      const path = paths.timeEntry(record, entry);
      const { body } = await send({ method: 'PUT', path, age: AGE_MS });
      expect(body.ending_time).toBe(at(-10, 1));
    });

    it('OUT-8 switches up to what was begun elsewhere since, which goes on', async () => {
      const [mine, other] = [await tracker.addRecord('私'), await tracker.addRecord('他')];
      const before = await tracker.add({ record: mine, beginning_time: at(-200) });
      const later = await tracker.add({ record: other, beginning_time: at(-30) });
      const { body } = await switchTo('私', AGE_MS);
      expect(body.started).toMatchObject({ beginning_time: at(-90), ending_time: at(-30) });
      expect(body.ended.map(({ id }: TimeEntry) => id)).toEqual([before.id]);
      expect((await tracker.entry(later.id))?.ending_time).toBeNull();
    });

    it('SEC-2 or a key that is not valid is refused', async () => {
      const press: Sent = { method: 'POST', path: paths.workRecords, payload: { name: 'a' } };
      const before = await storedNow();
      const others = [
        '1e12',
        '0x1a16e3f6b00',
        ` ${ago(0)}`,
        `+${ago(0)}`,
        ago(PRESS_AGE_LIMIT_MS + 1),
      ];
      for (const time of ['', 'soon', '-1', `${ago(0)}.5`, '1e400', '1, 2', ...others]) {
        const { status, body } = await send({ ...press, time });
        expect([status, Object.keys(body)], time).toEqual([400, ['press-time']]);
      }
      for (const key of ['', 'short', 'x'.repeat(65), '"8e03978e', 'with space', 'a.b.c.d.e.f']) {
        const { status, body } = await send({ ...press, key });
        expect([status, Object.keys(body)], key).toEqual([400, ['idempotency-key']]);
      }
      expect(await storedNow()).toEqual(before);
      expect((await send({ ...press, age: PRESS_AGE_LIMIT_MS })).status).toBe(201);
    });
  });
});
