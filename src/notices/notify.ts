/** Notices on top of the page. Each place shows at most one: a new one replaces it. */
import type { ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

/**
 * Where the panel is that a notice speaks of: it stands at the other end of the screen. On a phone all
 * stand at the top, where the keyboard does not cover them.
 */
type About = 'session' | 'content';

const WIDE = '(min-width: 900px)';

type Place = 'error' | 'expiry' | 'not-kept' | 'sign-out' | 'update';

interface NoticeContent {
  message: string;
  action?: ReactNode;
  variant: 'error' | 'warning' | 'info';
}

interface ShownNotice extends NoticeContent {
  key: string;
  place: Place;
  anchorOrigin: { vertical: 'bottom' | 'top'; horizontal: 'center' };
}

/** What is to be shown; a notice that the user closed stays until it is cleared or replaced. */
export const noticesStore = createStore<readonly ShownNotice[]>([]);

let count = 0;

/** Shows an error until it is closed, cleared or replaced (UI-2). */
export function notifyError(message: string, about: About = 'content'): void {
  show('error', { message, variant: 'error' }, about);
}

/** Removes the error, because the user tries again or leaves. */
export function clearError(): void {
  clear('error');
}

/**
 * Warns that the session is about to end (SES-31), with a button.
 *
 * @returns removes the warning
 */
export function notifyExpiry(message: string, action: ReactNode): () => void {
  show('expiry', { message, action, variant: 'warning' }, 'session');
  return () => clear('expiry');
}

/**
 * Says what became of the session: the server does not know of a sign-out yet (SES-32), or the account
 * was deleted (ACC-5).
 *
 * @returns removes the notice
 */
export function notifySignOut(message: string): () => void {
  show('sign-out', { message, variant: 'info' }, 'session');
  return () => clear('sign-out');
}

/** Says that the browser keeps nothing. */
export function notifyNotKept(message: string): void {
  show('not-kept', { message, variant: 'info' }, 'content');
}

/** Announces a new version of the page, with a button to reload (UI-14). */
export function notifyUpdate(message: string, action: ReactNode): void {
  show('update', { message, action, variant: 'info' }, 'session');
}

function show(place: Place, content: NoticeContent, about: About): void {
  const vertical = about === 'session' && matchMedia(WIDE).matches ? 'bottom' : 'top';
  // notistack's own keys, of time and chance, can be equal for two notices at once.
  count += 1;
  const key = `${place} ${count}`;
  const anchorOrigin = { vertical, horizontal: 'center' } as const;
  noticesStore.set([...allBut(place), { ...content, key, place, anchorOrigin }]);
}

function clear(place: Place): void {
  noticesStore.set(allBut(place));
}

function allBut(place: Place): ShownNotice[] {
  return noticesStore.get().filter((notice) => notice.place !== place);
}
