/** Spins over 10, 1,000 and 10,000 items on a slow processor: their frames and their lengths. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import type { Bench, Row } from '../row.ts';
import { phoneScreen, slowDownProcessor } from './devices.ts';
import { openProduct } from './servers.ts';

const SPINS = 3;
const SPIN_MS = 3000;
/** Later than this after the one before, a frame of a screen with 60 a second was missed. */
const LATE_MS = 20;

export const spin: Bench = {
  name: 'spin',
  run: async () => [
    ...(await spinOver(10)),
    ...(await spinOver(1000)),
    ...(await spinOver(10_000)),
  ],
};

async function spinOver(count: number): Promise<Row[]> {
  await using product = await openProduct();
  await using browser = await launchChromium();
  const idle = await idleIntervals(browser);
  const page = await openItems(browser, product.url, count);
  const draw = page.getByRole('button', { name: '抽選' });

  const spins: Seen[] = [];
  while (spins.length < SPINS) spins.push(await watchSpin(draw));
  const between = spins.flatMap(({ frames }) => intervals(frames));
  const lengths = spins.map(({ lengthMs }) => lengthMs);
  const sincePress = spins.map(({ sincePressMs }) => sincePressMs);

  return [
    {
      figure: `late frames of a spin over ${count.toLocaleString('en')} items`,
      measured: `${percent(lateShare(between))} of ${between.length} frames`,
      against: `0; an empty page here reaches ${percent(lateShare(idle))}`,
      value: lateShare(between),
      unit: '%',
      limit: { atMost: 5 },
    },
    {
      figure: `length of a spin over ${count.toLocaleString('en')} items`,
      measured: `${whole(lengths)} ms; since the press ${whole(sincePress)} ms`,
      against: `${SPIN_MS} ms`,
      value: Math.max(...lengths.map((length) => Math.abs(length - SPIN_MS))),
      unit: 'ms',
      limit: { atMost: 20 },
    },
  ];
}

/** The time between each frame and the next, in milliseconds, from the times of the frames. */
function intervals(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
}

/** How many of the intervals are late, in percent. */
function lateShare(between: readonly number[]): number {
  return (100 * between.filter((interval) => interval > LATE_MS).length) / between.length;
}

const whole = (lengths: readonly number[]) => lengths.map(Math.round).join(', ');
const percent = (share: number) => `${share.toFixed(1)} %`;

/** The frames of an empty page over the same time: what the machine itself costs. */
async function idleIntervals(browser: Browser): Promise<number[]> {
  const page = await browser.newPage(phoneScreen);
  await slowDownProcessor(page);
  const times = await page.evaluate(
    (lengthMs) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        requestAnimationFrame(function onFrame(time) {
          seen.push(time);
          if (time - (seen[0] ?? time) >= lengthMs) resolve(seen);
          else requestAnimationFrame(onFrame);
        });
      }),
    SPIN_MS,
  );
  await page.close();
  return intervals(times);
}

/** A guest's page with so many items to draw from, on a slow phone. */
async function openItems(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await browser.newPage({ ...phoneScreen, serviceWorkers: 'block' });
  const all = Array.from({ length: count }, (_, index) => ({ title: `項目${index + 1}` }));
  const items = '**/api/roulette/noauth/1/items';
  await page.route(items, (route) => route.fulfill({ json: all }));
  await page.goto(url);
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(page.getByText('1: 項目1', { exact: true })).toBeVisible();
  await page.unroute(items);
  await slowDownProcessor(page);
  return page;
}

/** Times of a spin as the page saw them, in milliseconds. */
interface Seen {
  /** When each frame was begun, from the last one before the press to the first one after the spin. */
  readonly frames: readonly number[];
  /** From the first line that is lit to the one that is final. */
  readonly lengthMs: number;
  readonly sincePressMs: number;
}

/** Presses the button like a user, and looks on from inside the page until a line is final. */
async function watchSpin(draw: Locator): Promise<Seen> {
  const watch = await draw.evaluateHandle(() => {
    const frames: number[] = [];
    let press: number | undefined;
    let begin: number | undefined;
    let end: number | undefined;

    const onPress = () => {
      press = performance.now();
    };
    addEventListener('click', onPress, { capture: true, once: true });

    // The debug numbers change as soon as a line is lit. To look for the line itself would cost a
    // frame as much as what is measured.
    const numbers = [...document.querySelectorAll('span')].find((span) =>
      span.textContent?.startsWith('n='),
    );
    const observed = { characterData: true, childList: true, subtree: true };
    new MutationObserver((_, observer) => {
      const now = performance.now();
      const numbered = numbers?.textContent ?? '';
      if (begin === undefined && press !== undefined && !numbered.includes('tick=-')) begin = now;
      if (begin === undefined || !numbered.endsWith('elapsed=3000')) return;
      end = now;
      observer.disconnect();
    }).observe(numbers ?? document, observed);

    const seen = new Promise<Seen>((resolve) => {
      requestAnimationFrame(function onFrame(time) {
        if (press === undefined) frames.length = 0;
        frames.push(time);
        if (press === undefined || begin === undefined || end === undefined) {
          requestAnimationFrame(onFrame);
        } else {
          resolve({ frames, lengthMs: end - begin, sincePressMs: end - press });
        }
      });
    });
    return { seen };
  });
  await draw.click();
  const seen = await watch.evaluate(({ seen }) => seen);
  await watch.dispose();
  return seen;
}
