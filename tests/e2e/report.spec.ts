/** 集計 at a glance, and views that do not move what is on the screen. */
import type { Locator } from '@playwright/test';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { putApi } from '#tests/support/browser/call-api.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { EVENING } from '#tests/support/browser/zone-at.ts';

const days = ['02', '03', '04', '05', '06'];
const tasks = [
  '設計',
  '会議',
  '開発',
  'レビュー',
  '株式会社あさひ様向け基幹システム再構築プロジェクトマネジメント支援業務一式',
];

// TRK-51
test('a week of 集計 is seen on one screen', { tag: '@both' }, async ({ page }, info) => {
  await signIn(page);
  for (const [index, name] of tasks.entries()) {
    const entries = days.map((day) => ({
      begin: `2024-12-${day}T${10 + index}:00:00`,
      end: `2024-12-${day}T${10 + index}:45:00`,
    }));
    await addEntries(page, name, entries);
  }
  // It overlaps, and makes no bar longer.
  await addEntries(page, '会議', [{ begin: '2024-12-04T10:10:00', end: '2024-12-04T10:40:00' }]);
  await addEntries(page, '先週', [{ begin: '2024-11-28T10:00:00', end: '2024-11-28T12:00:00' }]);
  await page.goto('/?view=report&unit=week&day=2024-12-02');
  await expect(page.getByText('前週 +16:45')).toBeVisible();
  const edgeOf = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  const isPhone = info.project.name === 'phone';
  const number = page.getByText('18:45', { exact: true }).first();
  expect(await edgeOf(number)).toBeLessThanOrEqual(isPhone ? 420 : 360);
  const chart = page.locator('svg', { has: page.locator('[class*=MuiBarChart]') });
  const ofBars = chart.getByText('3:45', { exact: true });
  await expect(ofBars).toHaveCount(days.length);
  const heights = await ofBars.evaluateAll((all) => all.map((one) => one.getAttribute('y')));
  expect(new Set(heights).size).toBe(1);
  const records = page.getByRole('table', { name: '作業別の合計' });
  const height = page.viewportSize()?.height ?? 0;
  for (const one of isPhone ? [chart] : [chart, records])
    expect(await edgeOf(one)).toBeLessThanOrEqual(height);
  await expectNoSidewaysScroll(page);
  // A long name is wrapped beside its dot.
  const name = await records.getByText('株式会社あさひ').boundingBox();
  const dot = await records.getByRole('row', { name: '株式会社' }).locator('.dot').boundingBox();
  expect(name?.x).toBeGreaterThan((dot?.x ?? 0) + 10);
  expect(name?.y).toBeLessThan(dot?.y ?? 0);
  // Pressed twice where it was pressed before, also over the end of a year.
  const late = `${new Date().getFullYear()}-11-24`;
  await page.goto(`/?view=report&unit=week&day=${late}`);
  const next = page.getByRole('button', { name: '次へ' });
  const firstDay = () => Date.parse(new URL(page.url()).searchParams.get('day') ?? '');
  await next.click();
  await page.waitForURL(({ search }) => !search.includes(late));
  const [begin, box] = [firstDay(), await next.boundingBox()];
  for (const days of [14, 28, 42]) {
    await next.dblclick();
    await expect.poll(() => (firstDay() - begin) / DAY_MS).toBe(days);
    expect((await next.boundingBox())?.x).toBeCloseTo(box?.x ?? 0, 0);
  }
});

// TRK-53
test('the calendar opens at the first entry, with eleven hours in sight', async ({ page }) => {
  await signIn(page);
  await addEntries(page, '設計', [{ begin: '2024-12-03T09:30:00', end: '2024-12-03T11:00:00' }]);
  await page.goto('/?view=report&unit=calendar&day=2024-12-03');
  const day = page.getByRole('list', { name: '12/3(火)' });
  const block = await day.getByText('9:30 – 11:00', { exact: true }).boundingBox();
  const head = await page.getByRole('button', { name: '12/3(火)' }).locator('..').boundingBox();
  const hour = ((await day.boundingBox())?.height ?? 0) / 24;
  expect(hour).toBeCloseTo(40, 0);
  expect(head?.height).toBe(44);
  const below = (head?.y ?? 0) + 44;
  expect((block?.y ?? 0) - below).toBeLessThan(hour);
  expect(((page.viewportSize()?.height ?? 0) - below) / hour).toBeGreaterThan(11);
  await expect(page.getByRole('button', { name: '印刷' })).toHaveCount(0);
});

test.describe('in the evening', () => {
  test.use({ timezoneId: EVENING.zone });

  // TRK-52
  test('no view moves what is on the screen', { tag: '@both' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if ('value' in one) shifts.sum += Number(one.value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    const shifted = () => page.evaluate(() => Reflect.get(window, 'shifts').sum);
    await signIn(page);
    expect(await shifted(), 'a new account').toBeLessThan(0.02);
    await addEntries(page, '設計', [
      { begin: EVENING.todayAt(9), end: EVENING.todayAt(9 + 1 / 60) },
    ]);
    await putApi(page, workTimePaths.settings, { version: 0, settings: standardSettings });
    // From then on the page knows what is new.
    await page.goto('/');
    await expect(page.getByText(/^今日 0:01/)).toBeVisible();
    for (const [query, sign] of [
      ['', page.getByText(/^今日 0:01/)],
      ['?view=report', page.getByRole('table', { name: '日ごとの時間' })],
      ['?view=report&unit=day&day=2024-12-01', page.getByText('この期間の記録はありません')],
      ['?view=report&unit=month', page.getByRole('table', { name: '日ごとの時間' })],
      ['?view=report&unit=calendar', page.getByRole('group', { name: 'カレンダー' })],
      ['?view=timesheet', page.getByRole('cell', { name: '0:01' }).first()],
    ] as const) {
      await page.goto(`/${query}`);
      await expect(sign).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(), query).toBeLessThan(0.02);
    }
    // From tab to tab.
    for (const name of ['計測', '集計', '勤務表']) await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('cell', { name: '0:01' }).first()).toBeVisible();
    expect(await shifted(), 'tabs').toBeLessThan(0.02);
  });
});
