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
    if (await findNew(page)) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, COLORS), `${place}, ${colorScheme}`).toEqual([]);
      }
      expect(await violations(page, ALL_BUT_COLORS), place).toEqual([]);
    }
    await expectNoSidewaysScroll(page, place);
  }
}

/** Notes what of the page was not judged before: at first the document. @returns whether there is any */
function findNew(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // The page of a new size is drawn after it is told of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const judged: WeakSet<Element> = Reflect.get(window, 'judged');
    const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const fresh = all.filter((element) => !judged.has(element));
    for (const element of fresh) judged.add(element);
    Object.assign(window, {
      fresh: fresh.length === all.length ? document : { include: fresh },
    });
    return fresh.length > 0;
  });
}

/** Violations in what is new. What fades or flashes is judged as it stays. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const found: AxeResults['violations'] = await page.evaluate(
    async (rules) => {
      await new Promise(requestAnimationFrame);
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          motion.finish();
      }
      return (await Reflect.get(window, 'axe').run(Reflect.get(window, 'fresh'), rules)).violations;
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
