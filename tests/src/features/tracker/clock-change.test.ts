/** Entries in a night in which the clocks change. */

import { expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { dayGroups } from '#features/tracker/entries/day-groups.ts';
import { readTypedMoment } from '#features/tracker/entries/entry-values.ts';
import { entriesText } from '#features/tracker/entries/text.ts';

const NEW_YORK = 'America/New_York';
const later = Date.UTC(2027, 0, 1);

function ended(id: string, begin: string, end: string) {
  const times = { beginningMs: Date.parse(begin), endingMs: Date.parse(end) };
  return { ...times, id, recordId: '1', note: '', version: 1 };
}

// TRK-33
it('counts the hour that there is twice, and not the one that there is not', () => {
  const entries = [
    ended('1', '2026-03-08T01:30:00-05:00', '2026-03-08T03:30:00-04:00'),
    ended('2', '2026-11-01T00:30:00-04:00', '2026-11-01T01:30:00-05:00'),
    ended('3', '2026-10-31T23:00:00-04:00', '2026-11-01T00:15:00-04:00'),
  ];
  const groups = dayGroups(entries, NEW_YORK, later, false).map(({ day, sumMs }) => [
    day,
    sumMs / HOUR_MS,
  ]);
  expect(groups).toEqual([
    // A quarter of an hour of the evening before.
    ['2026-11-01', 2.25],
    ['2026-10-31', 1],
    ['2026-03-08', 1],
  ]);
});

it('takes the earlier of two times, and none that does not exist', () => {
  expect(readTypedMoment('2026-11-01T01:30:00', NEW_YORK, later)).toEqual({
    epochMs: Date.parse('2026-11-01T01:30:00-04:00'),
  });
  expect(readTypedMoment('2026-03-08T02:30:00', NEW_YORK, later)).toEqual({
    problem: entriesText.exactProblem.nonexistent,
  });
});
