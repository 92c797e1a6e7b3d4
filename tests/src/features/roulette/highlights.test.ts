import { expect, it, vi } from 'vitest';
import { createHighlights } from '#features/roulette/highlights.ts';

it('tells the line that goes dark and the line that lights up, and no other', () => {
  const highlights = createHighlights();
  const heard = Array.from({ length: 1000 }, (_, index) => {
    const listener = vi.fn();
    highlights.subscribe(index + 1, listener);
    return listener;
  });
  highlights.show(7, 'spinning');
  for (const listener of heard) listener.mockClear();

  highlights.show(8, 'spinning');

  const told = heard.flatMap((listener, index) => (listener.mock.calls.length ? [index + 1] : []));
  expect(told).toEqual([7, 8]);
  expect(highlights.of(7)).toBeNull();
  expect(highlights.of(8)).toBe('spinning');
});

it('says nothing when the same line is shown again', () => {
  const highlights = createHighlights();
  const listener = vi.fn();
  highlights.subscribe(3, listener);
  highlights.show(3, 'spinning');
  highlights.show(3, 'spinning');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('turns the lit line from spinning to final', () => {
  const highlights = createHighlights();
  const listener = vi.fn();
  highlights.show(3, 'spinning');
  highlights.subscribe(3, listener);
  highlights.show(3, 'final');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(highlights.of(3)).toBe('final');
});

it('goes dark when no line is lit', () => {
  const highlights = createHighlights();
  highlights.show(3, 'final');
  highlights.show(null, 'spinning');
  expect(highlights.of(3)).toBeNull();
});
