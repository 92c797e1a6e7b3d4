import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { createTestApp, testNow } from '#tests/support/server/app.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

const at = (ms: number) => new Date(testNow + ms).toISOString();

// ACC-10, ACC-11
describe.each(routeDatabases)('the calendar of a user on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  const subscribe = (token: string, headers = {}) =>
    testApp.call('GET', workTimePaths.feedFile(`${token}.ics`), undefined, { headers });
  async function made(): Promise<string> {
    const path = workTimePaths.feed;
    const { status, body } = await tracker.call<{ token: string }>('POST', path);
    expect(status).toBe(201);
    return body.token;
  }
  async function events(token: string) {
    const { body, statusCode } = await subscribe(token);
    expect(statusCode).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(body));
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
      };
    });
  }

  it('has the entries that touch the last 90 days, and what runs until this minute', async () => {
    const summary = '設計, "部品"; 会議の後でもう一度図面を直すための、とても長い名前の作業です';
    const design = await tracker.addRecord(summary);
    const note = '午前; "図面", 午後';
    const add = (begin: number, end: number) =>
      tracker.add({ record: design, beginning_time: at(begin), ending_time: at(end), note });
    await add(-91 * DAY_MS, -89 * DAY_MS);
    await add(-92 * DAY_MS, -91 * DAY_MS);
    const deleted = await add(-DAY_MS, 0);
    await tracker.call('DELETE', workTimePaths.entry(deleted.id));
    await tracker.add({ record: design, beginning_time: at(-5 * MINUTE_MS) });
    expect(await events(await made())).toMatchObject([
      { summary, description: note, start: at(-91 * DAY_MS), end: at(-89 * DAY_MS) },
      { summary, start: at(-5 * MINUTE_MS), end: '2026-11-20T14:10:00.000Z' },
    ]);
  });

  it('calls an entry the same after a change, and has a tag that changes only with it', async () => {
    const record = await tracker.addRecord('設計');
    const times = { beginning_time: at(-DAY_MS), ending_time: at(-MINUTE_MS) };
    const { id, version } = await tracker.add({ record, ...times });
    const token = await made();
    const first = await subscribe(token);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    testApp.clock.advance(2 * MINUTE_MS);
    const { etag } = first.headers;
    // As a proxy that compresses makes it, and among others.
    for (const tags of [etag, `W/${etag}`, `"old", W/${etag}`]) {
      const again = await subscribe(token, { 'if-none-match': String(tags) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const [before] = await events(token);
    await tracker.edit(id, { version, ending_time: at(-2 * MINUTE_MS) });
    const changed = await subscribe(token, { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(await events(token)).toEqual([{ ...before, end: '2026-11-20T14:08:01.000Z' }]);
  });

  it('shows what runs once it is a minute long, with a tag for each minute', async () => {
    const record = await tracker.addRecord('設計');
    const token = await made();
    const quiet = await subscribe(token);
    await tracker.add({ record, beginning_time: at(0) });
    testApp.clock.advance(MINUTE_MS);
    // A full minute of the clock, and a second less of it.
    expect(await events(token)).toEqual([]);
    testApp.clock.advance(MINUTE_MS);
    const first = await subscribe(token);
    expect(await events(token)).toMatchObject([{ start: at(0), end: '2026-11-20T14:12:00.000Z' }]);
    expect(first.body).toMatch(
      /\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/,
    );
    testApp.clock.advance(MINUTE_MS);
    const second = await subscribe(token);
    const tags = [quiet, first, second].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });

  it('has another tag on another day, since older entries leave it', async () => {
    const token = await made();
    const { etag } = (await subscribe(token)).headers;
    testApp.clock.advance(10 * 60 * MINUTE_MS);
    expect((await subscribe(token)).headers.etag).not.toBe(etag);
  });

  it('has the newest 5,000, not counting those of a deleted task', async () => {
    const hour = 60 * MINUTE_MS;
    const file = backupFile(5003, { firstMs: testNow - 80 * DAY_MS, everyMs: hour / 4 });
    expect((await tracker.importFile(file)).body.added.entries).toBe(5003);
    const gone = await tracker.addRecord('gone');
    await tracker.add({ record: gone, beginning_time: at(-2 * hour), ending_time: at(-hour) });
    await tracker.call('DELETE', paths.workRecord(gone));
    const { body } = await subscribe(await made());
    const begins = body.match(/^DTSTART:.+$/gm) ?? [];
    expect(begins).toHaveLength(5000);
    // The fourth of the file.
    expect(begins[0]).toBe('DTSTART:20260901T145501Z');
  });

  it('is read 60 times in ten minutes, and then after a wait', async () => {
    const token = await made();
    for (let read = 0; read < 60; read += 1) {
      expect((await subscribe(token)).statusCode).toBe(200);
    }
    const { statusCode, headers } = await subscribe(token);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  });

  it('is found by its newest address alone, until it is switched off or the account is deleted', async () => {
    const { call } = tracker;
    expect((await call('GET', workTimePaths.feed)).body).toBeNull();
    const first = await made();
    expect((await call('GET', workTimePaths.feed)).body).toEqual({ since: at(0) });
    const second = await made();
    expect((await subscribe(first)).statusCode).toBe(404);
    expect((await subscribe(second)).statusCode).toBe(200);
    expect((await call('DELETE', workTimePaths.feed)).status).toBe(204);
    expect((await subscribe(second)).statusCode).toBe(404);
    expect((await call('GET', workTimePaths.feed)).body).toBeNull();
    const events = await call<{ kind: string }[]>('GET', accountPaths.events);
    const kinds = events.body.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['calendar_ended', 'calendar_made', 'calendar_made']);
    const third = await made();
    const stored = await testApp.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(third);
    await call('DELETE', accountPaths.me, { current_password: testPassword });
    expect((await subscribe(third)).statusCode).toBe(404);
  });
});

// ACC-10
it('an address may ask for 60 unknown calendars in ten minutes, and for known ones after that', async () => {
  const testApp = await createTestApp();
  const subscribe = async (token: string) =>
    (await testApp.call('GET', workTimePaths.feedFile(`${token}.ics`))).statusCode;
  const statuses: number[] = [];
  for (let guess = 0; guess < 61; guess += 1) statuses.push(await subscribe(`guess${guess}`));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  const user = await signedInUser(testApp, 'taro');
  const made = await testApp.call('POST', workTimePaths.feed, undefined, user);
  expect(await subscribe(made.json().token)).toBe(200);
  await testApp.close();
});

// OPS-30
it('no request leaves the secret of an address in the log, whatever its method and however it is written', async () => {
  const log: string[] = [];
  const testApp = await createTestApp({ log, settings: { logLevel: 'trace' } });
  const token = `a%41-_${'k'.repeat(39)}`;
  const methods = ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT', 'POST', 'PUT', 'DELETE'];
  const ways = [
    `/api/calendar/${token}.ics`,
    `/api/calendar/${token}.ics/`,
    `/api/%63alendar/${token}%2Eics`,
    `/api/%2563alendar/${token.replaceAll('k', '%256b')}`,
    `/api/calendar/%zz/${token.replaceAll('k', '%6B')}.ics`,
    `//api/Calendar/${token}.ICS`,
    `/${token}.ics?a=${token}`,
    `/api/worktimetracker/${token}/`,
  ];
  for (const method of methods) {
    for (const url of ways) await testApp.app.inject({ method: method as 'GET', url });
  }
  expect(log.length).toBeGreaterThanOrEqual(methods.length * ways.length);
  expect(log.join()).not.toMatch(/kk|%6b|%256b/i);
  expect(log.join()).toContain('/api/calendar/:file');
  await testApp.app.inject('/api/timeentries/5d9d9b6e-7d57-4d0c-8e5c-2c5c0b1f1f3a/');
  expect(log.at(-1)).toContain('/api/timeentries/5d9d9b6e-7d57-4d0c-8e5c-2c5c0b1f1f3a/');
  await testApp.close();
});
