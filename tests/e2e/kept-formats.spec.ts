/**
 * The page on what the pages of earlier versions have kept (tests/kept/).
 *
 * The file of 1.0.0 was read from Chromium's local storage and database after the built page was used in it,
 * with a device clock an hour ahead: own lists A and, in the account, B; draws of a raffle and of A without
 * repeats; settings; records 設計 and 会議. Then came a rename that was answered with 404, a stop whose response
 * was lost, and five presses without a network. Some of it was made by the version before, and taken over.
 *
 * 1.0.0-new was made from nothing: records 設計, 会議 and 旧案件 with entries, then without a network a press of
 * each kind, the first of which was on its way when it was taken back.
 */
import type { Page } from '@playwright/test';
import { ownListPaths } from '#contract/own-list-paths.ts';
import { paths } from '#contract/paths.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { callApi, putApi } from '#tests/support/browser/call-api.ts';
import {
  type Kept,
  keptBy,
  putKept,
  storeList,
  storeRows,
} from '#tests/support/browser/kept-storage.ts';
import { button } from '#tests/support/browser/screen.ts';
import { sessionValues } from '#tests/support/browser/session-cookies.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { record } from '#tests/support/browser/tracker.ts';

interface KeptPress {
  command: { kind: string };
  pressedMs: number;
  state: { kind: string };
  makes: { entry?: string };
}

/** Signs in, and gives account and browser what they had. */
async function openKept(page: Page, version: string): Promise<Kept> {
  await signIn(page);
  const { accessTokenUuid: user = '' } = await sessionValues(page.context());
  const kept = keptBy(version, user);
  const send = (method: 'POST' | 'PUT', path: string, data: object) =>
    method === 'PUT' ? putApi(page, path, data) : callApi(page, path, data);
  await storeRows(send, kept);
  if (version === '1.0.0') await storeList(send);
  // No page of the app has a database open.
  await page.goto('/healthz');
  await page.evaluate(putKept, kept);
  return kept;
}

async function authorization(page: Page) {
  const { jwtAccess } = await sessionValues(page.context());
  return { authorization: `Bearer ${jwtAccess}` };
}

async function readApi(page: Page, path: string) {
  const response = await page.request.get(`/api/${path}`, { headers: await authorization(page) });
  return response.json();
}

async function entriesOf(page: Page): Promise<TimeEntry[]> {
  return (await readApi(page, `${workTimePaths.entries}?from=2000-01-01T00:00:00Z`)).results;
}

const pressesOf = ({ databases }: Kept) =>
  databases
    .flatMap(({ stores }) => stores)
    .find(({ name }) => name === 'commands')
    ?.rows.map(([, press]) => press as KeptPress & { key: string }) ?? [];

const setting = (page: Page, name: string) => page.getByRole('switch', { name });

