/** The user whose session the server refused to go on with: every tab of the browser says so (SES-36). */
import { onStoredChange } from '#lib/storage/on-stored-change.ts';
import { browserStorage } from '#lib/storage/storage.ts';

const KEY = 'refusedSession';

export const refusedSession = {
  /** @param uuid of the user */
  note: (uuid: string) => browserStorage.write(KEY, uuid),

  /**
   * Calls once it is known of this user. A tab may see that cookies are gone before it sees what was stored earlier.
   *
   * @returns stops waiting for it
   */
  whenOf(uuid: string, tell: () => void): () => void {
    const stop = onStoredChange([], check);
    check();
    return stop;

    function check(): void {
      if (browserStorage.read(KEY) !== uuid) return;
      stop();
      tell();
    }
  },

  forget: () => browserStorage.remove(KEY),
};
