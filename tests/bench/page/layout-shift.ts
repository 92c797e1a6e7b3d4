/** The layout shift while the page loads and while a guest draws. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import type { Bench } from '../row.ts';
import { desktopScreen, phoneScreen, slowDownNetwork, slowDownProcessor } from './devices.ts';
import { openProduct } from './servers.ts';

/** The entry of a layout shift, which lib.dom lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

export const layoutShift: Bench = {
  name: 'layout-shift',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const phone = await shiftOfDraw(browser, product.url, phoneScreen);
    const desktop = await shiftOfDraw(browser, product.url, desktopScreen);
    return [
      {
        figure: 'layout shift from load to result',
        measured: `${phone.toFixed(4)} on a phone, ${desktop.toFixed(4)} on a desktop`,
        against: '0',
        value: Math.max(phone, desktop),
        unit: '',
        limit: { atMost: 0.01 },
      },
    ];
  },
};

async function shiftOfDraw(
  browser: Browser,
  baseURL: string,
  screen: BrowserContextOptions,
): Promise<number> {
  const page = await browser.newPage({ ...screen, baseURL, serviceWorkers: 'block' });
  // Late content is what causes shifts.
  await slowDownProcessor(page);
  await slowDownNetwork(page);
  await page.goto('/');
  await page.getByRole('button', { name: '1:昼食' }).click();
  await page.getByRole('button', { name: '抽選' }).click();
  await page.getByText(/^結果: /).waitFor();
  const shift = await unaskedShift(page);
  await page.close();
  return shift;
}

/** The sum of all shifts but those that follow a press. */
function unaskedShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The result's own shift is known when the frame after the next one begins.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
