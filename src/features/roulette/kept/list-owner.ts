import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';

/**
 * Whose lists are shown beside those of this browser alone: the signed-in user's of a server of ours, by
 * their uuid (ROU-35).
 */
export const listOwner = {
  get: (): string | undefined =>
    extensions.get() ? sessionStore.get()?.accessPayload.uuid : undefined,
  subscribe: extensions.subscribe,
  initial: (): string | undefined => undefined,
};
