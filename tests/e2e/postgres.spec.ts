/** A server with PostgreSQL, as one with SQLite, from the sign-up to the first end of a task. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { accountOf, signInByForm } from '#tests/support/browser/sign-in.ts';
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

test('a new user times a task on PostgreSQL', async ({ page }, info) => {
  const account = accountOf(info);
  await page.goto('/');
  await page.getByRole('button', { name: '新規登録' }).click();
  const form = page.getByRole('region', { name: '新規登録' });
  await form.getByLabel('ユーザ名').fill(account.username);
  await form.getByLabel('パスワード', { exact: true }).fill(account.password);
  await form.getByLabel('パスワード(再入力)').fill(account.password);
  await form.getByRole('button', { name: '登録', exact: true }).click();
  await throughLoad(page, () => page.getByRole('button', { name: 'OK' }).click());
  await signInByForm(page, account);

  await page.getByRole('combobox', { name: '作業名' }).fill('設計');
  await page.getByRole('button', { name: '計測開始' }).click();
  await page.getByRole('button', { name: '停止 設計' }).click();
  await isStored(page);
  await page.reload();
  const past = page.getByRole('region', { name: '過去の記録' });
  await expect(past.getByRole('listitem').filter({ hasText: '設計' })).toHaveCount(1);
});
