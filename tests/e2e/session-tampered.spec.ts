/** Session cookies that were changed: the user becomes a guest (SES-23). */
import type { Page } from '@playwright/test';
import { loadsOf } from '#tests/support/browser/loads.ts';
import { sessionCookies } from '#tests/support/browser/session-cookies.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

async function isGuest(page: Page): Promise<void> {
  await expect.poll(() => sessionCookies(page.context())).toEqual([]);
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  await expect(page.getByRole('region', { name: '認証' })).toContainText('ユーザ名ゲスト');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeEnabled();
}

/** Another first character than it has. */
const altered = (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`;

// SES-23
test('an altered token cookie signs out an open page, with one load', async ({
  page,
  context,
}, info) => {
  await signIn(page, accountOf(info));
  const good = await sessionCookies(context);
  await page.getByRole('button', { name: 'About' }).click();
  const [token] = good;
  if (!token) throw new Error('There is no session');
  const loads = loadsOf(page);
  await context.addCookies([{ ...token, value: altered(token.value) }]);
  await expect.poll(loads).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await isGuest(page);
  expect(loads()).toBe(1);
});

// SES-23
test('garbage in every cookie is removed, and other cookies stay', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies([
    ...['jwtAccess', 'accessTokenExp', 'usernameFontColor'].map((name) => ({
      name,
      value: '%E0%A4%A"garbage',
      url,
    })),
    { name: 'count', value: '3', url },
  ]);
  const loads = loadsOf(page);
  await page.goto('/');
  await isGuest(page);
  expect(loads(), 'no loop').toBe(1);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['count']);
});
