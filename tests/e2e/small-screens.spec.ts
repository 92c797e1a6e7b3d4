/** The smallest phone there is, and one that lies on its side. */
import type { Page } from '@playwright/test';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { addRecord, record, startEntry, stopEntry } from './support/tracker.ts';

test.skip(({ isMobile }) => !isMobile, 'a desktop has room');

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

async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await tooSmall(page)).toEqual([]);
}

for (const { name, viewport } of [
  { name: '320 px wide', viewport: { width: 320, height: 640 } },
  { name: 'on its side', viewport: { width: 844, height: 390 } },
]) {
  test.describe(`a phone ${name}`, () => {
    test.use({ viewport });

    test('lets a guest draw', async ({ page }) => {
      await page.goto('/Roulette/SettingG');
      await page.getByRole('button', { name: '3:くじ' }).click();
      await expect(page.getByRole('button', { name: '抽選' })).toBeEnabled();
      await expectToFit(page);
      await page.getByRole('button', { name: '抽選' }).click();
      await expect(page.getByText(/^結果: /)).toBeVisible();
      await expect(page.locator('[data-highlight="final"]')).toBeInViewport({ ratio: 0.9 });
      await expectToFit(page);
      await page.getByRole('button', { name: '新規登録' }).click();
      await expect(page.getByLabel('パスワード(再入力)')).toBeVisible();
      await expectToFit(page);
    });

    test('lets somebody track their time', async ({ page }, info) => {
      await signIn(page, accountOf(info));
      await addRecord(page);
      await startEntry(page, '新規');
      await stopEntry(page, '新規');
      await startEntry(page, '新規');
      await record(page, '新規').click();
      await expect(page.getByRole('region', { name: '過去の記録' })).toBeVisible();
      await expectToFit(page);
    });
  });
}

test('a field is large enough that a phone does not zoom in on it', async ({ page }) => {
  await page.goto('/');
  const size = await page
    .getByLabel('ユーザ名')
    .evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('in forced colours the lit line keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '抽選' }).click();
  await expect(page.getByText(/^結果: /)).toBeVisible();
  const lit = page.locator('[data-highlight="final"]');
  expect(await lit.evaluate((line) => getComputedStyle(line).outlineStyle)).toBe('solid');
});
