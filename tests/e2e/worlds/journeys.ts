/** What people do with the product. Where a world cannot do a step, its sentence stands there. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { button, dialog } from '#tests/support/browser/screen.ts';
import type { Account } from '#tests/support/browser/sign-in.ts';
import { expect } from '#tests/support/browser/test.ts';
import { pressSheetTool } from '#tests/support/browser/tracker.ts';
import type { World } from './worlds.ts';

interface Traveller {
  page: Page;
  world: World;
  account: Account;
}

/** All worlds but those of another host are at an address of this machine alone. */
const ONLY_HERE = 'このアドレスは、このコンピュータでしか開けません';
/** Of all tabs of a browser. */
const MOST_STREAMS = 3;
const DAY_MINUTES = 24 * 60;

type Journey = (traveller: Traveller) => Promise<void>;

const lines = (page: Page) => page.getByLabel('項目(1行に1つ)');

export const journeys: Readonly<Record<string, Journey>> = {
  'draws and copies': async ({ page, world }) => {
    await page.goto('/Roulette');
    await button(page, '1:昼食').click();
    await button(page, '抽選').click();
    await expect(page.getByRole('status').getByText(/^結果: /)).toBeVisible();
    if (world.hears) {
      const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
      await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d番、/));
      expect(await heard()).toContain('sound');
    }
    await button(page, 'コピー').click();
    await expect(page.getByText('結果をコピーしました')).toBeVisible();
    expect(await pasted(page)).toMatch(/^「昼食」第1回: /);
  },

  'signs up, starts, stops, reads the sheet and saves it': async ({ page, world, account }) => {
    if (!(await signUp({ page, world, account }))) return;
    if (world.says?.zone) {
      await expect(page.getByText(world.says.zone)).toBeVisible();
      await button(page, '日本時間にする').click();
    }
    await page.getByRole('combobox', { name: '作業名' }).fill('会議');
    await page.keyboard.press('Enter');
    const since = page.getByRole('button', { name: /から · 変更$/ });
    await expect(since).toBeVisible();
    const [, time = ''] = /^(\d+:\d\d)/.exec((await since.textContent()) ?? '') ?? [];
    expect((DAY_MINUTES + minutesOfTokyo() - minutesOf(time)) % DAY_MINUTES).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await button(page, '停止 会議').click();
    await page.getByRole('tab', { name: '勤務表' }).click();
    await expect(page.getByRole('table').getByText('会議')).toBeVisible();
    const file = await save(page, world, () => pressSheetTool(page, 'CSV(日別)'));
    if (file) expect(file).toContain('会議');
  },

  'writes a list, shares its link and draws an order': async ({ page, world }) => {
    await page.goto('/Roulette/ListA');
    await page.getByLabel('リスト名').fill('掃除当番');
    await lines(page).fill('佐藤\n鈴木');
    await expect(
      page.getByText(world.says?.keep ?? 'この端末に保存されます').first(),
    ).toBeVisible();
    await button(page, 'リンクで共有').click();
    await expect(page.getByText(/^リンクをコピーしました/)).toContainText(
      world.host ? '' : ONLY_HERE,
    );
    const link = await pasted(page);
    await page.goto('/about');
    await page.goto(link);
    await expect(page.getByText('共有されたリスト「掃除当番」・2件')).toBeVisible();
    await button(page, '続けて引く').click();
    await button(dialog(page, '引く数'), '引く').click();
    await expect(page.locator('[data-state="final"] li')).toHaveCount(2, { timeout: 30_000 });
  },

  'is two in a room': async ({ page, world }) => {
    await page.goto('/Roulette');
    await button(page, 'みんなで見る').click();
    if (world.says?.room) {
      await expect(page.getByText(world.says.room)).toBeVisible();
      return;
    }
    const invitation = dialog(page, 'みんなで見る');
    await expect(invitation.getByText(ONLY_HERE)).toBeVisible();
    const link = (await invitation.getByRole('group', { name: 'リンク' }).textContent()) ?? '';
    await close(page, invitation, world);
    const guests: Page[] = [];
    for (let tab = 0; tab <= (world.otherTabs ?? 0); tab += 1) {
      const guest = await page.context().newPage();
      await guest.goto(link);
      guests.push(guest);
    }
    // Each has a stream, and its numbers count; further tabs of a browser only read.
    const seated = [page, ...guests].slice(0, MOST_STREAMS);
    for (const one of seated)
      await expect(one.getByText(`ほか${seated.length - 1}人が見ています`).first()).toBeVisible();
    await button(page, '抽選').click();
    for (const one of [page, ...guests])
      await expect(one.getByRole('status').getByText(/^結果: /)).toBeVisible();
    for (const one of seated) {
      await expect(one.getByText('この端末で確認しました')).toBeVisible();
      await expect(one.getByText(/^この端末の番号が入り/)).toBeVisible();
    }
  },

  'imports hours and takes them back': async ({ page, world, account }) => {
    if (!(await signUp({ page, world, account }))) return;
    await button(page, 'インポート').click();
    const table = '日付,開始,終了,作業\r\n2026-09-07,9:00,18:00,設計\r\n';
    await dialog(page, 'インポート')
      .getByLabel('ファイルを選ぶ')
      .setInputFiles({ name: 'hours.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await button(page, '取り込む').click();
    await expect(dialog(page, 'インポート')).toContainText('1件を取り込みました');
    await close(page, dialog(page, 'インポート'), world);
    await button(page, '最近削除したもの').click();
    await button(page, 'インポート(1件)を取り消す').click();
    await expect(page.getByText('インポートを取り消しました')).toBeVisible();
  },
};

/** Registers and signs in by the forms. @returns false where the world's sentence stands there */
async function signUp({ page, world, account }: Traveller): Promise<boolean> {
  const said = world.says?.session;
  const { username, password } = account;
  await page.goto('/');
  await button(page, '新規登録').click();
  // Typing into the other form would take back a press that came before the page's script.
  await page.getByLabel('パスワード(再入力)').fill(password);
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await button(page, '登録').click();
  const done = dialog(page, '登録しました。ログインしてください。');
  await throughLoad(page, () => close(page, done, world));
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await button(page, 'ログイン').click();
  if (said !== undefined) await expect(page.getByText(said)).toBeVisible();
  else await expect(button(page, 'ログアウト')).toBeVisible();
  return said === undefined;
}

/** Closes a dialog by its button, or by Back. */
async function close(page: Page, opened: Locator, { goesBack }: World): Promise<void> {
  await expect(opened).toBeVisible();
  if (goesBack) {
    await page.waitForFunction(() => history.state?.opened > 0);
    await page.goBack();
  }
  if (!goesBack) await opened.getByRole('button', { name: /^(OK|閉じる)$/ }).click();
  await expect(opened).toBeHidden();
}

/** @returns the content of the file that a press saves; `null` where it was passed on, or is said not to be saved */
async function save(page: Page, world: World, press: () => Promise<void>): Promise<string | null> {
  if (world.says?.file) {
    await press();
    await expect(page.getByText(world.says.file)).toBeVisible();
    return null;
  }
  if (world.sharesFiles) {
    await press();
    const passedOn = () => page.evaluate(() => Reflect.get(window, 'passedOn'));
    await expect.poll(passedOn).toEqual([expect.stringMatching(/\.csv$/)]);
    return null;
  }
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

/** What was copied: pasted into a list, by the keyboard. */
async function pasted(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto('/Roulette/ListZ');
  await other.getByLabel('リスト名').focus();
  await other.keyboard.press('Control+V');
  const text = await other.getByLabel('リスト名').inputValue();
  await other.close();
  return text;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const minutesOfTokyo = () =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', {
      ...{ hour: 'numeric', minute: 'numeric', timeZone: 'Asia/Tokyo' },
    }).format(new Date()),
  );
