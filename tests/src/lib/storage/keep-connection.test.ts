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

it('tries again to open what could not be opened', async () => {
  const { open, add, all } = openWords();
  open.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  await expect(add('one')).rejects.toThrow('blocked');
  await add('two');
  expect(await all()).toEqual(['two']);
});
