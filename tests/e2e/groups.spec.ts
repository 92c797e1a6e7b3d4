import { expect, test } from '#tests/support/browser/test.ts';

const names = Array.from({ length: 12 }, (_, index) => `児童${index + 1}`);

// ROU-60, ROU-62
test('groups are dealt from an own list, copied, seen on the big screen, and kept', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Roulette/ListB');
  await page.getByLabel('リスト名').fill('4年1組');
  await page.getByLabel('項目(1行に1つ)').fill(names.join('\n'));
  const groups = page.getByRole('button', { name: 'グループ分け' }).filter({ visible: true });
  await groups.click();
  await page.getByRole('button', { name: '1グループに入れる数' }).click();
  await page.getByRole('spinbutton', { name: '数' }).fill('5');
  await expect(page.getByText('12件を3グループ(4件が3つ)に分けます')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('12件を3グループに分けました')).toBeVisible();
  const place = page.getByRole('region', { name: 'グループ分け' });
  await expect(place.getByRole('listitem')).toHaveCount(12);
  await page.getByRole('button', { name: 'コピー' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(
    copied
      .split('\n')
      .flatMap((row) => row.replace(/^グループ\d: /, '').split('、'))
      .sort(),
  ).toEqual([...names].sort());

  await page.getByRole('button', { name: '大画面' }).click();
  const big = page.getByRole('dialog').getByRole('region', { name: 'グループ分け' });
  for (const name of names) await expect(big.getByText(name, { exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.goto('/Roulette/SettingC');
  const history = page.getByRole('region', { name: '履歴' });
  await expect(history.getByText('3グループ', { exact: true })).toBeVisible();
  await history.getByText('メンバーを見る').click();
  await expect(history.getByText(copied.split('\n')[2] ?? '')).toBeVisible();
});

// ROU-63
test('who is absent is pressed in the list, and is in no group, in any tab, until the same press', {
  tag: '@both',
}, async ({ page, context }) => {
  await page.goto('/Roulette/ListB');
  await page.getByLabel('リスト名').fill('4年1組');
  await page.getByLabel('項目(1行に1つ)').fill(names.join('\n'));
  await page.getByRole('button', { name: '休みを選ぶ' }).click();
  const line = (name: string) => page.getByRole('button', { name, exact: true });
  await line('児童2').click();
  await expect(page.getByRole('list', { name: '抽選項目' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(line('児童1休み')).toBeFocused();
  await expect(line('児童2休み')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('10件から1つ · 各1/10')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/Roulette/ListB');
  await expect(other.getByText('休み2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '全員に戻す' }).click();
  await expect(other.getByText('12件から1つ · 各1/12')).toBeVisible();
  await other.close();

  // A drag over a line selects its text, and presses nothing.
  const box = await line('児童3').boundingBox();
  if (!box) throw new Error('no line');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.up();
  await expect(line('児童3')).toHaveAttribute('aria-pressed', 'false');
  await line('児童3').click();
  await page.getByRole('button', { name: 'グループ分け' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'グループの数' }).click();
  await page.getByRole('spinbutton', { name: '数' }).fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('11件を2グループに分けました')).toBeVisible();
  await expect(page.getByText('児童3', { exact: true })).toHaveCount(0);
});
