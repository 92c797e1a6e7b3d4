/** The user whose session the server refused to go on with: every tab of the browser says so (SES-36). */
import { browserStorage } from '#lib/storage/storage.ts';

const KEY = 'refusedSession';

export const refusedSession = {
  /** @param uuid of the user */
  note: (uuid: string) => browserStorage.write(KEY, uuid),
  isOf: (uuid: string | undefined) => uuid !== undefined && browserStorage.read(KEY) === uuid,
  forget: () => browserStorage.remove(KEY),
};
