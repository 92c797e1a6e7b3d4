/** Presses of two devices of one user that arrive late, and those of one in their order. */
import type { HTTPMethods } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { SwitchedEntry, TimeEntry } from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import type { RunningEntry } from '#contract/work-time.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { onAnotherDevice } from '#tests/support/server/session.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

/** A moment by the server's clock, in seconds since the test began. */
const at = (seconds: number, milliseconds = 0) =>
  new Date(testNow + seconds * 1000 + milliseconds).toISOString();

interface Sent {
  method?: HTTPMethods;
  path: string;
  payload?: object;
  /** How long ago it was made, in seconds. */
  age?: number;
}

describe.each(routeDatabases)('on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);
  let phone: Device;
  let pc: Device;
  let keys = 0;

  beforeEach(async () => {
    phone = createDevice(tracker.user.headers.authorization);
    pc = createDevice((await onAnotherDevice(testApp, tracker.user)).headers.authorization);
  });

  type Device = ReturnType<typeof createDevice>;

  function createDevice(authorization: string) {
    async function send<Body>({ method = 'POST', path, payload, age = 0 }: Sent) {
      keys += 1;
      const response = await testApp.app.inject({
        method,
        url: `/api/${path}`,
        headers: {
          authorization,
          'idempotency-key': `key-of-press-${keys}`,
          'press-time': String(testApp.clock() - age * 1000),
        },
        ...(payload ? { payload } : {}),
      });
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response.json<Body>();
    }
    return {
      switchTo: (name: string, age = 0) =>
        send<SwitchedEntry>({ path: trackerPaths.switch, payload: { name }, age }),
      start: (record: number, age = 0) =>
        send<RunningEntry>({ path: paths.timeEntries(record), age }),
      create: (record: number, age = 0) =>
        send<TimeEntry>({ path: trackerPaths.entries, payload: { record }, age }),
      stop: ({ record, id }: TimeEntry, age = 0) =>
        send<TimeEntry>({ method: 'PUT', path: paths.timeEntry(record, id), age }),
    };
  }

  const wait = (seconds: number) => testApp.clock.advance(seconds * 1000);

  /** All entries as `甲 0–5`, in seconds since the test began, rounded. */
  async function timeline(): Promise<string[]> {
    const records = await tracker.call<{ id: number; name: string }[]>('GET', paths.workRecords);
    const { body } = await tracker.call<{ results: TimeEntry[] }>('GET', trackerPaths.entries);
    const seconds = (time: string) => Math.round((Date.parse(time) - testNow) / 1000);
    return body.results.map((entry) => {
      const name = records.body.find(({ id }) => id === entry.record)?.name;
      const end = entry.ending_time === null ? '' : seconds(entry.ending_time);
      return `${name} ${seconds(entry.beginning_time)}–${end}`;
    });
  }

  // OUT-8
  describe('what was pressed later on another device', () => {
    it('OUT-8 goes on where the phone switched before and arrives after it', async () => {
      wait(3600);
      await pc.switchTo('甲');
      wait(30);
      const { started, ended } = await phone.switchTo('丙', 3630);
      expect(ended).toEqual([]);
      expect(started.ending_time).toBe(at(3600));
      expect(await timeline()).toEqual(['丙 0–3600', '甲 3600–']);
    });

    it('OUT-8 is ended by a press of the same two seconds that arrives after it', async () => {
      wait(2);
      await pc.switchTo('甲');
      wait(30);
      const { started } = await phone.switchTo('丙', 32);
      expect(started).toMatchObject({ beginning_time: at(2, 1), ending_time: null });
    });
  });

  // OUT-10
  it('OUT-10 presses of one device count when they were made, though the first was 10 s on its way', async () => {
    const record = await tracker.addRecord('乙');
    wait(10);
    const { started } = await phone.switchTo('甲', 10);
    expect((await phone.stop(started, 7)).ending_time).toBe(at(3));
    const { beginning_time } = await phone.start(record, 6);
    expect(beginning_time).toBe(at(4));
    expect((await phone.create(record, 5)).beginning_time).toBe(at(5));
    expect((await phone.switchTo('丙', 4)).started.beginning_time).toBe(at(6));
    expect(await tracker.running()).toEqual(['丙']);
  });

  it('OUT-10 presses of a device whose clock is ahead count when they arrive, in their order', async () => {
    const { started } = await phone.switchTo('甲', -3600);
    const { ended, started: next } = await phone.switchTo('乙', -3601);
    expect(started.beginning_time).toBe(at(0));
    expect(ended).toMatchObject([{ id: started.id, ending_time: at(0, 1) }]);
    expect((await phone.stop(next, -3602)).ending_time).toBe(at(0, 2));
  });

  it('OUT-10 a press that was refused, and is sent again much later, ends nothing of its device', async () => {
    wait(60);
    await phone.switchTo('甲');
    wait(60);
    await phone.switchTo('丙', 120);
    expect(await timeline()).toEqual(['丙 0–60', '甲 60–']);
  });
});
