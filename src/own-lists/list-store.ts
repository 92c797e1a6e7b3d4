import type { BroughtStore } from '#sync/stores.ts';

declare module '#sync/stores.ts' {
  interface Schema {
    /** By the letter, or by letter and owner. Checked when read: another version of the page may have written it. */
    lists: { key: string; value: unknown };
  }
}

/** The store of own lists and of copies of the account's. */
export const listStore: BroughtStore = { name: 'lists' };
