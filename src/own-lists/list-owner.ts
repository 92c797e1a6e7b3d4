import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';

/**
 * The uuid of the signed-in user, whose lists are shown beside those of this browser. Only our own server has
 * lists of users (ROU-35).
 */
export const listOwner = {
  get: (): string | undefined =>
    extensions.get() ? sessionStore.get()?.accessPayload.uuid : undefined,
  subscribe: extensions.subscribe,
  initial: (): string | undefined => undefined,
};
