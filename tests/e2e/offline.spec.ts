/** The page without a network, what is kept for it, and how a newer page is taken. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { cachedPaths, isReadyForOffline } from '#tests/support/browser/cached-paths.ts';
import { type Deployment, openDeployment, WORKER } from '#tests/support/browser/deployment.ts';
import { loadsOf } from '#tests/support/browser/loads.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { test as base, expect } from '#tests/support/browser/test.ts';
import { addRecord, record, startEntry } from '#tests/support/browser/tracker.ts';

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

/** The menu's, which a view needs only when it is opened. */
const CHUNK = expect.stringMatching(/\/menu\..*\.chunk\.js$/);

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** True if a newer page is there and not in use. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

/** Waits until that chunk is kept, which nobody has asked for. */
const isKeptAhead = (page: Page) => expect.poll(() => cachedPaths(page)).toContainEqual(CHUNK);

async function visit(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page)).toContain('/api/roulette/noauth/3/items');
}

// UI-13
test('a guest who came once draws without a network', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await visit(page);
  expect(await isControlled(page), 'the first page is left alone').toBe(false);
  expect((await cachedPaths(page)).filter((path) => /\/(tracker|chart)\./.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '抽選' }).click();
  await endSpin(page);
  await expect(page.getByRole('status').filter({ hasText: '結果' })).toHaveText(/^結果: \d+ ./);
  await expect(page.locator('[data-highlight="final"]')).toHaveCount(1);
  await page.getByRole('button', { name: '大画面' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('button', { name: 'Mypage' })).toBeVisible();
});

const RAFFLES = '**/api/roulette/noauth/**';

