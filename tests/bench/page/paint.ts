/**
 * When a phone shows the page and takes what is typed into it: on a first visit, and on a second one,
 * with what the first one left behind. And when a press is followed that came as soon as its button was seen.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { type Bench, median, type Row } from '../row.ts';
import { phoneScreen, slowDownNetwork, slowDownProcessor } from './devices.ts';
import { openFloor, openProduct } from './servers.ts';

const VISITORS = 5;
/** Between two letters, in milliseconds. */
const LETTER_MS = 50;
/** The page registers its worker when the network was silent for 2 s. */
const REST_MS = 3000;

/** In milliseconds since the navigation began. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the key of the first letter was pressed that stays in the first field. */
  readonly typed: number;
  /** When the button was there that appears last. */
  readonly complete: number;
  /** The sum of the tasks above 50 ms until then, in milliseconds. */
  readonly longTasks: number;
}

interface Visitor {
  readonly first: Visit;
  readonly second: Visit;
  /** A first visit without a key: with the first one the browser stops looking for larger paints. */
  readonly untouched: Visit;
  /** When the request left of a form that was sent at first sight, on a first visit. */
  readonly sent: number;
}

/** The tag of an element, and its text. */
type Watched = [tag: string, text: string];

/** What the card says during a draw. */
const spinning: Watched = ['span', '抽選中…'];

/** A page's buttons, and the end of the address that its form calls. */
interface Landmarks {
  readonly last: string;
  readonly send: string;
  readonly called: string;
}

const landmarksOfFloor: Landmarks = { last: 'Open', send: 'Send', called: '/noauth/' };
const landmarks: Landmarks = { last: '1:昼食', send: 'ログイン', called: '/user/token/' };

export const paint: Bench = {
  name: 'paint',
  async run() {
    await using product = await openProduct();
    await using floor = await openFloor();
    await using browser = await launchChromium();
    const ofProduct: Visitor[] = [];
    const ofFloor: Visitor[] = [];
    const drawn: number[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    while (ofProduct.length < VISITORS) {
      ofFloor.push(await visitTwice(browser, floor.url, landmarksOfFloor));
      ofProduct.push(await visitTwice(browser, product.url, landmarks));
      drawn.push(await pressAtFirstSight(browser, product.url, '抽選', untilSpin));
    }
    const compare = (
      figure: string,
      atMost: number,
      measured: number,
      which: (visitor: Visitor) => number,
    ): Row => {
      const least = median(ofFloor.map(which));
      return {
        figure: `${figure}, on a phone`,
        measured: `${Math.round(measured)} ms`,
        against: `${Math.round(least)} ms, the smallest page`,
        value: measured / least,
        unit: '×',
        limit: { atMost },
      };
    };
    const row = (figure: string, atMost: number, which: (visitor: Visitor) => number): Row =>
      compare(figure, atMost, median(ofProduct.map(which)), which);
    return [
      row('first contentful paint of a first visit', 1, ({ first }) => first.firstPaint),
      row('first contentful paint of a second visit', 1, ({ second }) => second.firstPaint),
      row(
        'largest contentful paint of a first visit',
        0.45,
        ({ untouched }) => untouched.largestPaint,
      ),
      row('a letter typed stays, first visit', 1.15, ({ first }) => first.typed),
      row('a letter typed stays, second visit', 1.15, ({ second }) => second.typed),
      row('the last button is there, first visit', 1.3, ({ first }) => first.complete),
      row('the last button is there, second visit', 1.15, ({ second }) => second.complete),
      row(
        'all tasks above 50 ms until the last button is there, first visit',
        1.3,
        ({ untouched }) => untouched.longTasks,
      ),
      row('the form was sent at first sight: its request', 1.15, ({ sent }) => sent),
      compare(
        '抽選 was pressed at first sight: its spin, beside the last button',
        1.4,
        median(drawn),
        ({ first }) => first.complete,
      ),
    ];
  },
};

async function visitTwice(
  browser: Browser,
  url: string,
  { last, send, called }: Landmarks,
): Promise<Visitor> {
  const context = await browser.newContext(phoneScreen);
  const first = await visit(context, url, last, startTyping);
  const second = await visit(context, url, last, startTyping);
  await context.close();
  const fresh = await browser.newContext(phoneScreen);
  const untouched = await visit(fresh, url, last, async () => () => undefined);
  await fresh.close();
  const sent = await pressAtFirstSight(browser, url, send, untilRequest(called));
  return { first, second, untouched, sent };
}

/** Fills the fields and presses as soon as the button is seen; `until` says when the press was followed. */
async function pressAtFirstSight(
  browser: Browser,
  url: string,
  name: string,
  until: (page: Page) => Promise<number>,
): Promise<number> {
  await using context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await slowDownProcessor(page);
  await slowDownNetwork(page);
  await page.addInitScript(watchElement, spinning);
  await page.goto(url, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  for (const field of await page.locator('[type=text], [type=password]').all())
    await field.fill('nobody');
  await button.click();
  return await until(page);
}

/** When the request began, in milliseconds since the navigation. */
const untilRequest = (end: string) => (page: Page) =>
  page.evaluate(
    (end) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const sent = list.getEntries().find(({ name }) => name.endsWith(end));
          if (sent) resolve(sent.startTime);
        }).observe({ type: 'resource', buffered: true });
      }),
    end,
  );

