import { expect, it, vi } from 'vitest';
import { countDraw, drawCount, goOnAfter } from '#draw/kept/draw-count.ts';

// SES-35
it('the number goes on from the history while the browser keeps no cookie, and not while it does', () => {
  goOnAfter(41);
  expect(drawCount.get()).toBe(1);
  expect(countDraw()).toBe(1);
  expect(countDraw()).toBe(2);
  expect(document.cookie).toContain('count=3');

  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  goOnAfter(41);
  expect(drawCount.get()).toBe(42);
  expect([countDraw(), countDraw()]).toEqual([42, 43]);
  goOnAfter(43);
  expect(drawCount.get()).toBe(44);
});
