import { expect, it, vi } from 'vitest';
import { createLocalSwitch } from '#lib/local-switch.ts';

it('begins as it was left', () => {
  createLocalSwitch('test', true).set(false);
  expect(createLocalSwitch('test', true).get()).toBe(false);
});

it('begins with its default in a new browser', () => {
  expect(createLocalSwitch('test', true).get()).toBe(true);
  expect(createLocalSwitch('test', false).get()).toBe(false);
});

it('works without storage, for as long as the page is open', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const setting = createLocalSwitch('test', true);
  setting.set(false);
  expect(setting.get()).toBe(false);
  vi.restoreAllMocks();
});