/** When the spin was seen, in milliseconds since the navigation. */
const untilSpin = (page: Page) =>
  page.evaluate((): Promise<number> => Reflect.get(globalThis, 'elementIsShown'));

/** `touch` begins what the user does from the beginning, and returns what ends it. */
async function visit(
  context: BrowserContext,
  url: string,
  last: string,
  touch: (page: Page) => Promise<() => void>,
): Promise<Visit> {
  const page = await context.newPage();
  await slowDownProcessor(page);
  await slowDownNetwork(page);
  await page.addInitScript(watchLetters);
  await page.addInitScript<Watched>(watchElement, ['button', last]);
  await page.addInitScript(watchTasks);
  const end = await touch(page);
  await page.goto(url);
  const seen = await page.evaluate(async () => {
    const complete: number = await Reflect.get(globalThis, 'elementIsShown');
    const longTasks: number = Reflect.get(globalThis, 'longTasks')();
    // A paint is told a moment after it.
    const firstPaint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const largestPaint = observer.takeRecords().at(-1)?.startTime ?? Number.NaN;
    const typed = Reflect.get(globalThis, 'firstLetterThatStays')();
    return { firstPaint, largestPaint, typed, complete, longTasks };
  });
  end();
  // Work after the first view is left behind, too.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (ms) => {
    await new Promise((done) => setTimeout(done, ms));
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await navigator.serviceWorker.ready;
  }, REST_MS);
  await page.close();
  return seen;
}

/**
 * Presses a key again and again, as a user does who does not wait: what the page is too busy for, it
 * takes later, with the time of the press.
 *
 * @returns stops
 */
async function startTyping(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'a', code: 'KeyA' };
  const timer = setInterval(() => {
    for (const half of [{ type: 'keyDown', text: 'a' } as const, { type: 'keyUp' } as const]) {
      session.send('Input.dispatchKeyEvent', { ...key, ...half }).catch(() => undefined);
    }
  }, LETTER_MS);
  return () => clearInterval(timer);
}

/**
 * `elementIsShown` resolves to the time at which the element of that text is on the screen. The page is not
 * asked by the test again and again: names that are computed with each frame would be a part of what is measured.
 */
function watchElement([tag, text]: Watched): void {
  const isThere = () =>
    [...document.querySelectorAll(tag)].some(({ textContent }) => textContent === text);
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // It has been shown when the frame after the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  Reflect.set(globalThis, 'elementIsShown', shown);
}

/** `longTasks` returns the sum of the tasks above 50 ms until now, in milliseconds. */
function watchTasks(): void {
  let sum = 0;
  const add = (tasks: PerformanceEntryList) => {
    for (const { duration } of tasks) sum += duration;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  Reflect.set(globalThis, 'longTasks', () => {
    add(observer.takeRecords());
    return sum;
  });
}

/**
 * Leads the focus to the first field as soon as there is one. `firstLetterThatStays` returns when the
 * key was pressed of the first letter that is still there.
 */
function watchLetters(): void {
  const times: number[] = [];
  let pressed = Number.NaN;
  const field = () => document.querySelector('input');
  const focus = () => {
    if (document.activeElement === document.body) field()?.focus();
  };
  new MutationObserver(focus).observe(document, { childList: true, subtree: true });
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  addEventListener('input', () => times.push(pressed), { capture: true });
  Reflect.set(
    globalThis,
    'firstLetterThatStays',
    () => times[times.length - (field()?.value.length ?? 0)] ?? Number.NaN,
  );
}
