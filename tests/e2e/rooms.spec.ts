/** A draw that several devices follow: its host, two phones, and one who comes late. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { button } from '#tests/support/browser/screen.ts';
import { expect, hasGoneBack, test } from '#tests/support/browser/test.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const room = (page: Page) => page.getByRole('region', { name: 'みんなで見る' });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const confirmed = (page: Page) => room(page).getByText('この端末で確認しました');
/** `照合 K7Q2`, as it stands on the card. */
const code = async (page: Page) =>
  /照合 [2-9A-HJ-NP-Z]{4}/.exec((await room(page).textContent()) ?? '')?.[0];

/** When a result appeared, by the clock of this machine: after one frame, and by the next one. */
interface Appearance {
  after: number;
  by: number;
}

/** Notes when a page shows its results. A page without time for frames knows its moments less exactly. */
async function noteResults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const results: Appearance[] = Object.assign(window, { results: [] }).results;
    let before = '';
    let after = Date.now();
    const look = () => {
      const by = Date.now();
      const text = document.querySelector('[data-state="final"]')?.textContent ?? '';
      if (text !== before && text !== '') results.push({ after, by });
      before = text;
      after = by;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** When a page showed its first result. */
const firstResult = (page: Page) =>
  page.evaluate((): Appearance => Reflect.get(window, 'results')[0]);

/** @returns the link of a new room of the first raffle */
async function openRoom(page: Page): Promise<string> {
  await noteResults(page);
  await page.goto('/Roulette');
  await button(page, 'みんなで見る').click();
  const dialog = page.getByRole('dialog', { name: 'みんなで見る' });
  await expect(dialog.getByRole('img', { name: '招待リンクのQRコード' })).toBeVisible();
  return (await dialog.getByRole('group', { name: 'リンク' }).textContent()) ?? '';
}

const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();

/** Somebody else's device. */
async function join(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await noteResults(page);
  await page.goto(link);
  return page;
}

// ROM-24, ROM-25, ROM-27, ROM-31, ROM-33
test('host and two phones see and confirm the same line at once', async ({ page, browser }) => {
  const link = await openRoom(page);
  expect(link).toMatch(/\/Roulette#live=[\w-]{22}\.[\w-]{43}$/);
  const phones = [await join(browser, link), await join(browser, link)];
  const [phone = page] = phones;
  await closeDialog(page);
  const pages = [page, ...phones];
  for (const one of pages) {
    await expect(room(one).getByText('ほか2人が見ています')).toBeVisible();
    await expect(room(one).getByRole('heading', { name: '昼食' })).toBeVisible();
  }
  // A reload before the draw is the same device.
  await phone.reload();
  await expect(phone.getByText('主催者が抽選を押すと、いっしょに回ります')).toBeVisible();
  await button(page, '抽選').click();

  const texts: unknown[] = [];
  for (const one of pages) {
    await expect(confirmed(one)).toBeVisible();
    await expect(room(one).getByText(/^この端末の番号が入り、約束された番号が全部/)).toBeVisible();
    texts.push([await result(one).textContent(), await code(one)].join());
  }
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/照合/);
  const moments = await Promise.all(pages.map(firstResult));
  const apart =
    Math.max(...moments.map(({ after }) => after)) - Math.min(...moments.map(({ by }) => by));
  expect(apart).toBeLessThan(200);

  const late = await join(browser, link);
  await expect(late.getByText('この端末は見ていない回です')).toBeVisible();
  expect([await result(late).textContent(), await code(late)].join()).toBe(texts[0]);
  await expect(confirmed(late)).toHaveCount(0);

  await button(page, '終わる').click();
  await button(page, '終わる').last().click();
  await expect(button(page, '1:昼食')).toBeVisible();
  await expect(phone.getByText('終了しました')).toBeVisible();
  await expect(result(phone)).toBeVisible();
  await button(phone, 'ルーレットへ').click();
  await expect(button(phone, '1:昼食')).toBeVisible();
});

// ROM-26, ROM-37
test('a guest reads from which lines was drawn, as far as it saw', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.goto('/Roulette');
  await page.getByRole('switch', { name: '当たった項目を除く' }).check();
  // Lines that were drawn alone count for no room.
  await button(page, '1:昼食').click();
  await button(page, '抽選').click();
  await expect(page.getByText(/残り 7\/8/)).toBeVisible();
  const link = await openRoom(page);
  await expect(page.getByText('この部屋は全8件から始めます')).toBeVisible();
  const guest = await join(browser, link);
  await closeDialog(page);
  await expect(room(page).getByText('ほか1人が見ています')).toBeVisible();

  await button(page, '抽選').click();
  await expect(room(guest).getByText('8件から', { exact: true })).toBeVisible();
  await expect(room(guest).getByText(/この結果はだれにも選べませんでした/)).toBeVisible();

  // Who comes now has not seen what was drawn.
  const late = await join(browser, link);
  await expect(room(page).getByText('ほか2人が見ています')).toBeVisible();
  await button(page, '抽選').click();
  await expect(room(guest).getByText('7件から(1件を除く)')).toBeVisible();
  await expect(room(guest).getByText(/この結果はだれにも選べませんでした/)).toBeVisible();
  const warning = 'どの行から引くかは主催者が決めました(この端末が見た回で当たっていない1件を除く)';
  await expect(room(late).getByText(warning)).toBeVisible();
  await expect(room(late).getByText(/選べませんでした/)).toHaveCount(0);
  for (const one of [guest, late]) await expect(one.locator('li s')).not.toHaveCount(0);
  await expectAccessible(late, 'a warning of lines that were left out', sizes);
});

