import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Expects no violation of what axe knows, in both schemes (UI-1), and no need to scroll sideways. */
export async function expectAccessible(page: Page, screen = 'the page'): Promise<void> {
  expect(await violations(page, 'dark', colors), `${screen}, dark`).toEqual([]);
  expect(await violations(page, 'light'), `${screen}, light`).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, `${screen} scrolls sideways`).toBe(clientWidth);
}

/** All that a scheme can change. */
const colors: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

async function violations(
  page: Page,
  colorScheme: 'dark' | 'light',
  options: RunOptions = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await motionEnds(page);
  // Half a megabyte: once for a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: AxeResults['violations'] = await page.evaluate(
    async (rules) => (await Reflect.get(window, 'axe').run(rules)).violations,
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
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
