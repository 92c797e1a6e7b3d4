/** Running entries and the last press, at hand wherever the page is scrolled to and however small the screen is. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { button, region } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored, record } from '#tests/support/browser/tracker.ts';
import { EVENING } from '#tests/support/browser/zone-at.ts';
import { continuesEntry } from '#tests/support/entry-buttons.ts';

test.use({ timezoneId: EVENING.zone });

const taskField = (page: Page) => page.getByRole('combobox', { name: '作業名' });
const bar = (page: Page) => region(page, '計測中の作業');

async function start(page: Page, name: string): Promise<void> {
  await taskField(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(button(page, `停止 ${name}`)).toBeVisible();
}

/** Twenty entries of four records on five days, from yesterday on. */
async function addTwenty(page: Page): Promise<void> {
  for (const [index, name] of ['設計', 'レビュー', '会議', '保守'].entries()) {
    const entries = [1, 2, 3, 4, 5].map((daysAgo) => ({
      begin: EVENING.todayAt(9 + index * 2 - 24 * daysAgo),
      end: EVENING.todayAt(10.5 + index * 2 - 24 * daysAgo),
      note: index === 0 ? '画面の下書き' : '',
    }));
    await addEntries(page, name, entries);
  }
  await page.reload();
  await expect(button(page, '▶ 設計')).toBeVisible();
  // Tasks may be there before their entries, which take the room above the list of tasks.
  await expect(region(page, '過去の記録').getByText('設計').first()).toBeVisible();
}

const toTheFoot = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

// TRK-12
test('a second press on 停止 takes nothing back', { tag: '@both' }, async ({ page }) => {
  await signIn(page);
  await start(page, '設計');
  // The message about the start has its place.
  await expect(button(page, '元に戻す')).toBeVisible();
  const box = await button(page, '停止 設計').boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const again = () => page.mouse.click(x + width / 2, y + height / 2);
  await again();
  await expect(button(page, '停止 設計')).toHaveCount(0);
  await again();
  await isStored(page);
  await expect(page.getByText('計測していません')).toBeVisible();
  await expect(button(page, '元に戻す'), 'not taken back').toBeVisible();
});

// TRK-42, TRK-44
test('one bar keeps what runs in sight', { tag: '@both' }, async ({ page }) => {
  await signIn(page);
  await addTwenty(page);
  await start(page, '保守');
  await toTheFoot(page);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The page has become longer by the bar.
  await toTheFoot(page);
  const [last, edge] = [await region(page, '情報').boundingBox(), await bar(page).boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await expectAccessible(page);

  const resume = button(page, continuesEntry).last();
  await resume.scrollIntoViewIfNeeded();
  await resume.click();
  await expect(bar(page)).toContainText('を開始しました');
  await expect(resume).toBeInViewport({ ratio: 1 });
  await button(bar(page), '元に戻す').click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, '停止 保守')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// TRK-42
test('the bar says what was done, then what runs, on other pages, too', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await start(page, '保守');
  await isStored(page);
  await button(page, 'About').click();
  await expect(bar(page)).toContainText('「保守」を開始しました');
  await page.clock.runFor(11_000);
  await expect(bar(page)).not.toContainText('開始しました');
  await expect(bar(page)).toContainText(/^0:00:\d\d保守/);
  await button(bar(page), '停止').click();
  await expect(bar(page)).toContainText('「保守」を停止しました');
  await button(bar(page), '元に戻す').click();
  await page.clock.runFor(11_000);
  await expect(button(bar(page), '停止')).toBeVisible();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  // TRK-42, TRK-44
  test('past entries begin high, and the bar leaves with the keyboard', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await addTwenty(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2200);
    const past = region(page, '過去の記録');
    await start(page, '保守');
    const row = await past.getByRole('listitem').first().boundingBox();
    expect(row?.y).toBeLessThanOrEqual(540);
    expect(row?.height).toBe(52);
    const folded = past.getByRole('button', { expanded: false });
    await expect(folded).toHaveCount(4);
    await folded.first().click();
    await expect(past.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page);

    // Until the bar says what runs, in place of what was done.
    await page.clock.runFor(11_000);
    await toTheFoot(page);
    await expect(button(bar(page), '停止')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect(bar(page)).toHaveCount(0);
    await page.goto('/Roulette');
    const draw = button(page, '抽選');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(draw).toBeInViewport({ ratio: 1 });
    // One row of 56 px: time and 停止 left, the draw button right of them.
    await expect(bar(page)).not.toContainText('開始しました');
    const [left, right] = [await bar(page).boundingBox(), await draw.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect(await button(bar(page), '停止').boundingBox()).toMatchObject({ height: 44 });
    expect(844 - (right?.y ?? 0)).toBeLessThanOrEqual(56);
  });

  // UI-22
  test('the first control that one came for lies within the first 300 pixels', async ({ page }) => {
    await page.goto('/');
    const raffle = await button(page, '1:昼食').boundingBox();
    expect(raffle?.y).toBeLessThanOrEqual(300);
    const nav = await region(page, 'ナビゲーション').boundingBox();
    expect(nav?.height).toBe(48);

    const upright = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: upright.height, height: upright.width });
    await button(page, '1:昼食').click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button(page, '抽選'), 'turned on its side').toBeInViewport({ ratio: 1 });
    await page.setViewportSize(upright);

    await signIn(page);
    await expect(page.getByText('作業名を入れるか例を選ぶと、計測が始まります')).toBeVisible();
    const task = await taskField(page).boundingBox();
    expect(task?.y).toBeLessThanOrEqual(300);
  });

  // UI-22
  test('what is pressed first is not moved by what is read last', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/timeentries/?*', async (route) => {
      await promise;
      await route.continue();
    });
    const records = page.waitForResponse('**/api/worktimetracker/');
    await signIn(page);
    await records;
    await expect(page.getByRole('tab', { name: '計測' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: '作業名', includeHidden: true })).toBeHidden();
    await expect(region(page, '情報')).not.toBeInViewport();
    resolve();
    await expect(taskField(page)).toBeVisible();
    await expect(page.getByText('作業名を入れるか例を選ぶと、計測が始まります')).toBeVisible();
  });
});

// TRK-3, TRK-10, TRK-44
test('a record is chosen where it stands', { tag: '@both' }, async ({ page }) => {
  await signIn(page);
  await addTwenty(page);
  const chosen = record(page, '設計');
  await chosen.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const y = async () => (await chosen.boundingBox())?.y;
  const before = await y();
  await chosen.click();
  await expect(region(page, '作業の一覧').getByLabel('名前')).toHaveValue('設計');
  expect(await y()).toBe(before);
  await button(page, 'この作業の記録を見る').click();
  const past = region(page, '「設計」の記録');
  await expect(past.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(past.getByRole('listitem').first()).toContainText('設計');
  await expect(past.getByText('会議')).toHaveCount(0);
  await button(past, 'すべて表示').click();
  await expect(region(page, '過去の記録').getByText('会議').first()).toBeVisible();
});

// UI-22
test('on low screens what is started is in view, and the bar stays', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn(page);
  await start(page, '会議');
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [session, navigation] = [
      await region(page, 'セッション').boundingBox(),
      await region(page, 'ナビゲーション').boundingBox(),
    ];
    expect([session?.height, navigation?.height]).toEqual([48, 48]);
    expect(session?.y).toBe(navigation?.y);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button(page, '計測開始')).toBeInViewport({ ratio: 1 });
    await toTheFoot(page);
    await expect(button(bar(page), '停止')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});
