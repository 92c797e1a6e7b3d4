import { afterEach, expect, it, vi } from 'vitest';
import { withStreamPlace } from '#features/rooms/stream-place.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser, as far as they are asked for one that is free. */
function stubLocks(): void {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: object,
    work: (lock: object | null) => Promise<unknown> | null,
  ) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

// ROM-38
it('three streams are open at a time, and the next when one has ended', async () => {
  stubLocks();
  const { promise, resolve } = Promise.withResolvers<string>();
  const open = [1, 2, 3].map(() => withStreamPlace(() => promise));
  const work = vi.fn(async () => 'later');
  expect(await withStreamPlace(work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
  resolve('ended');
  expect(await Promise.all(open)).toEqual(['ended', 'ended', 'ended']);
  expect(await withStreamPlace(work)).toBe('later');
});

it('without locks each tab has its stream, and an error of the stream stays one', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withStreamPlace(async () => 'open')).toBe('open');
  stubLocks();
  await expect(withStreamPlace(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
});
