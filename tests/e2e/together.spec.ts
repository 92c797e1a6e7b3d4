/** A draw that several devices follow: its host, viewers with and without luck, who comes late. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const room = (page: Page) => page.getByRole('region', { name: 'みんなで見る' });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const confirmed = (page: Page) => page.getByRole('status').getByText(/^確認しました/);
const luck = (page: Page) => page.getByRole('switch', { name: '運を加える' });
const past = (page: Page) =>
  page.getByRole('list', { name: 'この部屋の履歴' }).getByRole('listitem');

/** When a result appeared, by the clock of this machine: after one frame, and by the next one. */
interface Appearance {
  after: number;
  by: number;
}

/** Notes when a page shows its results. A page without time for frames knows its moments less exactly. */
async function noteResults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const results: Appearance[] = Object.assign(window, { results: [] }).results;
    let before = '';
    let after = Date.now();
    const look = () => {
      const by = Date.now();
      const text = document.querySelector('[data-state="final"]')?.textContent ?? '';
      if (text !== before && text !== '') results.push({ after, by });
      before = text;
      after = by;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** When a page showed its first result. */
const firstResult = (page: Page) =>
  page.evaluate((): Appearance => Reflect.get(window, 'results')[0]);

/** @returns the link of a new room of the first raffle */
async function openRoom(page: Page, path = '/Roulette'): Promise<string> {
  await noteResults(page);
  await page.goto(path);
  await button(page, 'みんなで見る').click();
  const dialog = page.getByRole('dialog', { name: 'みんなで見る' });
  await expect(dialog.getByRole('img', { name: '招待リンクのQRコード' })).toBeVisible();
  return (await dialog.getByRole('group', { name: 'リンク' }).textContent()) ?? '';
}

const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();

/** Somebody else's device. */
async function join(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await noteResults(page);
  await page.goto(link);
  return page;
}

/**
 * A device that has loaded everything but the room.
 *
 * @returns lets it come in
 */
async function waitOutside(viewer: Page, link: string): Promise<() => void> {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await viewer.route('**/draws/rooms/**', async (route) => {
    asked.resolve();
    await opened.promise;
    await route.continue();
  });
  await viewer.goto(link);
  await asked.promise;
  return opened.resolve;
}

async function addLuck(viewer: Page): Promise<void> {
  await luck(viewer).click();
  await expect(viewer.getByText(/運を加えた人 .*あなたを含む/)).toBeVisible();
}

// ROM-25, ROM-31, ROM-33
test('host, viewer with luck and who comes late see the same line at the same moment, and confirm it', {
  tag: '@both',
}, async ({ page, browser }) => {
  const link = await openRoom(page);
  expect(link).toMatch(/\/Roulette#live=[\w-]{22}\.[\w-]{43}$/);
  const viewer = await join(browser, link);
  await addLuck(viewer);
  await closeDialog(page);
  await expect(room(page).getByText('2人が見ています')).toBeVisible();
  await expect(room(page).getByText('運を加えた人 1人')).toBeVisible();
  const late = await join(browser, 'about:blank');
  const comeIn = await waitOutside(late, link);
  await button(page, '抽選').click();
  await expect(viewer.getByText('抽選中', { exact: true })).toBeVisible();
  comeIn();
  const pages = [page, viewer, late];

  const texts: (string | null)[] = [];
  for (const one of pages) {
    await expect(confirmed(one)).toBeVisible();
    texts.push(await result(one).textContent());
    await expect(past(one)).toHaveCount(1);
    await one.getByText('確認の内容').click();
  }
  expect(new Set(texts).size).toBe(1);
  const moments = await Promise.all(pages.map(firstResult));
  const apart =
    Math.max(...moments.map(({ after }) => after)) - Math.min(...moments.map(({ by }) => by));
  expect(apart).toBeLessThan(200);
  const hashes = pages.map((one) =>
    room(one)
      .getByText(/^先に出したSHA-256 /)
      .allTextContents(),
  );
  const [ofHost, ...others] = await Promise.all(hashes);
  expect(ofHost).toHaveLength(2);
  for (const ofOther of others) expect(ofOther).toEqual(ofHost);
  await expect(room(viewer).getByText('この端末', { exact: true })).toBeVisible();
  await expect(room(late).getByText('この端末', { exact: true })).toHaveCount(0);

  // Luck stays on for the next round; who comes after it sees it in the history.
  await button(page, '抽選').click();
  for (const one of pages) await expect(past(one)).toHaveCount(2);
  const later = await join(browser, link);
  await expect(confirmed(later)).toBeVisible();
  await expect(past(later)).toHaveText(await past(page).allTextContents());
});

// ROM-27, ROM-31, ROM-34
test('a host who loads the page again goes on, also in the middle of a draw, and ends the room', async ({
  page,
  browser,
}) => {
  const viewer = await join(browser, await openRoom(page));
  await addLuck(viewer);
  await page.reload();
  await expect(room(page).getByText('2人が見ています')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await viewer.route('**/draws/rooms/*/events/', async (route) => {
    await held.promise;
    await route.continue();
  });
  await button(page, '抽選').click();
  await expect(viewer.getByText('運を集めています…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('運を集めています…')).toBeVisible();
  held.resolve();
  await expect(past(viewer)).toHaveCount(1);
  await expect(past(page)).toHaveText(await past(viewer).allTextContents());
  await button(page, '終わる').click();
  await page
    .getByRole('dialog', { name: '終わりますか' })
    .getByRole('button', { name: '終わる' })
    .click();
  await expect(button(page, '1:昼食')).toBeVisible();
  await expect(viewer.getByText('主催者が終わりました。')).toBeVisible();
  await expect(past(viewer)).toHaveCount(1);
  await viewer.reload();
  await expect(viewer.getByText('主催者が終わりました。')).toBeVisible();
  await expect(past(viewer)).toHaveCount(1);
  await button(viewer, 'ルーレットへ').click();
  await expect(button(viewer, '1:昼食')).toBeVisible();
  await page.reload();
  await expect(button(page, '1:昼食')).toBeVisible();
});

// ROM-24, ROM-33
test('a viewer to whom the server tells something else says so loudly', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  const link = await openRoom(page);
  await closeDialog(page);
  const viewer = await join(browser, 'about:blank');
  await viewer.route('**/draws/rooms/*/events/?*', async (route) => {
    if (route.request().headers().accept === 'text/event-stream') return route.abort();
    const response = await route.fetch();
    const told = await response.json();
    // Every event a second later than it was.
    for (const event of told.events) event.time += 1000;
    return route.fulfill({ response, json: told });
  });
  await viewer.goto(link);
  await expect(viewer.getByRole('list', { name: '抽選項目' })).toBeVisible();
  await button(page, '抽選').click();
  const alert = viewer.getByRole('alert').filter({ hasText: 'この抽選は信用できません' });
  await expect(alert).toBeVisible();
  await expect(alert).toBeInViewport();
  await expect(result(page)).toBeVisible();
  await expect(result(viewer)).toHaveCount(0);
  await expectAccessible(viewer, 'a room that is not to be trusted', sizes);
});

// UI-1, ROM-31, ROM-33
test('nobody meets a barrier in a room', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await withoutFullscreen(page);
  const link = await openRoom(page);
  await expectAccessible(page, 'invitation', sizes);
  await closeDialog(page);
  await button(page, '終わる').click();
  await expectAccessible(page, 'question before the end', sizes);
  await button(page, '続ける').click();
  await expectAccessible(page, 'host at rest', sizes);
  const viewer = await join(browser, link);
  await addLuck(viewer);
  await expectAccessible(viewer, 'viewer at rest', sizes);
  await button(page, '抽選').click();
  for (const one of [page, viewer]) {
    await expect(confirmed(one)).toBeVisible();
    await one.getByText('確認の内容').click();
  }
  await expectAccessible(page, 'result of the host', sizes);
  await expectAccessible(viewer, 'result of a viewer', sizes);
  await button(page, '大画面').click();
  await expectAccessible(page, 'big screen of a room', sizes);
  await viewer.goto('/about');
  await viewer.goto(`${link}x`);
  await expect(viewer.getByRole('alert')).toHaveText(/^招待リンクが途中で切れているか/);
  await expectAccessible(viewer, 'damaged link', sizes);
});
