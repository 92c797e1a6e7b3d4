import { createStore } from './store.ts';

/** Names that a page gives to tabs of the navigation, by their paths: the titles of own lists. */
export const tabTitles = createStore<Readonly<Record<string, string>>>({});
