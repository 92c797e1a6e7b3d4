/** An error of the sign-in or registration form stands at the form, and covers nothing of it (UI-21). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';
import { button, field, region } from './screens/screen.ts';

const error = (page: Page) => page.getByRole('alert');
const draw = (page: Page) => button(page, '抽選');

/** How far from the form's panel a message may be and still stand at it. */
const AT_THE_FORM = 16;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing is shown: ${element}`);
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Names what the message lies over: of the form, of the navigation, and the page's main button. */
async function covered(page: Page, form: Locator): Promise<string[]> {
  const message = await boxOf(error(page));
  const parts = [
    form.getByRole('heading'),
    ...(await form.locator('label').all()),
    ...(await form.locator('.MuiInputBase-root').all()),
    ...(await form.getByText(/入力してください$/).all()),
    ...(await form.locator('form').getByRole('button').all()),
    button(page, 'Home'),
    draw(page),
  ];
  expect(parts.length).toBeGreaterThan(8);
  const found = await Promise.all(
    parts.map(async (part) => {
      const { left, top, right, bottom } = await boxOf(part);
      const isApart =
        right <= message.left ||
        left >= message.right ||
        bottom <= message.top ||
        top >= message.bottom;
      return isApart ? [] : [`${part}`];
    }),
  );
  return found.flat();
}

/** The places of all panels. */
const panels = (page: Page) =>
  page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      return [top, height];
    }),
  );

async function expectAtForm(page: Page, form: Locator): Promise<void> {
  await expect(error(page)).toBeInViewport({ ratio: 1 });
  expect(await covered(page, form)).toEqual([]);
  const [message, panel] = [await boxOf(error(page)), await boxOf(form)];
  expect(message.top).toBeLessThanOrEqual(panel.bottom + AT_THE_FORM);
  expect(message.left).toBeGreaterThanOrEqual(panel.left);
  expect(message.right).toBeLessThanOrEqual(panel.right);
}

async function signIn(page: Page): Promise<void> {
  await field(page, 'ユーザ名').fill('nobody');
  await field(page, 'パスワード').fill('password');
  await button(page, 'ログイン').click();
}

const sizes = [
  { name: '', tag: '@both', viewport: null },
  { name: ' on the smallest phone', tag: '@phone', viewport: { width: 320, height: 640 } },
] as const;

for (const { name, tag, viewport } of sizes) {
  test.describe(`an error${name}`, { tag }, () => {
    test.beforeEach(async ({ page, allow }) => {
      allow.consoleErrors(/status of (?:400|401|429)/);
      if (viewport) await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(draw(page)).toBeVisible();
      // The row of raffles has its height when they are there.
      await expect(button(page, '1:昼食')).toBeVisible();
    });

    // SES-7, SES-9
    test('of a sign-in or a registration stands at the form, over nothing, and moves nothing with one line', async ({
      page,
    }) => {
      let form = region(page, 'ログイン');
      const before = await panels(page);
      await signIn(page);
      await expect(error(page)).toHaveText(/\(401\)$/);
      await expectAtForm(page, form);
      expect(await panels(page)).toEqual(before);

      await page.route('**/api/user/token/', (route) => route.fulfill({ status: 429, json: {} }));
      await button(page, 'ログイン').click();
      const second = /\(429\)しばらくしてからもう一度お試しください$/;
      await expect(error(page).filter({ hasText: second })).toBeVisible();
      await expect(error(page), 'the first one has gone').toHaveCount(1);
      await expectAtForm(page, form);
      await field(page, 'ユーザ名').fill('a');
      await expect(error(page), 'it was about what stood there before').toHaveCount(0);
      expect(await panels(page)).toEqual(before);

      form = region(page, '新規登録');
      await button(page, '新規登録').click();
      await expect(field(page, 'パスワード(再入力)')).toBeVisible();
      await field(page, 'ユーザ名').fill('nobody');
      await field(page, 'パスワード').fill('password');
      await field(page, 'パスワード(再入力)').fill('password');
      await page.route('**/api/user/register/', (route) =>
        route.fulfill({ status: 400, json: { password: ['This password is too common.'] } }),
      );
      await button(page, '登録').click();
      await expect(form.getByText('このパスワードは使えません')).toBeVisible();
      await expect(error(page)).toHaveText('そのユーザ名は登録済です');
      await expectAtForm(page, form);
    });
  });
}

test.describe('where the form fills a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('its error is brought into sight', async ({ page, allow }) => {
    // A phone on its side.
    allow.consoleErrors(/ERR_FAILED/);
    await page.goto('/');
    await button(page, '新規登録').click();
    await page.route('**/api/user/register/', (route) => route.abort());
    await field(page, 'ユーザ名').fill('nobody');
    await field(page, 'パスワード').fill('password');
    await field(page, 'パスワード(再入力)').fill('password');
    await button(page, '登録').click();
    await expect(error(page)).toHaveText(/通信できません$/);
    await expect(error(page)).toBeInViewport({ ratio: 0.99 });
  });
});