// ROM-40, ROM-41, ROM-42, ROM-43, UI-1
test('three devices see the same absences, groups and order', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const link = await openRoom(page);
  await closeDialog(page);
  const phone = await join(browser, link);
  await expect(room(page).getByText('ほか1人が見ています')).toBeVisible();
  const marks = (one: Page) => room(one).locator('li small');
  const line = room(page).locator('li').nth(1).getByRole('button');
  await line.click();
  await expect(marks(phone)).toHaveText('休み');
  await expect(room(phone).getByText('休み1', { exact: true })).toBeVisible();
  await expect(room(phone).locator('li').getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(room(page).getByText('休み1', { exact: true })).toBeVisible();
  const pages = [page, phone, await join(browser, link)];
  for (const one of pages) await expect(marks(one)).toHaveCount(1);
  for (const one of pages) await expectAccessible(one, 'an absent line in a room', sizes);
  await expect(room(page).getByText('ほか2人が見ています')).toBeVisible();

  await button(page, 'グループ分け').last().click();
  await page.getByRole('spinbutton', { name: '数' }).fill('3');
  await button(page, '分ける').click();
  const groupsOf = async (one: Page) => {
    await expect(one.getByText(/^7件を3グループに分けました$/)).toBeVisible();
    await expect(
      room(one).getByText(/^どの行から引くかは主催者が決めました.*1件を除く/),
    ).toBeVisible();
    const cards = one.getByRole('region', { name: /^グループ\d$/ });
    return [await cards.allInnerTexts(), await code(one)].join();
  };
  const groups = await Promise.all(pages.map(groupsOf));
  expect(new Set(groups).size).toBe(1);
  await expect(button(page, '入れ替える')).toHaveCount(0);
  expect(groups[0]).toMatch(/照合/);
  for (const one of pages.slice(0, 2)) await expectAccessible(one, 'groups in a room', sizes);

  for (const one of pages) await button(one, 'リストに戻る').click();
  await button(page, '全員に戻す').click();
  for (const one of pages) await expect(one.locator('li s')).toHaveCount(0);
  await button(page, '続けて引く').click();
  await page.getByRole('switch', { name: '一度に並べる' }).check();
  await button(page, '全部(8)').click();
  const orderOf = async (one: Page) => {
    await expect(one.locator('[data-state="final"]').getByRole('listitem')).toHaveCount(8);
    return [await one.locator('[data-state="final"] ol').innerText(), await code(one)].join();
  };
  const orders = await Promise.all(pages.map(orderOf));
  expect(new Set(orders).size).toBe(1);

  // A page of 1.0 takes its seat without saying what it knows.
  const old = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  await old.route('**/devices/', (route) => route.continue({ postData: '{}' }));
  await old.goto(link);
  await expect(old.getByText('終了しました')).toBeVisible();
  await button(page, '最初から').click();
  await button(page, '抽選').click();
  await expect(result(page)).toBeVisible();
  await old.reload();
  await expect(old.getByText(/^ほか\d人が見ています/)).toBeVisible();
  await expect(room(page).getByText('ページを読み込み直していない端末があります')).toBeVisible();
  await expect(button(page, 'グループ分け').last()).toBeDisabled();
  await button(page, '続けて引く').click();
  await expect(page.getByRole('switch', { name: '一度に並べる' })).toBeDisabled();
  await expect(page.locator('[data-pressable]')).toHaveCount(0);
  await expectAccessible(page, 'a room with an older page', sizes);
});

