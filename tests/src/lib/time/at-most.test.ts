import { expect, test, vi } from 'vitest';
import { atMost } from '#lib/time/at-most.ts';

test('work that takes longer is waited for no longer', async () => {
  vi.useFakeTimers();
  const waiting = vi.fn();
  void atMost(1000, new Promise(() => undefined)).then(waiting);

  await vi.advanceTimersByTimeAsync(999);
  expect(waiting).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(waiting).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('work that ends in time gives its result, or its error', async () => {
  await expect(atMost(1000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(atMost(1000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
