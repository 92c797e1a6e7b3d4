import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from '#lib/storage/storage.ts';

afterEach(() => void vi.restoreAllMocks());

describe.each([
  { name: 'the browser’s storage', kept: browserStorage, storage: () => localStorage },
  { name: 'the tab’s storage', kept: tabStorage, storage: () => sessionStorage },
])('$name', ({ kept, storage }) => {
  it('keeps a text until it is removed', () => {
    expect(kept.read('key')).toBeNull();
    expect(kept.write('key', 'text')).toBe(true);
    expect(storage().getItem('key')).toBe('text');
    expect(kept.read('key')).toBe('text');
    kept.remove('key');
    expect(kept.read('key')).toBeNull();
  });

  it('keeps nothing where it is forbidden, and does not fail', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(kept.write('key', 'text')).toBe(false);
    expect(kept.read('key')).toBeNull();
    expect(() => kept.remove('key')).not.toThrow();
  });
});
