import type { Page } from '@playwright/test';

/** From now on each draw of the page that is open ends on this line, if the list has so many. @param line from 1 */
export async function alwaysDraw(page: Page, line: number): Promise<void> {
  await page.evaluate((rest) => {
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(rest);
      return values;
    };
  }, line - 1);
}
