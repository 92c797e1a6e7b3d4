/** The calendar of 集計: entries are moved, changed and added where they lie, by mouse and finger. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const PATH = '/?view=report&unit=calendar&day=2024-12-03';
const day = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
/** The names that a screen reader meets there. */
const on = (page: Page, name: string) => day(page, name).getByRole('button');
const entry = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the calendar with work of Monday and Tuesday. */
async function open(page: Page): Promise<void> {
  await signIn(page);
  await addEntries(page, '設計', [
    { begin: '2024-12-02T09:00:00', end: '2024-12-02T10:30:00' },
    { begin: '2024-12-03T10:00:00', end: '2024-12-03T11:00:00', note: '下書き' },
  ]);
  await addEntries(page, '会議', [{ begin: '2024-12-03T13:00:00', end: '2024-12-03T14:00:00' }]);
  await page.goto(PATH);
  await expect(entry(page, '設計 10:00 – 11:00 下書き')).toBeAttached();
  await page.getByRole('group', { name: 'カレンダー' }).evaluate((frame) => frame.scrollIntoView());
}

/** The place where a day shows a time, such as 9.5 for 9:30. */
async function pointOf(page: Page, name: string, hour: number): Promise<Point> {
  const box = await day(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + (box.height * hour) / 24 };
}

interface Point {
  x: number;
  y: number;
}

type Place = readonly [name: string, hour: number];

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [first, last] = [await pointOf(page, ...from), await pointOf(page, ...to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y, { steps: 5 });
  await page.mouse.up();
}

// HRS-27
test('a mouse moves an entry, changes its end and adds one', async ({ page }) => {
  await open(page);
  await drag(page, ['12/3(火)', 10.5], ['12/4(水)', 9.5]);
  await expect(on(page, '12/4(水)')).toHaveText(['設計 9:00 – 10:00 下書き']);
  await drag(page, ['12/4(水)', 9.99], ['12/4(水)', 11.49]);
  await expect(on(page, '12/4(水)')).toHaveText(['設計 9:00 – 11:30 下書き']);
  await entry(page, '元に戻す').click();
  await expect(on(page, '12/4(水)')).toHaveText(['設計 9:00 – 10:00 下書き']);

  // By minutes.
  await page.keyboard.down('Alt');
  await drag(page, ['12/4(水)', 9.5], ['12/4(水)', 9.5 + 7 / 60]);
  await page.keyboard.up('Alt');
  await expect(on(page, '12/4(水)')).toHaveText(['設計 9:07 – 10:07 下書き']);

  // At the lower edge the hours scroll on, until midnight is in sight.
  const frame = page.getByRole('group', { name: 'カレンダー' });
  const from = await pointOf(page, '12/3(火)', 13.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const edge = await frame.boundingBox();
  await page.mouse.move(from.x, (edge?.y ?? 0) + (edge?.height ?? 0) - 10, { steps: 5 });
  const restOf = (element: Element) =>
    element.scrollHeight - element.clientHeight - element.scrollTop;
  await expect.poll(() => frame.evaluate(restOf)).toBeLessThan(1);
  const midnight = await pointOf(page, '12/3(火)', 24);
  await page.mouse.move(midnight.x, midnight.y);
  await page.mouse.up();
  await expect(on(page, '12/3(火)')).toHaveText(['会議 23:30 – 12/04 0:30']);
  await expect(on(page, '12/4(水)').first()).toHaveText('会議 23:30 – 12/04 0:30');
  await frame.evaluate((element) => element.scrollTo(0, 320));

  await drag(page, ['12/5(木)', 9], ['12/5(木)', 9.75]);
  const dialog = page.getByRole('dialog', { name: '過去の記録を追加' });
  await expect(dialog.getByLabel('開始日時')).toHaveValue('2024-12-05T09:00');
  await expect(dialog.getByLabel('終了日時')).toHaveValue('2024-12-05T09:45');
  await entry(page, '保存').click();
  await expect(on(page, '12/5(木)')).toHaveText(['設計 9:00 – 9:45']);

  // A drag is no press, and a press is no drag.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { x, y } = await pointOf(page, '12/5(木)', 9.3);
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog', { name: '記録を編集' })).toBeVisible();
});

// HRS-28
test('a finger scrolls, turns the day, and drags', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  const touch = await fingerOf(page);
  const from = await pointOf(page, '12/3(火)', 10.5);
  const to = await pointOf(page, '12/3(火)', 12);
  await touch.hold(from);
  await touch.moveTo(to);
  await touch.lift();
  await expect(on(page, '12/3(火)')).toHaveText([
    '設計 11:30 – 12:30 下書き',
    '空き 12:30 – 13:00',
    '会議 13:00 – 14:00',
  ]);
  await entry(page, '元に戻す').click();
  await expect(on(page, '12/3(火)').first()).toHaveText('設計 10:00 – 11:00 下書き');

  const frame = page.getByRole('group', { name: 'カレンダー' });
  const top = () => frame.evaluate((element) => element.scrollTop);
  const before = await top();
  await touch.swipe({ x: from.x, y: from.y + 120 }, { x: from.x, y: from.y });
  await expect.poll(top).toBeGreaterThan(before + 50);
  await expect(on(page, '12/3(火)').first()).toHaveText('設計 10:00 – 11:00 下書き');

  await touch.swipe({ x: 300, y: from.y }, { x: 120, y: from.y });
  await expect(day(page, '12/4(水)')).toBeVisible();
  await touch.swipe({ x: 120, y: from.y }, { x: 300, y: from.y });
  await expect(entry(page, '設計 10:00 – 11:00 下書き')).toBeAttached();
  await expectNoSidewaysScroll(page);
});

/** A finger, as the browser gets it from a screen: it decides itself what scrolls. */
async function fingerOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at: Point = { x: 0, y: 0 };
  async function moveTo(to: Point): Promise<void> {
    const from = at;
    for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await send('touchMove', [at]);
    }
  }
  return {
    moveTo,
    lift: () => send('touchEnd', []),
    /** Until what it is on can be dragged. */
    async hold(point: Point): Promise<void> {
      at = point;
      await send('touchStart', [at]);
      await expect(page.locator('[data-dragged]')).toHaveCount(1);
    },
    async swipe(from: Point, to: Point): Promise<void> {
      at = from;
      await send('touchStart', [at]);
      await moveTo(to);
      await send('touchEnd', []);
    },
  };
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  // HRS-31
  test('an entry stands at its time of day, also on a day of 25 hours', async ({ page }) => {
    await signIn(page);
    // 1:30 to 1:30: the hour that is there twice.
    await addEntries(page, '設計', [
      { begin: '2024-11-03T14:30:00', end: '2024-11-03T15:30:00' },
      { begin: '2024-11-03T23:00:00', end: '2024-11-04T00:30:00' },
    ]);
    await page.goto('/?view=report&unit=calendar&day=2024-11-03');
    const day = on(page, '11/3(日・祝)');
    await expect(day).toHaveText(['設計 1:30 – 1:30', '空き 1:30 – 9:00', '設計 9:00 – 10:30']);
    const block = await day.last().locator('..').boundingBox();
    expect(block?.y).toBeCloseTo((await pointOf(page, '11/3(日・祝)', 9)).y, 0);
  });
});
