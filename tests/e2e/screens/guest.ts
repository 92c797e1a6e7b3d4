import { body, button, field, press } from '#tests/support/browser/screen.ts';
import type { Visit } from './screen.ts';

/** Signing in, signing up, and what a guest finds at other addresses. */
export const guest: Visit = {
  by: 'a guest',
  signedIn: false,
  prints: [/status of (?:400|401|501)/, /AccountPage|ERR_FAILED/],
  screens: [
    {
      name: 'index',
      path: '/',
      shows: (page) => button(page, '1:昼食'),
      reads: [
        body,
        'heading',
        'ログイン|くじと仕事時間|ナビゲーション|ルーレット|昼食|情報|通信|認証|時計',
      ],
    },
    {
      name: 'username too short, no password',
      steps: async (page) => {
        await field(page, 'ユーザ名').fill('abc');
        await press(page, 'ログイン');
      },
      shows: (page) => page.getByText('パスワードを入力してください'),
    },
    {
      name: 'sign-in refused',
      steps: async (page) => {
        await field(page, 'ユーザ名').fill('nobody');
        await field(page, 'パスワード').fill('password');
        await press(page, 'ログイン');
      },
      shows: (page) => page.getByRole('alert').getByText('(401)'),
    },
    {
      name: 'registration',
      path: '/',
      steps: (page) => press(page, '新規登録'),
      shows: (page) => field(page, 'パスワード(再入力)'),
    },
    {
      name: 'registration with mistakes',
      steps: async (page) => {
        await field(page, 'ユーザ名').fill('a');
        await field(page, 'パスワード').fill('password');
        await field(page, 'パスワード(再入力)').fill('passwort');
      },
      shows: (page) => page.getByText('パスワードが一致しません'),
    },
    {
      name: 'menu',
      path: '/',
      steps: (page) => press(page, 'メニュー'),
      shows: (page) => page.getByRole('dialog', { name: 'メニュー' }),
    },
    { name: 'About', path: '/about', shows: (page) => page.getByRole('main').getByText('About') },
    {
      name: 'not found',
      path: '/nowhere',
      shows: (page) => page.getByText('ページが見つかりません'),
    },
    {
      name: 'account of a guest',
      path: '/Mypage',
      shows: (page) => page.getByText('ログインするとマイページを表示できます'),
    },
    {
      name: 'page that could not be loaded',
      path: '/about',
      steps: async (page) => {
        await page.route('**/static/js/AccountPage.*', (route) => route.abort());
        await page.evaluate(() => sessionStorage.clear());
        await press(page, 'メニュー');
        await page.getByRole('dialog').getByRole('button', { name: 'Mypage' }).click();
      },
      shows: (page) => page.getByRole('heading', { name: 'エラーが発生しました' }),
    },
    {
      name: 'raffles that could not be loaded',
      steps: async (page) => {
        await page.unroute('**/static/js/AccountPage.*');
        await page.goto('/about');
        await page.route('**/api/roulette/noauth/', (route) => route.fulfill({ status: 501 }));
        await press(page, 'Home');
      },
      shows: (page) => button(page, '再試行'),
    },
  ],
};
