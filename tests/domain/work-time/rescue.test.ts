import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { entriesToRescue, type RescueFacts, rescueEnds } from '#domain/work-time/rescue.ts';

const time = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);
/** The facts of a browser that was last in use, and asked, at these times. */
const facts = (now: string, active: string | null, asked: string | null): RescueFacts => ({
  nowMs: time(now),
  lastActivityMs: active === null ? null : time(active),
  lastAskedMs: asked === null ? null : time(asked),
  zone: 'Asia/Tokyo',
});

describe('TRK-34 an entry is asked about', () => {
  it.each<[what: string, began: string, ...Parameters<typeof facts>, isAsked: boolean]>([
    ['after more than 8 hours', '20T09:00', '20T17:01', '20T17:00', null, true],
    ['not after exactly 8 hours', '20T09:00', '20T17:00', '20T16:59', null, false],
    ['since yesterday, unused for an hour', '20T23:30', '21T01:00', '21T00:00', null, true],
    ['not since yesterday, in use', '20T23:30', '21T01:00', '21T00:01', null, false],
    ['since yesterday, its use unknown', '20T23:30', '21T01:00', null, null, true],
    ['not on the same day, unused', '20T09:00', '20T16:00', '20T09:00', null, false],
    ['not within 8 hours of the last question', '18T09:00', '20T17:00', null, '20T09:01', false],
    ['8 hours after the last question', '18T09:00', '20T17:00', null, '20T09:00', true],
  ])('%s', (_, began, now, active, asked, isAsked) => {
    const entry = { beginningMs: time(began) };
    expect(entriesToRescue([entry], facts(now, active, asked))).toEqual(isAsked ? [entry] : []);
  });

  it('by the days of the time zone', () => {
    const entry = { beginningMs: Date.parse('2026-11-20T23:30:00-05:00') };
    const nowMs = Date.parse('2026-11-21T01:00:00-05:00');
    const given = { nowMs, lastActivityMs: null, lastAskedMs: null };
    expect(entriesToRescue([entry], { ...given, zone: 'America/New_York' })).toEqual([entry]);
    // There both are on the afternoon of the 21st.
    expect(entriesToRescue([entry], { ...given, zone: 'Asia/Tokyo' })).toEqual([]);
  });

  it('together with all others that need it', () => {
    const begins = ['18T09:00', '20T16:30', '19T09:00'].map(time);
    const entries = begins.map((beginningMs) => ({ beginningMs }));
    const given = facts('20T17:00', '20T16:59', null);
    expect(entriesToRescue(entries, given)).toEqual([entries[0], entries[2]]);
  });
});

describe('TRK-34 the ends that are offered', () => {
  type Time = string | null;
  it.each<[string, string, string, Time, activity: Time, evening: Time, hour: Time]>([
    ['all three', '20T16:30', '21T09:00', '20T18:32', '20T18:32', '20T18:00', '20T17:30'],
    ['not 18:00 if it began later', '20T18:32', '21T09:00', null, null, null, '20T19:32'],
    ['not 18:00 if it is not yet', '20T09:00', '20T17:30', null, null, null, '20T10:00'],
    ['no activity before it', '20T16:30', '21T09:00', '20T16:30', null, '20T18:00', '20T17:30'],
    ['nothing in the future', '20T23:30', '21T00:10', null, null, null, null],
  ])('are %s', (_, began, now, active, lastActivity, evening, oneHour) => {
    const ends = Object.entries({ lastActivity, evening, oneHour });
    expect(rescueEnds({ beginningMs: time(began) }, facts(now, active, null))).toEqual(
      ends.flatMap(([chip, end]) => (end === null ? [] : { chip, endMs: time(end) })),
    );
  });

  it('fit a day of 25 hours', () => {
    const beginningMs = Date.parse('2026-11-01T00:30:00-04:00');
    const given = { nowMs: beginningMs + 30 * HOUR_MS, lastActivityMs: null, lastAskedMs: null };
    const [evening] = rescueEnds({ beginningMs }, { ...given, zone: 'America/New_York' });
    expect(evening).toEqual({ chip: 'evening', endMs: Date.parse('2026-11-01T18:00:00-05:00') });
  });
});
