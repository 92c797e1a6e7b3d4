import { expect, it, vi } from 'vitest';
import { afterPaint } from '#lib/after-paint.ts';

it.each(['keydown', 'pointerdown'])('works before a %s is heard', (kind) => {
  const work = vi.fn();
  afterPaint(work).later();
  const heard = vi.fn(() => expect(work).toHaveBeenCalledOnce());
  document.addEventListener(kind, heard, { once: true });
  document.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(heard).toHaveReturned();
});

it('works at once while the page is hidden', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const work = vi.fn();
  afterPaint(work).later();
  expect(work).toHaveBeenCalledOnce();
});
