/** What was drawn when the page was built, as it is seen before the page's script has come. */
import type { Page, Route } from '@playwright/test';
import { throughLoad } from './support/loads.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const script = '**/static/js/index.*.js';
const firstView = (page: Page) => page.locator('#first-view');

/** Keeps the page's script on its way until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where everything is that can be read or pressed, but for values: the time is not there yet. */
function places(page: Page) {
  return page.locator('h2, h3, p, dt, label, button, input, section').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height];
    }),
  );
}

async function words(page: Page): Promise<string> {
  const all = await page.locator('#root').innerText();
  return all.replace(/\d{4}\/\d\d\/\d\d .*/, '-');
}

const ground = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme}, the script that takes its place changes no word and moves nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const release = await holdScript(page);
    await page.route('**/api/**', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(firstView(page).getByText('くじを選んでください')).toBeVisible();
    const [drawn, said, coloured] = [await places(page), await words(page), await ground(page)];
    expect(drawn.length).toBeGreaterThan(30);

    release();
    await expect(page.getByLabel('ユーザ名')).toBeFocused();
    await expect(firstView(page)).not.toBeAttached();
    expect(await places(page)).toEqual(drawn);
    expect(await words(page)).toBe(said);
    expect(await ground(page)).toBe(coloured);
  });
}

test('nothing can be typed into it that would be lost', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const username = firstView(page).getByLabel('ユーザ名');
  await expect(username).toBeVisible();
  await username.click({ force: true });
  await page.keyboard.press('Tab');
  await page.keyboard.type('taro');
  await expect(firstView(page).locator(':focus')).toHaveCount(0);
  await expect(username).toHaveValue('');
  release();
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
});

test('who is signed in never sees the form to sign in', async ({ page }, testInfo) => {
  await signIn(page, accountOf(testInfo));
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(firstView(page)).toBeAttached();
  await expect(firstView(page)).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'データ追加' })).toBeVisible();
});

test('another page does not begin with the roulette', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(firstView(page)).toBeAttached();
  await expect(firstView(page)).toBeHidden();
  release();
  await expect(page).toHaveTitle(/^About/);
});

for (const { fault, serve, error } of [
  { fault: 'does not come', serve: (route: Route) => route.abort(), error: /ERR_FAILED/ },
  {
    fault: 'is broken',
    serve: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '}' }),
    error: /SyntaxError/,
  },
]) {
  test(`a script that ${fault} is told, and can be asked for again`, async ({ page, allow }) => {
    allow.consoleErrors(error);
    allow.pageErrors(error);
    await page.route(script, serve);
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'ページを読み込めませんでした' });
    await expect(dialog).toBeVisible();
    await throughLoad(page, () => dialog.getByRole('button', { name: '再読み込み' }).click());
    await expect(dialog).toBeVisible();

    await page.unroute(script);
    await throughLoad(page, () => page.keyboard.press('Escape'));
    await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('the page makes the styles of the first view itself where their file does not come', async ({
  page,
  allow,
}) => {
  allow.consoleErrors(/ERR_FAILED/);
  await page.route('**/api/**', () => undefined);
  await page.goto('/');
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
  const drawn = await places(page);
  await page.route('**/static/css/first-view.*.css', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
  expect(await places(page)).toEqual(drawn);
});

test('the page makes no style of the first view again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  const made = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href, cssRules }) => (href === null ? cssRules.length : 0)),
  );
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((rules) => rules > 0)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/JavaScriptを有効に/)).toBeInViewport();
    await expect(firstView(page)).toBeHidden();
  });
});
