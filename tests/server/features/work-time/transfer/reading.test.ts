import { describe, expect, it } from 'vitest';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { readImportFile } from '#server/features/work-time/transfer/read-import-file.ts';
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
  async function* bytes() {
    yield Buffer.from(file);
  }
  return await readImportFile(bytes(), {
    zone: 'Asia/Tokyo',
    dateOrder: undefined,
    latest: Date.UTC(2030, 0, 1),
    quotas: { records: ROOM, entries: ROOM, running_entries: ROOM, ...most },
    signal,
  });
}

// LIM-11: what is in memory of a file is bounded by what its user may have.
describe('a file is read no further', () => {
  it.each(files)('than its user may have entries: $of', async ({ make }) => {
    expect((await read(make(40), { entries: 40 })).entries).toHaveLength(40);
    await expect(read(make(41), { entries: 40 })).rejects.toThrow(LimitReachedError);
  });

  it('than its user may have records', async () => {
    const file = backupFile(1);
    const { records } = await read(file);
    await expect(read(file, { records: records.length })).resolves.toBeDefined();
    await expect(read(file, { records: records.length - 1 })).rejects.toThrow(LimitReachedError);
  });

  it.each(files)('when nobody waits for it any more: $of', async ({ make }) => {
    await expect(read(make(5000), {}, AbortSignal.abort())).rejects.toThrow(AbandonedError);
  });
});
