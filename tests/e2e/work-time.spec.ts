/** The tracker, by the names of the customer's screen. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { refuse } from '#tests/support/browser/refuse.ts';
import { accountOf, register, signIn, signInByForm } from '#tests/support/browser/sign-in.ts';
import { tabTo } from '#tests/support/browser/tab-to.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  acknowledge,
  addRecord,
  record,
  startEntry,
  stopEntry,
} from '#tests/support/browser/tracker.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: '名前', exact: true });

/** Closes the dialog with this message by a key, which is its own as soon as it has the focus. */
async function closeDialog(page: Page, message: string, key: 'Enter' | 'Escape'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: message });
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// UI-7, TRK-1
test('a name that runs from right to left stands behind its id', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await callApi(page, paths.workRecords, { name: 'اجتماع' });
  await page.reload();
  const label = record(page, 'اجتماع').locator('bdi');
  const [id, name] = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [left(0), left(text.length - 1)];
  });
  expect(id).toBeLessThan(Number(name));
});

// TRK-1, TRK-2, TRK-3, TRK-4, TRK-5
test(
  'a record lives: added, renamed, worked on twice, stopped, deleted',
  { tag: '@phone' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await expect(page.getByRole('heading', { name: '勤務時間' })).toBeVisible();
    for (const action of ['更新', '削除', '開始'])
      await expect(button(page, action)).toHaveCount(0);

    await addRecord(page);
    await record(page, '新規').click();
    await nameField(page).fill('要件の整理');
    await button(page, '更新').click();
    await acknowledge(page, 'データを更新しました');
    await expect(record(page, '要件の整理')).toBeFocused();
    await expect(nameField(page)).toHaveCount(0);

    for (const running of [1, 2]) {
      await startEntry(page, '要件の整理');
      await record(page, '要件の整理').click();
      await expect(button(page, /^終了 \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)).toHaveCount(running);
    }
    await expect(page).toHaveTitle(/^● 0:00:\d\d 要件の整理$/);

    await stopEntry(page, '要件の整理');
    // The other one goes on, with nothing selected.
    await expect(page).toHaveTitle(/^● 0:00:\d\d 要件の整理$/);
    await record(page, '要件の整理').click();
    await expect(button(page, /^終了 /)).toHaveCount(1);
    await expect(page.getByRole('region', { name: '過去の記録' })).toContainText(/\d – \d+:\d\d/);

    await expectNoSidewaysScroll(page);

    await page.reload();
    await record(page, '要件の整理').click();
    await expect(button(page, /^終了 /)).toHaveCount(1);
    await button(page, '削除').click();
    await acknowledge(page, 'データを削除しました');
    await expect(record(page, '要件の整理')).toHaveCount(0);
    await expect(button(page, 'データ追加')).toBeFocused();
  },
);

