/**
 * axe over every screen and state, in both schemes, on a desktop and on a phone. Each is also
 * photographed into test-results/screens, to be looked at.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, record, startEntry, stopEntry } from '#tests/support/browser/tracker.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothing(page: Page, screen: string): Promise<void> {
  // What fades or flashes is judged as it stays; what runs without an end, when it has gone.
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => {
        const isEndless =
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        if (!isEndless) animation.finish();
        return animation.finished.catch(() => null);
      }),
    ),
  );
  const { colorScheme } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const file = [test.info().project.name, colorScheme, screen.replaceAll(/\W+/g, '-')].join('-');
  await page.screenshot({ path: `test-results/screens/${file}.png` });
  // The page has no frames: axe need not open a page of its own to gather what it finds in them.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
  expect(found, screen).toEqual([]);
}

// UI-1
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('drawing has no accessibility violations', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '1:昼食' }).click();
      await expect(page.getByRole('button', { name: '抽選' })).toBeEnabled();
      await expectNothing(page, 'roulette');
      await page.getByRole('button', { name: '抽選' }).click();
      await expect(page.locator('[data-highlight="final"]')).toHaveCount(1);
      await expectNothing(page, 'result');
    });

    test('what goes with a draw has no accessibility violations', async ({ page }) => {
      await page.goto('/Roulette/SettingA');
      await page.getByRole('button', { name: '3:くじ' }).click();
      await page.getByRole('switch', { name: '当たった項目を除く' }).first().click();
      await page.getByRole('button', { name: '抽選', exact: true }).click();
      await expect(page.locator('[data-highlight="final"]')).toHaveCount(1);
      await expect(page.getByText(/^残り /)).toBeVisible();
      await expectNothing(page, 'no repeats');
      await page.getByText('この抽選について').click();
      await page.getByRole('button', { name: '1万回試す' }).click();
      await expect(page.getByText(/^χ²=/)).toBeVisible();
      await expectNothing(page, 'about a draw');
      await page.getByRole('button', { name: '大画面' }).click();
      await expect(page.getByRole('dialog', { name: 'くじ' })).toBeVisible();
      await expectNothing(page, 'big screen');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: '設定B' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expectNothing(page, 'sound');
      await page.getByRole('tab', { name: '設定C' }).click();
      await expect(
        page.getByRole('region', { name: '履歴', exact: true }).getByText('第1回'),
      ).toBeVisible();
      await expectNothing(page, 'history');
    });

    test('sign-in and registration have no accessibility violations', async ({ page, allow }) => {
      allow.consoleErrors(/401/);
      await page.goto('/');
      await page.getByLabel('ユーザ名').fill('abc');
      await page.getByLabel('パスワード').fill('password');
      await expect(page.getByText('4~16文字で入力してください')).toBeVisible();
      await expectNothing(page, 'a field that is wrong');
      await page.getByLabel('ユーザ名').fill('nobody');
      await page.getByRole('button', { name: 'ログイン' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNothing(page, 'error');
      await page.getByRole('button', { name: '新規登録' }).click();
      await expect(page.getByLabel('パスワード(再入力)')).toBeVisible();
      await expectNothing(page, 'register');
    });

    test('the menu has no accessibility violations', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'メニュー' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, 'menu');
    });

    for (const path of ['/about', '/contact', '/nowhere', '/Mypage/Bank/Root', '/Checklist']) {
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expectNothing(page, path);
      });
    }

    test('a signed-in user meets no accessibility violations', async ({ page }, info) => {
      await signIn(page, accountOf(info));
      await page.getByRole('button', { name: 'データ追加' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, 'dialog');
      await acknowledge(page, 'データを追加しました');
      await startEntry(page, '新規');
      await stopEntry(page, '新規');
      await startEntry(page, '新規');
      await record(page, '新規').click();
      await expect(page.getByRole('region', { name: '過去の記録' })).toBeVisible();
      await expectNothing(page, 'tracker');
      for (const tab of ['集計', '勤務表']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('table').first()).toBeVisible();
        await expectNothing(page, `tab ${tab === '集計' ? 'report' : 'timesheet'}`);
      }
    });
  });
}
