/** The devices that the page is measured on, made of this machine by the browser's own emulation. */
import type { BrowserContextOptions, Page } from '@playwright/test';

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

const SLOWDOWN = 4;

/** A processor at a quarter of this machine's speed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
