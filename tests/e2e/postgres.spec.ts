/** A server with PostgreSQL, as one with SQLite, from the sign-up to the first end of a task. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { test as base, expect } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';

const test = base.extend({
  ownServer: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it.
  settings: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
    const postgres = await startPostgres(folder);
    await use({ DATABASE_URL: `${postgres.url}postgres` });
    await postgres.stop();
    await rm(folder, { recursive: true });
  },
});

test('a new user times a task on PostgreSQL', async ({ page }) => {
  await signIn(page);
  await page.getByRole('combobox', { name: '作業名' }).fill('設計');
  await page.getByRole('button', { name: '計測開始' }).click();
  await page.getByRole('button', { name: '停止 設計' }).click();
  await isStored(page);
  await page.reload();
  const past = page.getByRole('region', { name: '過去の記録' });
  await expect(past.getByRole('listitem').filter({ hasText: '設計' })).toHaveCount(1);
});
