import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { withDatabase } from '#sync/database.ts';
import { added, createQueueDatabase } from '#sync/queue-database.ts';
import { newCommand } from '#tests/support/page/new-command.ts';

// OUT-1, ROU-20, ROU-23
it('takes over what the two databases before it have, once, and then deletes them', async () => {
  const outbox = await openDB('outbox', 2, {
    upgrade(database) {
      database
        .createObjectStore('presses', { keyPath: 'seq', autoIncrement: true })
        .createIndex('user', 'user');
      database.createObjectStore('found', { keyPath: 'id' });
    },
  });
  await outbox.add('presses', { ...newCommand('unsent'), user: 'user' });
  await outbox.add('found', { user: 'user', id: 'mine', instead: 'theirs' });
  outbox.close();
  const roulette = await openDB('roulette', 2, {
    upgrade(database) {
      database.createObjectStore('lists');
      database.createObjectStore('draws', { autoIncrement: true });
    },
  });
  await roulette.add('lists', { title: '掃除当番' }, 'A');
  await roulette.add('draws', { ordinal: 1 });
  // A tab of before, which goes on.
  roulette.addEventListener('versionchange', () => roulette.close());

  expect(await withDatabase((database) => database.get('lists', 'A'))).toEqual({
    title: '掃除当番',
  });
  await withDatabase((database) => database.add('draws', { ordinal: 2 }));
  expect(await withDatabase((database) => database.getAll('draws'))).toHaveLength(2);
  expect(await createQueueDatabase('user').list()).toMatchObject([{ key: 'unsent' }]);
  const start = { command: { kind: 'start', recordId: 'mine' } } as const;
  const [, pressed] = await createQueueDatabase('user').change(added([newCommand('later', start)]));
  expect(pressed?.command).toEqual({ kind: 'start', recordId: 'theirs' });
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .toEqual(['kept']);
});
