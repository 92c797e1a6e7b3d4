/**
 * Notices of the system, in a whole browser: one without windows has none. Its buttons belong to the system, so the
 * service worker is told of a press as the browser tells it.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import type { SwitchedEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { callApi, putApi } from '#tests/support/browser/call-api.ts';
import { chromiumArgs } from '#tests/support/browser/launch-chromium.ts';
import { button, dialog, press } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';

const executablePath = process.env.CHROMIUM_PATH;

const permissions = ['notifications'];

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath, args: chromiumArgs },
  permissions,
});

const LONG = '長く計測中です';

/** The titles of the notices that stand. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/** Starts an entry that ran for so long already, as another device does. */
function start(page: Page, forMs: number): Promise<SwitchedEntry> {
  const beginning_time = new Date(Date.now() - forMs).toISOString();
  return callApi(page, workTimePaths.switch, { name: '設計', beginning_time });
}

/** Opens the tracker with a notice that is due, of the entry that is returned. */
async function openWithNotice(page: Page) {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('reminders', '{"on":["long"],"hours":4}'));
  const { started } = await start(page, 4 * HOUR_MS + MINUTE_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual([LONG]);
  return started;
}

/** The parts of a service worker's scope that the page's types lack. */
interface WorkerScope {
  clients: { openWindow: (address: string) => void };
  NotificationEvent: new (kind: string, of: object) => Event;
  WindowClient: { prototype: { focus: () => void } };
  registration: ServiceWorkerRegistration;
}

/** Presses a button of the notice that stands. @returns the calls by which the service worker shows the page */
const pressOnNotice = (context: BrowserContext, action: string) =>
  context.serviceWorkers()[0]?.evaluate(async (action) => {
    const scope = self as unknown as WorkerScope;
    // Only a user's press may focus a window, or open one.
    const shows: string[] = [];
    scope.WindowClient.prototype.focus = () => shows.push('focus');
    scope.clients.openWindow = (address) => shows.push(`open ${address}`);
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification, action });
    const work: Promise<void>[] = [];
    self.dispatchEvent(Object.assign(event, { waitUntil: work.push.bind(work) }));
    await Promise.all(work);
    return shows;
  }, action);

// TRK-62
test('two tabs tell once, at its time', async ({ page, context }) => {
  await context.addInitScript(() => {
    // An empty page has none.
    const { prototype } = window.ServiceWorkerRegistration ?? {};
    const show = prototype?.showNotification;
    if (!show) return;
    prototype.showNotification = async function (title, options) {
      await show.call(this, title, options);
      // Last, since a tab that is left before it knows of it lets the other one tell again.
      localStorage.setItem('shown', `${localStorage.getItem('shown') ?? ''}${title}。`);
    };
  });
  const shown = () => page.evaluate(() => localStorage.getItem('shown'));
  await signIn(page);
  await press(page, '知らせる');
  const switches = dialog(page, '知らせる');
  await switches.getByRole('switch', { name: '長く計測中のとき' }).check();
  await switches.getByRole('combobox', { name: '時間' }).click();
  await page.getByRole('option', { name: '4時間', exact: true }).click();
  await press(page, '閉じる');
  const other = await context.newPage();
  await other.goto('/');
  await start(page, 4 * HOUR_MS - 12_000);
  await page.reload();
  await other.reload();
  for (const tab of [page, other]) await expect(button(tab, '停止 設計')).toBeVisible();
  expect(await shown()).toBeNull();
  await expect.poll(shown, { timeout: 30_000 }).toBe(`${LONG}。`);
  await other.goto('/about');
  await expect(button(other, '停止')).toBeVisible();
  expect(await standing(other)).toEqual([LONG]);
  await press(page, '停止 設計');
  await expect(button(other, '停止')).toBeHidden();
  await expect.poll(() => standing(page)).toEqual([]);
  expect(await shown()).toBe(`${LONG}。`);
});

