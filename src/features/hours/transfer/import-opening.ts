import { createStore } from '#lib/store.ts';

/** True while the import is open. Some of its buttons go with the first entries, before these were told of. */
export const isImportOpen = createStore(false);
