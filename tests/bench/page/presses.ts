/** From the press on 開始 until the server has it: what the outbox costs beside the bare call. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { sessionValues } from '#tests/support/browser/session-cookies.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { acknowledge, addRecord, record, stopEntry } from '#tests/support/browser/tracker.ts';
import { type Bench, median } from '../row.ts';
import { openProduct } from './servers.ts';

const ROUNDS = 20;

export const presses: Bench = {
  name: 'presses',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const openTracker = async (username: string) => {
      const page = await browser.newPage({ baseURL: product.url, serviceWorkers: 'block' });
      await signIn(page, { username, password: 'password' });
      await addRecord(page);
      return page;
    };
    // Calls of another user: a page reads its data again when they were changed behind it.
    const other = await openTracker('other');
    const call = await startCall(other);
    const page = await openTracker('bench');
    const bare: number[] = [];
    const pressed: number[] = [];
    // In turn, so that a busy moment of the machine falls on both. The first of each is discarded.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times = { bare: await callStart(other, call), pressed: await pressStart(page) };
      await stopEntry(page, '新規');
      if (round === 0) continue;
      bare.push(times.bare);
      pressed.push(times.pressed);
    }
    const [measured, least] = [median(pressed), median(bare)];
    return [
      {
        figure: 'start: from the press to the answer of the server',
        measured: `${measured.toFixed(1)} ms`,
        against: `${least.toFixed(1)} ms, the bare call`,
        value: measured - least,
        unit: 'ms',
        limit: { atMost: 15 },
      },
    ];
  },
};

/** The call that starts an entry of the first record of who is signed in. */
async function startCall(page: Page) {
  const { jwtAccess } = await sessionValues(page.context());
  const headers = { authorization: `Bearer ${jwtAccess}` };
  const list = await page.request.get(`/api/${paths.workRecords}`, { headers });
  const [{ id }]: [{ id: number }] = await list.json();
  return { url: `/api/${paths.timeEntries(id)}`, headers };
}

/** In milliseconds, from the call to the end of its response. */
function callStart(page: Page, call: Awaited<ReturnType<typeof startCall>>): Promise<number> {
  return page.evaluate(async ({ url, headers }) => {
    const began = performance.now();
    const response = await fetch(url, { method: 'POST', headers });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`${url} returned ${response.status}`);
    return performance.now() - began;
  }, call);
}

/** In milliseconds, from the press to the end of the response. */
async function pressStart(page: Page): Promise<number> {
  await record(page, '新規').click();
  await watchStart(page);
  await page.getByRole('button', { name: '開始', exact: true }).click();
  await acknowledge(page, '開始しました');
  return page.evaluate(() => Reflect.get(globalThis, 'startTook'));
}

/** Watches the next click, and the next response that says that something was created. */
function watchStart(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise: pressed, resolve: press } = Promise.withResolvers<number>();
    addEventListener('click', ({ timeStamp }) => press(timeStamp), { capture: true, once: true });
    const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) => {
      const calls = list.getEntriesByType('resource') as PerformanceResourceTiming[];
      const start = calls.find(({ responseStatus }) => responseStatus === 201);
      if (!start) return;
      observer.disconnect();
      answer(start.responseEnd);
    });
    observer.observe({ type: 'resource' });
    const took = Promise.all([pressed, answered]).then(([from, to]) => to - from);
    Reflect.set(globalThis, 'startTook', took);
  });
}
