import { expect, it, vi } from 'vitest';
import { lazily } from '#server/lazily.ts';

it('makes a value when it is first asked for, and no second one', () => {
  const make = vi.fn(() => ({ made: true }));
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});
