/**
 * The main journeys, which every engine must pass, without the details of Chromium's tests.
 * They follow one another in one tab, so each finds what the one before left.
 */
import { paths } from '#contract/paths.ts';
import { decodeToken } from '#session/decode-token.ts';
import { hasPoppler, pdfText } from '#tests/e2e/pdf-text.ts';
import type { JourneyServer } from '#tests/support/browser/journey-server.ts';
import { keptBy, putKept, storeList, storeRows } from '#tests/support/browser/kept-storage.ts';
import type { Tab } from './tab.ts';

const PASSWORD = 'password';
const NEXT_PASSWORD = 'password2';

interface Journey {
  title: string;
  run: (tab: Tab, server: JourneyServer, username: string) => Promise<void>;
}

export const journeys: Journey[] = [
  {
    title: 'a guest draws',
    run: async (tab, { url }) => {
      await tab.open(url);
      await tab.press('1:昼食');
      await tab.press('抽選');
      await tab.sees('結果: ');
    },
  },
  {
    title: 'a guest prints all lines of a raffle',
    run: async (tab) => {
      if (!tab.print || !hasPoppler) return;
      const printed = pdfText(Buffer.from(await tab.print())).join('\n');
      // Not all Han characters come back from a PDF as they were.
      for (const line of ['2: カレーライス', '7: ナポリタン', '8: おにぎりと']) {
        if (!printed.replace(/ +/g, ' ').includes(line)) throw new Error(`${line} is not on paper`);
      }
    },
  },
  {
    title: 'a guest draws from a list of their own',
    run: async (tab, { url }) => {
      await tab.open(`${url}/Roulette/ListA`);
      await tab.type('リスト名', '掃除当番');
      await tab.type('項目(1行に1つ)', '山田\n鈴木\n佐藤');
      await tab.sees('3件・各1/3');
      await tab.press('A:掃除当番');
      await tab.press('抽選');
      await tab.sees('結果: ');
    },
  },
  {
    title: 'a user signs up, signs in and times a task',
    run: async (tab, { url }, username) => {
      await tab.open(url);
      await tab.press('新規登録');
      await tab.type('ユーザ名', username);
      await tab.type('パスワード', PASSWORD);
      await tab.type('パスワード(再入力)', PASSWORD);
      await tab.press('登録');
      await tab.press('OK');
      await tab.loses('OK');
      // The name is filled in.
      await tab.type('パスワード', PASSWORD, 'enter');
      await tab.type('作業名', '設計', 'enter');
      await tab.press('停止 設計');
      await tab.sees('計測していません');
    },
  },
  {
    title: 'a user sees what was timed in the report and the timesheet, and comes back',
    run: async (tab) => {
      await tab.press('集計');
      await tab.sees('作業別の合計');
      await tab.press('勤務表');
      await tab.sees('1日平均');
      await tab.press('計測');
      await tab.sees('過去の記録');
    },
  },
  {
    title: 'a user sees the own account, and changes the password',
    run: async (tab, { url }) => {
      await tab.open(`${url}/Mypage`);
      await tab.sees('この端末');
      await tab.type('現在のパスワード', PASSWORD);
      await tab.type('新しいパスワード', NEXT_PASSWORD);
      await tab.type('新しいパスワード(再入力)', NEXT_PASSWORD);
      await tab.press('変更する');
      await tab.sees('パスワードを変更しました');
      await tab.open(url);
      await tab.sees('ログアウト');
    },
  },
  {
    title: 'a press without a server is kept, and sent when it is back',
    run: async (tab, server) => {
      await tab.press('データ追加');
      await tab.press('OK');
      await tab.loses('OK');
      await server.stop();
      await tab.press('データ追加');
      await tab.sees('つながると送信します');
      await tab.press('OK');
      await tab.loses('OK');
      await tab.sees('未送信 1件');
      await server.restart();
      await tab.loses('未送信 1件');
      await tab.sees('ログアウト');
    },
  },
  {
    // A page that reads its lists is left by its address again and again.
    title: 'a list in the account comes back with its owner',
    run: async (tab, { url }, username) => {
      await tab.open(`${url}/Roulette/ListA`);
      await tab.press('アカウントにも保存');
      await tab.sees('アカウントに保存されます');
      await tab.open(`${url}/Roulette`);
      await tab.press('ログアウト');
      await tab.sees('新規登録');
      await tab.open(`${url}/Roulette`);
      await tab.loses('A:掃除当番');
      await tab.type('ユーザ名', username);
      await tab.type('パスワード', NEXT_PASSWORD, 'enter');
      await tab.sees('ログアウト');
      await tab.open(`${url}/Roulette`);
      await tab.press('A:掃除当番');
      await tab.sees('ログアウト');
    },
  },
  {
    // OPS-13
    title: 'what the page of 1.0.0 kept in the browser is there, and its presses are sent',
    run: async (tab, { url }, username) => {
      const account = { username: `${username}2`, password: PASSWORD };
      let access = '';
      const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
        const authorization = access === '' ? undefined : { authorization: `Bearer ${access}` };
        const headers = { 'content-type': 'application/json', ...authorization };
        const body = JSON.stringify(data);
        const response = await fetch(`${url}/api/${path}`, { method, headers, body });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        return response.json();
      };
      await send('POST', paths.register, account);
      ({ access } = await send('POST', paths.token, account));
      const kept = keptBy('1.0.0', decodeToken(access).uuid);
      await storeRows(send, kept);
      await storeList(send);

      await tab.open(url);
      await tab.press('ログアウト');
      await tab.sees('新規登録');
      await tab.open(url);
      await tab.type('ユーザ名', account.username);
      await tab.type('パスワード', PASSWORD, 'enter');
      await tab.sees('ログアウト');
      // No page of the app has a database open.
      await tab.open(`${url}/healthz`);
      await tab.run(putKept, kept);
      await tab.open(url);
      // One press of seven is refused, as it was.
      await tab.sees('送信できません 1件');
      await tab.loses('-:新規');
      await tab.open(`${url}/Roulette`);
      await tab.press('A:掃除当番');
      await tab.sees('残り 3/5');
    },
  },
  {
    title: 'a draw in a room is followed and confirmed',
    run: async (tab, { url }) => {
      await tab.open(`${url}/Roulette`);
      await tab.press('みんなで見る');
      await tab.sees('まだだれも見ていません');
      await tab.press('閉じる');
      await tab.press('抽選');
      await tab.sees('確認しました');
    },
  },
];
