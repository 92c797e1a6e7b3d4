import { deleteDB, openDB } from 'idb';
import { expect, it } from 'vitest';
import { connect } from '#sync/database.ts';

// OUT-13
it('a database that a newer page has made is read and written, and what is unknown stays', async () => {
  const first = connect('newer');
  await first.withDatabase((database) => database.put('found', found));
  first.close();
  const newer = await openDB('newer', 2, {
    upgrade: (database) => void database.createObjectStore('later'),
  });
  await newer.put('later', 'kept', 'key');
  newer.close();

  const { withDatabase, close } = connect('newer');
  expect(await withDatabase((database) => database.getAll('found'))).toEqual([found]);
  close();
  const again = await openDB('newer');
  expect(again.version).toBe(2);
  expect(await again.get('later', 'key')).toBe('kept');
  again.close();
  await deleteDB('newer');
});

const found = { user: 'u', id: 'made-here', instead: '7' };
