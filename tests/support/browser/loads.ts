/**
 * Full loads of the page. The browser tells of them, so no question to a page can come too late.
 */
import type { Page } from '@playwright/test';

/** Counts the loads of a page from now on: `await expect.poll(loads).toBe(1)`. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * Does what makes the page reload, and waits until it has: the old page may already show what
 * the new one will, but whatever is done to it is lost.
 */
export async function throughLoad(page: Page, action: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), action()]);
}
