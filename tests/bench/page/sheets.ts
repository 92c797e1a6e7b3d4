/** The script time of a month and of a year for a user with 10,000 entries of five years. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import type { Bench, Row } from '../row.ts';
import { median } from '../row.ts';
import { phoneScreen, slowDownProcessor } from './devices.ts';
import { openProduct } from './servers.ts';

const HOUR_MS = 3_600_000;
const ENTRIES = 10_000;
const RECORDS = 12;
const PAGE = 500;
const ROUNDS = 5;
const FILES = 3;
const PATIENCE = { timeout: 30_000 };
const BEGIN_MS = Date.UTC(2020, 0, 1);
const DENSE_MS = (364 * 24 * HOUR_MS) / ENTRIES;
const EVERY_MS = (5 * 365.25 * 24 * HOUR_MS) / ENTRIES;

/** One every four hours or so, some of them overlapping the next. */
const entries = Array.from({ length: ENTRIES }, (_, index) => {
  const begin = Math.round(BEGIN_MS + index * EVERY_MS);
  const end = begin + HOUR_MS * (1 + (index % 5));
  return {
    id: index + 1,
    record: (index % RECORDS) + 1,
    beginning_time: new Date(begin).toISOString(),
    ending_time: new Date(end).toISOString(),
    note: index % 3 === 0 ? `作業 ${index}` : '',
    version: 1,
  };
});
/** As many in the year 2025 alone, the most that one file can hold. */
const dense = Array.from({ length: ENTRIES }, (_, index) => {
  const begin = Date.UTC(2025, 0, 1) + index * DENSE_MS;
  return {
    id: ENTRIES + index + 1,
    record: (index % RECORDS) + 1,
    beginning_time: new Date(begin).toISOString(),
    ending_time: new Date(begin + DENSE_MS / 2).toISOString(),
    note: `作業 ${index}`,
    version: 1,
  };
});
const all = [...entries, ...dense];
const records = Array.from({ length: RECORDS }, (_, index) => ({
  id: index + 1,
  name: `作業名 ${index + 1}`,
}));

