/** A guest draws: the names are those of the customer's screen. */
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { endSpin, letTimeStand } from '#tests/support/browser/page-clock.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';
import { hasPoppler, pdfText } from './pdf-text.ts';

test.use(inMotion);

const items = (page: Page) => page.getByRole('list', { name: '抽選項目' }).getByRole('listitem');
const draw = (page: Page) => page.getByRole('button', { name: '抽選' });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const debug = (page: Page) => page.getByText(/^n=\d+ target=/);
const lit = (page: Page, highlight: 'spinning' | 'final') =>
  page.locator(`[data-highlight="${highlight}"]`);

const SPIN_MS = 3000;

/** All of a line: browsers snap what clips it to whole pixels, and then miss a fraction of one. */
const WHOLE = { ratio: 0.97 };

/** What colour a signal has; the page is in the light scheme unless a test says otherwise. */
const YELLOW = 'rgb(255, 224, 102)';
const GREEN = 'rgb(142, 227, 171)';

async function openLunch(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(items(page).first()).toHaveText('1: 蕎麦');
}

/** The line that the debug numbers' target implies. */
async function impliedLine(page: Page): Promise<number> {
  const numbers = (await debug(page).textContent()) ?? '';
  const { n, target } = /n=(?<n>\d+) target=(?<target>\d+)/.exec(numbers)?.groups ?? {};
  expect(Number(target)).toBeGreaterThanOrEqual(2 * Number(n) + 1);
  expect(Number(target)).toBeLessThanOrEqual(3 * Number(n));
  return ((Number(target) - 1) % Number(n)) + 1;
}

// ROU-1, ROU-7, ROU-11, ROU-13, UI-8, UI-20
test('a guest picks 昼食, has the draw button in reach, draws, sees yellow, then green on the drawn line', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.clock.install();
  await openLunch(page);
  await expect(draw(page)).toBeEnabled();
  await expect(draw(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  if (isMobile) {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(draw(page)).toBeInViewport({ ratio: 1 });
  }
  await letTimeStand(page.clock);
  await draw(page).click();
  await expect(lit(page, 'spinning')).toHaveCount(1);
  await page.clock.runFor(SPIN_MS / 2);
  await expect(draw(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: '2:当番' })).toBeDisabled();
  await expect(lit(page, 'spinning')).toHaveCount(1);
  await expect(lit(page, 'spinning')).toHaveCSS('background-color', YELLOW);
  await expect(lit(page, 'final')).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);

  await page.clock.runFor(SPIN_MS / 2);
  await expect(draw(page)).toBeEnabled();
  const line = await impliedLine(page);
  const winner = items(page).nth(line - 1);
  await expect(winner).toHaveAttribute('data-highlight', 'final');
  await expect(page.locator('[data-highlight]')).toHaveCount(1);
  await expect(winner).toHaveCSS('background-color', GREEN);
  const title = await winner.locator('bdi').textContent();
  await expect(result(page)).toHaveText(`結果: ${line} ${title}`);
  await expect(winner).toBeInViewport(WHOLE);
});

// ROU-8: what sounds when is told by sounds.test.ts; here is a real device.
test('the ticks of a spin of 30 items and its stop are all scheduled when the device is open', async ({
  page,
}) => {
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

// ROU-10
test('under reduced motion nothing flashes and the result comes anyway', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openLunch(page);
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const lit of document.querySelectorAll<HTMLElement>('[data-highlight]')) {
        seen.add(lit.dataset.highlight ?? '');
        document.documentElement.dataset.seen = [...seen].join();
      }
    }).observe(document.body, { subtree: true, attributes: true });
  });
  await draw(page).click();
  await endSpin(page);
  await expect(result(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'final');
});

// ROU-16, ROU-27
test('1,000 items spin as an endless drum: the stage is full, and the lit row stays in its middle', {
  tag: '@phone',
}, async ({ page }) => {
  const thousand = Array.from({ length: 1000 }, (_, index) => ({ title: `項目${index + 1}` }));
  await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: thousand }));
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '1000');
  expect(await items(page).count()).toBeLessThan(40);
  await watchStage(page);
  await draw(page).click();
  await expect(result(page)).toBeVisible();
  const line = await impliedLine(page);
  await expect(lit(page, 'final')).toHaveText(`${line}: 項目${line}`);
  await expect(lit(page, 'final')).toHaveAttribute('aria-posinset', String(line));
  await expect(lit(page, 'final')).toBeInViewport();
  const { frames, emptiest, off, changed } = await seenOfStage(page);
  expect(frames).toBeGreaterThan(9);
  expect(emptiest).toBeGreaterThanOrEqual(85);
  expect(off).toBe(0);
  // As many rows as are in sight, whatever the length of the list: their numbers and their texts.
  expect(changed).toBeLessThanOrEqual(2 * 12);
});

