/** Notices of the system, shown through the service worker's registration: so they stand in installed apps, too. */
import { type ReminderKind, reminderKinds } from '#domain/work-time/reminders.ts';
import type { NoticeAction, NoticeData } from '#sync/notice-press.ts';
import { remindersText } from './text.ts';

export type Obstacle = 'insecure' | 'home' | 'browser' | 'denied';

/** The reason why this browser cannot show notices; `null` where it can, once it is allowed. */
export function obstacle(): Obstacle | null {
  if (window.isSecureContext === false) return 'insecure';
  if (!('Notification' in window) || !('serviceWorker' in navigator)) {
    return isIPhone() ? 'home' : 'browser';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

export function isIPhone(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent);
}

/** True if notices are allowed now. */
export function mayShow(): boolean {
  return obstacle() === null && Notification.permission === 'granted';
}

/** Asks the user, where that was not answered yet. @returns whether notices are allowed */
export async function askToShow(): Promise<boolean> {
  if (obstacle() !== null) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notice; one of each kind stands at a time. Browsers without buttons leave them out (TRK-75).
 *
 * @returns whether it was shown
 */
export async function showNotice(
  kind: ReminderKind,
  body: string,
  data: NoticeData,
): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !mayShow()) return false;
  const icon = `${import.meta.env.BASE_URL}icon-192.png`;
  const actions = (['press', 'later'] as const satisfies readonly NoticeAction[]).map((action) => ({
    action,
    title: remindersText[action],
  }));
  const options = { body, icon, tag: tagOf(kind), data, actions };
  await registration.showNotification(remindersText.titles[kind], options);
  return true;
}

/** Closes the notices of which this is true. */
export async function closeNotices(
  isOver: (kind: ReminderKind, data: NoticeData) => boolean,
): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications?.()) ?? []) {
    const kind = reminderKinds.find((one) => tagOf(one) === notice.tag);
    if (kind && isOver(kind, notice.data)) notice.close();
  }
}

const tagOf = (kind: ReminderKind) => `reminder-${kind}`;
