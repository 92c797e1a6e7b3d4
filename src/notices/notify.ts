/** Notices: of each kind the page shows at most one, and a new one replaces it. */
import type { ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

/**
 * The subject of a notice. An error of a form of the session panel stands in the form (`FormPanel`). Every
 * other notice stands on top of the page, at the other end of the screen than the panel that it speaks
 * of; on a phone at the top, where the keyboard does not cover it.
 */
type About = 'form' | 'session' | 'content';

const WIDE = '(min-width: 900px)';

type Kind = 'error' | 'expiry' | 'not-kept' | 'sign-out' | 'update';

interface NoticeContent {
  message: string;
  action?: ReactNode;
  variant: 'error' | 'warning' | 'info';
}

interface ShownNotice extends NoticeContent {
  key: string;
  kind: Kind;
  place: 'form' | 'page';
  anchorOrigin: { vertical: 'bottom' | 'top'; horizontal: 'center' };
}

/** The notices to show. */
export const noticesStore = createStore<readonly ShownNotice[]>([]);

let count = 0;

/** Shows an error until it is closed, cleared or replaced; in a form until a field changes (UI-2). */
export function notifyError(message: string, about: About = 'content'): void {
  show('error', { message, variant: 'error' }, about);
}

/** Removes the error, because the user tries again or leaves. */
export function clearError(): void {
  clear('error');
}

/** Warns that the session is about to end (SES-31), with a button. Returns what removes the warning. */
export function notifyExpiry(message: string, action: ReactNode): () => void {
  return show('expiry', { message, action, variant: 'warning' }, 'session');
}

/**
 * Says what became of the session: the server does not know of a sign-out yet (SES-32), or the account
 * was deleted (ACC-5). Returns what removes the notice.
 */
export function notifySignOut(message: string): () => void {
  return show('sign-out', { message, variant: 'info' }, 'session');
}

/** Says that the browser stores nothing. */
export function notifyNotKept(message: string): void {
  show('not-kept', { message, variant: 'info' }, 'content');
}

/** Announces a new version of the page, with a button to reload (UI-14). */
export function notifyUpdate(message: string, action: ReactNode): void {
  show('update', { message, action, variant: 'info' }, 'session');
}

/** Removes a notice, because the user has read it. */
export function closeNotice(closed: string | number): void {
  noticesStore.set(noticesStore.get().filter(({ key }) => key !== closed));
}

function show(kind: Kind, content: NoticeContent, about: About): () => void {
  const vertical = about === 'session' && matchMedia(WIDE).matches ? 'bottom' : 'top';
  // notistack's own keys, of time and chance, can be equal for two notices at once.
  count += 1;
  const key = `${kind} ${count}`;
  const place = about === 'form' ? 'form' : 'page';
  const anchorOrigin = { vertical, horizontal: 'center' } as const;
  noticesStore.set([...allBut(kind), { ...content, key, kind, place, anchorOrigin }]);
  return () => clear(kind);
}

function clear(kind: Kind): void {
  noticesStore.set(allBut(kind));
}

function allBut(kind: Kind): ShownNotice[] {
  return noticesStore.get().filter((notice) => notice.kind !== kind);
}