// ROM-27, ROM-39
test('a host goes on in another tab', async ({ page, browser }) => {
  const context = page.context();
  const link = await openRoom(page);
  const guest = await join(browser, link);
  await expect(room(guest).getByText('ほか1人が見ています')).toBeVisible();
  await closeDialog(page);
  await page.getByRole('switch', { name: '当たった項目を除く' }).check();
  await button(page, '抽選').click();
  await expect(room(page).getByText(/残り 7\/8/)).toBeVisible();
  await expect(room(guest).getByText(/この結果はだれにも/)).toBeVisible();

  // A tab with a copy of all that the host's tab keeps: only one of them is the host.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open(location.href));
  const copy = await opened;
  await expect(room(copy).getByText('ほかのタブで主催しています')).toBeVisible();
  await expect(button(copy, '抽選')).toHaveCount(0);
  await button(copy, 'このタブで続ける').click();
  await expect(room(page).getByText('ほかのタブで主催しています')).toBeVisible();
  await expect(button(page, '抽選')).toHaveCount(0);
  await expect(room(copy).getByText(/残り 7\/8/)).toBeVisible();
  await page.close();
  await copy.close();
  await expect(room(guest).getByText('主催者が離れています')).toBeVisible({ timeout: 20_000 });

  const next = await context.newPage();
  await next.goto('/Roulette');
  await expect(button(next, '主催者として戻る')).toBeVisible();
  await expectAccessible(next, 'the way back to the seat of a host', sizes);
  await button(next, '主催者として戻る').click();
  await button(next, '抽選').click();
  await expect(room(guest).getByText('7件から(1件を除く)')).toBeVisible();
  await expect(room(guest).getByText(/この結果はだれにも/)).toBeVisible();

  // Its link leads a new tab to the seat, too, which can be given up.
  await next.close();
  const linked = await context.newPage();
  await linked.goto(link);
  await expect(button(linked, '主催者として戻る')).toBeVisible({ timeout: 20_000 });
  await button(linked, 'この端末から外す').click();
  await button(linked, 'この端末から外す').last().click();
  await expect(button(linked, '主催者として戻る')).toHaveCount(0);
});

// ROM-32
test('a room goes on above other pages of its host', async ({ page, browser }) => {
  const link = await openRoom(page);
  await closeDialog(page);
  const guest = await join(browser, link);
  await expect(room(guest).getByText('ほか1人が見ています')).toBeVisible();
  await button(page, '抽選').click();
  await page.getByRole('tab', { name: 'リストA' }).click();
  await expect(page).toHaveURL(/ListA$/);
  await expect(page.getByText('みんなで見る中')).toBeVisible();
  await expect(room(page)).toBeHidden();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'another page above a room', sizes);
  await expect(room(guest).getByText(/この結果はだれにも/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('みんなで見る中')).toBeVisible();
  await button(page, '戻る').click();
  await expect(confirmed(page)).toBeVisible();
  await button(page, '大画面').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hasGoneBack(page);
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByText('みんなで見る中')).toBeVisible();
  await page.goBack();
  await expect(confirmed(page)).toBeVisible();
});

// UI-1, ROM-31, ROM-33
test('nobody meets a barrier in a room', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await withoutFullscreen(page);
  const link = await openRoom(page);
  await expectAccessible(page, 'invitation', sizes);
  await closeDialog(page);
  await button(page, '終わる').click();
  await expectAccessible(page, 'question before the end', sizes);
  await button(page, '続ける').click();
  await expectAccessible(page, 'host at rest', sizes);
  const guest = await join(browser, link);
  await expect(room(guest).getByText('ほか1人が見ています')).toBeVisible();
  await expectAccessible(guest, 'guest at rest', sizes);
  await button(page, '抽選').click();
  for (const one of [page, guest]) await confirmed(one).click();
  await expectAccessible(page, 'result of the host', sizes);
  await expectAccessible(guest, 'result of a guest', sizes);
  for (const one of [page, guest]) await button(one, '大画面').click();
  await expect(button(guest, '抽選')).toHaveCount(0);
  await expectAccessible(page, 'big screen of the host', sizes);

  // The message of a cheating server to one device.
  await guest.route('**/draws/rooms/*/events/', (route) => route.abort());
  await guest.route(/draws\/rooms\/[\w-]+\/$/, async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    if (told.round?.result) told.round.promise = 'A'.repeat(43);
    return route.fulfill({ response, json: told });
  });
  await guest.goto('/about');
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toHaveText(/^この抽選は信用できません/);
  await expectAccessible(guest, 'a room that is not to be trusted', sizes);
});
