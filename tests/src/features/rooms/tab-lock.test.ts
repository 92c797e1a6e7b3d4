import { expect, it, vi } from 'vitest';
import { lockForTab } from '#features/rooms/tab-lock.ts';

// ROM-27, checklist 43
const refusal = new DOMException('blocked', 'SecurityError');
const throws = () => {
  throw refusal;
};
it.each([
  ['has no locks', {}],
  ['throws at a request', { locks: { request: throws } }],
  ['refuses a request', { locks: { request: () => Promise.reject(refusal) } }],
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
