/**
 * True if the server offers calls beyond the customer's (EXT-1): the access token says so, to
 * guests the response-time call. Without it no such call is made, except sign-out's.
 */
import { EXTENSIONS } from '#contract/extensions.ts';
import { createStore } from '#lib/store.ts';
import { sessionStore } from './session-store.ts';

const forGuests = createStore(false);

export const extensions = {
  get(): boolean {
    const session = sessionStore.get();
    return session ? session.accessPayload.extensions === EXTENSIONS : forGuests.get();
  },

  subscribe(listener: () => void): () => void {
    const unsubscribes = [sessionStore.subscribe(listener), forGuests.subscribe(listener)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  },

  initial: forGuests.initial,

  /** @param value `extensions` of the response-time call */
  tellGuests(value: unknown): void {
    forGuests.set(value === EXTENSIONS);
  },
};
