import { body, field, press } from '#tests/support/browser/screen.ts';
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
      shows: { button: '1:昼食' },
      reads: [
        body,
        'heading',
        'ログイン|くじと仕事時間|ナビゲーション|ルーレット|昼食|情報|通信|認証|時計',
      ],
    },
    {
      name: 'username too short, no password',
      steps: [['ユーザ名', 'abc'], 'ログイン'],
      shows: 'パスワードを入力してください',
    },
    {
      name: 'sign-in refused',
      steps: [['ユーザ名', 'nobody'], ['パスワード', 'password'], 'ログイン'],
      shows: (page) => page.getByRole('alert').getByText('(401)'),
    },
    {
      name: 'registration',
      path: '/',
      steps: ['新規登録'],
      shows: (page) => field(page, 'パスワード(再入力)'),
    },
    {
      name: 'registration with mistakes',
      steps: [
        ['ユーザ名', 'a'],
        ['パスワード', 'password'],
        ['パスワード(再入力)', 'passwort'],
      ],
      shows: 'パスワードが一致しません',
    },
    { name: 'menu', path: '/', steps: ['メニュー'], shows: { dialog: 'メニュー' } },
    { name: 'About', path: '/about', shows: (page) => page.getByRole('main').getByText('About') },
    { name: 'not found', path: '/nowhere', shows: 'ページが見つかりません' },
    {
      name: 'account of a guest',
      path: '/Mypage',
      shows: 'ログインするとマイページを表示できます',
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
      shows: { heading: 'エラーが発生しました' },
    },
    {
      name: 'raffles that could not be loaded',
      steps: async (page) => {
        await page.unroute('**/static/js/AccountPage.*');
        await page.goto('/about');
        await page.route('**/api/roulette/noauth/', (route) => route.fulfill({ status: 501 }));
        await press(page, 'Home');
      },
      shows: { button: '再試行' },
    },
  ],
};
