import { createStore } from '#lib/store.ts';

/** True while a view has nothing to show, as it was not read while there was a network. */
export const isViewUnread = createStore(false);
