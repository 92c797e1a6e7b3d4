/** An error of the sign-in or registration form stands at the form, and moves nothing of it (UI-21). */
import type { Locator, Page } from '@playwright/test';
import { misfits } from '#tests/support/browser/misfits.ts';
import { button, field, region } from '#tests/support/browser/screen.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const error = (page: Page) => page.getByRole('alert');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing is shown: ${element}`);
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The places of all panels. */
const panels = (page: Page) =>
  page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      return [top, height];
    }),
  );

async function expectAtForm(form: Locator): Promise<void> {
  const shown = form.getByRole('alert');
  await expect(shown).toBeInViewport({ ratio: 1 });
  const [message, panel] = [await boxOf(shown), await boxOf(form)];
  expect(message.bottom).toBeLessThanOrEqual(panel.bottom);
  expect(message.left).toBeGreaterThanOrEqual(panel.left);
  expect(message.right).toBeLessThanOrEqual(panel.right);
}

/** Fills in the form to register, and sends it. */
async function register(page: Page): Promise<void> {
  await button(page, '新規登録').click();
  await field(page, 'パスワード(再入力)').fill('password');
  await field(page, 'ユーザ名').fill('nobody');
  await field(page, 'パスワード').fill('password');
  await button(page, '登録').click();
}

// SES-7, SES-9
test('an error stands at its form', { tag: '@both' }, async ({ page, allow, isMobile }) => {
  allow.consoleErrors(/status of (?:400|401|429)/);
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  // The row of raffles has its height when they are there.
  await expect(button(page, '1:昼食')).toBeVisible();
  let form = region(page, 'ログイン');
  const before = await panels(page);
  await field(page, 'ユーザ名').fill('nobody');
  await field(page, 'パスワード').fill('password');
  await button(page, 'ログイン').click();
  await expect(error(page)).toHaveText(/\(401\)$/);
  await expectAtForm(form);
  expect(await misfits(page)).toEqual([]);
  expect(await panels(page)).toEqual(before);

  await page.route('**/api/user/token/', (route) => route.fulfill({ status: 429, json: {} }));
  await button(page, 'ログイン').click();
  const second = /\(429\)しばらくしてからもう一度お試しください$/;
  await expect(error(page).filter({ hasText: second })).toBeVisible();
  await expect(error(page), 'the first one has gone').toHaveCount(1);
  const lines = error(page).locator('div');
  const [first, cause] = [await boxOf(lines.first()), await boxOf(lines.last())];
  expect(cause.left - first.right > 4 || cause.top >= first.bottom, 'two lines apart').toBe(true);
  await expectAtForm(form);
  expect(await misfits(page)).toEqual([]);
  await field(page, 'ユーザ名').fill('a');
  await expect(error(page), 'it was about what stood there before').toHaveCount(0);
  expect(await panels(page)).toEqual(before);

  form = region(page, '新規登録');
  await page.route('**/api/user/register/', (route) =>
    route.fulfill({ status: 400, json: { password: ['This password is too common.'] } }),
  );
  await register(page);
  await expect(form.getByText('このパスワードは使えません')).toBeVisible();
  await expect(error(page)).toHaveText('そのユーザ名は登録済です');
  await expectAtForm(form);
  expect(await misfits(page), 'below what a field says').toEqual([]);
});

test('an error of a high form is seen', { tag: '@phone' }, async ({ page, allow }) => {
  allow.consoleErrors(/ERR_FAILED/);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.route('**/api/user/register/', (route) => route.abort());
  await register(page);
  await expect(error(page)).toHaveText(/通信できません$/);
  await expect(error(page)).toBeInViewport({ ratio: 0.99 });
});
