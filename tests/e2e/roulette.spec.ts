/** A guest draws: the names are those of the customer's screen. */
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { endSpin, letTimeStand } from '#tests/support/browser/page-clock.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';
import { hasPoppler, pdfText } from './pdf-text.ts';

test.use(inMotion);

const items = (page: Page) => page.getByRole('list', { name: '抽選項目' }).getByRole('listitem');
const draw = (page: Page) => page.getByRole('button', { name: '抽選' });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const debug = (page: Page) => page.getByText(/^n=\d+ target=/);

const SPIN_MS = 3000;

/** The colour of a signal; the page is in the light scheme unless a test says otherwise. */
const YELLOW = 'rgb(255, 224, 102)';
const GREEN = 'rgb(142, 227, 171)';

/** The line that the debug numbers' target implies. */
async function impliedLine(page: Page): Promise<number> {
  const numbers = (await debug(page).textContent()) ?? '';
  const { n, target } = /n=(?<n>\d+) target=(?<target>\d+)/.exec(numbers)?.groups ?? {};
  expect(Number(target)).toBeGreaterThanOrEqual(2 * Number(n) + 1);
  expect(Number(target)).toBeLessThanOrEqual(3 * Number(n));
  return ((Number(target) - 1) % Number(n)) + 1;
}

// ROU-8: what sounds when is told by sounds.test.ts; here is a real device.
test('all ticks of a spin and its stop are scheduled on an open device', async ({ page }) => {
  await page.addInitScript(() => {
    const starts: number[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when = 0) {
      // Sounds that are due while the device opens are scheduled once more.
      if (this.context.state === 'running') starts.push(when);
      Object.assign(window, { starts, device: this.context });
      return start.call(this, when);
    };
  });
  const thirty = Array.from({ length: 30 }, (_, index) => ({ title: `項目${index + 1}` }));
  await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: thirty }));
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await draw(page).click();
  await expect.poll(() => page.evaluate('window.device?.state')).toBe('running');
  const starts = await page.evaluate<number[]>('[...window.starts]');
  expect(starts.length).toBeGreaterThan(12);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate<number[]>('[...window.starts]')).toEqual(starts);
});

// ROU-6, ROU-7, ROU-11, ROU-16, ROU-27
for (const { what, count, spins, tag } of [
  // The second spin begins on green.
  { what: 'a list that stands still', count: 8, spins: 2, tag: ['@both'] },
  { what: 'a drum', count: 30, spins: 2, tag: [] },
  { what: 'a drum of a thousand lines', count: 1000, spins: 1, tag: ['@phone'] },
]) {
  test(`${what} stops at its last tick, and no frame lacks a part`, { tag }, async ({ page }) => {
    const lines = Array.from({ length: count }, (_, index) => ({ title: `項目${index + 1}` }));
    await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: lines }));
    await page.goto('/');
    await page.getByRole('button', { name: '1:昼食' }).click();
    await expect(items(page).first()).toHaveText('1: 項目1');
    if (count > 200) expect(await items(page).count()).toBeLessThan(40);
    for (let spin = 0; spin < spins; spin += 1) {
      const film = filmOfSpin(page);
      await draw(page).click();
      const frames = await film;
      const kinds = new Set(frames.map(({ kind }) => kind));
      expect([...kinds]).toEqual([`${YELLOW} ${YELLOW} "▶"`, `${GREEN} ${GREEN} "✓"`]);
      const stop = frames.findIndex(({ kind }) => kind.startsWith(GREEN));
      expect(frames[stop]?.elapsed).toBe(SPIN_MS);
      expect(frames[stop - 1]?.row).not.toBe(frames[stop]?.row);
      const line = await impliedLine(page);
      expect(frames[stop]?.row).toBe(`${line}: `);
      await expect(result(page)).toHaveText(`結果: ${line} 項目${line}`);
      const most = (of: 'covers' | 'off' | 'empty' | 'changed') =>
        Math.max(...frames.map((frame) => frame[of]));
      expect(most('covers'), 'the green row pushes the others apart').toBeLessThanOrEqual(1);
      expect(most('off'), 'the lit row stays in the middle').toBeLessThanOrEqual(2);
      expect(most('empty'), 'the stage is full').toBeLessThanOrEqual(15);
      // As many rows as are in sight, whatever the length of the list: their numbers and their texts.
      expect(most('changed')).toBeLessThanOrEqual(2 * 12);
      if (count <= 200) continue;
      // Rows beside the card are lower than those below it.
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(items(page).filter({ hasText: new RegExp(`^${line}: `) })).toBeInViewport();
    }
  });
}

// ROU-50, ROU-34, ROU-70
test('an order of thirty is all in sight', { tag: '@both' }, async ({ page, isMobile }) => {
  test.slow();
  const lines = Array.from({ length: 30 }, (_, index) => ({ title: `佐藤 太郎${index + 1}` }));
  await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: lines }));
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '続けて引く' }).click();
  await page.getByRole('switch', { name: /^テンポを速く/ }).click();
  await letTimeStand(page.clock);
  await page.getByRole('button', { name: '全部(30)' }).click();
  const names = page.locator('[data-state="final"] li');
  const scrollHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  let height = 0;
  for (let left = 30; left > 0; left -= 1) {
    await expect(page.getByText(new RegExp(`^n=${left} .* elapsed=\\d`))).toBeAttached();
    await page.clock.fastForward(SPIN_MS);
    if (left === 24) {
      await expect(page.getByText('7/30番')).toBeInViewport({ ratio: 1 });
      await expect(names).toHaveCount(isMobile ? 2 : 7);
      await expect(names.last()).toBeInViewport({ ratio: 0.99 });
      if (isMobile) await expect(page.getByText('残り 23', { exact: true })).toBeVisible();
      height = await scrollHeight();
    }
    await page.clock.fastForward(500);
  }
  await expect(names).toHaveCount(30);
  expect(await scrollHeight()).toBe(height);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
  if (isMobile) return;
  await page.clock.resume();
  // ROU-71
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: '印刷' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-state="final"]')).toHaveCSS('box-shadow', 'none');
  const paper = page.locator('[data-printed]');
  await expect(paper).toHaveText(/^昼食 · 第1〜30回\d{4}\/\d\d\/\d\d \d\d:\d\d佐藤/);
  await expect(paper.locator('ol')).toHaveCSS('font-size', '24px');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: '大画面' }).click();
  const order = page.getByRole('dialog').locator('ol[reversed] li');
  await expect(order).toHaveCount(30);
  for (const name of await order.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
});

