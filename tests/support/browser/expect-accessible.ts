import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All that a scheme can change. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const ALL_BUT_COLORS: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/**
 * Expects no violation of what axe knows, in both schemes (UI-1), and no need to scroll sideways: at the
 * page's size, or at each of these. Contrast takes most of the time, so a size after the first is asked
 * for that of what the others did not show.
 */
export async function expectAccessible(
  page: Page,
  screen = 'the page',
  sizes: readonly Size[] = [],
): Promise<void> {
  // Half a megabyte: once for a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => Object.assign(window, { judged: new WeakSet() }));
  for (const size of sizes.length > 0 ? sizes : [page.viewportSize() ?? { width: 0, height: 0 }]) {
    await page.setViewportSize(size);
    const place = `${screen}, ${size.width} px`;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await motionEnds(page);
      const found = await violations(page, COLORS, 'what is new');
      expect(found, `${place}, ${colorScheme}`).toEqual([]);
    }
    expect(await violations(page, ALL_BUT_COLORS, 'all'), place).toEqual([]);
    await page.evaluate(() => {
      for (const element of Reflect.get(window, 'fresh'))
        Reflect.get(window, 'judged').add(element);
    });
    await expectNoSidewaysScroll(page, place);
  }
}

async function violations(
  page: Page,
  options: RunOptions,
  of: 'all' | 'what is new',
): Promise<string[]> {
  const found: AxeResults['violations'] = await page.evaluate(
    async ([rules, isAll]) => {
      const judged: WeakSet<Element> = Reflect.get(window, 'judged');
      const fresh = [...document.body.querySelectorAll('*')].filter(
        (element) => !judged.has(element) && element.checkVisibility(),
      );
      Object.assign(window, { fresh });
      if (!isAll && fresh.length === 0) return [];
      const context = isAll ? document : { include: fresh };
      return (await Reflect.get(window, 'axe').run(context, rules)).violations;
    },
    [
      { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
      of === 'all',
    ] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** What fades or flashes is judged as it stays; what runs without an end stays as it is. */
async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
    }
    await frame();
  });
}
