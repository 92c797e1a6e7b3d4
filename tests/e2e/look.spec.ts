/** Positions and marks that matter, beside what is asked of all screens (screens.spec.ts). */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { alwaysDraw } from '#tests/support/browser/always-draw.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { misfits } from '#tests/support/browser/misfits.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { button, dialog, press } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { smallTargets } from '#tests/support/browser/small-targets.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing is shown: ${element}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => misfits(page)).toEqual([]);
  await expect.poll(() => smallTargets(page)).toEqual([]);
}

// NAV-8
test('the place where one is is underlined, also at /Home', async ({ page }) => {
  for (const address of ['/', '/Home']) {
    await page.goto(address);
    await expect(button(page, 'Home')).toHaveAttribute('aria-current', 'page');
    await expect(button(page, 'Home')).toHaveCSS('box-shadow', /rgb\(63, 79, 176\) 0px -2px 0px/);
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  // UI-8; at 400 % zoom, on the smallest phone, and on one that lies on its side
  test('the line that was drawn is in sight, and nothing covers it', async ({ page }) => {
    await page.clock.install();
    for (const [width, height, ratio] of [
      [320, 200, 0.97],
      [320, 640, 0.97],
      [844, 390, 0.9],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await press(page, '1:昼食');
      await press(page, '抽選');
      await endSpin(page);
      await expect(page.getByText(/^結果: /)).toBeAttached();
      const winner = page.locator('[data-highlight="final"]');
      await expect(winner).toBeInViewport({ ratio });
      if (width > 320) return;
      const covered = await winner.evaluate((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [top + 2, bottom - 2].some(
          (y) => !row.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect(covered).toBe(false);
    }
  });

  // ROU-50
  test('the big screen keeps the drawn line in sight where it is turned', async ({ page }) => {
    await withoutFullscreen(page);
    await page.clock.install();
    await page.goto('/');
    // The last line: the first ones are in sight anyway.
    await alwaysDraw(page, 8);
    await press(page, '1:昼食');
    await press(page, '大画面');
    const bigScreen = dialog(page, '昼食');
    await press(bigScreen, '抽選');
    await endSpin(page);
    await expect(bigScreen.getByText(/^結果: 8/)).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bigScreen.locator('[data-highlight="final"]')).toBeInViewport({ ratio: 0.9 });
    }
  });

  // ROU-50
  test('the drawn one of 300 lines stays in sight where the page is turned', async ({ page }) => {
    const names = Array.from({ length: 300 }, (_, index) =>
      index % 7 === 3 ? `${'長い名前'.repeat(6)}${index}` : `名前${index}`,
    );
    await page.clock.install();
    await page.goto('/Roulette/ListA');
    await page.getByRole('textbox', { name: '項目(1行に1つ)' }).fill(names.join('\n'));
    for (const line of [53, 215, 265]) {
      await alwaysDraw(page, line);
      await press(page, '抽選');
      await endSpin(page);
      await expect(page.getByText(new RegExp(`^結果: ${line} `))).toBeAttached();
      for (const [width, height] of [
        [800, 1280],
        [1280, 800],
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(300);
        const fromMiddle = await page.locator('[data-highlight="final"]').evaluate((row) => {
          const [list, own] = [row.parentElement, row].map((one) => one?.getBoundingClientRect());
          return list && own ? (own.top + own.bottom - list.top - list.bottom) / 2 : null;
        });
        expect(Math.abs(fromMiddle ?? 1000), `${line} at ${width}`).toBeLessThan(30);
      }
    }
  });

  // TRK-27
  test('a long name that runs leaves its clock and 停止 their room', async ({ page }) => {
    await signIn(page);
    const name = '長い名前の仕事'.repeat(14);
    await page.getByRole('combobox', { name: '作業名' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(button(page, '元に戻す')).toBeVisible();
    await isStored(page);
    const strip = page.getByRole('list').filter({ has: page.getByText(/から · 変更$/) });
    const stop = await boxOf(button(strip, `停止 ${name}`));
    const time = await boxOf(strip.getByText(/^\d:\d\d:\d\d$/));
    const text = await boxOf(strip.getByText(name, { exact: true }).first());
    expect(stop.y, 'beside the time').toBeLessThan(time.bottom);
    expect(text.y).toBeLessThan(stop.bottom);
    expect(stop.right).toBeLessThanOrEqual(390 - 8);
    const note = await boxOf(strip.getByLabel('メモ'));
    const card = await boxOf(strip.getByRole('listitem'));
    // The note begins below it, in a line of 44 px.
    expect(note.y - card.y).toBeLessThanOrEqual(56 + 12);
    const undo = await boxOf(button(page, '元に戻す'));
    expect(undo.height, 'one line').toBeLessThanOrEqual(TOUCH_TARGET);
    await expectToFit(page);
    // HRS-18: of several, a menu asks which.
    const { id } = await callApi<{ id: number }>(page, paths.workRecords, { name: '会議' });
    await callApi(page, workTimePaths.entries, { record: id });
    await page.goto('/?view=timesheet');
    await expect(page.getByText('ほか1件')).toBeVisible();
    await press(page, '停止');
    await expect(page.getByRole('menuitem')).toHaveText([`停止 ${name}`, '停止 会議']);
    await expectToFit(page);
  });
});
