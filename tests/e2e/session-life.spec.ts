/** Traces that a whole session leaves behind. */
import type { Page } from '@playwright/test';
import { button } from '#tests/support/browser/screen.ts';
import {
  nextSession,
  sessionCookies,
  sessionValues,
} from '#tests/support/browser/session-cookies.ts';
import { accountOf, register, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const continueButton = (page: Page) => button(page, /^セッション継続 99日12:5\d:\d\d$/);

/**
 * Ends the session on the server while the page asks for the next one: had it ended before, any
 * other call could be what tells the page.
 */
async function refuseRefresh(page: Page): Promise<void> {
  await page.route('**/api/user/token/refresh/', async (route) => {
    const data = route.request().postDataJSON();
    await page.request.post('/api/user/token/blacklist/', { data });
    await route.continue();
  });
}

// SES-12, SEC-14
test.describe('a whole session on a server that logs all it can', () => {
  test.use({
    ownServer: true,
    // Under the limit below which a session can be continued: its button is there from the start.
    settings: { REFRESH_TOKEN_SECONDS: '8600000', LOG_LEVEL: 'trace' },
  });

  test('leaves no secret in a log or an address', async ({ page, context, server, allow }) => {
    allow.consoleErrors(/status of 401/);
    const seen: string[] = [];
    context.on('request', (request) => seen.push(request.url()));
    context.on('console', (message) => seen.push(message.text()));
    const { username, password } = accountOf();

    await page.goto('/');
    await page.getByLabel('ユーザ名').fill(username);
    await page.getByLabel('パスワード', { exact: true }).fill('wrong-secret');
    await button(page, 'ログイン').click();
    seen.push(await page.getByRole('alert').innerText());
    await register(page, { username, password });
    await signInByForm(page, { username, password });
    await expect(page.getByRole('combobox', { name: '作業名' })).toBeFocused();
    const first = await sessionValues(context);
    await continueButton(page).click();
    const second = await nextSession(page, first);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await refuseRefresh(page);
    await continueButton(page).click();
    const refused = page.getByRole('alert').filter({ hasText: 'リフレッシュ' });
    seen.push(await refused.innerText());
    await expect(page.getByLabel('ユーザ名')).toBeVisible();
    await expect.poll(() => sessionCookies(context)).toEqual([]);

    const secrets = [first, second].flatMap((session) => [
      ...session.jwtAccess.split('.').slice(1),
      ...session.jwtRefresh.split('.').slice(1),
    ]);
    const texts = [...seen, ...server.logs, stored].join('\n');
    expect(texts).toContain('/api/user/token/refresh/');
    for (const secret of [password, 'wrong-secret', ...secrets]) {
      expect(texts).not.toContain(secret);
    }
  });
});
