import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { sessionValues } from '#tests/support/browser/session-cookies.ts';

/** The call that starts an entry of the first record of who is signed in. */
export async function startCall(page: Page) {
  const { jwtAccess } = await sessionValues(page.context());
  const headers = { authorization: `Bearer ${jwtAccess}` };
  const list = await page.request.get(`/api/${paths.workRecords}`, { headers });
  const [{ id }]: [{ id: number }] = await list.json();
  return { url: `/api/${paths.timeEntries(id)}`, headers };
}
