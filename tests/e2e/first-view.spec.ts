/** The prerendered page of a guest, before and after its script takes it over (UI-16, UI-17). */
import type { Page } from '@playwright/test';
import { holdScript, pageScript } from '#tests/support/browser/hold-script.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const root = (page: Page) => page.locator('#root');

/** Waits until the script has taken the page over: only then the clock shows a time. */
const takenOver = (page: Page) =>
  expect(page.getByRole('region', { name: '時計' })).toContainText(/\d{4}\/\d\d\/\d\d/);

/** The places of everything that can be read or pressed, but for values. */
function places(page: Page) {
  return page.locator('h2, h3, p, dt, label, button, input, section').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height];
    }),
  );
}

/** The colours of the same. */
function colours(page: Page) {
  return page
    .locator('body, h2, p, label, button, input, fieldset, section')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        return [element.tagName, color, backgroundColor, borderColor];
      }),
    );
}

async function words(page: Page): Promise<string> {
  const all = await root(page).innerText();
  return all.replace(/\d{4}\/\d\d\/\d\d .*/, '-');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme}, taking it over changes nothing that is seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const release = await holdScript(page);
    await page.route('**/api/**', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByLabel('ユーザ名')).toBeFocused();
    const before = [await places(page), await words(page), await colours(page)];
    expect(before[0]?.length).toBeGreaterThan(30);

    release();
    await takenOver(page);
    expect([await places(page), await words(page), await colours(page)]).toEqual(before);
  });
}

test('elements, typed texts and the focus of the first view are kept', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const drawn = await page.getByLabel('ユーザ名').elementHandle();
  await page.getByLabel('ユーザ名').pressSequentially('taro');
  await page.getByLabel('パスワード', { exact: true }).pressSequentially('secret');
  release();
  await takenOver(page);
  const isSame = await page
    .getByLabel('ユーザ名')
    .evaluate((element, before) => element === before, drawn);
  expect(isSame).toBe(true);
  await expect(page.getByLabel('パスワード', { exact: true })).toBeFocused();
  await page.keyboard.type('99');
  await expect(page.getByLabel('ユーザ名')).toHaveValue('taro');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('secret99');
});

// SES-1
test('what was typed too early is checked as soon as it is taken over', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('ユーザ名').fill('abc');
  await page.getByLabel('パスワード', { exact: true }).fill('a');
  release();
  await expect(page.getByText('4~16文字で入力してください')).toHaveCount(2);
});

test('what only this browser knows is filled in', async ({ page }) => {
  await page.goto('/');
  await page.context().addCookies([{ name: 'count', value: '7', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('sound', 'false'));
  await page.reload();
  await expect(page.getByText('第7回')).toBeVisible();
  await expect(page.getByRole('switch', { name: '効果音' })).not.toBeChecked();
});

test('neither another page nor a user sees the first view of a guest', async ({ page }) => {
  let release = await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(root(page)).toBeAttached();
  await expect(root(page)).toBeEmpty();
  release();
  await expect(page).toHaveTitle(/^About/);
  await page.unroute(pageScript);

  await signIn(page);
  release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(root(page)).toBeAttached();
  await expect(root(page)).toBeEmpty();
  release();
  await expect(page.getByRole('button', { name: 'データ追加' })).toBeVisible();
});

test('a script that is missing or broken is told, and asked for again', async ({ page, allow }) => {
  allow.consoleErrors(/ERR_FAILED|preload|SyntaxError/);
  allow.pageErrors(/SyntaxError/);
  await page.route(pageScript, (route) => route.abort());
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'ページを読み込めませんでした' });
  await expect(dialog).toBeVisible();
  await page.route(pageScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '}' }),
  );
  await throughLoad(page, () => dialog.getByRole('button', { name: '再読み込み' }).click());
  await expect(dialog).toBeVisible();

  await page.unroute(pageScript);
  await throughLoad(page, () => page.keyboard.press('Escape'));
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/JavaScriptを有効に/)).toBeInViewport();
    await expect(root(page)).toBeHidden();
  });
});
