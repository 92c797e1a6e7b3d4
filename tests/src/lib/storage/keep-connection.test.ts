import { type DBSchema, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { keepConnection, PATIENCE_MS } from '#lib/storage/keep-connection.ts';

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
});

/** A transaction of another page that lasts until it is released. */
async function holdWords() {
  const database = await openDB<Schema>('words', 1);
  const transaction = database.transaction('words');
  let isHeld = true;
  const ended = (async () => {
    while (isHeld) await transaction.store.count();
    await transaction.done;
    database.close();
  })();
  return async () => {
    isHeld = false;
    await ended;
  };
}

const patienceEnds = () => vi.advanceTimersByTimeAsync(PATIENCE_MS);
const onlyTimers: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout'],
};

it('begins a transaction again that does not end, and stores once', async () => {
  vi.useFakeTimers(onlyTimers);
  const { open, add, all } = openWords();
  await add('one');
  const release = await holdWords();
  const added = add('two');
  await patienceEnds();
  expect(open).toHaveBeenCalledTimes(2);
  await release();
  await added;
  expect(await all()).toEqual(['one', 'two']);
});

it('fails where no transaction ends, and stores nothing of it later', async () => {
  vi.useFakeTimers(onlyTimers);
  const { add, all } = openWords();
  await add('one');
  const release = await holdWords();
  const failed = expect(add('two')).rejects.toThrow('The database does not respond');
  await patienceEnds();
  await patienceEnds();
  await failed;
  await release();
  await add('three');
  expect(await all()).toEqual(['one', 'three']);
});

it('leaves no transaction open when the page goes, and does it again if the page comes back', async () => {
  // Nobody waits until it is late.
  vi.useFakeTimers(onlyTimers);
  const { add, all, withDatabase } = openWords();
  await add('one');
  let attempts = 0;
  const held = withDatabase(async (database) => {
    const { store, done } = database.transaction('words', 'readwrite');
    attempts += 1;
    while (attempts === 1) await store.count();
    await store.add('two');
    await done;
  });
  await vi.waitFor(() => expect(attempts).toBe(1));
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  const next = await openDB<Schema>('words', 1);
  await next.add('words', 'three');
  next.close();
  await held;
  expect((await all()).sort()).toEqual(['one', 'three', 'two']);
});
