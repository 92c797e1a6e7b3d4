/** Notices of the tracker, on a server of ours. The system's are written down in place of being shown. */
import { waitFor } from '@testing-library/react';
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

/** A system that shows notices. */
function useSystem() {
  const shown: Notice[] = [];
  const standing = new Set<Notice>();
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = {
    showNotification: async (title: string, { tag, data }: Notice) => {
      const notice = { title, tag, data, close: () => standing.delete(notice) };
      shown.push(notice);
      standing.add(notice);
    },
    getNotifications: async () => [...standing],
  };
  const value = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  onTestFinished(() => {
    changeReminders(noReminders);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return { standing, titles: () => shown.map(({ title }) => title) };
}

/** A time that much later, and the seconds in which a page in sight tells it. */
async function comeTo(laterMs: number): Promise<void> {
  vi.setSystemTime(Date.now() + laterMs);
  await letTimePass(5000);
}

// TRK-62
it('does not tell what was stopped on another device, nor what is switched off', async () => {
  const system = useSystem();
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
  const system = useSystem();
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
