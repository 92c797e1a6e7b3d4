/** Side effects of a drag; drags themselves need a layout, so journeys test them. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SECOND_MS } from '#domain/time-units.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { useDrag } from '#features/hours/week/use-drag.ts';
import { createStore } from '#lib/store.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';

function Board({ onDrop }: { onDrop: () => void }) {
  const { ref, handlers } = useDrag({
    draft: createStore<Interval | null>(null),
    blockOf: () => undefined,
    placeOf: () => ({ origin: '2026-11-19', zone: 'Asia/Tokyo', stepMs: 1, nowMs: Date.now() }),
    days: 7,
    onDrop,
    onPress: () => {},
    onSwipe: () => {},
  });
  return <div ref={ref} data-testid="board" {...handlers} />;
}

// HRS-28
it('stops no timer of others whose number a frame of the drag has', async () => {
  const onTime = vi.fn();
  const timer = Number(setTimeout(onTime, SECOND_MS));
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(timer);
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockReturnValue();
  const onDrop = vi.fn();
  render(<Board onDrop={onDrop} />);
  const board = screen.getByTestId('board');
  Object.assign(board, {
    setPointerCapture: () => {},
    getBoundingClientRect: () => new DOMRect(0, 0, 700, 1440),
  });
  fireEvent.pointerDown(board, { button: 0, isPrimary: true, clientX: 10, clientY: 60 });
  fireEvent.pointerMove(board, { clientX: 10, clientY: 120 });
  fireEvent.pointerUp(board);
  expect(onDrop).toHaveBeenCalledOnce();
  await letTimePass(2 * SECOND_MS);
  expect(onTime).toHaveBeenCalledOnce();
});
