import { type PointerEvent, useRef, useState } from 'react';
import { draggedPart } from '#domain/work-time/day-bar.ts';
import type { Interval } from '#domain/work-time/interval.ts';

/** A hand that presses moves less, in pixels. */
const STILL = 4;

interface GapDragDeps {
  momentOf: (event: PointerEvent<HTMLElement>) => number;
  /** The gap of a moment; `undefined` for none. */
  gapAt: (atMs: number) => Interval | undefined;
  onDraw: (part: Interval) => void;
}

/** Draws a part of a gap. A finger that goes up or down scrolls: the browser then cancels the drag. */
export function useGapDrag({ momentOf, gapAt, onDraw }: GapDragDeps) {
  const begun = useRef<{ gap: Interval; fromMs: number; x: number } | null>(null);
  const isDragging = useRef(false);
  const [draft, setDraft] = useState<Interval | null>(null);

  function end(): void {
    begun.current = null;
    setDraft(null);
  }

  return {
    draft,
    /** True once for the click that ends a drag. */
    isDrag(): boolean {
      const was = isDragging.current;
      isDragging.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        isDragging.current = false;
        const fromMs = momentOf(event);
        const gap = event.button === 0 && event.isPrimary ? gapAt(fromMs) : undefined;
        begun.current = gap ? { gap, fromMs, x: event.clientX } : null;
      },

      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const { current } = begun;
        if (!current) return;
        if (!isDragging.current) {
          if (Math.abs(event.clientX - current.x) < STILL) return;
          isDragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDraft(draggedPart(current.gap, current.fromMs, momentOf(event)));
      },

      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const { current } = begun;
        end();
        const part =
          current && isDragging.current
            ? draggedPart(current.gap, current.fromMs, momentOf(event))
            : null;
        if (part) onDraw(part);
      },

      onPointerCancel: end,
    },
  };
}
