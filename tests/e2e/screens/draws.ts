import type { Page } from '@playwright/test';
import { alwaysDraw } from '#tests/support/browser/always-draw.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { button, dialog, field, main, press, region } from '#tests/support/browser/screen.ts';
import type { Visit } from './screen.ts';

async function write(page: Page, title: string, lines: readonly string[]): Promise<void> {
  await field(page, 'リスト名').fill(title);
  await field(page, '項目(1行に1つ)').fill(lines.join('\n'));
}

const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);

async function draw(page: Page): Promise<void> {
  await press(page, '抽選');
  await endSpin(page);
  await result(page).waitFor();
}

/** Comes from another page: an address that differs in its fragment alone opens no new document. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('/about');
  await page.goto(link);
}

const LONG = '項目'.repeat(101);
const many = Array.from({ length: 10_000 }, (_, index) => `項目${index + 1}`);

/** The roulette with its own lists, links and proofs. */
export const draws: Visit = {
  by: 'a guest who draws',
  signedIn: false,
  data: async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
  },
  screens: [
    {
      name: 'chosen raffle',
      path: '/Roulette',
      steps: ['1:昼食'],
      shows: { button: '大画面' },
      reads: [
        main,
        'button switch list',
        '効果音|設定|1:昼食|2:当番|3:くじ|+ 自分のリスト|当たった項目を除く|大画面|リンクで共有|みんなで見る|抽選項目|蕎麦|カレーライス|海鮮丼|味噌ラーメン|鯖の塩焼き定食|親子丼|ナポリタン|おにぎりと豚汁|抽選|続けて引く|グループ分け',
      ],
    },
    {
      name: 'result',
      steps: async (page) => {
        // Its longest item.
        await alwaysDraw(page, 5);
        await draw(page);
      },
      shows: result,
      zooms: true,
    },
    {
      name: 'proof after a draw, and a line that is absent',
      steps: async (page) => {
        await press(page, '蕎麦');
        await page.getByText('この抽選について').click();
        await press(page, '1万回試す');
      },
      shows: /^χ²=/,
    },
    {
      name: 'big screen with a result',
      steps: ['大画面'],
      shows: (page) => dialog(page, '昼食').getByText('結果: '),
    },
    {
      name: 'empty list',
      path: '/Roulette/ListA',
      shows: (page) => field(page, '項目(1行に1つ)'),
      zooms: true,
    },
    {
      name: 'list with a line that is too long',
      steps: (page) => write(page, '掃除当番', ['佐藤', LONG, LONG]),
      shows: '直すまで保存されません',
    },
    {
      name: 'list of 10,000 lines',
      steps: async (page) => {
        await field(page, '項目(1行に1つ)').evaluate((area: HTMLTextAreaElement, text) => {
          area.select();
          area.setRangeText(text);
          area.dispatchEvent(new Event('input', { bubbles: true }));
        }, many.join('\n'));
        await press(page, 'A:掃除当番');
      },
      shows: '10,000件・各1/10000',
    },
    {
      name: 'copied link',
      steps: async (page) => {
        await write(page, '掃除当番', ['佐藤', '鈴木']);
        await press(page, 'リンクで共有');
      },
      shows: /^リンクをコピーしました/,
    },
    {
      name: 'shared list',
      steps: async (page) => {
        await follow(page, await page.evaluate(() => navigator.clipboard.readText()));
      },
      shows: (page) => button(region(page, '共有されたリスト'), '保存'),
    },
    {
      name: 'damaged link',
      steps: (page) => follow(page, '/Roulette#list=x'),
      shows: /^このリンクのリストは読めません/,
    },
    {
      name: 'line struck out',
      path: '/Roulette/SettingA',
      steps: async (page) => {
        await press(page, 'A:掃除当番');
        await page.getByRole('switch', { name: '当たった項目を除く' }).click();
        await draw(page);
      },
      shows: '残り 1/2',
    },
    { name: 'nothing left', steps: draw, shows: /^すべて引きました/ },
    {
      name: 'settings',
      path: '/Roulette',
      steps: async (page) => {
        await press(page, '設定');
        await dialog(page, 'くじの設定').getByRole('tab', { name: '音と演出' }).click();
      },
      shows: (page) => dialog(page, 'くじの設定').getByRole('slider'),
    },
    {
      name: 'history',
      path: '/Roulette/SettingC',
      shows: (page) => region(page, '履歴').getByText('第3回'),
    },
    {
      name: 'question before the history is deleted',
      steps: (page) => press(region(page, '履歴'), '削除'),
      shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }),
    },
    {
      name: 'empty history',
      steps: (page) => press(page.getByRole('dialog'), '削除'),
      shows: 'まだ抽選していません',
    },
  ],
};
