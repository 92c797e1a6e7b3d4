/** A page that was built for a path of its host, and is served there: `VITE_WEB_HOST=/app/`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReadyForOffline } from '#tests/support/browser/cached-paths.ts';
import { type Deployment, openDeployment } from '#tests/support/browser/deployment.ts';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { accountOf, register, signInByForm } from '#tests/support/browser/sign-in.ts';
import { test as base, expect } from '#tests/support/browser/test.ts';

const SERVE_FOLDER = fileURLToPath(import.meta.resolve('#tests/support/server/serve-folder.ts'));

const test = base.extend<object, { host: Deployment }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'web-host-'));
      const env = { ...process.env, VITE_WEB_HOST: '/app/' };
      const built = spawnSync(process.execPath, ['build/main.ts', '--outDir', folder], { env });
      expect(built.status, String(built.stderr)).toBe(0);
      const server = await startServer({}, [SERVE_FOLDER, folder]);
      const host = await openDeployment(server.url, '/app/');
      await use(host);
      await host.close();
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// In one worker: each builds a page of its own.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', baseURL: ({ host }, use) => use(host.url) });
test.beforeEach(({ allow, host }) => allow.origin(host.url));
// Before its host goes: whatever it asks for then would fail.
test.afterEach(({ page }) => page.close());

// NAV-4, UI-15, SES-21
test('its routes, chunks and links are its own', { tag: '@long' }, async ({ page, host }) => {
  await page.goto('/app/Mypage/Bank/Root');
  await expect(page.getByRole('heading', { name: 'Root' })).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page).toHaveURL(`${host.url}/app/Log`);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${host.url}/app/`);
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  await page.goto('/app/nowhere');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${host.url}/app/`);

  const account = accountOf();
  await register(page, account);
  await signInByForm(page, account);
  await expect(page).toHaveURL(`${host.url}/app/`);
  await expect(page.getByRole('button', { name: 'データ追加' })).toBeVisible();
  await throughLoad(page, () => page.getByRole('button', { name: 'ログアウト' }).click());
  await expect(page).toHaveURL(`${host.url}/app/`);
});

// UI-13
test('its service worker opens it offline', { tag: '@long' }, async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/app/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/app/Log');
  await expect(page.getByRole('tab', { name: 'ApiViewGet' })).toBeVisible();
  await isReadyForOffline(page, '/noauth/1/items');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'ApiViewGet' })).toBeVisible();
  await page.goto('/app/');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
});
