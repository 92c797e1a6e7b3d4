/** Presses in the tracker without a network: kept, shown, and sent once, at the time they were made. */
import type { BrowserContext, Page } from '@playwright/test';
import { isReadyForOffline } from '#tests/support/browser/cached-paths.ts';
import { button } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, addRecord, record } from '#tests/support/browser/tracker.ts';

test.use({ serviceWorkers: 'allow' });

const unsent = (page: Page, count: number) => button(page, `未送信 ${count}件`);

/** A tracker whose parts the browser has all kept. */
async function openTracker(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signIn(page);
  await addRecord(page);
  // Once more: now every part comes through the worker, and is kept.
  await page.reload();
  await expect(record(page, '新規')).toBeVisible();
  // The copy that is shown without a network.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('privateCopy'))).toMatch('新規');
  await isReadyForOffline(page, '/tracker.');
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

/** How far down the view the records begin: the line above it about the network goes. */
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
test('presses without a network outlast a reload', async ({ page, context, allow }) => {
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  // Here it has the least room.
  await page.setViewportSize({ width: 390, height: 844 });
  await openTracker(page);
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
