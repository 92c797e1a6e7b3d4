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
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';

const executablePath = process.env.CHROMIUM_PATH;

test.use({ serviceWorkers: 'allow', launchOptions: { executablePath, args: chromiumArgs } });

const LONG = '長く計測中です';

const allow = (context: BrowserContext) => context.grantPermissions(['notifications']);

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
async function openWithNotice(page: Page, info: Parameters<typeof accountOf>[0]) {
  await allow(page.context());
  await signIn(page, accountOf(info));
  await page.evaluate(() => localStorage.setItem('reminders', '{"on":["long"],"hours":4}'));
  const { started } = await start(page, 4 * HOUR_MS + MINUTE_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual([LONG]);
  return started;
}

/** The parts of a service worker's scope that the page's types lack. */
interface Worker {
  clients: { openWindow: (address: string) => void };
  NotificationEvent: new (
    kind: string,
    of: { notification?: Notification; action: string },
  ) => Event;
  WindowClient: { prototype: { focus: () => void } };
  registration: ServiceWorkerRegistration;
}

/** Presses a button of the notice that stands. @returns the calls by which the service worker shows the page */
async function pressOnNotice(context: BrowserContext, action: string): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  const shows = await worker?.evaluate(async (action) => {
    // Only a user's press may focus a window, or open one.
    const shows: string[] = [];
    const focus = () => shows.push('focus');
    const { clients, NotificationEvent, WindowClient, registration } = self as unknown as Worker;
    WindowClient.prototype.focus = focus;
    clients.openWindow = (address: string) => shows.push(`open ${address}`);
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification, action });
    let taken: Promise<void> | undefined;
    Object.defineProperty(event, 'waitUntil', {
      value: (work: Promise<void>) => {
        taken = work;
      },
    });
    self.dispatchEvent(event);
    await taken;
    return shows;
  }, action);
  return shows ?? [];
}

// TRK-62
test('two tabs tell once that something runs for long, at its time', async ({
  page,
  context,
}, info) => {
  await allow(context);
  await context.addInitScript(() => {
    // An empty page has none.
    const { prototype } = window.ServiceWorkerRegistration ?? {};
    const show = prototype?.showNotification;
    if (!show) return;
    prototype.showNotification = function (title, options) {
      localStorage.setItem('shown', `${localStorage.getItem('shown') ?? ''}${title}。`);
      return show.call(this, title, options);
    };
  });
  const shown = () => page.evaluate(() => localStorage.getItem('shown'));
  await signIn(page, accountOf(info));
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
  expect(await standing(other)).toEqual([LONG]);
  await press(page, '停止 設計');
  await expect(button(other, '停止 設計')).toBeHidden();
  await expect.poll(() => standing(page)).toEqual([]);
  expect(await shown()).toBe(`${LONG}。`);
});

for (const [state, permissions, isOn] of [
  ['granted', ['notifications'], true],
  // Another one alone denies this one.
  ['denied', ['geolocation'], false],
  ['unasked', null, true],
] as const) {
  test(`a switch where the permission is ${state}`, async ({ page, context }, info) => {
    if (permissions) await context.grantPermissions([...permissions]);
    await page.exposeFunction('allow', () => allow(context));
    // Nobody sees the browser's question: the user allows it.
    await page.addInitScript(() => {
      Notification.requestPermission = async () => {
        await Reflect.get(window, 'allow')();
        return Notification.permission;
      };
    });
    await signIn(page, accountOf(info));
    await press(page, '知らせる');
    const long = dialog(page, '知らせる').getByRole('switch', { name: '長く計測中のとき' });
    const blocked = page.getByText('通知がブロックされています');
    await expect(blocked).toBeVisible({ visible: !isOn });
    if (isOn) await long.click();
    await expect(long).toBeChecked({ checked: isOn });
    await expect(long).toBeEnabled({ enabled: isOn });
  });
}

// TRK-75
for (const where of ['in sight', 'frozen', 'closed', 'in a window of its own'] as const) {
  test(`停止 on a notice of a page ${where} is sent once, with its time`, async ({
    page: tab,
    server,
  }, info) => {
    const app = where === 'in a window of its own' && (await openApp(server.url));
    const [page = tab] = app ? app.pages() : [];
    const context = page.context();
    await openWithNotice(page, info);
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
  return chromium.launchPersistentContext('', { executablePath, args, baseURL: url });
}

test('停止 on a notice of what was stopped elsewhere stops nothing', async ({
  page,
  context,
}, info) => {
  const { record, id } = await openWithNotice(page, info);
  await context.setOffline(true);
  await putApi(page, paths.timeEntry(record, id), {});
  await start(page, MINUTE_MS);
  await pressOnNotice(context, 'press');
  await context.setOffline(false);
  await expect(page.getByText('に終了しています')).toBeVisible();
  await expect(button(page, '停止 設計')).toHaveCount(1);
});

test('10分後 on a notice tells again after ten minutes', async ({ page, context }, info) => {
  await page.clock.install();
  await openWithNotice(page, info);
  expect(await pressOnNotice(context, 'later')).toEqual([]);
  expect(await standing(page)).toEqual([]);
  // The server's clock goes on as before, and the page takes its time with the next response.
  await page.clock.fastForward('10:10');
  await expect.poll(() => standing(page)).toEqual([LONG]);
});
