/** A page that the browser translates: texts change, come and go as on any other. */
import type { Locator, Page } from '@playwright/test';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { button, dialog } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { translate } from '#tests/support/browser/translate.ts';

test.beforeEach(async ({ context, allow }) => {
  await translate(context);
  // The translator itself takes the texts of labels away.
  allow.pageErrors(/^Error: A text goes/);
});

const status = (page: Page) => page.getByRole('status');

/** A text that the translator has had. */
const translated = (place: Page | Locator, text: string | RegExp) =>
  place.locator('font font').getByText(text, { exact: true });

/** Marks a text that is no word of a language. */
const untouched = (place: Page | Locator) => place.locator('[translate="no"]:has(font)');

/** Draws, and lets the translator see each text. */
async function draw(page: Page, place: Locator): Promise<void> {
  await button(place, '抽選').click();
  await expect(translated(place, '抽選中…').first()).toBeVisible();
  await endSpin(page);
  await expect(translated(place, /^結果: /).first()).toBeVisible();
}

// UI-25
test('a translated page draws again and again, one after the other and on the big screen', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Roulette');
  await button(page, '1:昼食').click();
  await page.getByText('この抽選について').click();
  const card = page.locator('[data-state]');
  await expect(translated(page, '8件・各1/8').first()).toBeVisible();
  for (const round of ['第1回', '第2回']) {
    await draw(page, page.getByRole('main'));
    await expect(translated(card, round)).toBeVisible();
  }

  await button(page, '大画面').click();
  const bigScreen = dialog(page, '昼食');
  for (const round of ['第3回', '第4回']) {
    await draw(page, bigScreen);
    await expect(translated(bigScreen, round)).toBeVisible();
  }
  await button(bigScreen, '閉じる').click();

  await button(page, '続けて引く').click();
  await button(dialog(page, '引く数'), '引く').click();
  await expect(translated(button(page, '停止'), '停止')).toBeVisible();
  for (const drawn of [1, 2]) {
    await endSpin(page);
    await expect(card.getByRole('listitem')).toHaveCount(drawn);
  }
  await endSpin(page);
  await expect(translated(card, '第5〜7回')).toBeVisible();
  await expect(translated(button(page, '続けて引く'), '続けて引く')).toBeVisible();
  await expect(translated(card, '残り 5/8')).toBeVisible();
  await expect(translated(page, '5件・各1/5')).toBeVisible();
  await expect(untouched(page)).toHaveCount(0);
});

// UI-25
test('a translated room shows each draw to its host and to who watches', async ({
  page,
  context,
}) => {
  await page.goto('/Roulette');
  await button(page, 'みんなで見る').click();
  const link = await dialog(page, 'みんなで見る')
    .getByRole('group', { name: 'リンク' })
    .textContent();
  const viewer = await context.newPage();
  await viewer.goto(link ?? '');
  const pages = [page, viewer];
  for (const one of pages)
    await expect(translated(one, 'ほか1人が見ています').first()).toBeVisible();
  await button(dialog(page, 'みんなで見る'), '閉じる').click();
  for (const round of [1, 2]) {
    await button(page, '抽選').click();
    for (const one of pages) await expect(translated(one, '抽選中…')).toBeVisible();
    for (const one of pages) {
      await expect(translated(status(one), /^結果: /)).toBeVisible();
      await expect(translated(one, 'この端末で確認しました')).toBeVisible();
      await expect(translated(one, new RegExp(`^昼食 · 第${round}回 · 照合 `))).toBeVisible();
      await expect(translated(one, /^この端末の番号が入り、/)).toBeVisible();
    }
  }
});

// UI-25
test('on a translated page of a user clocks run, and what was done is said', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  await expect(translated(page, '作業名を入れるか例を選ぶと、計測が始まります')).toBeVisible();
  const strip = page.getByRole('region', { name: '計測', exact: true });
  await page.getByRole('combobox', { name: '作業名' }).fill('会議');
  await page.keyboard.press('Enter');
  await expect(translated(strip, '作業名を入れるか例を選ぶと、計測が始まります')).toHaveCount(0);
  await expect(strip.getByText('0:00:03')).toBeVisible();
  await expect(strip.getByText('0:00:04')).toBeVisible();
  await page.keyboard.press('Escape');
  const since = strip.getByRole('button', { name: /から · 変更$/ });
  const before = (await since.textContent()) ?? '';
  await since.click();
  await button(dialog(page, '記録を編集'), '15分前').click();
  await button(dialog(page, '記録を編集'), '保存').click();
  await expect(since).not.toHaveText(before);
  await expect(strip.getByText(/^0:15:\d\d$/)).toBeVisible();

  await button(page, '停止 会議').click();
  await expect(translated(page, '「会議」を停止しました')).toBeVisible();
  await button(page, '元に戻す').click();
  await expect(button(page, '停止 会議')).toBeVisible();
  await expect(translated(page, '「会議」を停止しました')).toHaveCount(0);
  await button(page, '停止 会議').click();
  await expect(translated(page, '「会議」を停止しました')).toBeVisible();
  await expect(strip.getByText('今日 0:15')).toBeVisible();

  for (const [tab, range] of [
    ['集計', / – /],
    ['勤務表', /^\d+年\d+月$/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const heading = page.getByRole('heading', { name: range });
    const now = (await heading.textContent()) ?? '';
    await expect(translated(heading, now)).toBeVisible();
    await button(page, '前へ').click();
    await expect(heading).not.toHaveText(now);
    await button(page, '次へ').click();
    await expect(translated(heading, now)).toBeVisible();
  }

  await expect(untouched(page)).toHaveCount(0);
  await button(page, 'ログアウト').click();
  await expect(button(page, 'ログイン')).toBeVisible();
});