for (const [state, answer, isOn] of [
  // Another permission alone denies this one.
  ['denied', 'geolocation', false],
  ['unasked', 'geolocation', false],
  ['unasked', 'notifications', true],
] as const) {
  test(`a switch, ${state} and then ${answer}`, async ({ page, context }) => {
    await context.clearPermissions();
    if (state === 'denied') await context.grantPermissions([answer]);
    // Nobody sees the browser's question.
    await page.exposeFunction('answer', () => context.grantPermissions([answer]));
    await page.addInitScript(() => {
      Notification.requestPermission = () =>
        Reflect.get(window, 'answer')().then(() => Notification.permission);
    });
    await signIn(page);
    await press(page, '知らせる');
    const long = dialog(page, '知らせる').getByRole('switch', { name: '長く計測中のとき' });
    if (state === 'unasked') await long.click();
    await expect(page.getByText('ブロックされています')).toBeVisible({ visible: !isOn });
    await expect(long).toBeChecked({ checked: isOn });
    await expect(long).toBeEnabled({ enabled: isOn });
  });
}

// TRK-75
for (const where of ['in sight', 'frozen', 'closed', 'in a window of its own'] as const) {
  test(`停止 on a notice of a page ${where} is sent once`, async ({ page: tab, server }) => {
    const app = where === 'in a window of its own' && (await openApp(server.url));
    const [page = tab] = app ? app.pages() : [];
    const context = page.context();
    await openWithNotice(page);
    const times: number[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') times.push(Number(request.headers()['press-time']));
    });
    const cdp = await context.newCDPSession(page);
    if (where === 'frozen') await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    if (where === 'closed') await page.close();
    const beforeMs = Date.now();
    const shows = await pressOnNotice(context, 'press');
    const afterMs = Date.now();
    expect(shows).toEqual([where === 'closed' ? 'open /' : 'focus']);
    if (where === 'frozen') {
      expect(times).toEqual([]);
      await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    }
    const shown = where === 'closed' ? await context.newPage() : page;
    if (where === 'closed') await shown.goto('/');
    await expect(shown.getByText('計測していません')).toBeVisible();
    await isStored(shown);
    expect(times).toHaveLength(1);
    expect(times[0]).toBeGreaterThan(beforeMs - 1000);
    expect(times[0]).toBeLessThan(afterMs + 1000);
    if (app) await app.close();
  });
}

async function openApp(url: string): Promise<BrowserContext> {
  const args = [...chromiumArgs, `--app=${url}`];
  return chromium.launchPersistentContext('', { executablePath, args, baseURL: url, permissions });
}

test('停止 of what was stopped elsewhere does nothing', async ({ page, context, allow }) => {
  // The press may be sent before the page is told that the network is gone.
  allow.consoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const { record, id } = await openWithNotice(page);
  await context.setOffline(true);
  await putApi(page, paths.timeEntry(record, id), {});
  await start(page, MINUTE_MS);
  await pressOnNotice(context, 'press');
  await context.setOffline(false);
  await expect(page.getByText('に終了しています')).toBeVisible();
  await expect(button(page, '停止 設計')).toHaveCount(1);
});

test('10分後 on a notice tells again after ten minutes', async ({ page, context }) => {
  await page.clock.install();
  await openWithNotice(page);
  expect(await pressOnNotice(context, 'later')).toEqual([]);
  expect(await standing(page)).toEqual([]);
  // Ten minutes count from when the page hears of the press.
  const hasHeard = () => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('reminders-told:'));
    const times: number[] = Object.values(JSON.parse(localStorage.getItem(key ?? '') ?? '{}'));
    return times.some((time) => time > Date.now() && time < Date.now() + 3_600_000);
  };
  await expect.poll(() => page.evaluate(hasHeard)).toBe(true);
  // The server's clock goes on as before: no response may tell it to the page.
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.clock.fastForward('10:10');
  await expect.poll(() => standing(page)).toEqual([LONG]);
});
