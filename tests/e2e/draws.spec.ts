/** Drawing without repeats, its history and proof, links and the big screen. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';

test.use(inMotion);

const items = (page: Page) => page.getByRole('list', { name: '抽選項目' }).getByRole('listitem');
const draw = (page: Page) => page.getByRole('button', { name: '抽選', exact: true });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const lit = (page: Page, highlight: 'spinning' | 'final') =>
  page.locator(`[data-highlight="${highlight}"]`);

async function writeList(page: Page, title: string, lines: readonly string[]): Promise<void> {
  await page.goto('/Roulette/ListA');
  await page.getByLabel('リスト名').fill(title);
  await page.getByLabel('項目(1行に1つ)').fill(lines.join('\n'));
  await page.getByRole('button', { name: `A:${title}` }).click();
}

/** What the debug numbers say of the last draw. */
async function debugNumbers(page: Page) {
  const text = (await page.getByText(/^n=\d+ target=\d+ tick=/).textContent()) ?? '';
  const {
    n = '',
    target = '',
    line = '',
  } = /n=(?<n>\d+) target=(?<target>\d+) .*line=(?<line>\d+)/.exec(text)?.groups ?? {};
  return { n: Number(n), target: Number(target), line: Number(line) };
}

// ROU-22, ROU-23, ROU-24
test('the lit row, the result, the history and the debug numbers are one and the same', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.setViewportSize(
    isMobile ? { width: 320, height: 640 } : { width: 1920, height: 1080 },
  );
  await page.clock.install();
  await writeList(page, '掃除当番', ['佐藤', '鈴木', '高橋', '田中']);
  await page.getByRole('switch', { name: '当たった項目を除く' }).click();
  const drawn = new Set<number>();
  for (const left of [4, 3]) {
    await expect(page.getByText(`残り ${left}/4`)).toBeVisible();
    await draw(page).click();
    await expect(lit(page, 'spinning')).toHaveCount(1);
    const roulette = page.getByRole('region', { name: 'ルーレット' });
    const commitment = await roulette.getByText(/^確認値 [0-9a-f]{12}$/).textContent();
    await endSpin(page);
    await expect(result(page)).toBeVisible();
    const { n, target, line } = await debugNumbers(page);
    expect(n).toBe(left);
    expect(target).toBeGreaterThan(2 * n);
    expect(target).toBeLessThanOrEqual(3 * n);
    expect(drawn).not.toContain(line);
    drawn.add(line);
    await expect(lit(page, 'final')).toBeInViewport({ ratio: 0.9 });
    const row = (await lit(page, 'final').textContent()) ?? '';
    expect(row.startsWith(`${line}: `)).toBe(true);
    await expect(result(page)).toHaveText(`結果: ${row.replace(': ', ' ')}`);

    const about = roulette.getByText('この抽選について');
    await about.click();
    const committed = roulette.getByRole('group', { name: '確認値のもとの文字列' });
    const nonce = /nonce=(\w+)/.exec((await committed.textContent()) ?? '')?.[1];
    const titles = ['佐藤', '鈴木', '高橋', '田中'].map((title, index) => `${index + 1}: ${title}`);
    const before = titles.filter((_, index) => index + 1 === line || !drawn.has(index + 1));
    const original = [`target=${target}`, `nonce=${nonce}`, ...before].join('\n');
    const whole = createHash('sha256').update(original).digest('hex');
    expect(commitment).toBe(`確認値 ${whole.slice(0, 12)}`);

    await about.click();
    await page.getByRole('button', { name: '設定' }).click();
    const entry = page
      .getByRole('region', { name: '履歴', exact: true })
      .getByRole('listitem')
      .first();
    await expect(entry).toContainText(row);
    await expect(entry).toContainText(`n=${n} target=${target} line=${line}`);
    await page.keyboard.press('Escape');
  }
  await page.goto('/Roulette');
  await expect(page.getByText('残り 2/4')).toBeVisible();
  await expect(items(page).locator('s')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

// ROU-26
test('the big screen does not open over the tab that was pressed right after its own', async ({
  page,
}) => {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const draws = '**/static/js/draw.*';
  await page.route(draws, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(draws);
  await page.goto('/Roulette');
  await page.getByRole('tab', { name: '大画面' }).click();
  // Pressed any sooner, the second tab replaces the first before that has asked for its chunk.
  const chunk = await asked;
  await page.getByRole('tab', { name: '設定' }).click();
  letCome();
  await (await chunk.response())?.finished();
  await expect(page.getByRole('region', { name: '設定A: 引き方' })).toBeVisible();
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// ROU-21, ROU-28
test('a list goes to another browser by a link that no server sees', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeList(page, '掃除当番', ['佐藤', '鈴木']);
  await page.getByRole('button', { name: 'リンクで共有' }).click();
  await expect(page.getByText(/^リンクをコピーしました/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/Roulette#list=`)).toBe(true);

  const other = await browser.newContext({ serviceWorkers: 'block' });
  const opened = await other.newPage();
  await opened.clock.install();
  const sent: string[] = [];
  opened.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await opened.goto(link);
  await expect(items(opened)).toHaveText(['1: 佐藤', '2: 鈴木']);
  await expect(items(opened).first()).toBeInViewport();
  await draw(opened).click();
  await endSpin(opened);
  await expect(result(opened)).toBeVisible();
  expect(opened.url()).toBe(`${baseURL}/Roulette`);
  await opened.getByRole('button', { name: '保存' }).click();
  await opened.getByRole('menuitem', { name: 'リストBに保存' }).click();
  await expect(opened.getByRole('button', { name: 'B:掃除当番' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.join('\n').replaceAll(link, '')).not.toContain(link.split('#list=')[1] ?? '');
  await other.close();
});