export const sheets: Bench = {
  name: 'sheets',
  async run() {
    await using product = await openProduct();
    await using browser = await launchChromium();
    const page = await browser.newPage({
      ...phoneScreen,
      baseURL: product.url,
      serviceWorkers: 'block',
      timezoneId: 'Asia/Tokyo',
    });
    await signIn(page, { username: 'bench', password: 'password' });
    await answerEntries(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await slowDownProcessor(page);

    const timesheet = await scriptTime(page, session, {
      address: '/?view=timesheet&month=2022-04',
      before: '2022年4月',
      after: '2022年5月',
    });
    const month = await scriptTime(page, session, {
      address: '/?view=report&unit=month&day=2022-04-01',
      before: '2022年4月',
      after: '2022年5月',
    });
    const year = await scriptTime(page, session, {
      address: '/?view=report&unit=period&from=2021-01-01&to=2021-12-31',
      before: '2021/1/1(金・祝) – 12/31(金)',
      after: '2022/1/1(土・祝) – 12/31(土)',
    });
    return [
      row('timesheet of a month', timesheet, 100),
      row('report of a month', month, 100),
      row('report of a year', year, 300),
      await exports(page),
    ];
  },
};

/** From the press until the file is there, for the slowest kind. */
async function exports(page: Page): Promise<Row> {
  await page.goto('/?view=report&unit=period&from=2025-01-01&to=2025-12-31');
  await expect(page.getByRole('table').first()).toBeVisible(PATIENCE);
  const took: [kind: string, ms: number][] = [];
  for (const kind of ['CSV(日別)', 'CSV(明細)', 'Excel']) {
    const button = page.getByRole('button', { name: kind, exact: true });
    const times: number[] = [];
    while (times.length < FILES) {
      const from = performance.now();
      await Promise.all([page.waitForEvent('download'), button.click()]);
      times.push(performance.now() - from);
      await expect(button).toBeEnabled();
    }
    took.push([kind, median(times)]);
  }
  const value = Math.max(...took.map(([, ms]) => ms));
  return {
    figure: `file of ${ENTRIES} entries on a phone`,
    measured: took.map(([kind, ms]) => `${kind} ${ms.toFixed(0)} ms`).join(', '),
    against: 'the slowest kind',
    value,
    unit: 'ms',
    limit: { atMost: 2000 },
  };
}

function row(figure: string, { value, floor }: ScriptTime, atMost: number): Row {
  return {
    figure: `script time of a ${figure} on a phone, of ${ENTRIES} entries`,
    measured: `${value.toFixed(0)} ms`,
    against: `${floor.toFixed(0)} ms for the same cells without React`,
    value,
    unit: 'ms',
    limit: { atMost },
  };
}

/** Entries come as fast as they can: what counts is the page. */
async function answerEntries(page: Page): Promise<void> {
  await page.route(`**/api/${paths.workRecords}`, (route) => route.fulfill({ json: records }));
  await page.route(
    (url) => url.pathname === `/api/${trackerPaths.entries}`,
    (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = query.get('from') ?? '';
      const to = query.get('to') ?? '9999';
      const begin = Number(query.get('cursor') ?? 0);
      const touched = all.filter(
        ({ beginning_time, ending_time }) => ending_time > from && beginning_time < to,
      );
      const results = touched.slice(begin, begin + PAGE);
      const next = begin + PAGE < touched.length ? String(begin + PAGE) : null;
      return route.fulfill({ json: { results, next } });
    },
  );
}

interface Step {
  address: string;
  /** The headings before and after the press. */
  before: string;
  after: string;
}

interface ScriptTime {
  value: number;
  /** Of the cells alone, in milliseconds, too. */
  floor: number;
}

/** From the press until all is drawn; the chunks are there by then. */
async function scriptTime(page: Page, session: CDPSession, step: Step): Promise<ScriptTime> {
  const times: number[] = [];
  const floors: number[] = [];
  while (times.length < ROUNDS) {
    await page.goto(step.address);
    await expect(page.getByRole('table').first()).toBeVisible(PATIENCE);
    await page.waitForLoadState('networkidle');
    await page.evaluate(untilStill, step.before);
    const begin = await scriptSeconds(session);
    await page.evaluate(press);
    await page.evaluate(untilStill, step.after);
    const drawn = await scriptSeconds(session);
    await page.evaluate(drawCells);
    times.push(1000 * (drawn - begin));
    floors.push(1000 * ((await scriptSeconds(session)) - drawn));
  }
  return { value: median(times), floor: median(floors) };
}

/** Not at once: what the tools of the test begin does not count as script. */
function press(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[aria-label="次へ"]')?.click());
}

/** Runs in the page: makes the cells of all its tables once more, by the browser's own calls. */
function drawCells(): Promise<void> {
  return new Promise((done) => {
    setTimeout(() => {
      for (const table of document.querySelectorAll('table')) {
        const copy = document.createElement('table');
        for (const { cells } of table.rows) {
          const row = copy.insertRow();
          for (const { textContent } of cells) row.insertCell().textContent = textContent;
        }
        document.body.append(copy);
      }
      done();
    });
  });
}

/**
 * Runs in the page: the test's own ways to look would count as script, and take longer than the page.
 *
 * @param seen the heading of what is awaited
 */
function untilStill(seen: string): Promise<void> {
  const LOOKS = 5;
  const EVERY_MS = 100;
  const shown = () => {
    const heading = [...document.querySelectorAll('h3')].some(
      ({ textContent }) => textContent === seen,
    );
    const table = document.querySelector('table')?.textContent ?? '';
    // What was shown before stays while the next is loaded.
    const isLoading = document.querySelector('[aria-busy=true]') !== null;
    if (!heading || isLoading) return '';
    return `${table} ${document.querySelectorAll('path').length}`;
  };
  return new Promise((done) => {
    let last = '';
    let same = 0;
    const timer = setInterval(() => {
      const now = shown();
      same = now !== '' && now === last ? same + 1 : 0;
      last = now;
      if (same < LOOKS) return;
      clearInterval(timer);
      done();
    }, EVERY_MS);
  });
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
