import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDatabase } from '#sync/database.ts';

/** The database that 1.0.0 made. */
const [kept] = JSON.parse(readFileSync('tests/kept/1.0.0/browser.json', 'utf8')).databases;

// OUT-1, ROU-20, ROU-23
it('the database and its stores are those of 1.0.0', async () => {
  const made = await withDatabase(async (database) => {
    const { name, version, objectStoreNames } = database;
    const stores = [...objectStoreNames].map((one) => {
      const store = database.transaction(one).objectStore(one);
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath } = store.index(index);
        return { name: index, keyPath };
      });
      const { keyPath, autoIncrement } = store;
      return { name: one, keyPath, autoIncrement, indexes };
    });
    return { name, version, stores };
  });
  const stores = kept.stores.map(({ rows: _, ...store }: { rows: unknown }) => store);
  expect(made).toEqual({ ...kept, stores });
});