for (const version of ['1.0.0']) {
  // OUT-1, OUT-3, OUT-6, OUT-10
  test(`the presses of ${version} are shown, and sent once`, async ({ page, allow }) => {
    allow.consoleErrors(/ERR_FAILED/);
    const kept = await openKept(page, version);
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key) sent.push(key);
    });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('接続なし', { exact: true })).toBeVisible();
    await expect(button(page, '停止 調査')).toBeVisible();
    await expect(button(page, '-:新規')).toBeVisible();
    await button(page, '送信できません 1件').click();
    const list = page.getByRole('dialog', { name: '未送信の操作' });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await list.getByRole('button', { name: '閉じる' }).click();

    await page.unroute('**/api/**');
    await expect(record(page, '新規')).toBeVisible();
    await expect.poll(() => sent.length).toBe(6);
    const presses = pressesOf(kept);
    const [, stop, started, , , begun, ended] = presses;
    const at = (press: KeptPress | undefined) => new Date(press?.pressedMs ?? 0).toISOString();
    expect(await entriesOf(page)).toMatchObject([
      { ending_time: at(stop), note: '' },
      {
        uuid: started?.makes.entry,
        beginning_time: at(started),
        ending_time: null,
        note: '図面を直す',
      },
      { uuid: begun?.makes.entry, beginning_time: at(begun), ending_time: at(ended) },
    ]);
    expect(sent).toEqual(presses.slice(1).map(({ key }) => `"${key}"`));

    await button(page, '送信できません 1件').click();
    await list.getByRole('button', { name: '再試行' }).click();
    await expect(list.getByText('未送信の操作はありません')).toBeVisible();
    await list.getByRole('button', { name: '閉じる' }).click();
    await expect(record(page, '打ち合わせ')).toBeVisible();
  });

  // ROU-20, ROU-22, ROU-23, ROU-25, ROU-35, UI-6, HRS-2, HRS-3, TRK-32
  test(`the lists, draws and settings of ${version} are there`, async ({ page }) => {
    await openKept(page, version);
    await page.goto('/Roulette');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(button(page, 'A:掃除当番')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'B:席順')).toBeVisible();
    await expect(page.getByText('残り 3/5')).toBeVisible();
    await expect(setting(page, '当たった項目を除く')).toBeChecked();
    await expect(setting(page, '効果音')).not.toBeChecked();
    await page.goto('/Roulette/ListB');
    await expect(page.getByLabel('項目(1行に1つ)')).toHaveValue('窓側\n廊下側\n廊下側');
    await expect(setting(page, 'アカウントにも保存')).toBeChecked();
    await page.goto('/Roulette/SettingB');
    await expect(button(page, '静か')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/Roulette/SettingC');
    const history = page.getByRole('region', { name: '履歴', exact: true }).getByRole('listitem');
    await expect(history).toContainText(['第3回', '第2回', '第1回']);
    await expect(history).toContainText(['鈴木', '高橋', '鯖の塩焼き定食']);
    await page.goto('/?view=report');
    await button(page, '設定').click();
    await expect(setting(page, '10進(7.75)')).toBeChecked();
    await expect(page.getByRole('combobox', { name: '週の始まり' })).toHaveText('日曜日');
    await page.goto('/');
    await button(page, 'キー操作').click();
    await expect(setting(page, 'ショートカットキー')).not.toBeChecked();
  });
}

// OUT-3, OUT-9, OPS-13
test('a press of each kind of 1.0.0 is sent, in the order of the presses', async ({ page }) => {
  const kept = await openKept(page, '1.0.0-new');
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && !sent.includes(key)) sent.push(key);
  });
  await page.goto('/');
  const presses = pressesOf(kept);
  expect(presses).toHaveLength(18);
  // A list that the account never had needs no call to leave it.
  const calls = presses.filter(({ command }) => command.kind !== 'drop-list');
  await expect.poll(() => sent).toEqual(calls.map(({ key }) => `"${key}"`));
  await expect(page.getByRole('button', { name: /^(未送信|送信できません)/ })).toHaveCount(0);
  expect(await readApi(page, paths.workRecords)).toMatchObject([
    { name: '設計2', archived: false },
    { name: '会議', archived: true },
    { name: '旧案件', archived: false },
    { name: '調査', archived: false },
  ]);
  const entries = await entriesOf(page);
  expect(entries.map(({ note, ending_time }) => [note, ending_time !== null])).toEqual([
    ['追加', true],
    ['直した', true],
    ['', true],
    ['', true],
    ['', true],
    ['', false],
  ]);
  expect(await readApi(page, workTimePaths.settings)).toMatchObject({
    settings: { name: '山田 花子' },
  });
  expect(await readApi(page, `${workTimePaths.days}?from=2026-11-01&to=2026-11-30`)).toMatchObject([
    { date: '2026-11-26', mark: 'paid', remark: '通院' },
  ]);
  expect(await readApi(page, ownListPaths.lists)).toMatchObject([
    { letter: 'B', title: '席順', items: ['窓側', '廊下側'] },
  ]);
});
