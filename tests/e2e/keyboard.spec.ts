/** A guest's and a user's journey by keys alone: the focus is always in sight, and never lost (UI-1). */
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { button, dialog, field, region } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import { keyboardOf } from './keyboard.ts';

// UI-1, ROU-20, SES-4
test('a guest draws, writes a list, deletes the history, signs up, makes a mistake and signs in', async ({
  page,
  allow,
}, info) => {
  allow.consoleErrors(/status of 401/);
  const { username, password } = accountOf(info);
  const keyboard = keyboardOf(page);
  const result = page.getByRole('status').getByText(/^結果: /);
  await page.clock.install();
  await page.goto('/');
  await expect(field(page, 'ユーザ名')).toBeFocused();
  await keyboard.press(button(page, '1:昼食'));
  await keyboard.press(button(page, '抽選'));
  await endSpin(page);
  await expect(result).toBeVisible();
  await expect(button(page, '抽選')).toBeFocused();
  await keyboard.press(button(page, '大画面'));
  await expect(dialog(page, '昼食')).toBeVisible();
  await keyboard.key('Space');
  await endSpin(page);
  await expect(dialog(page, '昼食').getByText('第2回')).toBeVisible();
  await keyboard.key('Escape');
  await expect(button(page, '大画面')).toBeFocused();
  await keyboard.press(button(page, 'メニュー'));
  await expect(dialog(page, 'メニュー')).toBeVisible();
  await keyboard.key('Escape');
  await expect(button(page, 'メニュー')).toBeFocused();

  await page.goto('/Roulette/ListA');
  await keyboard.write(field(page, 'リスト名'), '掃除当番');
  await keyboard.write(field(page, '項目(1行に1つ)'), '佐藤\n鈴木');
  await keyboard.press(button(page, 'A:掃除当番'));
  await keyboard.press(button(page, '抽選'));
  await endSpin(page);
  await expect(result).toBeVisible();
  await keyboard.to(page.getByRole('tab', { selected: true }).first());
  await keyboard.along(page.getByRole('tab', { name: '設定' }));
  await expect(region(page, '設定A: 引き方')).toBeVisible();
  await keyboard.press(button(page, '設定'));
  await keyboard.to(page.getByRole('dialog').getByRole('tab', { selected: true }));
  await keyboard.along(page.getByRole('dialog').getByRole('tab', { name: '履歴と証明' }));
  await keyboard.press(button(region(page, '履歴'), '削除'));
  await keyboard.press(button(page.getByRole('dialog'), '削除'));
  await expect(page.getByText('まだ抽選していません')).toBeVisible();
  await keyboard.seesFocus();

  await page.goto('/');
  await keyboard.press(button(page, '新規登録'));
  await keyboard.write(field(page, 'ユーザ名'), username);
  await keyboard.write(field(page, 'パスワード'), password);
  await keyboard.write(field(page, 'パスワード(再入力)'), password);
  await keyboard.press(button(page, '登録'));
  await expect(button(page, 'OK')).toBeFocused();
  await throughLoad(page, () => page.keyboard.press('Enter'));
  // Until then the page takes the first view over, and the focus may still move.
  await expect(field(page, 'パスワード')).toBeFocused();
  await keyboard.write(field(page, 'ユーザ名'), username);
  await keyboard.write(field(page, 'パスワード'), 'wrong-one');
  await keyboard.press(button(page, 'ログイン'));
  await expect(page.getByRole('alert')).toBeVisible();
  await keyboard.seesFocus();
  await keyboard.write(field(page, 'パスワード'), password);
  await throughLoad(page, () => page.keyboard.press('Enter'));
  await expect(button(page, 'ログアウト')).toBeVisible();
});

// UI-1, TRK-28, TRK-30, TRK-33, HRS-1, ACC-2
test('a user times a task, corrects it, goes through report and timesheet, and changes the password', async ({
  page,
}, info) => {
  const account = accountOf(info);
  await signIn(page, account);
  await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
  const keyboard = keyboardOf(page);
  await keyboard.enter();
  await keyboard.write(page.getByRole('combobox', { name: '作業名' }), '会議');
  await keyboard.key('Enter');
  await keyboard.press(button(page, '停止 会議'));
  await expect(page.getByText('計測していません')).toBeVisible();
  await keyboard.press(button(page, '元に戻す'));
  await keyboard.press(button(page, '停止 会議'));
  await expect(page.getByText('「会議」を停止しました')).toBeVisible();
  const edit = button(page, editsEntry).first();
  await keyboard.press(edit);
  await expect(dialog(page, '記録を編集')).toBeVisible();
  await keyboard.write(field(page, 'メモ'), '見積もり');
  await keyboard.key('Enter');
  await expect(dialog(page, '記録を編集')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await keyboard.press(button(page, 'インポート'));
  await expect(dialog(page, 'インポート')).toBeVisible();
  await keyboard.key('Escape');
  await expect(dialog(page, 'インポート')).toHaveCount(0);
  await expect(button(page, 'インポート')).toBeFocused();

  await page.goto('/?view=report&unit=week&day=2024-12-02');
  await keyboard.enter();
  await keyboard.to(button(page, '日'));
  await keyboard.along(button(page, '月'));
  await expect(page.getByRole('heading', { name: '2024年12月' })).toBeVisible();
  await keyboard.press(button(page, '前へ'));
  await expect(page.getByRole('heading', { name: '2024年11月' })).toBeVisible();
  await keyboard.to(page.getByRole('tab', { name: '集計' }));
  await keyboard.along(page.getByRole('tab', { name: '勤務表' }));
  await keyboard.press(button(page, '設定'));
  const settings = dialog(page, '勤務表の設定');
  await keyboard.write(field(settings, '氏名'), '山田');
  await keyboard.press(button(settings, '保存'));
  await expect(settings).toHaveCount(0);
  await keyboard.to(page.getByRole('tab', { name: '勤務表' }));
  await keyboard.key('Home');
  await keyboard.key('Enter');
  await expect(button(page, 'データ追加')).toBeVisible();
  await keyboard.seesFocus();

  await page.request.post('/api/user/token/', { data: account });
  await page.goto('/Mypage');
  await keyboard.enter();
  const sessions = region(page, 'ログイン中の端末');
  await keyboard.press(button(sessions, 'ログアウトさせる'));
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await keyboard.write(field(page, '新しいパスワード'), 'abc');
  await keyboard.press(button(page, '変更する'));
  await expect(page.getByText('4~16文字で入力してください')).toBeVisible();
  // The first wrong field.
  const current = field(region(page, 'パスワード変更'), '現在のパスワード');
  await expect(current).toBeFocused();
  await keyboard.write(current, account.password);
  await keyboard.write(field(page, '新しいパスワード'), 'new-password');
  await keyboard.write(field(page, '新しいパスワード(再入力)'), 'new-password');
  await keyboard.key('Enter');
  await expect(page.getByText(/^パスワードを変更しました。他の端末/).first()).toBeVisible();
  await keyboard.seesFocus();
});
