import { expect, it, vi } from 'vitest';
import { leaveNote, takeNote } from '#lib/parting-note.ts';

it('is read once', () => {
  leaveNote('farewell');
  expect(takeNote()).toBe('farewell');
  expect(takeNote()).toBeNull();
});

it('is not there when none was left', () => {
  expect(takeNote()).toBeNull();
});

it('is not there without storage, and nobody minds', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  leaveNote('farewell');
  expect(takeNote()).toBeNull();
  vi.restoreAllMocks();
});
