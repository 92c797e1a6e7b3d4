import { type APIResponse, expect, type Page, test } from '@playwright/test';
import type { TokenPair } from '#contract/session.ts';
import { sessionCookies } from '#domain/session/session-cookies.ts';
import { openSession } from '#session/open-session.ts';
import { throughLoad } from './loads.ts';

export interface Account {
  username: string;
  password: string;
}

/** The account of the test that runs: its username is unique to it, and the same in each run. */
export function accountOf(): Account {
  const { testId, project } = test.info();
  return { username: `u-${project.name[0]}-${testId.slice(-10)}`, password: 'password' };
}

/** Registers through the API, and opens the page as one who has signed in before. */
export async function signIn(page: Page, account = accountOf()): Promise<void> {
  await register(page, account);
  await openSignedIn(page, account);
}

export async function register(page: Page, account: Account): Promise<void> {
  const answer = await page.request.post('/api/user/register/', { data: account });
  expect(answer.status()).toBe(201);
}

/** Signs in through the API, with the cookies that the page would write, and opens the page. */
export async function openSignedIn(page: Page, account: Account): Promise<void> {
  const answer: APIResponse = await page.request.post('/api/user/token/', { data: account });
  expect(answer.status()).toBe(200);
  const pair: TokenPair = await answer.json();
  const session = openSession(pair);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { origin } = new URL(answer.url());
  await page.context().addCookies(
    Object.entries(sessionCookies(session, timeZone)).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
      expires: session.accessPayload.exp,
      sameSite: 'Strict',
    })),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
}

/** Signs in by the form on the page. */
export async function signInByForm(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await throughLoad(page, () =>
    page.getByRole('button', { name: 'ログイン', exact: true }).click(),
  );
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
}
