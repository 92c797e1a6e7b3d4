import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All that a scheme can change. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Expects no violation of what axe knows, in both schemes (UI-1), and no need to scroll sideways: at the
 * page's size, or at each of these. A size after the first is asked for what the others did not show.
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
    for (const [colorScheme, rules] of [
      ['dark', COLORS],
      ['light', {}],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page, rules), `${place}, ${colorScheme}`).toEqual([]);
    }
    await page.evaluate(() => {
      for (const element of Reflect.get(window, 'fresh'))
        Reflect.get(window, 'judged').add(element);
    });
    await expectNoSidewaysScroll(page, place);
  }
}

/** Violations in what was not judged before, at first in the document. What fades or flashes is judged as it stays. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const found: AxeResults['violations'] = await page.evaluate(
    async (rules) => {
      // The page of a new size is drawn after it is told of it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          motion.finish();
      }
      const judged: WeakSet<Element> = Reflect.get(window, 'judged');
      const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
      const fresh = all.filter((element) => !judged.has(element));
      Object.assign(window, { fresh });
      if (fresh.length === 0) return [];
      const context = fresh.length === all.length ? document : { include: fresh };
      return (await Reflect.get(window, 'axe').run(context, rules)).violations;
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
