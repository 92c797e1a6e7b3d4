import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { callApi } from './call-api.ts';

interface MadeUpEntry {
  /** Times of Japan, such as `2024-12-02T09:00:00`, or of UTC, which end in `Z`. */
  begin: string;
  end: string;
  note?: string;
}

/** Stores a new record with entries for the user who is signed in on the page. */
export async function addEntries(
  page: Page,
  name: string,
  entries: readonly MadeUpEntry[],
  group = '',
): Promise<void> {
  const { id } = await callApi<{ id: number }>(page, paths.workRecords, {
    name,
    group,
  });
  for (const { begin, end, note = '' } of entries) {
    await callApi(page, workTimePaths.entries, {
      record: id,
      beginning_time: timestamp(begin),
      ending_time: timestamp(end),
      note,
    });
  }
}

function timestamp(time: string): string {
  return new Date(time.endsWith('Z') ? time : `${time}+09:00`).toISOString();
}
