import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { perform } from '#features/work-time/commands/perform.ts';
import { createQueue } from '#features/work-time/commands/queue/create-queue.ts';
import { createPressDatabase } from '#features/work-time/commands/queue/press-database.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { sessionStore } from '#session/session-store.ts';
import { createPageWorld } from '#tests/support/page/page-world.ts';
import { signIn } from '#tests/support/page/sign-in.ts';

const LOCAL = -0x1_2345_6789_abcd;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores presses as the version before did. */
async function keepOld(name: string, presses: object[]): Promise<void> {
  const database = await openDB(name, 1, {
    upgrade(upgraded) {
      upgraded
        .createObjectStore('presses', { keyPath: 'seq', autoIncrement: true })
        .createIndex('user', 'user');
      upgraded.createObjectStore('ids');
    },
  });
  for (const press of presses) await database.add('presses', press);
  database.close();
}

const old = (key: string, command: object, others: object = {}) => ({
  ...{ key, user: 'user', command, makes: {}, after: null, pressedMs: 5 },
  ...{ sentMs: null, refusal: null, ...others },
});

// OUT-1
it('takes over what the version before had kept, with the same uuid for the same row', async () => {
  await keepOld('of version 1', [
    old('a', { kind: 'add' }, { makes: { record: LOCAL }, sentMs: 7 }),
    old('b', { kind: 'start', recordId: LOCAL }, { makes: { entry: LOCAL - 1 } }),
    old('c', { kind: 'stop', recordId: LOCAL, entryId: LOCAL - 1 }),
    old('d', { kind: 'edit-entry', entryId: 4, change: { version: 3, record: 2, note: '5' } }),
    old('e', { kind: 'undo-switch', switched: { ended: [{ id: 8, version: 2 }], created: null } }),
    old('f', { kind: 'delete', recordId: 9 }, { refusal: { kind: 'refused', status: 409 } }),
    old('g', { kind: 'add' }, { refusal: { kind: 'unreadable' } }),
    old('h', { kind: 'add' }, { refusal: { kind: 'uncertain' } }),
  ]);
  const presses = await createPressDatabase('user', 'of version 1').list();
  const [{ record = '' } = {}, { entry = '' } = {}] = presses.map(({ makes }) => makes);
  expect(record).toMatch(UUID);
  expect(entry).toMatch(UUID);
  expect(entry).not.toBe(record);
  expect(presses.map(({ command }) => command)).toEqual([
    { kind: 'add' },
    { kind: 'start', recordId: record },
    { kind: 'stop', recordId: record, entryId: entry },
    { kind: 'edit-entry', entryId: '4', change: { version: 3, record: '2', note: '5' } },
    { kind: 'undo-switch', switched: { ended: [{ id: '8', version: 2 }], created: null } },
    { kind: 'delete', recordId: '9' },
    { kind: 'add' },
    { kind: 'add' },
  ]);
  expect(presses.map(({ state }) => state)).toEqual([
    { kind: 'sending', sinceMs: 7 },
    ...Array(4).fill({ kind: 'queued' }),
    { kind: 'refused', status: 409 },
    { kind: 'refused', status: null },
    { kind: 'uncertain' },
  ]);
});

// OUT-1
it('sends what the version before had kept', async () => {
  const world = await createPageWorld();
  await signIn(world);
  const user = sessionStore.get()?.accessPayload.uuid ?? '';
  await keepOld('outbox', [
    { ...old('key-of-add-1', { kind: 'add' }, { makes: { record: LOCAL }, sentMs: 7 }), user },
    {
      ...old('key-of-start', { kind: 'start', recordId: LOCAL }, { makes: { entry: LOCAL - 1 } }),
      user,
    },
    { ...old('key-of-stop1', { kind: 'stop', recordId: LOCAL, entryId: LOCAL - 1 }), user },
  ]);
  const queue = createQueue({
    database: createPressDatabase(user),
    perform,
    isReady: () => true,
    prepare: async () => true,
    clock: { ...serverClock, now: () => 1000 },
    runAlone: (work) => work(),
    channel: { post: () => undefined, listen: () => () => undefined },
    onDelayed: () => undefined,
    onPerformed: () => undefined,
    onIdle: () => undefined,
    onTold: () => undefined,
  });
  await queue.refresh();
  queue.wake();
  await vi.waitFor(() => expect(queue.state.get().rows).toEqual([]));
  queue.stop();
  expect(await world.db.selectFrom('work_records').selectAll().execute()).toHaveLength(1);
  expect(await world.db.selectFrom('time_entries').selectAll().execute()).toMatchObject([
    { ending_time: expect.any(Number) },
  ]);
});
