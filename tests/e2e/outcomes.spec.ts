import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';
import { hasPoppler, pdfText } from './pdf-text.ts';

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `佐藤 健太郎${index + 1}`);

/** Each way to draw: its dialog up to the press, what is said of its result, and where that stands. */
const ways = {
  groups: {
    ask: async (page: Page) => {
      await page.getByRole('button', { name: 'グループ分け' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'グループの数' }).click();
    },
    press: '分ける',
    said: /件を\d+グループに分けました/,
    place: 'section[aria-label="グループ分け"]',
  },
  order: {
    ask: async (page: Page) => {
      await page.getByRole('button', { name: '続けて引く' }).click();
      await page.getByRole('switch', { name: '一度に並べる' }).check();
    },
    press: '引く',
    said: /件を一度に並べました/,
    place: '[data-state="final"]',
  },
} as const;

/** Asks for a draw by a way, up to its press. */
async function ask(page: Page, way: keyof typeof ways, names: readonly string[], number: number) {
  await page.route('**/api/roulette/noauth/1/items', (route) =>
    route.fulfill({ json: names.map((title) => ({ title })) }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await ways[way].ask(page);
  await page.getByRole('spinbutton', { name: '数' }).fill(`${number}`);
  return page.getByRole('button', { name: ways[way].press, exact: true });
}

// ROU-71, ROU-75
for (const { way, lines, number, text, sheets } of [
  { way: 'groups', lines: 5, number: 2, text: 48, sheets: 1 },
  { way: 'groups', lines: 40, number: 8, text: 26, sheets: 1 },
  { way: 'groups', lines: 40, number: 20, text: 22, sheets: 1 },
  { way: 'groups', lines: 300, number: 60, text: 16, sheets: 3 },
  { way: 'order', lines: 40, number: 40, text: 24, sheets: 1 },
] as const) {
  test(`${lines} lines by ${way} (${number}) are printed in ${text} px`, async ({ page }) => {
    const names = namesOf(lines);
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await (await ask(page, way, names, number)).click();
    await page.getByRole('button', { name: '印刷' }).click();
    await expect(page.locator('[data-printed] li').first()).toHaveCSS('font-size', `${text}px`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
    if (!hasPoppler) return;
    const printed =
      pdfText(pdf)
        .join('\n')
        .match(/健太郎\d+/g) ?? [];
    expect(printed.map((name) => `佐藤 ${name}`).sort()).toEqual(names.sort());
  });
}

// ROU-76
for (const { way, number } of [
  { way: 'groups', number: 500 },
  { way: 'order', number: 10_000 },
] as const) {
  test(`10,000 lines by ${way} are drawn`, { tag: '@both' }, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const names = namesOf(10_000);
    const press = await ask(page, way, names, number);
    const isDrawnInFrame = press.evaluate(
      (button) =>
        new Promise<boolean>((resolve) => {
          const look = () =>
            resolve(document.querySelector('.MuiButton-contained:disabled') !== null);
          button.addEventListener('click', () => requestAnimationFrame(look));
        }),
    );
    await press.click();
    expect(await isDrawnInFrame).toBe(false);
    await expect(page.getByText(ways[way].said)).toBeAttached({ timeout: 45_000 });

    await page.getByRole('button', { name: 'コピー' }).click();
    await expect(page.getByText('結果をコピーしました')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const items = copied.replace(/^グループ\d+: /gm, '').split(/[、\n]/);
    const scrolled = page.locator(`${ways[way].place} div[tabindex="0"]`);
    await expect(async () => {
      // Rows that come in sight make it longer.
      await scrolled.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const last = scrolled.getByText(items.at(-1) ?? '', { exact: true }).last();
      await expect(last).toBeInViewport({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    expect(items.sort()).toEqual(names.sort());
  });
}
