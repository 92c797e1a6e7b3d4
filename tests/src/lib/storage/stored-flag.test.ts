import { expect, it, vi } from 'vitest';
import { createStoredFlag } from '#lib/storage/stored-flag.ts';

it('begins as it was left', () => {
  createStoredFlag('test', true).set(false);
  expect(createStoredFlag('test', true).get()).toBe(false);
});

it('begins with its default in a new browser', () => {
  expect(createStoredFlag('test', true).get()).toBe(true);
  expect(createStoredFlag('test', false).get()).toBe(false);
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
