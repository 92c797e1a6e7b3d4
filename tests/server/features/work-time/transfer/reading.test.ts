import { describe, expect, it } from 'vitest';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { readInThread } from '#server/features/work-time/transfer/read-in-thread.ts';
import { AbandonedError, LimitReachedError } from '#server/runtime/errors.ts';
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
) {
  const options = { zone: 'Asia/Tokyo', dateOrder: undefined, latest: Date.UTC(2030, 0, 1) };
  const quotas = { records: ROOM, entries: ROOM, running_entries: ROOM, ...most };
  return await readInThread(Buffer.from(file), options, quotas, signal);
}

// LIM-11
describe('a file', () => {
  it.each(files)('with more entries than its user may have is refused: $of', async ({ make }) => {
    expect((await read(make(40), { entries: 40 })).entries).toHaveLength(40);
    await expect(read(make(41), { entries: 40 })).rejects.toThrow(LimitReachedError);
  });

  it('with more records than its user may have is refused', async () => {
    const file = backupFile(1);
    const { records } = await read(file);
    await expect(read(file, { records: records.length })).resolves.toBeDefined();
    await expect(read(file, { records: records.length - 1 })).rejects.toThrow(LimitReachedError);
  });

  it.each(files)('is read no further when nobody waits for it any more: $of', async ({ make }) => {
    const gone = new AbortController();
    const reading = read(make(5000), {}, gone.signal);
    setImmediate(() => gone.abort());
    await expect(reading).rejects.toThrow(AbandonedError);
  });
});
