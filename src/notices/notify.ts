/** Notices: of each kind the page shows at most one, and a new one replaces it. */
import type { ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

/**
 * The subject of a notice. An error of a form of the session panel is shown in the form (`FormPanel`). Every
 * other notice lies on top of the page, at the end of the screen that is away from the panel that it speaks of;
 * on a phone at the top, where the keyboard does not cover it.
 */
type About = 'form' | 'session' | 'content';

type Kind = 'error' | 'expiry' | 'not-kept' | 'proxy' | 'sign-out' | 'update';

interface Notice {
  key: string;
  kind: Kind;
  about: About;
  variant: 'error' | 'warning' | 'info';
  message: string;
  action?: ReactNode;
}

/** The notices to show. */
export const noticesStore = createStore<readonly Notice[]>([]);

let count = 0;

/** Shows an error until it is closed, cleared or replaced; in a form until a field changes (UI-2). */
export function notifyError(message: string, about: About = 'content', action?: ReactNode): void {
  show({ kind: 'error', about, variant: 'error', message, action });
}

/** Removes the error, because the user tries again or leaves. */
export function clearError(): void {
  clear('error');
}

/** Warns that the session is about to end (SES-31), with a button. Returns a function that removes the warning. */
export function notifyExpiry(message: string, action: ReactNode): () => void {
  return show({ kind: 'expiry', about: 'session', variant: 'warning', message, action });
}

/**
 * Says how the session ended: the server does not know of a sign-out yet (SES-32), or the account
 * was deleted (ACC-5). Returns a function that removes the notice.
 */
export function notifySignOut(message: string): () => void {
  return show({ kind: 'sign-out', about: 'session', variant: 'info', message });
}

const saidNotKept = new Set<string>();

/** Says, once a page load, that the browser stores nothing. */
export function notifyNotKept(message: string): void {
  if (saidNotKept.has(message)) return;
  saidNotKept.add(message);
  show({ kind: 'not-kept', about: 'content', variant: 'info', message });
}

/** Announces a new version of the page, with a button to reload (UI-14). */
export function notifyUpdate(message: string, action: ReactNode): void {
  show({ kind: 'update', about: 'session', variant: 'info', message, action });
}

/** Says that a proxy wants its own sign-in (OUT-11), with a button. Returns a function that removes the notice. */
export function notifyProxy(message: string, action: ReactNode): () => void {
  return show({ kind: 'proxy', about: 'content', variant: 'warning', message, action });
}

/** Forgets everything: for tests, which share one page. */
export function forgetNotices(): void {
  saidNotKept.clear();
  noticesStore.set([]);
}

/** Removes a notice, because the user has read it. */
export function closeNotice(closed: string | number): void {
  noticesStore.set(noticesStore.get().filter(({ key }) => key !== closed));
}

function show(notice: Omit<Notice, 'key'>): () => void {
  const { kind } = notice;
  // notistack's own keys, of time and chance, can be equal for two notices at once.
  count += 1;
  noticesStore.set([...allBut(kind), { ...notice, key: `${kind} ${count}` }]);
  return () => clear(kind);
}

function clear(kind: Kind): void {
  noticesStore.set(allBut(kind));
}

function allBut(kind: Kind): Notice[] {
  return noticesStore.get().filter((notice) => notice.kind !== kind);
}