/** Reads a frame: the colours of card and lit row, its mark, and how far it covers another one. */
interface Frame {
  kind: string;
  row: string;
  elapsed: number;
  covers: number;
  /** How far the lit row of a drum is from the middle, in pixels. */
  off: number;
  /** How much of a drum's place has no row, in percent. */
  empty: number;
  /** How many nodes of a drum have changed at most at once. */
  changed: number;
}

/** Each frame from the first line that is lit to half a second after the last. */
const filmOfSpin = (page: Page): Promise<Frame[]> =>
  page.evaluate(
    () =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = [];
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        let changed = 0;
        const changes = new MutationObserver((records) => {
          if (!document.querySelector('[data-highlight="spinning"]')) return;
          changed = Math.max(changed, new Set(records.map(({ target }) => target)).size);
        });
        let spins = false;
        let stopped = 0;
        requestAnimationFrame(function look(time) {
          const card = document.querySelector<HTMLElement>('[data-state]');
          const stage = document.querySelector<HTMLElement>('[data-phase]');
          const numbers = document.body.textContent.match(/elapsed=(\d+)/)?.[1] ?? '0';
          spins ||= stage?.dataset.phase === 'spinning';
          const drum = stage?.querySelector('[data-lit]');
          const isDrum = drum && seen(drum);
          const lights = [...(stage?.querySelectorAll('[data-highlight]') ?? [])].filter(seen);
          const drawn = isDrum && drum.closest('[data-final]') ? drum : undefined;
          const light = drawn ?? lights.at(-1);
          if (card && stage && light && spins) {
            const color = (element: Element) => getComputedStyle(element).backgroundColor;
            const mark = getComputedStyle(light, '::before').content.split(' / ')[0];
            const row = isDrum ? drum : light;
            const box = row.getBoundingClientRect();
            const frame = (stage.querySelector('ol') ?? stage).getBoundingClientRect();
            const others = [...(row.parentElement?.children ?? [])].filter((one) => one !== row);
            const within = (other: DOMRect) => (one: Element) => {
              const { top, bottom } = one.getBoundingClientRect();
              return Math.max(0, Math.min(bottom, other.bottom) - Math.max(top, other.top));
            };
            const isMoving = isDrum && !drawn;
            const middle = light.getBoundingClientRect();
            const rows = [row, ...others].filter(({ textContent }) => textContent);
            const full = rows.map(within(frame)).reduce((sum, height) => sum + height, 0);
            frames.push({
              kind: `${color(card)} ${color(light)} ${mark}`,
              row: row.querySelector('span')?.textContent ?? '',
              elapsed: Number(numbers),
              covers: Math.max(0, ...others.map(within(box))),
              off: isMoving
                ? Math.abs(middle.top + middle.bottom - frame.top - frame.bottom) / 2
                : 0,
              empty: isMoving ? 100 - (100 * full) / frame.height : 0,
              changed: isDrum ? changed : 0,
            });
            if (frames.length === 1)
              changes.observe(stage, { subtree: true, childList: true, characterData: true });
            if (stage.dataset.phase === 'final') stopped ||= time;
          }
          if (stopped > 0 && time - stopped > 500) resolve(frames);
          else requestAnimationFrame(look);
        });
      }),
  );

for (const { what, count } of [
  { what: 'a list that stands still', count: 8 },
  { what: 'a list that spins as a drum', count: 30 },
  { what: 'a list of which only the lines in sight are on the screen', count: 1500 },
]) {
  // ROU-38
  test(`all lines of ${what} are on paper, before and after a draw`, async ({ page }) => {
    const lines = Array.from({ length: count }, (_, index) => `item${index + 1}`);
    const packed = deflateSync(['番号', ...lines].join('\n')).toString('base64url');
    await page.clock.install();
    await page.goto(`/Roulette#list=${packed}`);
    await expect(items(page).first()).toHaveText('1: item1');
    for (const isDrawn of [false, true]) {
      if (isDrawn) {
        await letTimeStand(page.clock);
        await draw(page).click();
        await endSpin(page);
        await expect(result(page)).toBeVisible();
      }
      await page.emulateMedia({ media: 'print' });
      await expect(draw(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'コピー' })).toBeHidden();
      const cut = await page.locator('[data-phase]').evaluate((stage) =>
        [stage, ...stage.querySelectorAll('*')].flatMap((one) => {
          const isWhole = one.scrollHeight <= one.clientHeight + 1;
          const { overflowY } = getComputedStyle(one);
          return isWhole || overflowY === 'visible' || !one.checkVisibility() ? [] : one.tagName;
        }),
      );
      expect(cut).toEqual([]);
      await page.emulateMedia({ media: null });
      if (!hasPoppler) continue;
      const printed = pdfText(await page.pdf()).join('\n');
      expect(new Set(printed.match(/item\d+/g))).toEqual(new Set(lines));
    }
  });
}
