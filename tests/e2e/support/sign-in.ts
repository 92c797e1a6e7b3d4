import { expect, type Page } from '@playwright/test';
import { throughLoad } from './loads.ts';

export interface Account {
  username: string;
  password: string;
}

/** A name that is this test's own: it has its place in the run, and no chance in it. */
export function accountOf({
  testId,
  project,
}: {
  testId: string;
  project: { name: string };
}): Account {
  return { username: `u-${project.name[0]}-${testId.slice(-10)}`, password: 'password' };
}

/** Signs up by the API and in by the page. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/user/register/', { data: { username, password } });
  expect(answer.status()).toBe(201);
  await page.goto('/');
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await throughLoad(page, () => page.getByRole('button', { name: 'ログイン' }).click());
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
}
