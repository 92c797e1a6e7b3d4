import { afterEach, expect, it, vi } from 'vitest';
import { lockForTab } from '#features/rooms/tab-lock.ts';

afterEach(() => vi.unstubAllGlobals());

// ROM-27, checklist 43
it.each([
  ['has no locks', {}],
  [
    'throws at a request',
    {
      locks: {
        request: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    },
  ],
  [
    'refuses a request',
    {
      locks: { request: async () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
    },
  ],
])('where the browser %s, each tab takes itself for the only one', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const onTaken = vi.fn();
  for (const takesOver of [false, true]) {
    const release = await lockForTab('room-host a', takesOver, onTaken);
    expect(release).toBeInstanceOf(Function);
    release?.();
  }
  expect(onTaken).not.toHaveBeenCalled();
});
