/** The account that the server no longer knows: its data in this browser is to go (OUT-5). */
import { browserStorage } from '#lib/storage/storage.ts';

const KEY = 'goneAccount';

export const goneAccount = {
  /** Its uuid; `null` if there is none. */
  read: (): string | null => browserStorage.read(KEY),
  note: (uuid: string) => browserStorage.write(KEY, uuid),
  forget: () => browserStorage.remove(KEY),
};
