import { type DBSchema, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { keepConnection } from '#lib/storage/keep-connection.ts';

interface Schema extends DBSchema {
  words: { key: number; value: string };
}

function openWords() {
  const open = vi.fn((callbacks) =>
    openDB<Schema>('words', 1, {
      ...callbacks,
      upgrade: (database) => void database.createObjectStore('words', { autoIncrement: true }),
    }),
  );
  const { withDatabase, close } = keepConnection<Schema>(open);
  return {
    open,
    close,
    add: (word: string) => withDatabase((database) => database.add('words', word)),
    all: () => withDatabase((database) => database.getAll('words')),
    withDatabase,
  };
}

it('opens the database once', async () => {
  const { open, add, all } = openWords();
  await Promise.all([add('one'), add('two')]);
  expect(await all()).toEqual(['one', 'two']);
  expect(open).toHaveBeenCalledOnce();
});

it('opens it again after it was closed', async () => {
  const { add, all, close } = openWords();
  await add('one');
  close();
  expect(await all()).toEqual(['one']);
});

it('does not stand in the way of a newer page', async () => {
  const { add, all } = openWords();
  await add('one');
  const upgraded = await openDB('words', 2);
  expect(upgraded.version).toBe(2);
  await expect(all()).rejects.toThrow(/version/);
  upgraded.close();
});

it('opens a connection again that was lost without a word', async () => {
  const { open, add, all } = openWords();
  await add('one');
  const database = await open.mock.results[0]?.value;
  database.close();
  await Promise.all([add('two'), add('three')]);
  expect(await all()).toEqual(['one', 'two', 'three']);
  expect(open).toHaveBeenCalledTimes(2);
});

it.each(['UnknownError', 'AbortError'])(
  'repeats a transaction that ended with %s',
  async (name) => {
    const { open, add, withDatabase } = openWords();
    await add('one');
    const work = vi
      .fn(() => Promise.resolve('done'))
      .mockRejectedValueOnce(new DOMException('Connection to Indexed Database server lost', name));
    expect(await withDatabase(work)).toBe('done');
    expect(open).toHaveBeenCalledTimes(2);
  },
);

it('repeats nothing that fails for another reason', async () => {
  const { add, withDatabase } = openWords();
  await add('one');
  const work = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  await expect(withDatabase(work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledOnce();
});

it('tries again to open what could not be opened', async () => {
  const { open, add, all } = openWords();
  open.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  await expect(add('one')).rejects.toThrow('blocked');
  await add('two');
  expect(await all()).toEqual(['two']);
  // Also where it fails while the connection is opened again.
  const database = await open.mock.results[1]?.value;
  database.close();
  open.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  await expect(all()).rejects.toThrow('blocked');
  expect(await all()).toEqual(['two']);
});
