/** Positions and marks that matter on the first screens. */
import { paths } from '#contract/paths.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// SES-2
test('a wrong field that has the focus keeps the colour of errors', async ({ page }) => {
  await page.goto('/');
  const name = page.getByLabel('ユーザ名');
  await name.fill('abc');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('パスワードを入力してください')).toBeVisible();
  await expect(name).toBeFocused();
  const red = 'rgb(179, 38, 30)';
  await expect(page.getByText('ユーザ名', { exact: true }).first()).toHaveCSS('color', red);
  await expect(page.locator('fieldset').first()).toHaveCSS('border-color', red);
});

// TRK-28, TRK-29
test('the fields that start an entry and their button stand on one line', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  const tops = [
    page.getByRole('combobox', { name: '作業名' }).locator('../fieldset'),
    page.getByRole('combobox', { name: '開始時刻' }).locator('../fieldset'),
    page.getByRole('button', { name: '計測開始' }),
  ].map(async (control) => Math.round((await control.boundingBox())?.y ?? 0));
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

// TRK-27
test('what runs stands in line, whatever its names', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  for (const name of ['会議', '来期に向けた設計の見直しと共有']) {
    const { id } = await callApi<{ id: number }>(page, paths.workRecords, { name });
    await callApi(page, paths.timeEntries(id), {});
  }
  await page.reload();
  const notes = page.getByRole('textbox', { name: 'メモ' });
  await expect(notes).toHaveCount(2);
  const lefts = (await notes.all()).map(async (note) => (await note.boundingBox())?.x);
  expect(new Set(await Promise.all(lefts)).size).toBe(1);
});

// NAV-8
test('the place where one is is underlined, at both addresses of the index page', {
  tag: '@both',
}, async ({ page }) => {
  for (const address of ['/', '/Home']) {
    await page.goto(address);
    const home = page.getByRole('button', { name: 'Home', exact: true });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home).toHaveCSS('box-shadow', /rgb\(63, 79, 176\) 0px -2px 0px 0px inset/);
  }
});

// NAV-9
test('the menu has all sections by name, and says what those with content offer', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByRole('listitem')).toHaveCount(16);
  await expect(
    menu.getByRole('button', { name: 'Roulette', exact: true }),
  ).toHaveAccessibleDescription('くじを引く');
  await expect(menu.getByRole('button', { name: 'Book', exact: true })).toHaveAccessibleDescription(
    '',
  );
});

// NAV-10
test('of many tabs a phone shows those with content, and all of them after one press', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/Roulette');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  for (const name of ['ルーレット', 'リストA', 'Spin', '設定C'])
    await expect(tab(name)).toBeInViewport({ ratio: 1 });
  await expect(tab('ActA')).toHaveCount(0);
  await page.getByRole('button', { name: 'すべて' }).click();
  await expect(page.getByRole('tab')).toHaveCount(21);
  await tab('ActA').click();
  await page.getByRole('button', { name: '閉じる', exact: true }).click();
  await expect(tab('ActA')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('ActB')).toHaveCount(0);
});
