/**
 * Presses on a slow phone, from the first paint on (UI-23): none is lost, and only the last counts.
 */
import type { Locator, Page } from '@playwright/test';
import { slowDownNetwork, slowDownProcessor } from '#tests/bench/page/devices.ts';
import { holdScript } from '#tests/support/browser/hold-script.ts';
import { button } from '#tests/support/browser/screen.ts';
import { type Account, accountOf, register, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const username = (page: Page) => page.getByLabel('ユーザ名');
const password = (page: Page) => page.getByLabel('パスワード', { exact: true });

interface Control {
  name: string;
  /** Signs in by it, so its fields are filled first. */
  isForm?: true;
  done: (page: Page) => Promise<void>;
}

const controls: readonly [Control, ...Control[]] = [
  {
    name: 'ログイン',
    isForm: true,
    done: (page) => expect(button(page, 'ログアウト')).toBeVisible(),
  },
  { name: '新規登録', done: (page) => expect(page.getByLabel('パスワード(再入力)')).toBeVisible() },
  { name: '3:くじ', done: (page) => expect(page.getByText(/^1: 一番/)).toBeVisible() },
  { name: '抽選', done: (page) => expect(page.getByText('抽選中')).toBeVisible() },
  { name: 'About', done: (page) => expect(page.getByRole('main')).toHaveText('About') },
  {
    name: 'メニュー',
    done: (page) => expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible(),
  },
];

/** Prerendered is the page of `/` alone; every other one is empty until its script draws it. */
const forms = { prerendered: '/', empty: '/Home' } as const;

async function fillIn(page: Page, account: Account): Promise<void> {
  await username(page).fill(account.username);
  await password(page).fill(account.password);
}

/** Opens a page, presses as soon as the control is seen, and sees it done once. */
async function pressOn(
  page: Page,
  path: string,
  { name, isForm, done }: Control,
  account: Account,
) {
  if (isForm) await register(page, account);
  const signIns = signInsOf(page);
  await page.goto(path, { waitUntil: 'commit' });
  await button(page, name).waitFor();
  if (isForm) await fillIn(page, account);
  await button(page, name).click();
  await done(page);
  expect(signIns()).toBe(isForm ? 1 : 0);
}

/** Fills the form in on a page whose script does not come before the returned function is called. */
async function fillInEarly(page: Page): Promise<() => void> {
  const account = accountOf();
  await register(page, account);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await fillIn(page, account);
  return release;
}

/** Counts the attempts to sign in from now on. */
function signInsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/token/')) count += 1;
  });
  return () => count;
}

/** Lets a press come before React takes over: it is busy for a second once the script has come so far. */
function stopAt(step: string): void {
  const BUSY_MS = 1000;
  new MutationObserver((_, observer) => {
    if (!step || document.documentElement.dataset.script !== step) return;
    observer.disconnect();
    Reflect.get(window, 'tell')();
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-script'] });
}

const isSaid = (page: Page) => page.locator('[aria-live]:not(#root *)');
const isBusy = (control: Locator) => expect(control).toHaveAttribute('aria-busy', 'true');
const isAtRest = (control: Locator) => expect(control).not.toHaveAttribute('aria-busy');

/** The colour that lies over a button which is pressed. */
const shadeOf = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);

test.describe('before the script is there', () => {
  test('a press is seen and said at once, and counts once', async ({ page }) => {
    const signIns = signInsOf(page);
    const release = await fillInEarly(page);
    const control = button(page, 'ログイン');
    // As some password managers do, past all events (UI-24).
    await control.evaluate((element) => (element as HTMLButtonElement).form?.submit());
    await control.click();
    await isBusy(control);
    await expect(isSaid(page)).toHaveText(/「ログイン」を受け付けました/);
    await page.getByRole('heading', { name: 'ルーレット' }).click();
    await control.click();
    expect(await shadeOf(control)).not.toBe(await shadeOf(button(page, '新規登録')));
    release();
    await expect(button(page, 'ログアウト')).toBeVisible();
    expect(signIns()).toBe(1);
  });

  test('only the last press counts', async ({ page }) => {
    const signIns = signInsOf(page);
    const release = await fillInEarly(page);
    await button(page, 'ログイン').click();
    await page.getByRole('switch', { name: '効果音' }).click();
    await isAtRest(button(page, 'ログイン'));
    await expect(isSaid(page)).toHaveText(/「効果音」/);
    release();
    await expect(page.getByRole('switch', { name: '効果音' })).not.toBeChecked();
    await expect(button(page, '3:くじ')).toBeVisible();
    expect(signIns()).toBe(0);
  });

  test('typing on takes a press back', async ({ page }) => {
    const signIns = signInsOf(page);
    const release = await fillInEarly(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await isAtRest(button(page, 'ログイン'));
    await expect(isSaid(page)).toBeEmpty();
    release();
    await expect(button(page, '3:くじ')).toBeVisible();
    expect(signIns()).toBe(0);
  });

  test('a press that has become impossible says so', async ({ page, context }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await button(page, '新規登録').click();
    await signIn(await context.newPage());
    release();
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText('画面が変わったため、「新規登録」は実行されませんでした');
  });

  for (const [when, at] of Object.entries({
    'before it starts': '',
    'while it starts': 'started',
  })) {
    // UI-25
    test(`a translated panel takes texts and presses, ${when}`, async ({ page, allow }) => {
      // React reports that it draws the panel again.
      allow.pageErrors(/React error #418/);
      const { promise: stopped, resolve: tell } = Promise.withResolvers<void>();
      await page.exposeFunction('tell', tell);
      await page.addInitScript(stopAt, at);
      const release = await fillInEarly(page);
      const control = button(page, 'ログイン');
      await control.evaluate(({ firstChild, ownerDocument }) => {
        const font = ownerDocument.createElement('font');
        font.textContent = firstChild?.nodeValue ?? '';
        firstChild?.replaceWith(font);
      });
      const { x, y } = (await control.boundingBox()) ?? { x: 0, y: 0 };
      await password(page).press('Backspace');
      if (at) {
        release();
        await stopped;
      }
      // Where the caret was.
      await page.keyboard.type('d');
      await page.mouse.click(x + 5, y + 5);
      release();
      await expect(button(page, 'ログアウト')).toBeVisible();
    });
  }

  // SES-34
  test('who has just registered types the password and nothing else', async ({ page }) => {
    const account = accountOf();
    await page.goto('/');
    await button(page, '新規登録').click();
    await fillIn(page, account);
    await page.getByLabel('パスワード(再入力)').fill(account.password);
    await page.keyboard.press('Enter');
    const release = await holdScript(page);
    await page.getByRole('button', { name: 'OK' }).click({ noWaitAfter: true });
    await expect(username(page)).toHaveValue(account.username);
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    release();
    await expect(button(page, 'ログアウト')).toBeVisible();
  });
});

test.describe('on a slow phone', () => {
  test.beforeEach(async ({ page, allow }) => {
    // On a busy machine the raffles that the page asks for itself are taken late.
    allow.consoleErrors(/link preload but not used/);
    await slowDownProcessor(page);
    await slowDownNetwork(page);
  });

  for (const [index, control] of controls.entries()) {
    const form = index % 2 === 0 ? 'prerendered' : 'empty';
    test(`${control.name} is pressed once on a page that is ${form}`, async ({ page }) => {
      await pressOn(page, forms[form], control, accountOf());
    });
  }
});
