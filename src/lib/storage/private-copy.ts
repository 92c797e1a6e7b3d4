/**
 * A copy of what the tracker last showed its user, for the time without a network. It is stored with
 * the id of its user, and only as long as their session lasts (OUT-6).
 */
import { browserStorage } from './storage.ts';

const KEY = 'privateCopy';
const SEPARATOR = '\n';

export const privateCopy = {
  /** If storage is full, nothing is stored. */
  write(user: string, text: string): void {
    if (!browserStorage.write(KEY, user + SEPARATOR + text)) browserStorage.remove(KEY);
  },

  read(user: string): string | null {
    const stored = browserStorage.read(KEY);
    return stored?.startsWith(user + SEPARATOR) ? stored.slice(user.length + 1) : null;
  },

  /** Removes the copy of anybody but this user; of everybody, if there is none. */
  forgetUnlessOf(user: string | undefined): void {
    if (user === undefined || privateCopy.read(user) === null) browserStorage.remove(KEY);
  },
};
