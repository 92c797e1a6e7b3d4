import type { BroughtStore } from '#sync/stores.ts';

declare module '#sync/stores.ts' {
  interface Schema {
    /** In the order in which they were kept. Checked when read: another version of the page may have written it. */
    draws: { key: number; value: unknown };
  }
}

/** The store of the history. */
export const drawStore: BroughtStore = { name: 'draws', autoIncrement: true };
