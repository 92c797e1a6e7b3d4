import { expect, type Page } from '@playwright/test';

/** Expects all of the page within the width of the screen (UI-8). */
export async function expectNoSidewaysScroll(page: Page, place = 'the page'): Promise<void> {
  // As numbers: an element itself does not come over from the browser.
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.clientWidth).toBeGreaterThan(0);
  expect(widths.scrollWidth, `${place} scrolls sideways`).toBe(widths.clientWidth);
}
