/** Notices of the tracker, on a server of ours. The system's are written down in place of being shown. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { noReminders } from '#domain/work-time/reminders.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { deviceOf } from '#tests/support/page/sign-in.ts';
import { remindersText as text } from '#work-time/reminders/text.ts';
import { changeReminders } from '#work-time/reminders/use-reminder-settings.ts';

interface Notice extends Required<Pick<NotificationOptions, 'tag' | 'data'>> {
  title: string;
  close: () => void;
}

/** A system with this permission, and the user's answer where it is asked for. */
function useSystem(permission: NotificationPermission, answer = permission) {
  const shown: Notice[] = [];
  const standing = new Set<Notice>();
  const asked = vi.fn(async () => {
    system.permission = answer;
    return answer;
  });
  const system = { permission, requestPermission: asked };
  vi.stubGlobal('Notification', system);
  const registration = {
    showNotification: async (title: string, { tag, data }: Notice) => {
      const notice = { title, tag, data, close: () => standing.delete(notice) };
      shown.push(notice);
      standing.add(notice);
    },
    getNotifications: async () => [...standing],
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    changeReminders(noReminders);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  /** As the service worker does when `10分後` of all that stand is pressed. */
  function pressLater(): void {
    for (const notice of standing) {
      notice.close();
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: notice.data }));
    }
  }
  return { asked, standing, pressLater, titles: () => shown.map(({ title }) => title) };
}

/** A time that much later, and the seconds in which a page in sight tells it. */
async function comeTo(laterMs: number): Promise<void> {
  vi.setSystemTime(Date.now() + laterMs);
  await letTimePass(5000);
}

const switchOf = (name: string) => screen.findByRole('switch', { name });

// TRK-62, TRK-75
it('tells once what was switched on, again if it is to be later, and takes it back when it is over', async () => {
  const system = useSystem('default', 'granted');
  const page = await openTracker([], ['設計 239']);
  await page.user.click(await findButton(text.heading));
  await page.user.click(await switchOf(text.switches.long));
  expect(system.asked).toHaveBeenCalledOnce();
  expect(await switchOf(text.switches.long)).toBeChecked();
  await page.user.click(screen.getByRole('combobox', { name: text.hours }));
  await page.user.click(screen.getByRole('option', { name: text.hoursAfter(4) }));
  await page.user.keyboard('{Escape}');
  expect(system.titles()).toEqual([]);
  await comeTo(MINUTE_MS);
  expect(system.titles()).toEqual([text.titles.long]);
  await comeTo(10 * MINUTE_MS);
  expect(system.titles()).toEqual([text.titles.long]);
  expect(system.standing.size).toBe(1);
  system.pressLater();
  await comeTo(9 * MINUTE_MS);
  expect(system.titles()).toHaveLength(1);
  await comeTo(MINUTE_MS);
  expect(system.titles()).toHaveLength(2);
  await comeTo(10 * MINUTE_MS);
  expect(system.titles()).toHaveLength(2);
  await page.user.click(await findButton(stripText.stop('設計')));
  await waitFor(() => expect(system.standing.size).toBe(0));
});

it('does not tell what was stopped on another device, nor what is switched off', async () => {
  const system = useSystem('granted');
  changeReminders({ on: ['long'], hours: 4 });
  const page = await openTracker([], ['設計 239']);
  await findButton(stripText.stop('設計'));
  await deviceOf(page)('POST', workTimePaths.switch, { name: '会議' });
  await comeTo(MINUTE_MS);
  expect(system.titles()).toEqual([]);
  changeReminders({ on: [] });
  await comeTo(245 * MINUTE_MS);
  expect(system.titles()).toEqual([]);
});

it('takes a notice back whose entry has ended, though it holds for what runs now', async () => {
  const system = useSystem('granted');
  changeReminders({ on: ['pause'] });
  const page = await openTracker([], ['設計 359']);
  await findButton(stripText.stop('設計'));
  await comeTo(MINUTE_MS);
  expect(system.titles()).toEqual([text.titles.pause]);
  await deviceOf(page)('POST', workTimePaths.switch, { name: '会議' });
  await letTimePass(5000);
  window.dispatchEvent(new Event('online'));
  await findButton(stripText.stop('会議'));
  await waitFor(() => expect(system.standing.size).toBe(0));
  await comeTo(MINUTE_MS);
  expect(system.titles()).toEqual([text.titles.pause]);
});

// TRK-63
it('an installed app has a badge while something runs', async () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  for (const [name, value] of Object.entries(badge)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  const page = await openTracker([], ['設計 20']);
  const stop = await findButton(stripText.stop('設計'));
  expect(badge.setAppBadge).toHaveBeenCalledOnce();
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  await page.user.click(stop);
  await waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalledOnce());
});
