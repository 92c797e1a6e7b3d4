/**
 * The devices that the page is measured on, made of this machine by the browser's own emulation.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

const SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;

/** A processor at a quarter of this machine's speed. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** A mobile network: 1.6 Mbit/s, and 150 ms until a response begins. */
export async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}
