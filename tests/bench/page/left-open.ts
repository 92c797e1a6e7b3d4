/** The script time and memory of a page left open with 100 running entries. */
import { setTimeout as pass } from 'node:timers/promises';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { sessionValues } from '#tests/support/browser/session-cookies.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { addRecord, record } from '#tests/support/browser/tracker.ts';
import type { Bench } from '../row.ts';
import { openProduct } from './servers.ts';

const ENTRIES = 100;
const OPEN_SECONDS = 60;
const SETTLING_SECONDS = 20;

export const leftOpen: Bench = {
  name: 'left-open',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const page = await browser.newPage({ baseURL: product.url, serviceWorkers: 'block' });
    await openTracker(page);
    // What is loaded after the first view is no growth.
    await page.waitForLoadState('networkidle');
    await pass(SETTLING_SECONDS * 1000);

    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await readMetrics(session);
    await pass(OPEN_SECONDS * 1000);
    const after = await readMetrics(session);
    const scriptMs = (1000 * (after.scriptSeconds - before.scriptSeconds)) / OPEN_SECONDS;
    const growth = (after.heapBytes - before.heapBytes) / 1e6;

    return [
      {
        figure: `script time a second, open with ${ENTRIES} running entries`,
        measured: `${scriptMs.toFixed(1)} ms`,
        against: '0',
        value: scriptMs,
        unit: 'ms',
        limit: { atMost: 10 },
      },
      {
        figure: `heap growth in ${OPEN_SECONDS} s of that`,
        measured: `${growth.toFixed(2)} MB, from ${(before.heapBytes / 1e6).toFixed(1)} MB`,
        against: '0',
        value: growth,
        unit: 'MB',
        limit: { atMost: 0.5 },
      },
    ];
  },
};

/** Signs in and selects a record whose entries are all running. */
async function openTracker(page: Page): Promise<void> {
  await signIn(page, { username: 'bench', password: 'password' });
  await addRecord(page);
  const { jwtAccess } = await sessionValues(page.context());
  const headers = { authorization: `Bearer ${jwtAccess}` };
  const list = await page.request.get(`/api/${paths.workRecords}`, { headers });
  const [{ id }]: [{ id: number }] = await list.json();
  for (let entry = 0; entry < ENTRIES; entry++) {
    const started = await page.request.post(`/api/${paths.timeEntries(id)}`, { headers });
    expect(started.status()).toBe(201);
  }
  await record(page, '新規').click();
  await expect(page.getByRole('button', { name: /^終了 / })).toHaveCount(ENTRIES);
}

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
