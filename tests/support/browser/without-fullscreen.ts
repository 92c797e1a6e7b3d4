import type { Page } from '@playwright/test';

/** As on an iPhone, no part of the page may fill the screen: while one does, the headless shell resizes nothing. */
export async function withoutFullscreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
}
