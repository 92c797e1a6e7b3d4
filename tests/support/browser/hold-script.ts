import type { Page } from '@playwright/test';

/** The script that takes the page over, or draws it. */
export const pageScript = '**/static/js/index.*.js';

/** Holds the page's script back until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pageScript, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
