/** When a phone with a cold cache shows the page: its first and its largest content. */
import type { Browser } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { type Bench, median, type Row } from '../row.ts';
import { phoneScreen, slowDownNetwork, slowDownProcessor } from './devices.ts';
import { openFloor, openProduct } from './servers.ts';

const LOADS = 5;

/** In milliseconds since the navigation began. */
interface Paints {
  readonly first: number;
  readonly largest: number;
  /** When the last button could be pressed. */
  readonly usable: number;
}

export const paint: Bench = {
  name: 'paint',
  async run() {
    await using product = await openProduct();
    await using floor = await openFloor();
    await using browser = await launchChromium();
    const ofProduct: Paints[] = [];
    const ofFloor: Paints[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    while (ofProduct.length < LOADS) {
      ofFloor.push(await load(browser, floor.url, 'Open'));
      ofProduct.push(await load(browser, product.url, '1:昼食'));
    }
    return [
      row('first contentful paint on a phone', ofProduct, ofFloor, ({ first }) => first),
      row('largest contentful paint on a phone', ofProduct, ofFloor, ({ largest }) => largest),
    ];
  },
};

/** Opens the page for the first time; `last` is the button that appears last. */
async function load(browser: Browser, url: string, last: string): Promise<Paints> {
  const context = await browser.newContext({ ...phoneScreen, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDownProcessor(page);
  await slowDownNetwork(page);
  await page.goto(url);
  await page.getByRole('button', { name: last, exact: true }).waitFor();
  const paints = await page.evaluate(async () => {
    // What is there has been shown when the frame after the next one begins.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const largest = observer.takeRecords().at(-1);
    const usable = performance.now();
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return {
      first: first?.startTime ?? Number.NaN,
      largest: largest?.startTime ?? Number.NaN,
      usable,
    };
  });
  await context.close();
  return paints;
}

/** Both times matter: what is painted before the scripts are loaded cannot be used yet. */
function untilUsable(all: readonly Paints[]): string {
  return `; usable after ${Math.round(median(all.map(({ usable }) => usable)))} ms`;
}

function row(
  figure: string,
  product: readonly Paints[],
  floor: readonly Paints[],
  which: (paints: Paints) => number,
): Row {
  const [measured, least] = [median(product.map(which)), median(floor.map(which))];
  return {
    figure,
    measured: `${Math.round(measured)} ms${untilUsable(product)}`,
    against: `${Math.round(least)} ms, the smallest page${untilUsable(floor)}`,
    value: measured / least,
    unit: '×',
    limit: { atMost: 1.1 },
  };
}
