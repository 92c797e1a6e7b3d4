/** The settings of timesheets, and the marks of days, on the server. */
import { describe, expect, it } from 'vitest';
import type {
  DaySums,
  MarkedDay,
  PutDay,
  SheetSettings,
  StoredSettings,
  WrittenSettings,
} from '#contract/timesheet.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';

/** From no scheduled hours on a day to all of them. */
const settings: SheetSettings = {
  ...standardSettings,
  name: '山田 太郎',
  closing: 20,
  scheduled: [465, 465, 465, 465, 465, 1440, 0],
  columns: ['work', 'overtime'],
};

describe.each(routeDatabases)('timesheets on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  const putSettings = (version: number, put: WrittenSettings = settings, by = tracker) =>
    by.call<StoredSettings & { current?: StoredSettings }>('PUT', workTimePaths.settings, {
      version,
      settings: put,
    });
  const getSettings = async (by = tracker) =>
    (await by.call<StoredSettings>('GET', workTimePaths.settings)).body;
  const putDay = (date: string, day: PutDay, by = tracker) =>
    by.call<MarkedDay & { current?: MarkedDay }>('PUT', workTimePaths.day(date), day);
  const days = async (from = '2026-11-01', to = '2026-11-30', by = tracker) =>
    (await by.call<MarkedDay[]>('GET', `${workTimePaths.days}?from=${from}&to=${to}`)).body;

  it('HRS-12 the settings are one document of a user, with a version', async () => {
    expect(await getSettings()).toEqual({ version: 0, settings: null });
    expect(await putSettings(0)).toEqual({ status: 200, body: { version: 1, settings } });
    expect(await getSettings()).toEqual({ version: 1, settings });
    const other = await signedInTracker(testApp, 'hanako');
    expect(await getSettings(other)).toEqual({ version: 0, settings: null });
    expect((await putSettings(1, { ...settings, closing: 31 })).body.version).toBe(2);
    expect((await getSettings()).settings?.closing).toBe(31);
  });

  it('HRS-12 a stale version of the settings is refused with the current ones', async () => {
    await putSettings(0);
    const stale = await putSettings(0, { ...settings, closing: 5 });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toEqual({ version: 1, settings });
    const both = await Promise.all([putSettings(1), putSettings(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('HRS-12 the same settings are stored as the same text', async () => {
    const { name, ...others } = settings;
    const put = { ...others, rest: [7, 6], columns: ['overtime', 'work'], name: ` ${name} ` };
    const stored = await putSettings(0, put as SheetSettings);
    expect(JSON.stringify(stored.body.settings)).toBe(
      JSON.stringify({ ...settings, rest: [6, 7], columns: ['work', 'overtime'] }),
    );
  });

  it('HRS-32 optional settings stay where others are put without them, and null removes one', async () => {
    const leave = { days: 8.5, date: '2026-04-01' };
    const whole = {
      ...settings,
      split: true,
      notes: true,
      start: '2026-04-01',
      carried: -90,
      leave,
    };
    expect((await putSettings(0, whole)).body.settings).toEqual(whole);
    // As a page of 1.0 puts them.
    const put = await putSettings(1, { ...settings, closing: 5 });
    expect(put.body.settings).toEqual({ ...whole, closing: 5 });
    expect(JSON.parse(await tracker.backup()).settings).toEqual({ ...whole, closing: 5 });
    const removed = { ...settings, split: false, notes: null, start: null, leave: null };
    expect((await putSettings(2, removed)).body.settings).toEqual({ ...settings, carried: -90 });
    const other = await signedInTracker(testApp, 'hanako');
    await other.importFile(await tracker.backup());
    expect((await getSettings(other)).settings).toEqual({ ...settings, carried: -90 });
  });

  it('HRS-16 a day has one mark and a remark, with a version', async () => {
    expect(await days()).toEqual([]);
    const marked = { date: '2026-11-20', mark: 'morning', remark: '通院', version: 1 };
    expect(await putDay('2026-11-20', { mark: 'morning', remark: ' 通院 ', version: 0 })).toEqual({
      status: 200,
      body: marked,
    });
    await putDay('2026-11-02', { mark: null, remark: '展示会', version: 0 });
    await putDay('2026-12-01', { mark: 'paid', remark: '', version: 0 });
    expect((await days()).map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-20']);
    expect(await days('2026-11-20', '2026-11-20')).toEqual([marked]);
    const other = await signedInTracker(testApp, 'hanako');
    expect(await days('2026-11-01', '2026-11-30', other)).toEqual([]);
  });

  it('HRS-16 a stale version of a day is refused with the current one, also once it is cleared', async () => {
    await putDay('2026-11-20', { mark: 'paid', remark: '', version: 0 });
    const stale = await putDay('2026-11-20', { mark: 'absent', remark: '', version: 0 });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject({ mark: 'paid', version: 1 });
    expect((await putDay('2026-11-20', { mark: null, remark: '', version: 1 })).status).toBe(200);
    expect((await putDay('2026-11-20', { mark: 'paid', remark: '', version: 0 })).status).toBe(409);
    expect(await days()).toMatchObject([{ mark: null, remark: '', version: 2 }]);
  });

  it('HRS-33 the work of all days comes by the rules of the sheet, with marks and the first day', async () => {
    const record = await tracker.addRecord();
    const add = (day: string, begin: string, nextDay: string, end: string) =>
      tracker.add({
        record,
        beginning_time: `${day}T${begin}:00+09:00`,
        ending_time: `${nextDay}T${end}:00+09:00`,
      });
    const sums = async (from: string, to: string, by = tracker) => {
      const query = `from=${from}&to=${to}&zone=asia/tokyo`;
      return (await by.call<DaySums>('GET', `${workTimePaths.daySums}?${query}`)).body;
    };
    expect(await sums('2016-01-01', '2026-11-30')).toEqual({ first: null, results: [] });
    await add('2016-04-01', '09:03', '2016-04-01', '17:00');
    // A shift over midnight, and one of the next day.
    await add('2026-11-10', '16:00', '2026-11-11', '00:00');
    await add('2026-11-11', '01:00', '2026-11-11', '09:00');
    await add('2026-11-11', '20:00', '2026-11-11', '21:00');
    await putDay('2026-11-13', { mark: 'paid', remark: '', version: 0 });
    await putDay('2026-11-16', { mark: null, remark: '展示会', version: 0 });
    await putSettings(0, { ...settings, rounding: 15, breaks: true });
    const row = (date: string, hours: number, mark: string | null = null) => ({
      date,
      work_ms: hours * 3_600_000,
      mark,
    });
    const late = [row('2026-11-10', 16), row('2026-11-11', 1), row('2026-11-13', 0, 'paid')];
    expect(await sums('2016-01-01', '2026-11-30')).toEqual({
      first: '2016-04-01',
      results: [row('2016-04-01', 7), ...late],
    });
    expect(await sums('2026-11-11', '2026-11-13')).toEqual({
      first: '2016-04-01',
      results: late.slice(1),
    });
    expect((await sums('2016-01-01', '2016-03-31')).first).toBe('2016-04-01');
    const other = await signedInTracker(testApp, 'hanako');
    expect(await sums('2016-01-01', '2026-11-30', other)).toEqual({ first: null, results: [] });
  });

  // HRS-9
  describe('in a backup', () => {
    async function fill(): Promise<string> {
      await putSettings(0);
      await putDay('2026-11-20', { mark: 'afternoon', remark: '"通院", 午後', version: 0 });
      await putDay('2026-11-02', { mark: null, remark: '展示会', version: 0 });
      await putDay('2026-11-04', { mark: 'paid', remark: '', version: 0 });
      await putDay('2026-11-04', { mark: null, remark: '', version: 1 });
      await tracker.addRecord('設計');
      return tracker.backup();
    }

    it('leave what their user has as it is, and bring back what was cleared', async () => {
      const backup = await fill();
      await putSettings(1, { ...settings, closing: 5 });
      await putDay('2026-11-20', { mark: 'absent', remark: '', version: 1 });
      await putDay('2026-11-02', { mark: null, remark: '', version: 1 });
      const { body } = await tracker.importFile(backup);
      expect(body.sheet).toEqual({ days: 1, settings: false });
      expect((await getSettings()).settings?.closing).toBe(5);
      expect(await days()).toMatchObject([
        { date: '2026-11-02', remark: '展示会', version: 3 },
        { date: '2026-11-04', mark: null },
        { date: '2026-11-20', mark: 'absent' },
      ]);
    });

    it('are wrong lines where they are neither days nor settings, each by its number', async () => {
      const backup = await fill();
      const broken = backup
        .replace('"afternoon"', '"evening"')
        .replace('"closing":20', '"closing":21');
      const lineOf = (part: string) =>
        broken.split('\n').findIndex((line) => line.includes(part)) + 1;
      const { body } = await tracker.tryImport(broken);
      expect(body.wrong.first).toEqual([
        { line: lineOf('evening'), cause: 'day' },
        { line: lineOf('"closing":21'), cause: 'settings' },
      ]);
    });
  });
});
