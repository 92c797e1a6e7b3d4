/** Things that a newcomer finds without being told. */
import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';

test.use(inMotion);

const NAMES = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'];

const items = (page: Page) => page.getByRole('list', { name: '抽選項目' }).getByRole('listitem');
const draw = (page: Page) => page.getByRole('button', { name: '抽選', exact: true });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const card = (page: Page) => page.locator('[data-state="final"]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

// ROU-25, ROU-29, ROU-31, UI-29, UI-34
test('draws by one press, and again', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.clock.install();
  await page.goto('/');
  const lead = page.getByText(/^くじを選んで抽選を押すと、1つ決まります。/);
  await expect(lead.filter({ visible: true })).toHaveCount(1);
  await expect(draw(page)).toBeEnabled();
  await expect(draw(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
  const [row, bar] = await Promise.all([
    items(page)
      .nth(isMobile ? 4 : 7)
      .boundingBox(),
    draw(page).boundingBox(),
  ]);
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
  await draw(page).click();
  await endSpin(page);
  await expect(card(page)).toBeInViewport({ ratio: 0.95 });

  const first = await result(page).textContent();
  const again = page.getByRole('button', { name: '除いてもう一度' });
  // Between a phone and a desktop: the buttons cover no text.
  if (!isMobile) await page.setViewportSize({ width: 720, height: 800 });
  const [text, button] = await Promise.all([
    card(page).locator('[data-lead] > bdi').boundingBox(),
    again.boundingBox(),
  ]);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  await again.click();
  await expect(items(page).locator('s')).toHaveCount(1);
  await endSpin(page);
  await expect(result(page)).not.toHaveText(first ?? '');
  await expect(page.getByText(/^残り 6\/8$/)).toBeVisible();
});

// UI-29
test('says what it is, and shows all that a draw needs', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(items(page)).toHaveCount(8);
  const heading = page.getByRole('heading', { level: 1, name: 'くじと仕事時間' });
  const mark = heading.locator('xpath=preceding-sibling::img');
  expect(((await mark.boundingBox())?.y ?? 99) + 20).toBeLessThanOrEqual(60);
  const heightOf = async (name: string) =>
    Math.round((await page.getByRole('region', { name }).boundingBox())?.height ?? 0);
  expect(await heightOf('ログイン')).toBeLessThanOrEqual(92);
  expect(await heightOf('ナビゲーション')).toBe(48);
  for (const seen of [page.locator('[data-state="rest"]'), items(page).last(), draw(page)])
    await expect(seen).toBeInViewport({ ratio: 0.99 });
  const inAccent = await page.evaluate(() => {
    const accent = getComputedStyle(
      document.querySelector('[aria-pressed="true"]') ?? document.body,
    ).color;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: element, textContent } = text;
      const isSeen = textContent?.trim() && element?.checkVisibility();
      if (element && isSeen && getComputedStyle(element).color === accent) count += 1;
    }
    return count;
  });
  expect(inAccent).toBeGreaterThan(0);
  expect(inAccent).toBeLessThanOrEqual(6);
  await draw(page).click();
  await endSpin(page);
  expect(await scrolled(page)).toBe(0);
});

// UI-29, ROU-29
test('nothing jumps from the load to the first result', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 20));
        shifts.push(`${entry.value} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: '2:当番' }).click();
  await expect(page.getByRole('heading', { name: '当番' })).toBeVisible();
  await draw(page).click();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '除いてもう一度' })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const sum = shifts.reduce((before, shift) => before + Number.parseFloat(shift), 0);
  expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
});

// ROU-58
test('the light walks over the rows until somebody turns to the stage', async ({ page }) => {
  const lights = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('ol > li'),
        )
        .map((animation) => animation.effect?.getComputedTiming().endTime),
    );
  await page.goto('/');
  await expect.poll(lights).toEqual([900, 1800, 2700, 3600, 4500]);
  await items(page).nth(3).hover();
  expect(await lights()).toEqual([]);
  await page.getByRole('button', { name: '2:当番' }).click();
  await expect.poll(lights).toHaveLength(5);
  await draw(page).click();
  await expect.poll(lights).toEqual([]);

  const isStill = async (raffle: string) => {
    await page.getByRole('button', { name: raffle }).click();
    await expect(page.getByRole('heading', { name: raffle.slice(2), level: 3 })).toBeVisible();
    expect(await lights()).toEqual([]);
  };
  for (const media of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await page.goto('/');
    await isStill('1:昼食');
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  }
  await page.evaluate(() => localStorage.setItem('show', 'quiet'));
  await page.goto('/');
  await isStill('1:昼食');
});

// ROU-32, UI-33
test('three presses draw from an own list', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.clock.install();
  await page.goto('/');
  const own = page.getByRole('button', { name: '+ 自分のリスト' });
  await expect(own).toBeInViewport({ ratio: 1 });
  await own.click();
  await expect(page.getByLabel('項目(1行に1つ)')).toBeFocused();
  await expect(page.getByLabel('項目(1行に1つ)')).toBeInViewport({ ratio: 1 });
  const lowest = isMobile
    ? page.getByLabel('項目(1行に1つ)')
    : page.getByRole('button', { name: 'ファイルから追加' });
  const [above, bar] = await Promise.all([lowest.boundingBox(), draw(page).boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
  // A paste is the second press.
  await page.keyboard.insertText(NAMES.join('\n'));
  await expect(draw(page)).toBeEnabled();
  await expect(draw(page)).toBeInViewport({ ratio: 1 });
  const numbers = page.getByText(/ elapsed=/);
  const top = async () => ((await numbers.boundingBox())?.y ?? 0) + (await scrolled(page));
  const before = await top();
  await draw(page).click();
  await endSpin(page);
  await expect(result(page)).toHaveText(/^結果: \d \S+$/);
  if (!isMobile) expect(await top()).toBeCloseTo(before, 0);
  await expect(card(page)).toBeInViewport({ ratio: 0.95 });
});

// ROU-21
test('a list of a link is in view, and its result', { tag: '@both' }, async ({ page }) => {
  await page.clock.install();
  const title = '年末の大掃除の当番と、忘年会の席を決める順番';
  const chosen = page.getByRole('button', { name: `共有:${title}` });
  // Raffles that come late stand before it.
  await page.route('**/api/roulette/noauth/', (route) =>
    chosen.waitFor().then(() => route.continue()),
  );
  await page.goto(`/Roulette#list=${deflateSync(`${title}\n佐藤\n鈴木`).toString('base64url')}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeInViewport();
  const edges = (button: Locator) => button.evaluate((one) => one.getBoundingClientRect());
  const own = page.getByRole('button', { name: '+ 自分のリスト' });
  await expect
    .poll(async () => (await edges(own)).x - (await edges(chosen)).right)
    .toBeGreaterThan(0);
  await draw(page).click();
  await endSpin(page);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
});
