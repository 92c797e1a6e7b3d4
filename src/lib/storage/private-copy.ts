/**
 * A copy of what a user last saw, for the time without a network. It is kept with the id of its
 * user, and only as long as their session lasts (OUT-6).
 */
import { browserStorage } from './storage.ts';

const KEY = 'privateCopy';
const SEPARATOR = '\n';

export const privateCopy = {
  /** Without room nothing is kept. */
  write(user: string, text: string): void {
    if (!browserStorage.write(KEY, user + SEPARATOR + text)) browserStorage.remove(KEY);
  },

  read(user: string): string | null {
    const kept = browserStorage.read(KEY);
    return kept?.startsWith(user + SEPARATOR) ? kept.slice(user.length + 1) : null;
  },

  /** Removes the copy of anybody but this user; of everybody, if there is none. */
  forgetUnlessOf(user: string | undefined): void {
    if (user === undefined || privateCopy.read(user) === null) browserStorage.remove(KEY);
  },
};
