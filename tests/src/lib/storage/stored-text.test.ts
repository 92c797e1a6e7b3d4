import { expect, it } from 'vitest';
import { createStoredText } from '#lib/storage/stored-text.ts';

it('begins as it was left, and with its default in a new browser', () => {
  expect(createStoredText('test', 'first').get()).toBe('first');
  createStoredText('test', 'first').set('second');
  expect(createStoredText('test', 'first').get()).toBe('second');
});
