/** The paths that the service worker has cached. It passes a response on first, and caches it then. */
import { expect, type Page } from '@playwright/test';

/** The addresses of all cached responses, in order. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        addresses.push(pathname + search.replace(/^\?__WB_REVISION__=.*/, ''));
      }
    }
    return addresses.sort();
  });
}

/**
 * Waits until every script that the page has loaded is cached, and what else a journey needs without a
 * network.
 *
 * @param others parts of addresses, such as `/tracker.`
 */
export async function isReadyForOffline(page: Page, ...others: readonly string[]): Promise<void> {
  const missing = async () => {
    const cached = await cachedPaths(page);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    return [...loaded, ...others].filter((part) => !cached.some((path) => path.includes(part)));
  };
  await expect.poll(missing, 'not cached yet').toEqual([]);
}
