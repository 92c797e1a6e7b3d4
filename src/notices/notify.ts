/** Notices on top of the page. Each place shows at most one: a new one replaces it. */
import type { ReactNode } from 'react';
import { closeSnackbar, enqueueSnackbar } from './notistack.ts';

type Place = 'error' | 'expiry' | 'not-kept' | 'sign-out' | 'update';

interface NoticeContent {
  message: string;
  action?: ReactNode;
  variant: 'error' | 'warning' | 'info';
}

const shown = new Map<Place, string | number>();

/** Shows an error until it is closed, cleared or replaced (UI-2). */
export function notifyError(message: string): void {
  show('error', { message, variant: 'error' });
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
  show('expiry', { message, action, variant: 'warning' });
  return () => clear('expiry');
}

/**
 * Says that the server does not know of a sign-out yet (SES-32).
 *
 * @returns removes the notice
 */
export function notifySignOut(message: string): () => void {
  show('sign-out', { message, variant: 'info' });
  return () => clear('sign-out');
}

/** Says that the browser keeps nothing. */
export function notifyNotKept(message: string): void {
  show('not-kept', { message, variant: 'info' });
}

/** Announces a new version of the page, with a button to reload (UI-14). */
export function notifyUpdate(message: string, action: ReactNode): void {
  show('update', { message, action, variant: 'info' });
}

function show(place: Place, content: NoticeContent): void {
  clear(place);
  shown.set(place, enqueueSnackbar({ ...content, persist: true }));
}

function clear(place: Place): void {
  const key = shown.get(place);
  // Without a key notistack would close all notices.
  if (key !== undefined) closeSnackbar(key);
  shown.delete(place);
}
