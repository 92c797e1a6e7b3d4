/** The page without a network, what is kept for it, and how a newer page is taken. */
import type { Page } from '@playwright/test';
import { type Deployment, openDeployment } from './support/deployment.ts';
import { loadsOf } from './support/loads.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { test as base, expect } from './support/test.ts';
import { addRecord, record, startEntry } from './support/tracker.ts';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ page, server }, use) => {
    const deployment = await openDeployment(server.url);
    await use(deployment);
    // Before its host goes: whatever it asks for then would fail.
    await page.close();
    await deployment.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.skip(({ isMobile }) => isMobile, 'layout plays no part in it');

const CHUNK = expect.stringContaining('.chunk.js');

/** The addresses of all answers in all caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        addresses.push(pathname + search.replace(/^\?__WB_REVISION__=.*/, ''));
      }
    }
    return addresses.sort();
  });

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Whether a newer page is there and not in use. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

async function visit(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => kept(page)).toContain('/api/roulette/noauth/3/items');
}

test('a guest who came once draws without a network', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page);
  expect(await isControlled(page), 'the first page is left alone').toBe(false);

  await context.setOffline(true);
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '抽選' }).click();
  await expect(page.getByRole('status').filter({ hasText: '結果' })).toHaveText(/^結果: \d+ ./);
  await expect(page.locator('[data-highlight="final"]')).toHaveCount(1);
});

test('a part that was used before opens without a network', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page);
  expect(await kept(page)).not.toContainEqual(CHUNK);
  await page.reload();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('button', { name: 'Mypage' })).toBeVisible();
  await expect.poll(() => kept(page)).toContainEqual(CHUNK);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('button', { name: 'Mypage' })).toBeVisible();
});

test('no answer that depended on a token is kept', async ({ page }, testInfo) => {
  await visit(page);
  await signIn(page, accountOf(testInfo));
  await addRecord(page);
  await startEntry(page, '新規');
  await record(page, '新規').click();
  await expect(page.getByRole('button', { name: /^終了 / })).toBeVisible();
  expect(await isControlled(page)).toBe(true);
  // Even a raffle: a server may answer a user otherwise than a guest.
  await page.evaluate(async () => {
    await fetch('/api/roulette/noauth/?user', { headers: { authorization: 'Bearer token' } });
    await fetch('/api/roulette/noauth/?guest');
  });

  // An answer is there before it is kept.
  await expect.poll(() => kept(page)).toContain('/api/roulette/noauth/?guest');
  const answers = (await kept(page)).filter((address) => !address.startsWith('/static/'));
  expect(answers).toEqual([
    '/api/roulette/noauth/',
    '/api/roulette/noauth/1/items',
    '/api/roulette/noauth/2/items',
    '/api/roulette/noauth/3/items',
    '/api/roulette/noauth/?guest',
    '/apple-touch-icon.png',
    '/before-paint.js',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/icon.svg',
    '/index.html',
    '/manifest.webmanifest',
  ]);
});

test('a newer page is announced, and taken when it is asked for', async ({
  page,
  deployment,
  allow,
}) => {
  allow.origin(deployment.url);
  const news = page.getByRole('status').filter({ hasText: '新しいバージョンがあります' });
  await visit(page, deployment.url);
  await page.reload();
  expect(await isWaiting(page)).toBe(false);

  deployment.deploy();
  await page.reload();
  await page.getByLabel('ユーザ名').focus();
  await expect(news).toBeVisible();
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
  expect(await isWaiting(page)).toBe(true);
  await page.reload();
  await expect(news).toBeVisible();
  expect(await isWaiting(page), 'a reload does not take it').toBe(true);

  const loads = loadsOf(page);
  await news.getByRole('button', { name: '再読み込み' }).click();
  await expect.poll(loads).toBe(1);
  expect(await isWaiting(page)).toBe(false);
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  await expect(news).toBeHidden();
  expect(loads()).toBe(1);
});
