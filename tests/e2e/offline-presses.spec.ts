/** Presses in the tracker without a network: kept, shown, and sent once, at the time they were made. */
import type { BrowserContext, Page } from '@playwright/test';
import { isReadyForOffline } from '#tests/support/browser/cached-paths.ts';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { button } from '#tests/support/browser/screen.ts';
import { accountOf, signIn, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, addRecord, record } from '#tests/support/browser/tracker.ts';

test.use({ serviceWorkers: 'allow' });

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
  await isReadyForOffline(page, '/tracker.');
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

/** Starts 新規 without a network. */
async function startUnsent(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await record(page, '新規').click();
  await button(page, '開始').click();
  await expect(page.getByRole('dialog')).toContainText('未送信: つながると送信します');
  await acknowledge(page, '開始しました');
  await expect(unsent(page, 1)).toBeVisible();
}

/** How far down the page the records begin. */
/** Within the view: the line above it about the network goes. */
const topOfRecords = (page: Page) =>
  button(page, 'データ追加').evaluate((add) => {
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    return topOf(add) - topOf(add.closest('[role=tabpanel]'));
  });

/** When something was done, by the clock of this machine: not before the one and not after the other. */
type Moment = readonly [from: number, to: number];

async function during(act: () => Promise<unknown>): Promise<Moment> {
  const from = Date.now();
  await act();
  return [from, Date.now()];
}

/** The page knows the server's time to a second. */
function expectWithin(time: number, [from, to]: Moment): void {
  expect(time).toBeGreaterThan(from - 1000);
  expect(time).toBeLessThan(to + 2000);
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
  // Here it has the least room.
  await page.setViewportSize({ width: 390, height: 844 });
  await openTracker(page, info);
  const began = await during(() => startUnsent(page, context));
  await record(page, '新規').click();
  await page.getByLabel('名前').fill('設計');
  await button(page, '更新').click();
  await acknowledge(page, 'データを更新しました');

  await page.reload();
  await expect(page.getByText(/^接続なし · \d+:\d\dの内容$/)).toBeVisible();
  await expect(record(page, '設計')).toBeVisible();
  const ended = await during(() => button(page, '停止 設計').click());
  await unsent(page, 3).click();
  const list = page.getByRole('dialog', { name: '未送信の操作' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: '閉じる' }).click();

  const top = await topOfRecords(page);
  await reconnect(page, context);
  expect(await topOfRecords(page), 'nothing moves when presses are sent').toBe(top);
  const entries = await entriesOf(page);
  expect(entries).toHaveLength(1);
  const [beginning, ending] = [entries[0]?.beginning_time, entries[0]?.ending_time];
  expectWithin(Date.parse(beginning ?? ''), began);
  expectWithin(Date.parse(ending ?? ''), ended);
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
  const read = other.waitForResponse(/\/timeentries\/\?/);
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await (await read).finished();
  // Until it is drawn.
  await other.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(button(other, '停止 新規')).toHaveCount(1);
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
  await startUnsent(page, context);
  await button(page, 'ログアウト').click();
  const question = page.getByRole('dialog', { name: '未送信の操作が1件あります' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await button(page, 'ログアウト').click();
  await throughLoad(page, () => button(page, '残してログアウト').click());
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  expect(await stores(page)).not.toContain('新規');

  await context.setOffline(false);
  await signInByForm(page, accountOf(info));
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
