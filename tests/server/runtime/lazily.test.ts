import { expect, it, vi } from 'vitest';
import { lazily } from '#server/runtime/lazily.ts';

it('creates a value once, on first use', () => {
  const make = vi.fn(() => ({ made: true }));
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});
