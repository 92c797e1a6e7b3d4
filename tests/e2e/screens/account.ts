import { field, main, press, region } from '#tests/support/browser/screen.ts';
import type { Visit } from './screen.ts';

/** The own account. */
export const account: Visit = {
  by: 'a user with another device',
  signedIn: true,
  prints: [/status of (?:400|403|500)/],
  screens: [
    {
      name: 'account',
      path: '/Mypage',
      shows: (page) => region(page, 'ログインと変更の履歴').getByRole('listitem').first(),
      reads: [
        main,
        'heading',
        'アカウント|ログイン中の端末|パスワード変更|カレンダー連携|ログインと変更の履歴|退会',
      ],
      zooms: true,
    },
    {
      name: 'new password with mistakes',
      steps: [['新しいパスワード', 'abc'], ['新しいパスワード(再入力)', 'abcd'], '変更する'],
      shows: (page) => region(page, 'パスワード変更').getByText('パスワードが一致しません'),
    },
    {
      name: 'wrong password',
      steps: async (page) => {
        const form = region(page, 'パスワード変更');
        await field(form, '現在のパスワード').fill('wrong-one');
        await field(form, '新しいパスワード').fill('password2');
        await field(form, '新しいパスワード(再入力)').fill('password2');
        await press(form, '変更する');
      },
      shows: /^パスワードが違います。/,
    },
    {
      name: 'account that could not be loaded',
      steps: async (page) => {
        await page.route('**/api/user/sessions/', (route) => route.fulfill({ status: 500 }));
        await page.reload();
      },
      shows: (page) => region(page, 'ログイン中の端末').getByRole('button', { name: '再試行' }),
    },
  ],
};
