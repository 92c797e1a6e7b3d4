import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { entriesToRescue, type RescueFacts, rescueEnds } from '#domain/work-time/rescue.ts';

const time = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);
const facts = (
  now: string,
  { active = null, asked = null }: { active?: string | null; asked?: string | null } = {},
): RescueFacts => ({
  nowMs: time(now),
  lastActivityMs: active === null ? null : time(active),
  lastAskedMs: asked === null ? null : time(asked),
  zone: 'Asia/Tokyo',
});

describe('TRK-34 an entry is asked about', () => {
  it.each([
    ['after more than 8 hours', '20T09:00', facts('20T17:01', { active: '20T17:00' }), true],
    ['not after exactly 8 hours', '20T09:00', facts('20T17:00', { active: '20T16:59' }), false],
    [
      'since yesterday, unused for an hour',
      '20T23:30',
      facts('21T01:00', { active: '21T00:00' }),
      true,
    ],
    ['not since yesterday, in use', '20T23:30', facts('21T01:00', { active: '21T00:01' }), false],
    ['since yesterday, its use unknown', '20T23:30', facts('21T01:00'), true],
    ['not on the same day, unused', '20T09:00', facts('20T16:00', { active: '20T09:00' }), false],
    [
      'not within 8 hours of the last question',
      '18T09:00',
      facts('20T17:00', { asked: '20T09:01' }),
      false,
    ],
    ['8 hours after the last question', '18T09:00', facts('20T17:00', { asked: '20T09:00' }), true],
  ])('%s', (_, began, given, isAsked) => {
    const entry = { beginningMs: time(began) };
    expect(entriesToRescue([entry], given)).toEqual(isAsked ? [entry] : []);
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
    const entries = ['18T09:00', '20T16:30', '19T09:00'].map((began) => ({
      beginningMs: time(began),
    }));
    const given = facts('20T17:00', { active: '20T16:59' });
    expect(entriesToRescue(entries, given)).toEqual([entries[0], entries[2]]);
  });
});

describe('TRK-34 the ends that are offered', () => {
  it.each([
    [
      'the last activity, 18:00 and an hour after the beginning',
      '20T16:30',
      facts('21T09:00', { active: '20T18:32' }),
      [
        ['lastActivity', '20T18:32'],
        ['evening', '20T18:00'],
        ['oneHour', '20T17:30'],
      ],
    ],
    ['not 18:00 if it began later', '20T18:32', facts('21T09:00'), [['oneHour', '20T19:32']]],
    ['not 18:00 if it is not yet', '20T09:00', facts('20T17:30'), [['oneHour', '20T10:00']]],
    [
      'not the activity before the beginning',
      '20T16:30',
      facts('21T09:00', { active: '20T16:30' }),
      [
        ['evening', '20T18:00'],
        ['oneHour', '20T17:30'],
      ],
    ],
    ['nothing in the future', '20T23:30', facts('21T00:10'), []],
  ])('are %s', (_, began, given, ends) => {
    expect(rescueEnds({ beginningMs: time(began) }, given)).toEqual(
      ends.map(([chip, end]) => ({ chip, endMs: time(end ?? '') })),
    );
  });

  it('fit a day of 25 hours', () => {
    const beginningMs = Date.parse('2026-11-01T00:30:00-04:00');
    const given = { nowMs: beginningMs + 30 * HOUR_MS, lastActivityMs: null, lastAskedMs: null };
    const [evening] = rescueEnds({ beginningMs }, { ...given, zone: 'America/New_York' });
    expect(evening).toEqual({ chip: 'evening', endMs: Date.parse('2026-11-01T18:00:00-05:00') });
  });
});