async function drawsLunch(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(
    page.getByRole('list', { name: '抽選項目' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

// UI-13, API-2
test('kept raffles serve until newer ones come', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page);
  for (const { what, ...answer } of [
    { what: 'a page that is called JSON', contentType: 'application/json', body: '<html>' },
    { what: 'JSON that is no list', contentType: 'application/json', body: '{}' },
    { what: 'a list that is called text', contentType: 'text/plain', body: '[]' },
    { what: 'the error of a proxy', contentType: 'text/html', body: 'Bad gateway', status: 502 },
  ]) {
    await test.step(what, async () => {
      await context.route(RAFFLES, (route) => route.fulfill(answer));
      await page.reload();
      await drawsLunch(page);
      await context.unroute(RAFFLES);
    });
  }
  await context.setOffline(true);
  await page.reload();
  await drawsLunch(page);
  await context.setOffline(false);
  const newer = { contentType: 'Application/JSON', body: '[{ "id": 1, "title": "夕食" }]' };
  await context.route('**/api/roulette/noauth/', (route) => route.fulfill(newer));
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.reload();
    await expect(page.getByRole('button', { name: '1:夕食' })).toBeVisible();
  }
});

// UI-13
test('the worker copies when the page is at rest', async ({ page, deployment, allow }) => {
  allow.origin(deployment.url);
  await visit(page, deployment.url);
  await isKeptAhead(page);
  // The response time is asked for every few seconds: more often where all this takes longer.
  const asked = deployment.asked.filter(({ path }) => !path.endsWith(paths.responseTime));
  const worker = asked.findIndex(({ path }) => path === WORKER);
  const before = asked.slice(0, worker).map(({ path }) => path);
  // The last that the page loads by itself.
  for (const part of ['/draw.', '/1/items'])
    expect(before).toContainEqual(expect.stringContaining(part));
  expect(before.length).toBeLessThanOrEqual(14);
  expect(asked.length).toBeLessThanOrEqual(40);
  const copies = asked.slice(worker);
  expect(Math.max(...copies.map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(4);
});

// UI-13
test('the worker stops copying when it is refused', async ({ page, context }) => {
  let refused = 0;
  const script = '**/static/js/settings.*';
  const answers = [
    { status: 429, headers: { 'retry-after': '10' } },
    { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' },
  ];
  await context.route(script, (route) => {
    refused += 1;
    return route.fulfill(answers[refused - 1]);
  });
  for (const visits of [1, 2]) {
    await page.goto('about:blank');
    await page.goto('/');
    await expect.poll(() => refused).toBe(visits);
  }
  expect((await cachedPaths(page)).join()).not.toContain('/settings.');
  await context.unroute(script);
  await page.reload();
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringContaining('/settings.'));
});

// UI-13
test('the tracker and its tabs open offline', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page);
  await signIn(page);
  await addRecord(page);
  await isReadyForOffline(page, '/tracker.', '/entry.', '/hours.', '/chart.');
  await context.setOffline(true);
  await page.reload();
  await expect(record(page, '新規')).toBeVisible();
  await page.getByRole('tab', { name: '集計' }).click();
  await expect(page.getByRole('group', { name: '集計の単位' })).toBeVisible();
  // TRK-54
  const notice = page.getByRole('status').filter({ hasText: '接続なし' });
  await expect(notice).toHaveText('接続なし');
  await page.getByRole('tab', { name: '計測' }).click();
  await expect(notice).toHaveText(/^接続なし · \d+:\d\dの内容$/);
  await page.getByRole('tab', { name: '勤務表' }).click();
  await expect(page.getByText('つながると表示します')).toBeVisible();
  await expect(notice).toHaveText('接続なし');
  await context.setOffline(false);
  await expect(page.getByRole('columnheader', { name: '実働' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toHaveText(/^接続なし · \d+:\d\dの内容$/, { timeout: 15_000 });
});

/** Code of a worker whose caches fail from this message on, as Safari's do. */
const FAILING = `addEventListener('message', ({ data, ports }) => {
  if (data !== 'FAIL') return;
  for (const { prototype } of [CacheStorage, Cache])
    for (const name of ['add', 'delete', 'has', 'keys', 'match', 'matchAll', 'open', 'put'])
      if (name in prototype)
        prototype[name] = async () => {
          throw new DOMException('Internal error', 'UnknownError');
        };
  ports[0].postMessage('');
});`;

// UI-13
test('no failing cache hides the network', async ({ page, deployment, allow }) => {
  allow.origin(deployment.url);
  deployment.deploy(FAILING);
  await visit(page, deployment.url);
  await page.reload();
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage('FAIL', [port2]);
    await new Promise((done) => {
      port1.onmessage = done;
    });
  });
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  await drawsLunch(page);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('button', { name: 'Mypage' })).toBeVisible();
  await page.goto(`${deployment.url}/about`);
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
});

// UI-13, UI-16
test('the worker keeps no answer to a token, and two first pages', async ({ page }) => {
  await visit(page);
  const first = async (path: string) => (await page.goto(path))?.text();
  expect(await first('/')).toContain('ユーザ名');
  expect(await isControlled(page)).toBe(true);
  expect(await first('/about')).not.toContain('ユーザ名');
  await signIn(page);
  expect(await first('/')).not.toContain('ユーザ名');
  await addRecord(page);
  await startEntry(page, '新規');
  await record(page, '新規').click();
  await expect(page.getByRole('button', { name: /^終了 / })).toBeVisible();
  // Even a raffle: a server may answer a user otherwise than a guest.
  await page.evaluate(async () => {
    await fetch('/api/roulette/noauth/?user', { headers: { authorization: 'Bearer token' } });
    await fetch('/api/roulette/noauth/?guest');
  });

  // A response is there before it is kept.
  await expect.poll(() => cachedPaths(page)).toContain('/api/roulette/noauth/?guest');
  const answers = (await cachedPaths(page)).filter((address) => !address.startsWith('/static/'));
  expect(answers).toEqual([
    '/api/roulette/noauth/',
    '/api/roulette/noauth/1/items',
    '/api/roulette/noauth/2/items',
    '/api/roulette/noauth/3/items',
    '/api/roulette/noauth/?guest',
    '/apple-touch-icon.png',
    '/guest.html',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/icon-running.svg',
    '/icon.svg',
    '/index.html',
    '/manifest.webmanifest',
  ]);
});

// UI-14
test('a newer page is announced, and taken', async ({ page, deployment, allow }) => {
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