/** Looks at the stage in every frame of a spin. */
function watchStage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const list = document.querySelector('ol');
    const seen = { frames: 0, emptiest: 100, off: 0, changed: 0 };
    const stage = list?.parentElement;
    if (stage) {
      new MutationObserver((records) => {
        if (!stage.querySelector('[data-highlight="spinning"]')) return;
        seen.changed = Math.max(seen.changed, new Set(records.map(({ target }) => target)).size);
      }).observe(stage, { subtree: true, childList: true, characterData: true });
    }
    requestAnimationFrame(function look() {
      const lit = stage?.querySelector('[data-highlight="spinning"]:not([hidden])');
      const texts = stage?.querySelector('[data-lit]')?.parentElement;
      const rows = [...(texts?.children ?? [])].filter((row) => row.textContent);
      if (list && lit && rows.length > 0) {
        const box = list.getBoundingClientRect();
        const full = rows.reduce((sum, row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return sum + Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
        }, 0);
        const { top, height } = lit.getBoundingClientRect();
        const distance = top + height / 2 - box.top - box.height / 2;
        seen.frames += 1;
        seen.emptiest = Math.min(seen.emptiest, (100 * full) / box.height);
        if (Math.abs(distance) > 2) seen.off += 1;
      }
      document.documentElement.dataset.stage = JSON.stringify(seen);
      requestAnimationFrame(look);
    });
  });
}

async function seenOfStage(page: Page) {
  const seen = await page.locator('html').getAttribute('data-stage');
  return JSON.parse(seen ?? '{}') as Record<'frames' | 'emptiest' | 'off' | 'changed', number>;
}

// ROU-6, ROU-7, ROU-16
for (const { what, count } of [
  { what: 'a list that stands still', count: 8 },
  { what: 'a drum', count: 30 },
]) {
  test(`the last tick of ${what} is the stop, and no frame is without a colour`, {
    tag: '@both',
  }, async ({ page }) => {
    const lines = Array.from({ length: count }, (_, index) => ({ title: `項目${index + 1}` }));
    await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: lines }));
    await page.goto('/');
    await page.getByRole('button', { name: '1:昼食' }).click();
    await expect(items(page)).toHaveCount(count);
    // The second spin begins on green.
    for (const _ of [1, 2]) {
      const film = filmOfSpin(page);
      await draw(page).click();
      const frames = await film;
      const kinds = new Set(frames.map(({ kind }) => kind));
      expect([...kinds]).toEqual([`${YELLOW} ${YELLOW} "▶"`, `${GREEN} ${GREEN} "✓"`]);
      const stop = frames.findIndex(({ kind }) => kind.startsWith(GREEN));
      expect(frames[stop]?.elapsed).toBe(SPIN_MS);
      expect(frames[stop - 1]?.row).not.toBe(frames[stop]?.row);
      expect(frames[stop]?.row).toBe(`${await impliedLine(page)}: `);
      const covered = frames.reduce((most, { covers }) => Math.max(most, covers), 0);
      expect(covered, 'the green row pushes the others apart').toBeLessThanOrEqual(1);
    }
  });
}

// ROU-16, ROU-22
test('the two lines that are left of thirty stand still, and each is seen once', async ({
  page,
}) => {
  const lines = Array.from({ length: 30 }, (_, index) => ({ title: `項目${index + 1}` }));
  await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: lines }));
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => {
    const drawn = Array.from({ length: 28 }, (_, index) => ({
      line: index + 1,
      item: `項目${index + 1}`,
    }));
    localStorage.setItem('drawn:raffle:1', JSON.stringify(drawn));
  });
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('switch', { name: '当たった項目を除く' }).click();
  await expect(page.getByText('残り 2/30')).toBeVisible();
  await letTimeStand(page.clock);
  await draw(page).click();
  await expect(page.locator('[data-still]')).toBeVisible();
  const tops = async () => {
    const texts = page.locator('[data-still] bdi').filter({ hasText: /./ });
    await expect(texts).toHaveText(['項目29', '項目30']);
    return Promise.all((await texts.all()).map(async (text) => (await text.boundingBox())?.y));
  };
  const before = await tops();
  await page.clock.runFor(1500);
  expect(await tops()).toEqual(before);
});

// ROU-26, ROU-34
test('the order of thirty is in sight, all of it, on the page and on the big screen', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  test.slow();
  const lines = Array.from({ length: 30 }, (_, index) => ({ title: `佐藤 太郎${index + 1}` }));
  await page.route('**/api/roulette/noauth/1/items', (route) => route.fulfill({ json: lines }));
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '続けて引く' }).click();
  await page.getByRole('switch', { name: 'はやく' }).click();
  await letTimeStand(page.clock);
  await page.getByRole('button', { name: '全部(30)' }).click();
  for (let left = 30; left > 0; left -= 1) {
    await expect(page.getByText(new RegExp(`^n=${left} .* elapsed=\\d`))).toBeAttached();
    await page.clock.runFor(SPIN_MS + 100);
    if (left === 28) await expect(page.getByText(/^3番 /).first()).toBeVisible();
    await page.clock.runFor(500);
  }
  const names = page.locator('[data-state="final"] li');
  await expect(names).toHaveCount(30);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
  if (isMobile) return;
  await page.clock.resume();
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
}

/** Each frame from the first line that is lit to half a second after the last. */
const filmOfSpin = (page: Page): Promise<Frame[]> =>
  page.evaluate(
    () =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = [];
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
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
            const others = [...(row.parentElement?.children ?? [])].filter((one) => one !== row);
            const covers = others.map((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return Math.min(bottom, box.bottom) - Math.max(top, box.top);
            });
            frames.push({
              kind: `${color(card)} ${color(light)} ${mark}`,
              row: row.querySelector('span')?.textContent ?? '',
              elapsed: Number(numbers),
              covers: Math.max(0, ...covers),
            });
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
