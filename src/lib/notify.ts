/** Notices over the page, at most one in each place: a new one takes the old one's. */
import type { ReactNode } from 'react';
import { closeSnackbar, enqueueSnackbar } from './notistack.ts';

type Place = 'error' | 'expiry' | 'update';

interface Notice {
  message: string;
  action?: ReactNode;
  variant: 'error' | 'warning' | 'info';
}

const shown = new Map<Place, string | number>();

/** Shows what went wrong until it is closed, cleared or followed by another error. */
export function notifyError(message: string): void {
  show('error', { message, variant: 'error' });
}

/** Takes the error away: what it was about is being done anew, or left. */
export function clearError(): void {
  clear('error');
}

/**
 * Warns that something is about to end, with the one thing to do about it.
 *
 * @returns takes the warning away
 */
export function notifyExpiry(message: string, action: ReactNode): () => void {
  show('expiry', { message, action, variant: 'warning' });
  return () => clear('expiry');
}

/** Says that a new version of the page is there, with the button that takes it. */
export function notifyUpdate(message: string, action: ReactNode): void {
  show('update', { message, action, variant: 'info' });
}

function show(place: Place, notice: Notice): void {
  clear(place);
  shown.set(place, enqueueSnackbar({ ...notice, persist: true }));
}

function clear(place: Place): void {
  const key = shown.get(place);
  // Without a key notistack would close every notice there is.
  if (key !== undefined) closeSnackbar(key);
  shown.delete(place);
}
