/** The smallest phone there is, and one that lies on its side. */
import type { Page } from '@playwright/test';
import { alwaysDraw } from '#tests/support/browser/always-draw.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  addRecord,
  isStored,
  record,
  startEntry,
  stopEntry,
} from '#tests/support/browser/tracker.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';

const SMALLEST_TARGET = 44;

/** What can be pressed and is smaller than a thumb; the label of a switch is part of it. */
const tooSmall = (page: Page) =>
  page.evaluate((smallest) => {
    const pressable =
      'button, a, input:not([type="checkbox"]), summary, [role="tab"], label:has(input)';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const field = element.closest('.MuiInputBase-root') ?? element;
      const { width, height } = field.getBoundingClientRect();
      const isSmall = width > 0 && (width < smallest || height < smallest);
      return isSmall ? [`${element.outerHTML.slice(0, 120)} ${width}×${height}`] : [];
    });
  }, SMALLEST_TARGET);

const SMALL = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
] as const;

async function expectToFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await tooSmall(page)).toEqual([]);
}

test.describe('a phone', { tag: '@phone' }, () => {
  test('is enough for a guest to draw, 320 px wide and on its side', async ({ page }) => {
    await page.clock.install();
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport);
      await page.goto('/Roulette/SettingG');
      // The tabs of the section come with the script, and move what is below them.
      await expect(page.getByRole('tab', { name: '設定G' })).toBeVisible();
      await page.getByRole('button', { name: '3:くじ' }).click();
      await expect(page.getByRole('button', { name: '抽選' })).toBeEnabled();
      await expectToFit(page);
      await page.getByRole('button', { name: '抽選' }).click();
      await endSpin(page);
      await expect(page.getByText(/^結果: /)).toBeVisible();
      await expect(page.locator('[data-highlight="final"]')).toBeInViewport({ ratio: 0.9 });
      await expectToFit(page);
      await page.getByRole('button', { name: '新規登録' }).click();
      await expect(page.getByLabel('パスワード(再入力)')).toBeVisible();
      await expectToFit(page);
    }
  });

  test('is enough for a user to track time, 320 px wide and on its side', async ({
    page,
  }, info) => {
    await page.setViewportSize(SMALL[0]);
    await signIn(page, accountOf(info));
    await addRecord(page);
    await startEntry(page, '新規');
    await stopEntry(page, '新規');
    await startEntry(page, '新規');
    await record(page, '新規').click();
    await expect(page.getByRole('region', { name: '過去の記録' })).toBeVisible();
    await expectToFit(page);
    await page.setViewportSize(SMALL[1]);
    await page.reload();
    await stopEntry(page, '新規');
    await startEntry(page, '新規');
    await record(page, '新規').click();
    await expectToFit(page);
  });

  // SES-17
  test('the end of the session has the room of the button that takes its place after a minute', async ({
    page,
  }, info) => {
    await signIn(page, accountOf(info));
    const place = page.getByText(/^認証有効期限/).locator('..');
    expect((await place.boundingBox())?.height).toBe(SMALLEST_TARGET);
  });

  // TRK-4
  test('99:59:59 has room beside or above the button that stops it', async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await addRecord(page);
    await page.route('**/api/worktimetracker/gettarget/*/', (route) => {
      const beginning_time = new Date(Date.now() - 359_999_000).toISOString();
      return route.fulfill({ json: [{ id: 1, beginning_time }] });
    });
    const time = page.getByText(/^(?:99:59:59|100:00:0\d)$/);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await record(page, '新規').click();
      await expect(time).toBeVisible();
      const [text, button] = await Promise.all([
        time.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
        page.getByRole('button', { name: /^終了 / }).boundingBox(),
      ]);
      if (!button) throw new Error('No button');
      const beside = button.x - text.right >= 8;
      const below = button.y >= text.bottom;
      expect(beside || below).toBe(true);
      expect(text.right).toBeLessThanOrEqual(width - 8);
      await expectToFit(page);
    }
  });

  test.describe('at 400 % zoom', () => {
    test.use({ viewport: { width: 320, height: 200 } });

    test('nothing covers the line that was drawn', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('button', { name: '1:昼食' }).click();
      await page.getByRole('button', { name: '抽選' }).click();
      await endSpin(page);
      await expect(page.getByText(/^結果: /)).toBeAttached();
      const winner = page.locator('[data-highlight="final"]');
      await expect(winner).toBeInViewport({ ratio: 0.97 });
      const covered = await winner.evaluate((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [top + 2, bottom - 2].some(
          (y) => !row.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect(covered).toBe(false);
    });
  });

  // ROU-26
  test('the big screen keeps the drawn line in sight where the screen is turned or is low', async ({
    page,
  }) => {
    await withoutFullscreen(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto('/');
    // The last line: the first ones are in sight anyway.
    await alwaysDraw(page, 8);
    await page.getByRole('button', { name: '1:昼食' }).click();
    await page.getByRole('button', { name: '大画面' }).click();
    const dialog = page.getByRole('dialog', { name: '昼食' });
    await dialog.getByRole('button', { name: '抽選' }).click();
    await endSpin(page);
    await expect(dialog.getByText(/^結果: 8/)).toBeVisible();
    const winner = dialog.locator('[data-highlight="final"]');
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(winner).toBeInViewport({ ratio: 0.9 });
    }
  });

  // TRK-27
  test('a long name that runs has the whole width, and leaves the buttons theirs', async ({
    page,
  }, info) => {
    await signIn(page, accountOf(info));
    const name = '長い名前の仕事'.repeat(14);
    await page.getByRole('combobox', { name: '作業名' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '元に戻す' })).toBeVisible();
    await isStored(page);
    const strip = page.getByRole('list').filter({ has: page.getByText(/から · 変更$/) });
    const button = await strip.getByRole('button', { name: `停止 ${name}` }).boundingBox();
    const time = await strip.getByText(/^\d:\d\d:\d\d$/).boundingBox();
    const text = await strip.getByText(name, { exact: true }).boundingBox();
    if (!button || !time || !text) throw new Error('Nothing runs');
    expect(button.y, 'beside the time').toBeLessThan(time.y + time.height);
    expect(text.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(text.width).toBeGreaterThan(300);
    const undo = await page.getByRole('button', { name: '元に戻す' }).boundingBox();
    expect(undo?.height, 'one line').toBeLessThanOrEqual(SMALLEST_TARGET);
    await expectToFit(page);
  });

  test.describe('in forced colours', () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
    });

    const ground = (name: string | RegExp, page: Page) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);

    // ROU-7, UI-1
    test('the lit line keeps an edge, buttons their grounds, and where one is its mark', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('button', { name: '1:昼食' }).click();
      await page.getByRole('button', { name: '抽選' }).click();
      await endSpin(page);
      await expect(page.getByText(/^結果: /)).toBeVisible();
      const lit = page.locator('[data-highlight="final"]');
      expect(await lit.evaluate((line) => getComputedStyle(line).outlineStyle)).toBe('solid');
      const [other, chosen, main] = await Promise.all(
        ['2:当番', '1:昼食', '抽選'].map((name) => ground(name, page)),
      );
      expect(new Set([other, chosen, main]).size).toBe(3);

      const mark = (name: string, role: 'button' | 'tab') =>
        page.getByRole(role, { name, exact: true }).evaluate((element) => {
          const { outlineStyle, backgroundColor } = getComputedStyle(element);
          return [outlineStyle, backgroundColor];
        });
      expect(await mark('Home', 'button')).not.toEqual(await mark('About', 'button'));
      await page.goto('/Log/ApiViewGet');
      await expect(page.getByRole('tab', { name: 'ApiViewGet' })).toBeVisible();
      expect(await mark('ApiViewGet', 'tab')).not.toEqual(await mark('ApiViewPost', 'tab'));
      await page.getByRole('button', { name: 'メニュー' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await mark('Log', 'button')).not.toEqual(await mark('Crud', 'button'));
    });

    test('the selected record has its own ground', async ({ page }, info) => {
      await signIn(page, accountOf(info));
      await addRecord(page);
      await addRecord(page);
      const [first, second] = [
        page.getByRole('button', { name: /:新規$/ }).first(),
        page.getByRole('button', { name: /:新規$/ }).last(),
      ];
      await first.click();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      const grounds = await Promise.all(
        [first, second].map((button) =>
          button.evaluate((element) => getComputedStyle(element).backgroundColor),
        ),
      );
      expect(grounds[0]).not.toBe(grounds[1]);
    });
  });

  // UI-8
  test('a field is large enough that a phone does not zoom in on it, and no page has an empty foot', async ({
    page,
  }) => {
    const foot = () =>
      page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('section')].map(
          (section) => section.getBoundingClientRect().bottom,
        );
        return document.body.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
    await page.goto('/');
    await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
    const size = await page
      .getByLabel('ユーザ名')
      .evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    // Room for the bar at the bottom edge, which other pages have not.
    expect(await foot()).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'About' }).click();
    await expect(page.getByRole('main')).toHaveText('About');
    expect(await foot()).toBeLessThan(20);
    await page.reload();
    await expect(page.getByRole('main')).toHaveText('About');
    expect(await foot()).toBeLessThan(20);
  });
});
