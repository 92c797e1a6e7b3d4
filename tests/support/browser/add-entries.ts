import { expect, type Page } from '@playwright/test';
import type { ImportReport } from '#contract/transfer.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { callApi } from './call-api.ts';

interface MadeUpEntry {
  /** Times of Japan, such as `2024-12-02T09:00:00`, or of UTC, which end in `Z`. */
  begin: string;
  end: string;
  note?: string;
}

/** Stores a new record with entries for the user who is signed in on the page, by one call. */
export async function addEntries(
  page: Page,
  name: string,
  entries: readonly MadeUpEntry[],
  group = '',
): Promise<void> {
  const report = await callApi<ImportReport>(page, workTimePaths.import, {
    format: 'kuji-to-kinmu',
    version: 1,
    records: [],
    entries: entries.map(({ begin, end, note = '' }) => ({
      task: name,
      beginning_time: timestamp(begin),
      ending_time: timestamp(end),
      note,
      group,
    })),
  });
  expect(report.added.entries).toBe(entries.length);
}

function timestamp(time: string): string {
  return new Date(time.endsWith('Z') ? time : `${time}+09:00`).toISOString();
}