// UI-7
test(
  'names of any kind are shown as typed and break no layout',
  { tag: '@both' },
  async ({ page }, info) => {
    const names = [
      '<b onclick="alert(1)">太字</b>',
      'مرحبا بالعالم',
      '👩‍👩‍👧‍👦🎉',
      'x'.repeat(100),
    ];
    await signIn(page, accountOf(info));
    for (const name of names) {
      await addRecord(page);
      await record(page, '新規').click();
      await nameField(page).fill(name);
      await button(page, '更新').click();
      await acknowledge(page, 'データを更新しました');
      await expect(page.getByText(`:${name}`)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  },
);

test.describe('on a desktop', () => {
  /**
   * Clicks twice before the server can respond: the second click would hit the dialog otherwise.
   */
  async function doubleClick(target: Locator): Promise<void> {
    const page = target.page();
    const clicked = Promise.withResolvers<void>();
    await page.route('**/api/worktimetracker/**', async (route) => {
      // What the page reads is not held up: the target may be waiting for it.
      if (route.request().method() !== 'GET') await clicked.promise;
      await route.continue();
    });
    await target.dblclick();
    clicked.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  }

  // TRK-12
  test('a double click adds one record and starts one entry', async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await doubleClick(button(page, 'データ追加'));
    await acknowledge(page, 'データを追加しました');
    await expect(record(page, '新規')).toHaveCount(1);
    await record(page, '新規').click();
    await doubleClick(button(page, '開始'));
    await acknowledge(page, '開始しました');
    await record(page, '新規').click();
    await expect(button(page, /^終了 /)).toHaveCount(1);
  });

  // TRK-6, ROU-15
  test('the roulette stands in for a guest, and when the first load fails, and says why', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/Failed to load resource/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'ルーレット' })).toBeVisible();
    await expect(page.getByText('認証エラー', { exact: true })).toBeVisible();
    await expect(button(page, 'データ追加')).toHaveCount(0);
    await register(page, accountOf(info));
    for (const { fault, message } of [
      // First, while no copy of the records is kept, which would be shown instead.
      { fault: 'no network', message: /^エラー\s*通信できません$/ },
      { fault: 401, message: 'ログインしてください' },
      { fault: 500, message: 'エラー' },
    ] as const) {
      await test.step(`${fault}`, async () => {
        await page.route('**/api/worktimetracker/', (route) =>
          fault === 'no network' ? route.abort() : route.fulfill({ status: fault, json: {} }),
        );
        if (fault === 'no network') await signInByForm(page, accountOf(info));
        else await page.goto('/');
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
        await expect(button(page, '抽選')).toBeVisible();
        await page.unrouteAll();
        await button(page, '再試行').click();
        await expect(button(page, 'データ追加')).toBeVisible();
        await expect(button(page, 'ログアウト')).toBeVisible();
      });
    }
  });

  // Without a network or at a 500 the press is kept: see offline-presses.spec.ts.
  test('a refusal gives its reason and two choices, and keeps what was typed', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/Failed to load resource/);
    await signIn(page, accountOf(info));
    await addRecord(page);
    await record(page, '新規').click();
    await nameField(page).fill('大切な名前');
    await page.route('**/api/worktimetracker/*/', (route, request) =>
      request.method() === 'PUT' ? refuse(route, request, 400) : route.fallback(),
    );
    await button(page, '更新').click();
    const list = page.getByRole('dialog', { name: '未送信の操作' });
    await expect(list).toContainText('エラー: サーバーが受け付けませんでした');
    await expect(list.getByRole('button', { name: '破棄' })).toBeVisible();
    await page.unrouteAll();
    await list.getByRole('button', { name: '再試行' }).click();
    await expect(list).toContainText('未送信の操作はありません');
    await list.getByRole('button', { name: '閉じる' }).click();
    await expect(nameField(page)).toHaveValue('大切な名前');
    await expect(record(page, '大切な名前')).toBeVisible();

    // A new token that is refused, too: the press is kept, and says why.
    await page.route('**/api/worktimetracker/', (route, request) =>
      request.method() === 'POST' ? refuse(route, request, 401) : route.fallback(),
    );
    await button(page, 'データ追加').click();
    const dialog = page.getByRole('dialog', { name: 'データを追加しました' });
    await expect(dialog).toContainText('未送信: ログインしてください');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unrouteAll();
    await expect(page.getByRole('button', { name: /^\d+:新規$/ })).toBeVisible({ timeout: 15_000 });
  });

  // OUT-7
  test('two tabs: a record deleted in one is gone from the other', async ({
    page,
    context,
    allow,
  }, info) => {
    // The other tab reads what it had selected once more.
    allow.consoleErrors(/404/);
    await signIn(page, accountOf(info));
    await addRecord(page);
    const other = await context.newPage();
    await other.goto('/');
    await record(other, '新規').click();
    await expect(button(other, '開始')).toBeEnabled();

    await record(page, '新規').click();
    await button(page, '削除').click();
    await acknowledge(page, 'データを削除しました');

    await expect(record(other, '新規')).toHaveCount(0);
    await expect(button(other, '開始')).toHaveCount(0);
    await expect(button(other, 'データ追加')).toBeEnabled();
  });

  test('from sign-in to a stopped entry by keyboard alone', async ({ page }, info) => {
    const { username, password } = accountOf(info);
    await page.request.post('/api/user/register/', { data: { username, password } });
    await page.goto('/');
    await expect(page.getByLabel('ユーザ名')).toBeFocused();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await throughLoad(page, () => page.keyboard.press('Enter'));
    await expect(button(page, 'データ追加')).toBeEnabled();
    await tabTo(button(page, 'データ追加'));
    await page.keyboard.press('Enter');
    await closeDialog(page, 'データを追加しました', 'Enter');
    await tabTo(record(page, '新規'));
    await page.keyboard.press('Enter');
    await tabTo(button(page, '開始'));
    await page.keyboard.press('Enter');
    await closeDialog(page, '開始しました', 'Escape');
    await expect(record(page, '新規')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, /^終了 /)).toBeVisible();
    await tabTo(button(page, /^終了 /));
    await page.keyboard.press('Enter');
    await closeDialog(page, '終了しました', 'Enter');
  });
});
