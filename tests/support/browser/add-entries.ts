import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { sessionValues } from './session-cookies.ts';

interface MadeUpEntry {
  /** Times of Japan, such as `2024-12-02T09:00:00`. */
  begin: string;
  end: string;
  note?: string;
}

/** Stores a new record with entries for the user who is signed in on the page. */
export async function addEntries(
  page: Page,
  name: string,
  entries: readonly MadeUpEntry[],
): Promise<void> {
  const { jwtAccess } = await sessionValues(page.context());
  const headers = { authorization: `Bearer ${jwtAccess}` };
  const post = async (path: string, data: object) => {
    const url = new URL(`/api/${path}`, page.url()).href;
    const response = await page.request.post(url, { headers, data });
    expect(response.status()).toBe(201);
    return response.json();
  };
  const { id } = await post(paths.workRecords, { name });
  for (const { begin, end, note = '' } of entries) {
    await post(trackerPaths.entries, {
      record: id,
      beginning_time: new Date(`${begin}+09:00`).toISOString(),
      ending_time: new Date(`${end}+09:00`).toISOString(),
      note,
    });
  }
}
