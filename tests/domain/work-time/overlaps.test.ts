import { expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { overlapsOf } from '#domain/work-time/overlaps.ts';

// TRK-49
it.each([
  ['entries that touch share nothing', ['0 30', '30 60'], []],
  ['both have what they share', ['0 60', '40 90'], [20, 20]],
  ['time beside two others counts once', ['0 60', '0 30', '20 40'], [40, 30, 20]],
  ['what runs lasts until now', ['0 60', '50'], [10, 10]],
  ['one within another, beside a later one', ['0 90', '10 20', '80 100'], [20, 10, 10]],
])('%s', (_, entries, shared) => {
  const rows = entries.map((entry, index) => {
    const [begin = 0, end] = entry.split(' ').map((minutes) => Number(minutes) * MINUTE_MS);
    return { id: `${index}`, beginningMs: begin, endingMs: end ?? null };
  });
  const found = overlapsOf(rows, 120 * MINUTE_MS, false);
  const minutes = rows.flatMap(({ id }) => (found.has(id) ? (found.get(id) ?? 0) / MINUTE_MS : []));
  expect(minutes).toEqual(shared);
});
