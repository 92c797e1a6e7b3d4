/** Each main journey by keys alone: the focus is always in sight, and never lost (UI-1). */
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { keyboardOf } from './keyboard.ts';
import { button, dialog, field, region } from './screens/screen.ts';

// UI-1
test('a guest draws, looks at the proof and at the big screen', async ({ page }) => {
  const keyboard = keyboardOf(page);
  await page.clock.install();
  await page.goto('/');
  await expect(field(page, 'ユーザ名')).toBeFocused();
  await keyboard.press(button(page, '1:昼食'));
  await keyboard.press(button(page, '抽選'));
  await endSpin(page);
  await expect(page.getByRole('status').getByText(/^結果: /)).toBeVisible();
  await expect(button(page, '抽選')).toBeFocused();
  await keyboard.press(button(page, '大画面'));
  await expect(dialog(page, '昼食')).toBeVisible();
  await keyboard.key('Space');
  await endSpin(page);
  await expect(dialog(page, '昼食').getByText('昼食 第2回')).toBeVisible();
  await keyboard.key('Escape');
  await expect(button(page, '大画面')).toBeFocused();
  await keyboard.press(button(page, 'メニュー'));
  await keyboard.key('Escape');
  await expect(button(page, 'メニュー')).toBeFocused();
});

// UI-1, ROU-20
test('a guest writes a list, draws from it and deletes the history', async ({ page }) => {
  const keyboard = keyboardOf(page);
  await page.clock.install();
  await page.goto('/Roulette/ListA');
  await keyboard.to(field(page, 'リスト名'));
  await keyboard.type('掃除当番');
  await keyboard.to(field(page, '項目(1行に1つ)'));
  await keyboard.type('佐藤\n鈴木');
  await expect(button(page, 'A:掃除当番')).toBeVisible();
  await keyboard.press(button(page, 'A:掃除当番'));
  await keyboard.press(button(page, '抽選'));
  await endSpin(page);
  await expect(page.getByRole('status').getByText(/^結果: /)).toBeVisible();
  await keyboard.to(page.getByRole('tab', { selected: true }).first());
  await keyboard.along(page.getByRole('tab', { name: '設定C' }));
  await keyboard.press(button(region(page, '履歴'), '削除'));
  await keyboard.press(button(page.getByRole('dialog'), '削除'));
  await expect(page.getByText('まだ抽選していません')).toBeVisible();
  await keyboard.seesFocus();
});

// UI-1, SES-4
test('a guest signs up, makes a mistake and signs in', async ({ page, allow }, info) => {
  allow.consoleErrors(/status of 401/);
  const { username, password } = accountOf(info);
  const keyboard = keyboardOf(page);
  await page.goto('/');
  await keyboard.press(button(page, '新規登録'));
  await keyboard.to(field(page, 'ユーザ名'));
  await keyboard.type(username);
  await keyboard.to(field(page, 'パスワード'));
  await keyboard.type(password);
  await keyboard.to(field(page, 'パスワード(再入力)'));
  await keyboard.type(password);
  await keyboard.press(button(page, '登録'));
  await expect(button(page, 'OK')).toBeFocused();
  await throughLoad(page, () => page.keyboard.press('Enter'));
  // Until then the page takes the first view over, and the focus may still move.
  await expect(field(page, 'パスワード')).toBeFocused();
  await keyboard.to(field(page, 'ユーザ名'));
  await keyboard.type(username);
  await keyboard.to(field(page, 'パスワード'));
  await keyboard.type('wrong-one');
  await keyboard.press(button(page, 'ログイン'));
  await expect(page.getByRole('alert')).toBeVisible();
  await keyboard.seesFocus();
  await keyboard.to(field(page, 'パスワード'));
  await page.keyboard.press('Control+A');
  await keyboard.type(password);
  await throughLoad(page, () => page.keyboard.press('Enter'));
  await expect(button(page, 'ログアウト')).toBeVisible();
});

