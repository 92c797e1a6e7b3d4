import { expect, it, vi } from 'vitest';
import { leaveFlashMessage, takeFlashMessage } from '#lib/storage/flash-message.ts';

it('is read once', () => {
  leaveFlashMessage('farewell');
  expect(takeFlashMessage()).toBe('farewell');
  expect(takeFlashMessage()).toBeNull();
});

it('is null when none was left', () => {
  expect(takeFlashMessage()).toBeNull();
});

it('is null without storage, and nothing fails', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  leaveFlashMessage('farewell');
  expect(takeFlashMessage()).toBeNull();
  vi.restoreAllMocks();
});
