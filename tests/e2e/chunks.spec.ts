/** Script chunks that are removed, hang or break under a running page. */
import type { Page } from '@playwright/test';
import { loadsOf, throughLoad } from '#tests/support/browser/loads.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const chunk = '**/static/js/menu.*.chunk.js';
const page404 = { status: 404, contentType: 'application/json', body: '{}' };
const openMenu = (page: Page) => page.getByRole('button', { name: 'メニュー' }).click();
const errorPage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'ChunkLoadError: menu' });

// UI-19
test('a guest loads the page, then what a draw needs, and more at a touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().split(/[/.]/)[8] ?? '');
  });
  await page.goto('/');
  // A busy machine is idle late; what comes too much comes before the network is silent.
  const beginning = ['rolldown-runtime', 'react', 'mui', 'index'];
  const all = [...beginning, 'draw', 'parts'];
  await expect.poll(() => scripts.toSorted()).toEqual(all.toSorted());
  await page.waitForLoadState('networkidle');
  expect(scripts.slice(0, beginning.length)).toEqual(beginning);
  expect(scripts).toHaveLength(all.length);
  await openMenu(page);
  const others = ['kept', 'menu', 'notices', 'register'];
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(others));
});

// SES-4
test('while the form to register is loaded, no field takes what is typed', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/static/js/register.*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'メニュー' });
  const before = await menu.boundingBox();
  await page.getByRole('button', { name: '新規登録' }).click();
  const form = page.getByRole('region', { name: '新規登録' });
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('textbox', { name: 'ユーザ名' })).toHaveCount(0);
  expect(await menu.boundingBox()).toEqual(before);
  held.resolve();
  await expect(form.getByRole('textbox', { name: 'ユーザ名' })).toBeFocused();
  expect(await menu.boundingBox()).toEqual(before);
});

// UI-9, UI-10
test('a removed chunk reloads the page, once, then is named', async ({ page, allow }) => {
  allow.consoleErrors(/404/, /Loading chunk menu/);
  await page.route(chunk, (route) => route.fulfill(page404));
  await page.goto('/');
  // The press is carried out again after the load, and finds the chunk missing there, too.
  await throughLoad(page, () => openMenu(page));
  await expect(page.getByRole('heading', { name: 'エラーが発生しました' })).toBeVisible();
  await expect(errorPage(page)).toContainText('ChunkLoadError: menu (missing)');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();

  await page.unroute(chunk);
  await throughLoad(page, () => page.getByRole('button', { name: '再読み込み' }).click());
  await openMenu(page);
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
});

// UI-10, UI-23
for (const [name, removed, shown] of [
  ['メニュー', 'menu', { role: 'dialog', name: 'メニュー' }],
  ['新規登録', 'register', { role: 'region', name: '新規登録' }],
  ['設定', 'settings', { role: 'dialog', name: '設定' }],
] as const) {
  test(`the first press on ${name} after a deploy is made up for`, async ({ page, allow }) => {
    allow.consoleErrors(/404/);
    const address = `**/static/js/${removed}.*.chunk.js`;
    await page.route(address, (route) => route.fulfill(page404));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await throughLoad(page, async () => {
      // A browser learns only then what it lacks, if a touch has not told it before.
      page.once('framenavigated', () => void page.unroute(address));
      await page.getByRole('button', { name, exact: true }).click();
    });
    await expect(page.getByRole(shown.role, { name: shown.name })).toBeVisible();
  });
}

// UI-9
for (const [status, failure] of [
  [404, 'missing'],
  [500, 'error'],
] as const) {
  test(`a chunk that others import is named as ${failure}`, async ({ page, allow }) => {
    allow.consoleErrors(/404|500/, /Loading chunk tables/);
    await page.route('**/static/js/tables.*.chunk.js', (route) =>
      route.fulfill({ ...page404, status }),
    );
    await page.goto('/');
    const says = page.getByRole('alert').filter({ hasText: `ChunkLoadError: tables (${failure})` });
    const press = () => page.getByRole('button', { name: '設定', exact: true }).click();
    await (failure === 'missing' ? throughLoad(page, press) : press());
    await expect(says).toBeVisible();
    await page.getByRole('button', { name: '自分のリスト' }).click();
    await expect(page).toHaveURL(/ListA$/);
    await expect(says).toBeVisible();
  });
}

// NAV-7, UI-9
test('a missing chunk takes its own place alone, and no typed text', async ({ page, allow }) => {
  allow.consoleErrors(/404/, /Loading chunk menu/);
  await page.route(chunk, (route) => route.fulfill(page404));
  await page.goto('/');
  await page.getByLabel('ユーザ名').fill('山田太郎');
  const loads = loadsOf(page);
  await openMenu(page);
  const panel = page.getByRole('region', { name: 'ナビゲーション' });
  await expect(panel.getByRole('alert')).toContainText('ChunkLoadError: menu (missing)');
  await expect(panel.getByRole('button', { name: '再読み込み' })).toBeVisible();
  await expect(page.getByLabel('ユーザ名')).toHaveValue('山田太郎');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  await panel.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('main')).toHaveText('About');
  expect(loads()).toBe(0);
});
