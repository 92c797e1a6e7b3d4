import { expect, it } from 'vitest';
import { elapsedMs } from '#lib/time/clock-reading.ts';
import { createDeviceClocks } from '#tests/support/page/device-clocks.ts';

const HOUR_MS = 3_600_000;
const PRESS = 'press';
const RELOAD = 'reload';
type Event = typeof PRESS | typeof RELOAD | { sleep: number } | { set: number };

const sleep = { sleep: 8 * HOUR_MS };
const nap = { sleep: 30_000 };
const forward = { set: HOUR_MS };
const back = { set: -HOUR_MS };

/** What happens between two responses of the server, with some seconds in between. */
const histories: [title: string, ...events: Event[]][] = [
  ['nothing else', PRESS],
  ['sleep before', nap, PRESS],
  ['sleep after', PRESS, nap],
  ['sleep before and after', sleep, PRESS, nap],
  ['a clock that was set forward before', forward, PRESS],
  ['a clock that was set forward after', PRESS, forward],
  ['a clock that was set back before', back, PRESS],
  ['a clock that was set back after', PRESS, back],
  ['sleep, and a clock that was set forward before', sleep, forward, PRESS],
  ['sleep, and a clock that was set back before', sleep, back, PRESS],
  ['sleep before, and a clock that was set forward after', sleep, PRESS, forward],
  ['sleep before, and a clock that was set back after', sleep, PRESS, back],
  ['a clock that was set forward before, and sleep after', forward, PRESS, sleep],
  ['a clock that was set back before, and sleep after', back, PRESS, sleep],
  ['sleep, and a clock that was set forward after', PRESS, sleep, forward],
  ['sleep, and a clock that was set back after', PRESS, sleep, back],
  ['a clock that was set twice', forward, PRESS, { set: -3 * HOUR_MS }],
  ['a reload after', PRESS, RELOAD],
  ['sleep before and a reload after', sleep, PRESS, RELOAD],
  ['sleep and a reload after', PRESS, sleep, RELOAD],
  ['a clock that was set forward before and a reload after', forward, PRESS, RELOAD],
  ['a clock that was set back before and a reload after', back, PRESS, RELOAD],
  ['a clock that was set forward after and a reload', PRESS, forward, RELOAD],
  ['a clock that was set back after a reload', PRESS, RELOAD, back],
  ['sleep, a clock that was set forward, and a reload after', sleep, forward, PRESS, RELOAD],
  ['sleep before, and a clock that was set back after a reload', sleep, PRESS, RELOAD, back],
  ['a page that was opened after the clock was set', forward, RELOAD, PRESS],
  ['a page that was opened after the clock was set, and sleep', back, RELOAD, PRESS, sleep],
];

it.each(histories)('OUT-1 knows when a press was made, with %s', (_, ...events) => {
  let nowMs = Date.UTC(2026, 10, 23, 1);
  const device = createDeviceClocks(() => nowMs);
  let page = device.openPage();
  page.sync(nowMs);
  let pressed = { atMs: 0, reading: page.read() };
  for (const event of events) {
    nowMs += 5000;
    if (event === PRESS) pressed = { atMs: nowMs, reading: page.read() };
    else if (event === RELOAD) page = device.openPage();
    else if ('set' in event) device.set(event.set);
    else {
      device.sleep(event.sleep);
      nowMs += event.sleep;
    }
  }
  nowMs += 5000;
  page.sync(nowMs);
  expect(elapsedMs(pressed.reading, page.read())).toBe(nowMs - pressed.atMs);
});

it('OUT-1 takes a clock that drifts by less than two seconds for one that nobody has set', () => {
  let nowMs = Date.UTC(2026, 10, 23, 1);
  const device = createDeviceClocks(() => nowMs);
  const page = device.openPage();
  page.sync(nowMs);
  const pressed = page.read();
  nowMs += HOUR_MS;
  device.set(1500);
  page.sync(nowMs);
  expect(elapsedMs(pressed, page.read())).toBe(HOUR_MS + 1500);
});
