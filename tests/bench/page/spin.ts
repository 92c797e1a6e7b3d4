/** A spin over 1,000 items on a slow processor: its frames, its longest task, its length. */
import { type Browser, expect, type Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import type { Bench } from '../row.ts';
import { phoneScreen, slowDownProcessor } from './devices.ts';
import { intervals, lateShare } from './frames.ts';
import { longestTask } from './longest-task.ts';
import { openProduct } from './servers.ts';
import { type Seen, watchSpin } from './watch-spin.ts';

const SPINS = 3;
const SPIN_MS = 3000;
const TASKS = ['-*', 'disabled-by-default-devtools.timeline'];

export const spin: Bench = {
  name: 'spin',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const idle = await idleIntervals(browser);
    const page = await openThousand(browser, product.url);
    const draw = page.getByRole('button', { name: '抽選' });
    const list = page.getByRole('list', { name: '抽選項目' });

    const spins: Seen[] = [];
    while (spins.length < SPINS) spins.push(await watchSpin(draw, list));
    const between = spins.flatMap(({ frames }) => intervals(frames));
    const lengths = spins.map(({ lengthMs }) => lengthMs);
    const sincePress = spins.map(({ sincePressMs }) => sincePressMs);

    // A trace costs frames: a spin of its own is traced.
    await browser.startTracing(page, { categories: TASKS });
    await watchSpin(draw, list);
    const longest = longestTask(await browser.stopTracing());

    return [
      {
        figure: 'late frames of a spin over 1,000 items',
        measured: `${percent(lateShare(between))} of ${between.length} frames`,
        against: `0; an empty page here reaches ${percent(lateShare(idle))}`,
        value: lateShare(between),
        unit: '%',
        limit: { atMost: 5 },
      },
      {
        figure: 'longest task of such a spin',
        measured: `${longest.toFixed(1)} ms`,
        against: '0',
        value: longest,
        unit: 'ms',
        limit: { atMost: 50 },
      },
      {
        figure: 'length of such a spin',
        measured: `${whole(lengths)} ms; since the press ${whole(sincePress)} ms`,
        against: `${SPIN_MS} ms`,
        value: Math.max(...lengths.map((length) => Math.abs(length - SPIN_MS))),
        unit: 'ms',
        limit: { atMost: 20 },
      },
    ];
  },
};

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

/** A guest's page with 1,000 items to draw from, on a slow phone. */
async function openThousand(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ ...phoneScreen, serviceWorkers: 'block' });
  const thousand = Array.from({ length: 1000 }, (_, index) => ({ title: `項目${index + 1}` }));
  const items = '**/api/roulette/noauth/1/items';
  await page.route(items, (route) => route.fulfill({ json: thousand }));
  await page.goto(url);
  await page.getByRole('button', { name: '1:昼食' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1000);
  await page.unroute(items);
  await slowDownProcessor(page);
  return page;
}
