import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { noReminders, type ReminderKind, remindersAt } from '#domain/work-time/reminders.ts';

const time = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);
/** From one time to another; without an end it runs. */
const entry = (text: string) => {
  const [begin = '', end] = text.split(' ');
  return { id: begin, beginningMs: time(begin), endingMs: end ? time(end) : null };
};

/** Since when the notice of that kind holds, on the 20th; `null` if it does not. */
function since(kind: ReminderKind, now: string, entries: readonly string[]): number | null {
  const settings = { ...noReminders, on: [kind] };
  const [found] = remindersAt(settings, {
    entries: entries.map(entry),
    nowMs: time(now),
    zone: 'Asia/Tokyo',
    targetMs: 8 * HOUR_MS,
    isExact: false,
  });
  return found?.sinceMs ?? null;
}

// TRK-62
describe('a notice holds', () => {
  it.each<[string, ReminderKind, string, string[], string | null]>([
    ['at the target', 'target', '20T17:00', ['20T08:00 20T12:00', '20T13:00'], '20T17:00'],
    ['beyond it', 'target', '20T17:20', ['20T08:00 20T12:00', '20T13:00'], '20T17:00'],
    ['not before it', 'target', '20T16:59', ['20T08:00 20T12:00', '20T13:00'], null],
    ['not for work of yesterday', 'target', '20T05:00', ['19T20:00'], null],
    ['not once all was stopped', 'target', '20T18:00', ['20T08:00 20T17:30'], null],
    ['after ten hours', 'long', '20T17:30', ['20T07:00'], '20T17:00'],
    ['for the first that runs', 'long', '20T17:00', ['20T07:00', '20T16:00'], '20T17:00'],
    ['not sooner', 'long', '20T16:59', ['20T07:00'], null],
    ['after six hours without a pause', 'pause', '20T15:10', ['20T09:00'], '20T15:00'],
    ['with 44 minutes', 'pause', '20T15:44', ['20T09:00 20T12:00', '20T12:44'], '20T15:44'],
    ['not with 45', 'pause', '20T16:00', ['20T09:00 20T12:00', '20T12:45'], null],
    ['of a shift alone', 'pause', '20T15:00', ['20T04:00 20T06:00', '20T10:00'], null],
    ['over midnight', 'pause', '20T03:30', ['19T21:00 19T23:00', '19T23:30'], '20T03:30'],
    ['counting overlaps once', 'pause', '20T14:00', ['20T09:00 20T12:00', '20T09:00'], null],
    ['at the end of the day', 'evening', '20T18:00', ['20T09:00'], '20T18:00'],
    ['not before it', 'evening', '20T17:59', ['20T09:00'], null],
    ['not for what was begun later', 'evening', '20T19:00', ['20T18:30'], null],
    ['not on the next morning', 'evening', '20T08:00', ['19T09:00'], null],
  ])('%s: %s at %s', (_, kind, now, entries, expected) => {
    expect(since(kind, now, entries)).toBe(expected && time(expected));
  });

  it('only if it is on, and under one name as long as it is about the same', () => {
    const facts = { entries: [entry('20T07:00')], zone: 'Asia/Tokyo', targetMs: 0, isExact: false };
    const keys = (on: readonly ReminderKind[], nowMs: number) =>
      remindersAt({ ...noReminders, on }, { ...facts, nowMs }).map(({ key }) => key);
    const all = ['target', 'long', 'pause', 'evening'] as const;
    expect(keys([], time('20T18:00'))).toEqual([]);
    expect(keys(all, time('20T18:00'))).toHaveLength(3);
    expect(keys(all, time('20T18:00') + 5 * MINUTE_MS)).toEqual(keys(all, time('20T18:00')));
  });
});
