import { expect, type Page } from '@playwright/test';
import { throughLoad } from './loads.ts';

export interface Account {
  username: string;
  password: string;
}

/** A username unique to this test, and the same in each run. */
export function accountOf({
  testId,
  project,
}: {
  testId: string;
  project: { name: string };
}): Account {
  return { username: `u-${project.name[0]}-${testId.slice(-10)}`, password: 'password' };
}

/** Registers through the API and signs in on the page. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/user/register/', { data: { username, password } });
  expect(answer.status()).toBe(201);
  await page.goto('/');
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await throughLoad(page, () => page.getByRole('button', { name: 'ログイン' }).click());
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
}
