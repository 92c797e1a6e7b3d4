/** A passkey on a device that the browser pretends to have. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { accountOf, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// ACC-8
test('a passkey is added, signs in, and is removed', async ({ page, server, watched }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = accountOf();
  // Browsers know passkeys of names only.
  const home = server.url.replace('127.0.0.1', 'localhost');
  watched.allow.origin(home);
  await page.request.post(`${home}/api/user/register/`, { data: account });
  await page.goto(home);
  const byPasskey = page.getByRole('button', { name: 'パスキーでログイン' });
  await expect(byPasskey).toBeVisible();
  await signInByForm(page, account);

  await page.goto(`${home}/Mypage`);
  const passkeys = panel(page, 'パスキー');
  await passkeys.getByLabel('現在のパスワード').fill(account.password);
  await passkeys.getByRole('button', { name: 'パスキーを追加' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expect(passkeys.getByText(/^パスキーを追加しました。/)).toBeVisible();
  await expectAccessible(page, 'passkeys');

  await throughLoad(page, () =>
    page.getByRole('button', { name: 'ログアウト', exact: true }).click(),
  );
  await throughLoad(page, () => byPasskey.click());
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();

  await page.goto(`${home}/Mypage`);
  await expect(passkeys.getByText(/^最終利用/)).toBeVisible();
  await passkeys.getByRole('button', { name: '削除' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});
