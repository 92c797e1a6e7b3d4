/** The script time and memory of a page left open with running entries. */
import { setTimeout as pass } from 'node:timers/promises';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { addRecord, record } from '#tests/support/browser/tracker.ts';
import type { Bench, Row } from '../row.ts';
import { openProduct } from './servers.ts';
import { startCall } from './start-call.ts';

const SETTLING_SECONDS = 20;

export const leftOpen: Bench = {
  name: 'left-open',
  run: () => measure({ entries: 100, seconds: 60, growthMb: 0.5 }),
};

export const leftOpenForAnHour: Bench = {
  name: 'left-open-for-an-hour',
  run: () => measure({ entries: 10, seconds: 3600, growthMb: 1 }),
  takesLong: true,
};

interface Case {
  readonly entries: number;
  readonly seconds: number;
  /** By how much the heap may grow meanwhile. */
  readonly growthMb: number;
}

async function measure({ entries, seconds, growthMb }: Case): Promise<Row[]> {
  await using product = await openProduct();
  await using browser = await launchChromium();
  const page = await browser.newPage({ baseURL: product.url, serviceWorkers: 'block' });
  await openTracker(page, entries);
  // What is loaded after the first view is no growth.
  await page.waitForLoadState('networkidle');
  await pass(SETTLING_SECONDS * 1000);

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await readMetrics(session);
  await pass(seconds * 1000);
  const after = await readMetrics(session);
  await expect(stopButtons(page)).toHaveCount(entries);
  const scriptMs = (1000 * (after.scriptSeconds - before.scriptSeconds)) / seconds;
  const growth = (after.heapBytes - before.heapBytes) / 1e6;

  return [
    {
      figure: `script time a second, open with ${entries} running entries`,
      measured: `${scriptMs.toFixed(1)} ms`,
      against: '0',
      value: scriptMs,
      unit: 'ms',
      limit: { atMost: 10 },
    },
    {
      figure: `heap growth in ${seconds} s with ${entries} running entries`,
      measured: `${growth.toFixed(2)} MB, from ${(before.heapBytes / 1e6).toFixed(1)} MB`,
      against: '0',
      value: growth,
      unit: 'MB',
      limit: { atMost: growthMb },
    },
  ];
}

/** Signs in and selects a record whose entries are all running. */
async function openTracker(page: Page, entries: number): Promise<void> {
  await signIn(page, { username: 'bench', password: 'password' });
  await addRecord(page);
  const { url, headers } = await startCall(page);
  for (let entry = 0; entry < entries; entry++) {
    const started = await page.request.post(url, { headers });
    expect(started.status()).toBe(201);
  }
  await record(page, '新規').click();
  await expect(stopButtons(page)).toHaveCount(entries);
}

const stopButtons = (page: Page) => page.getByRole('button', { name: /^終了 / });

/** The script time so far, and the heap in use after garbage collection. */
async function readMetrics(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const named = (name: string) => metrics.find((metric) => metric.name === name)?.value;
  return {
    scriptSeconds: named('ScriptDuration') ?? Number.NaN,
    heapBytes: named('JSHeapUsedSize') ?? Number.NaN,
  };
}
