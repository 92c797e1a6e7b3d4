import { expect, test } from '#tests/support/browser/test.ts';

const pupils = Array.from({ length: 30 }, (_, index) => `児童${index + 1}`);
const names = pupils.slice(0, 12);

// ROU-60, ROU-62
test('groups are dealt, copied, seen and kept', { tag: '@both' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Roulette/ListB');
  await page.getByLabel('リスト名').fill('4年1組');
  await page.getByLabel('項目(1行に1つ)').fill(pupils.join('\n'));
  const groups = page.getByRole('button', { name: 'グループ分け' }).filter({ visible: true });
  await groups.click();
  await page.getByRole('button', { name: '1グループに入れる数' }).click();
  await page.getByRole('spinbutton', { name: '数' }).fill('11');
  await expect(page.getByText('30件を3グループ(10件が3つ)に分けます')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('30件を3グループに分けました')).toBeVisible();
  const place = page.getByRole('region', { name: 'グループ分け' });
  await expect(place.getByRole('listitem')).toHaveCount(30);
  // The buttons below stand above the bar.
  const topOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByRole('button', { name: 'リストに戻る' })).toBeVisible();
  await expect
    .poll(async () => (await topOf('抽選')) - (await topOf('リストに戻る')))
    .toBeGreaterThan(43);
  await page.getByRole('button', { name: 'コピー' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(
    copied
      .split('\n')
      .flatMap((row) => row.replace(/^グループ\d: /, '').split('、'))
      .sort(),
  ).toEqual([...pupils].sort());

  await page.getByRole('button', { name: '大画面' }).click();
  const big = page.getByRole('dialog').getByRole('region', { name: 'グループ分け' });
  // A phone scrolls so many.
  const seen = (page.viewportSize()?.width ?? 0) > 600 ? pupils : [];
  for (const name of seen) await expect(big.getByText(name, { exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.goto('/Roulette/SettingC');
  const history = page.getByRole('region', { name: '履歴' });
  await expect(history.getByText('3グループ', { exact: true })).toBeVisible();
  await history.getByText('メンバーを見る').click();
  await expect(history.getByText(copied.split('\n')[2] ?? '')).toBeVisible();
});

// ROU-63
test('a drag over a line selects its text, and presses nothing', async ({ page }) => {
  await page.goto('/Roulette/ListB');
  await page.getByLabel('項目(1行に1つ)').fill(names.join('\n'));
  await page.getByRole('button', { name: '休みを選ぶ' }).click();
  const line = page.getByRole('button', { name: '児童3', exact: true });
  const box = await line.boundingBox();
  if (!box) throw new Error('no line');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.up();
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  // A drag that began before the lines were watched, as while the draw's tools were on their way.
  await line.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  });
  await expect(line).toHaveAttribute('aria-pressed', 'false');
});

// ROU-63
test('End moves to the last of ten thousand lines, some of which are long', async ({ page }) => {
  await page.goto('/Roulette/ListB');
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `${index + 1}番${'の児童'.repeat(index % 30)}`,
  );
  // Typing them would take minutes.
  await page.getByLabel('項目(1行に1つ)').evaluate((field: HTMLTextAreaElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
  await page.getByRole('button', { name: '休みを選ぶ' }).click();
  await expect(page.getByRole('list', { name: '抽選項目' })).toBeFocused();
  const last = page.getByRole('button', { name: /^10000番/ });
  // The keys of the list come with a chunk.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: '1番', exact: true })).toBeFocused();
});
