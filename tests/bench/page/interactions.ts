/** From a press to the next paint, on a phone, by the browser's own timing of events. */
import type { Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { button } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { acknowledge, addRecord, record } from '#tests/support/browser/tracker.ts';
import { type Bench, median, type Row } from '../row.ts';
import { phoneScreen, slowDownProcessor } from './devices.ts';
import { openProduct } from './servers.ts';

const ROUNDS = 3;
/** The browser tells durations in steps of 8 ms. */
const LIMIT_MS = 104;
/** The browser reports nothing that takes less. */
const LEAST_MS = 16;
const LINES = Array.from({ length: 1000 }, (_, index) => `項目${index + 1}`).join('\n');
/** The work after an interaction is over by then. */
const QUIET_MS = 1000;

interface Interaction {
  readonly name: string;
  readonly press: (page: Page) => Promise<unknown>;
  /** Back to where it can be pressed again. */
  readonly after?: (page: Page) => Promise<unknown>;
}

const ofGuests: readonly Interaction[] = [
  { name: 'choose a raffle', press: (page) => button(page, '2:当番').click() },
  {
    name: 'draw',
    press: (page) => button(page, '抽選').click(),
    after: (page) => page.getByText(/^結果: /).waitFor(),
  },
];

const ofUsers: readonly Interaction[] = [
  {
    name: 'open a tab',
    press: (page) => page.getByRole('tab', { name: '集計' }).click(),
    after: (page) => page.getByRole('tab', { name: '計測' }).click(),
  },
  {
    name: 'choose a record',
    press: (page) => record(page, '新規').first().click(),
    after: (page) => record(page, '新規').last().click(),
  },
  {
    name: 'start',
    press: (page) => button(page, '開始').click(),
    after: (page) => acknowledgeAndChoose(page, '開始しました'),
  },
  {
    name: 'stop',
    press: (page) =>
      page
        .getByRole('button', { name: /^終了 / })
        .first()
        .click(),
    after: (page) => acknowledgeAndChoose(page, '終了しました'),
  },
  {
    name: 'open a dialog',
    press: (page) => button(page, '過去の記録を追加').click(),
    after: (page) => button(page, 'キャンセル').click(),
  },
];

const ofEditors: readonly Interaction[] = [
  { name: 'type into a list of 1,000 lines', press: (page) => page.keyboard.press('a') },
  {
    name: 'draw from 1,000 lines',
    press: (page) => button(page, '抽選').click(),
    after: (page) => page.getByText(/^結果: /).waitFor(),
  },
];

/** The interaction leaves no record chosen. */
async function acknowledgeAndChoose(page: Page, message: string): Promise<void> {
  await acknowledge(page, message);
  await record(page, '新規').last().click();
}

export const interactions: Bench = {
  name: 'interactions',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const options = { ...phoneScreen, baseURL: product.url, serviceWorkers: 'block' } as const;

    const guest = await browser.newPage(options);
    await guest.goto('/');
    await button(guest, '1:昼食').click();
    const rows = await measure(guest, ofGuests);

    const user = await browser.newPage(options);
    await signIn(user, { username: 'bench', password: 'password' });
    await addRecord(user);
    await addRecord(user);
    await record(user, '新規').first().click();
    rows.push(...(await measure(user, ofUsers)));

    const editor = await browser.newPage(options);
    await editor.goto('/Roulette/ListA');
    const items = editor.getByRole('textbox', { name: '項目(1行に1つ)' });
    await items.fill(LINES);
    await items.press('Control+End');
    rows.push(...(await measure(editor, ofEditors)));
    return rows;
  },
};

async function measure(page: Page, of: readonly Interaction[]): Promise<Row[]> {
  await slowDownProcessor(page);
  const rows: Row[] = [];
  for (const interaction of of) {
    // The first press loads what it needs; then it is as it is all day.
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const longest = await longestOf(page, interaction);
      if (round > 0) times.push(longest);
    }
    rows.push({
      figure: `${interaction.name}: from the press to the next paint, on a phone`,
      measured: `${times.join(', ')} ms`,
      against: 'what a user notices',
      value: median(times),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
    });
  }
  return rows;
}

async function longestOf(page: Page, { press, after }: Interaction): Promise<number> {
  await page.evaluate((leastMs) => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit);
    Reflect.set(globalThis, 'endWatch', () => {
      seen.push(...observer.takeRecords());
      observer.disconnect();
      const ofPresses = seen.filter((entry) => Reflect.get(entry, 'interactionId') > 0);
      return Math.max(leastMs, ...ofPresses.map(({ duration }) => duration));
    });
  }, LEAST_MS);
  await press(page);
  await page.waitForTimeout(QUIET_MS);
  const longest: number = await page.evaluate(() => Reflect.get(globalThis, 'endWatch')());
  await after?.(page);
  return longest;
}
