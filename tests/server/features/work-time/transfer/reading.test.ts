import { describe, expect, it } from 'vitest';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { readFile } from '#server/features/work-time/transfer/read-file.ts';
import { AbandonedError, InvalidFieldError, LimitReachedError } from '#server/runtime/errors.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { togglFile } from '#tests/support/server/toggl-file.ts';

const ROOM = 1_000_000;

const row = '"設計","2026-11-02T09:00:00+09:00","2026-11-02T10:00:00+09:00",60,1,""';
const detailedFile = (entries: number) =>
  [detailedCsvHeader.join(','), ...Array.from({ length: entries }, () => row)].join('\r\n');

const files = [
  { of: 'ours', make: detailedFile },
  { of: 'Toggl Track', make: togglFile },
  { of: 'a backup', make: backupFile },
];

async function read(
  file: string,
  most: { records?: number; entries?: number } = {},
  signal = new AbortController().signal,
  zone = 'Asia/Tokyo',
) {
  const options = { zone, dateOrder: undefined, latest: Date.UTC(2030, 0, 1) };
  const quotas = { records: ROOM, entries: ROOM, running_entries: ROOM, ...most };
  return await readFile(Buffer.from(file), options, quotas, signal);
}

// LIM-11
describe('a file', () => {
  it.each(files)('with more entries than its user may have is refused: $of', async ({ make }) => {
    // A small file, and one that is read in a thread.
    for (const most of [40, 2000]) {
      expect((await read(make(most), { entries: most })).entries).toHaveLength(most);
      const more = read(make(most + 1), { entries: most });
      await expect(more).rejects.toThrow(LimitReachedError);
    }
  });

  it('with more records than its user may have is refused', async () => {
    const file = backupFile(1);
    const { records } = await read(file);
    await expect(read(file, { records: records.length })).resolves.toBeDefined();
    await expect(read(file, { records: records.length - 1 })).rejects.toThrow(LimitReachedError);
  });

  it.each([1, 2000])('of %i rows without the zone that they need is refused', async (rows) => {
    const reading = read(togglFile(rows), {}, undefined, '');
    await expect(reading).rejects.toThrow(InvalidFieldError);
  });

  it.each(files)('is read no further when nobody waits for it any more: $of', async ({ make }) => {
    const gone = new AbortController();
    const reading = read(make(5000), {}, gone.signal);
    setImmediate(() => gone.abort());
    await expect(reading).rejects.toThrow(AbandonedError);
  });
});
