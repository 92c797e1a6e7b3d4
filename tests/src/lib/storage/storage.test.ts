import { expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from '#lib/storage/storage.ts';

it.each([browserStorage, tabStorage])(
  'keeps a text as long as the page where it is forbidden, and does not fail',
  (kept) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(kept.write('key', 'text')).toBe(false);
    expect(kept.read('key')).toBe('text');
    kept.remove('key');
    expect(kept.read('key')).toBeNull();
    kept.write('key', 'unkept');
    vi.restoreAllMocks();
    expect(kept.write('key', 'kept')).toBe(true);
    expect(kept.read('key')).toBe('kept');
    kept.remove('key');
  },
);