// UI-1, TRK-28, TRK-30, TRK-33
test('a user times a task, takes a stop back, and corrects an entry', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  const keyboard = keyboardOf(page);
  const task = page.getByRole('combobox', { name: '作業名' });
  await keyboard.enter();
  await keyboard.to(task);
  await keyboard.type('設計');
  await keyboard.key('Enter');
  await keyboard.press(button(page, '停止 設計'));
  await expect(page.getByText('計測していません')).toBeVisible();
  await keyboard.press(button(page, '元に戻す'));
  await expect(button(page, '停止 設計')).toBeVisible();
  await keyboard.press(button(page, '停止 設計'));
  await expect(page.getByText('「設計」を停止しました')).toBeVisible();
  await keyboard.press(button(page, '編集'));
  await expect(dialog(page, '記録を編集')).toBeVisible();
  await keyboard.to(field(page, 'メモ'));
  await keyboard.type('見積もり');
  await keyboard.key('Enter');
  await expect(dialog(page, '記録を編集')).toHaveCount(0);
  await expect(button(page, '編集')).toBeFocused();
  for (const [opener, name] of [
    ['インポート', 'インポート'],
    ['最近削除したもの', '最近削除したもの'],
    ['キー操作', 'キー操作'],
  ] as const) {
    await keyboard.press(button(page, opener));
    await expect(dialog(page, name)).toBeVisible();
    await keyboard.key('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(button(page, opener)).toBeFocused();
  }
});

// UI-1, HRS-1
test('a user goes through report and timesheet', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
  await page.goto('/?view=report&unit=week&day=2024-12-02');
  const keyboard = keyboardOf(page);
  await keyboard.enter();
  await keyboard.to(button(page, '日'));
  await keyboard.along(button(page, '月'));
  await expect(page.getByRole('heading', { name: '2024年12月' })).toBeVisible();
  await keyboard.press(button(page, '前へ'));
  await expect(page.getByRole('heading', { name: '2024年11月' })).toBeVisible();
  await keyboard.to(page.getByRole('tab', { name: '集計' }));
  await keyboard.along(page.getByRole('tab', { name: '勤務表' }));
  await keyboard.press(button(page, '勤務表の設定'));
  await keyboard.to(field(dialog(page, '勤務表の設定'), '氏名'));
  await keyboard.type('山田');
  await keyboard.press(button(dialog(page, '勤務表の設定'), '保存'));
  await expect(dialog(page, '勤務表の設定')).toHaveCount(0);
  await keyboard.to(page.getByRole('tab', { name: '勤務表' }));
  await keyboard.key('Home');
  await keyboard.key('Enter');
  await expect(button(page, 'データ追加')).toBeVisible();
  await keyboard.seesFocus();
});

// UI-1, ACC-2
test('a user changes the password and looks at the account', async ({ page }, info) => {
  const account = accountOf(info);
  await signIn(page, account);
  await page.request.post('/api/user/token/', { data: account });
  const keyboard = keyboardOf(page);
  await page.goto('/Mypage');
  await keyboard.enter();
  const sessions = region(page, 'ログイン中の端末');
  await keyboard.press(button(sessions, 'ログアウトさせる'));
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await keyboard.to(field(page, '新しいパスワード'));
  await keyboard.type('abc');
  await keyboard.press(button(page, '変更する'));
  await expect(page.getByText('4~16文字で入力してください')).toBeVisible();
  // The first wrong field.
  await expect(field(region(page, 'パスワード変更'), '現在のパスワード')).toBeFocused();
  await keyboard.type(account.password);
  await keyboard.to(field(page, '新しいパスワード'));
  await page.keyboard.press('Control+A');
  await keyboard.type('new-password');
  await keyboard.to(field(page, '新しいパスワード(再入力)'));
  await keyboard.type('new-password');
  await keyboard.key('Enter');
  await expect(page.getByText(/^パスワードを変更しました。他の端末/).first()).toBeVisible();
  await keyboard.seesFocus();
});
