/** Entries and zones of all kinds, for properties. */

import fc from 'fast-check';
import { HOUR_MS } from '#domain/time-units.ts';

/** Days of 23, 23.5, 25 and no hours, midnights that do not exist, offsets of 45 minutes. */
export const zones = fc.constantFrom(
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
);

/** Around these the clocks of some of the zones change, or the year does. */
const eventful = fc.constantFrom(
  ...['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-24', '2018-11-04'],
  ...['2011-12-30', '2026-12-31', '2028-02-29', '2026-11-20'],
);

/** A day, and entries around it: from a millisecond to three days long, some of them running. */
export const daysAndEntries = eventful.chain((day) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const begins = fc.integer({ min: noon - 96 * HOUR_MS, max: noon + 96 * HOUR_MS });
  const lengths = fc.oneof(
    fc.integer({ min: 1, max: 72 * HOUR_MS }),
    fc.integer({ min: 1, max: 4 * HOUR_MS }),
  );
  const entry = fc.record({
    recordId: fc.constantFrom('1', '2', '3', '4'),
    beginningMs: begins,
    length: fc.option(lengths, { freq: 8 }),
  });
  return fc.record({
    day: fc.constant(day),
    nowMs: fc.integer({ min: noon, max: noon + 120 * HOUR_MS }),
    entries: fc.array(
      entry.map(({ recordId, beginningMs, length }) => ({
        id: '1',
        version: 1,
        note: '',
        recordId,
        beginningMs,
        endingMs: length === null ? null : beginningMs + length,
      })),
      { maxLength: 12 },
    ),
  });
});
