/** Presses in the tracker without a network: kept, shown, and sent once, at the time they were made. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, addRecord, record } from '#tests/support/browser/tracker.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unsent = (page: Page, count: number) => button(page, `未送信 ${count}件`);

/** A tracker whose parts the browser has all kept. */
async function openTracker(page: Page, info: Parameters<typeof accountOf>[0]): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signIn(page, accountOf(info));
  await addRecord(page);
  // Once more: now every part comes through the worker, and is kept.
  await page.reload();
  await expect(record(page, '新規')).toBeVisible();
  await expect.poll(() => stores(page)).toContain('新規');
}

/** All that is kept in the browser, but for the parts of the page itself. */
async function stores(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        found.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) found.push(await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(found);
  });
  return kept + JSON.stringify(await page.context().cookies());
}

interface Entry {
  beginning_time: string;
  ending_time: string | null;
}

/** The user's entries on the server. */
async function entriesOf(page: Page): Promise<Entry[]> {
  const token =
    (await page.context().cookies()).find(({ name }) => name === 'jwtAccess')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/timeentries/?from=2000-01-01T00:00:00Z', { headers });
  return (await answer.json()).results;
}

async function reconnect(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^未送信/ })).toHaveCount(0, { timeout: 15_000 });
}

// OUT-1, OUT-3, OUT-6
test('start, rename and stop without a network outlast a reload, and keep their times', async ({
  page,
  context,
  allow,
}, info) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await openTracker(page, info);
  await context.setOffline(true);
  await record(page, '新規').click();
  await button(page, '開始').click();
  const began = Date.now();
  await expect(page.getByRole('dialog')).toContainText('未送信: つながると送信します');
  await acknowledge(page, '開始しました');
  await expect(unsent(page, 1)).toBeVisible();
  await record(page, '新規').click();
  await page.getByLabel('名前').fill('設計');
  await button(page, '更新').click();
  await acknowledge(page, 'データを更新しました');

  await page.reload();
  await expect(page.getByText('前回読み込んだ内容を表示しています')).toBeVisible();
  await expect(record(page, '設計')).toBeVisible();
  await button(page, '停止 設計').click();
  const ended = Date.now();
  await unsent(page, 3).click();
  const list = page.getByRole('dialog', { name: '未送信の操作' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await list.getByRole('button', { name: '閉じる' }).click();

  await reconnect(page, context);
  const entries = await entriesOf(page);
  expect(entries).toHaveLength(1);
  expect(Math.abs(Date.parse(entries[0]?.beginning_time ?? '') - began)).toBeLessThan(5000);
  expect(Math.abs(Date.parse(entries[0]?.ending_time ?? '') - ended)).toBeLessThan(5000);
  await expect(record(page, '設計')).toBeVisible();
});

// OUT-1, OUT-7
test('a lost response counts once, and another tab shows what it did', async ({
  page,
  context,
  allow,
}, info) => {
  allow.consoleErrors(/ERR_FAILED/);
  await openTracker(page, info);
  const other = await context.newPage();
  await other.goto('/');
  await expect(record(other, '新規')).toBeVisible();
  await record(page, '新規').click();
  await context.route('**/api/worktimetracker/*/timetracker/', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await button(page, '開始').click();
  await acknowledge(page, '開始しました');
  await expect(unsent(other, 1)).toBeVisible();
  await context.unroute('**/api/worktimetracker/*/timetracker/');
  await expect(unsent(page, 1)).toHaveCount(0, { timeout: 15_000 });
  await expect(button(other, '停止 新規')).toBeVisible();
  expect(await entriesOf(page)).toHaveLength(1);
  await button(other, '停止 新規').click();
  await expect(button(page, '停止 新規')).toHaveCount(0);
});

// OUT-5, OUT-6
test('sign-out asks about unsent presses, and takes the copy of the records along', async ({
  page,
  context,
  allow,
}, info) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await openTracker(page, info);
  await context.setOffline(true);
  await record(page, '新規').click();
  await button(page, '開始').click();
  await acknowledge(page, '開始しました');
  await button(page, 'ログアウト').click();
  const question = page.getByRole('dialog', { name: '未送信の操作が1件あります' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await button(page, 'ログアウト').click();
  await throughLoad(page, () => button(page, '残してログアウト').click());
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  expect(await stores(page)).not.toContain('新規');

  await context.setOffline(false);
  const { username, password } = accountOf(info);
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await throughLoad(page, () => button(page, 'ログイン').click());
  await expect(button(page, '停止 新規')).toBeVisible();
  await expect.poll(() => entriesOf(page)).toHaveLength(1);

  await context.setOffline(true);
  await button(page, '停止 新規').click();
  await expect(unsent(page, 1)).toBeVisible();
  await button(page, 'ログアウト').click();
  await throughLoad(page, () => button(page, '破棄してログアウト').click());
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  expect(await stores(page)).not.toContain('command');
});
