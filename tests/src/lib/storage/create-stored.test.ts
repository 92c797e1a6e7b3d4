import { expect, it, vi } from 'vitest';
import { createStoredFlag } from '#lib/storage/create-stored.ts';

it('begins with its default in a new browser, and then as it was left', () => {
  expect(createStoredFlag('test', true).get()).toBe(true);
  createStoredFlag('test', true).set(false);
  expect(createStoredFlag('test', true).get()).toBe(false);
});

it('works without storage, for as long as the page is open', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const setting = createStoredFlag('test', true);
  setting.set(false);
  expect(setting.get()).toBe(false);
  vi.restoreAllMocks();
});
