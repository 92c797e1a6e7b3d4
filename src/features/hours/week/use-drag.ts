import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Interval } from '#domain/work-time/interval.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import {
  type DragPlace,
  draggedTimes,
  drawnInterval,
  type Handle,
} from '#domain/work-time/week-drag.ts';
import type { Store } from '#lib/store.ts';
import { type Block, DAY_MINUTES } from './week-days.ts';

/** A hand that presses moves the mouse less; in pixels, as the next ones. */
const STILL = 4;
/** A finger that scrolls or turns the day has moved by this before it has been held. */
const STILL_FINGER = 10;
/** A finger drags after it was held still for this long, in milliseconds. */
const HOLD_MS = 350;
const SWIPE = 60;
/** The reach of a block's end, which is dragged alone; a finger is wider. */
const END = { mouse: 6, touch: 14 };
/** The edge where a drag scrolls on, and how far in a frame. */
const EDGE = 28;
const SCROLL = 8;

interface Begun {
  pointerId: number;
  x: number;
  y: number;
  altKey: boolean;
  /** The place where it began. */
  first: { x: number; y: number };
  /** In minutes of the clock since the first day. */
  from: number;
  entry: TrackedEntry | null;
  handle: Handle;
  isTouch: boolean;
  isDragging: boolean;
  /** The timer after which a finger has held; 0 for none. */
  holdTimer: number;
  /** The frame that goes on with the drag; 0 for none. A frame's number can be that of another's timer. */
  frame: number;
}

/** The columns of the week, on which entries are moved. */
export interface Board {
  /** The new times while one is. */
  draft: Store<Interval | null>;
  blockOf: (target: EventTarget) => Block | undefined;
  /** @param isFine whether steps are of one minute */
  placeOf: (isFine: boolean) => DragPlace;
  onDrop: (entry: TrackedEntry | null, interval: Interval) => void;
}

interface DragDeps extends Board {
  days: number;
  onPress: (block: Block) => void;
  onSwipe: (step: 1 | -1) => void;
}

/** Drags with a mouse at once, with a finger once it was held; a press without a drag stays a press. */
export function useDrag({ draft, days, blockOf, placeOf, onDrop, onPress, onSwipe }: DragDeps) {
  const ref = useRef<HTMLDivElement>(null);
  const begun = useRef<Begun | null>(null);
  /** True if the click that follows belongs to a drag or swipe. */
  const isSpent = useRef(false);
  const [draggedId, setDraggedId] = useState<string | null>(null);

  useEffect(() => {
    const root = ref.current;
    // A drag does not scroll. React's own listeners cannot prevent it.
    const hold = (event: TouchEvent) => begun.current?.isDragging && event.preventDefault();
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && end();
    root?.addEventListener('touchmove', hold, { passive: false });
    document.addEventListener('keydown', leave);
    return () => {
      root?.removeEventListener('touchmove', hold);
      document.removeEventListener('keydown', leave);
    };
  });

  function minutesAt(x: number, y: number): number {
    const { left, top, width, height } = ref.current?.getBoundingClientRect() ?? new DOMRect();
    const column = Math.floor(((x - left) / width) * days);
    const index = Math.min(Math.max(column, 0), days - 1);
    return (index + (y - top) / height) * DAY_MINUTES;
  }

  function drag(): void {
    const { current } = begun;
    const root = ref.current;
    if (!current || !root) return;
    current.isDragging = true;
    current.frame = requestAnimationFrame(drag);
    const { entry, handle, from, x, y, altKey } = current;
    const scroller = root.closest('[data-scroller]');
    if (scroller && draft.get()) {
      const { top, bottom } = scroller.getBoundingClientRect();
      const heads = scroller.querySelector('.heads')?.getBoundingClientRect().bottom ?? top;
      // A drag that began beside an edge scrolls only once it has moved towards that edge.
      if (y > Math.max(bottom - EDGE, current.first.y + STILL)) scroller.scrollTop += SCROLL;
      if (y < Math.min(heads + EDGE, current.first.y - STILL)) scroller.scrollTop -= SCROLL;
    }
    const [to, place] = [minutesAt(x, y), placeOf(altKey)];
    const next = entry
      ? draggedTimes(entry, handle, to - from, place)
      : drawnInterval(from, to, place);
    const last = draft.get();
    if (next?.beginMs !== last?.beginMs || next?.endMs !== last?.endMs) draft.set(next);
  }

  function start(): void {
    const { current } = begun;
    if (!current) return;
    isSpent.current = true;
    ref.current?.setPointerCapture(current.pointerId);
    setDraggedId(current.entry?.id ?? null);
    drag();
  }

  /** @returns the drag or press that was under way; `null` for none */
  function end(): Begun | null {
    const { current } = begun;
    begun.current = null;
    if (!current) return null;
    clearTimeout(current.holdTimer);
    cancelAnimationFrame(current.frame);
    draft.set(null);
    setDraggedId(null);
    return current;
  }

  return {
    ref,
    draggedId,
    handlers: {
      onPointerDown(event: PointerEvent): void {
        end();
        isSpent.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        const { pointerId, clientX: x, clientY: y, altKey, pointerType, target } = event;
        const isTouch = pointerType === 'touch';
        const block = blockOf(target);
        begun.current = {
          ...{ pointerId, x, y, altKey, isTouch },
          first: { x, y },
          from: minutesAt(x, y),
          entry: block?.entry ?? null,
          handle: block ? handleAt(block, target, y, isTouch ? END.touch : END.mouse) : 'all',
          isDragging: false,
          holdTimer: isTouch ? window.setTimeout(start, HOLD_MS) : 0,
          frame: 0,
        };
      },

      onPointerMove({ clientX: x, clientY: y, altKey }: PointerEvent): void {
        const { current } = begun;
        if (!current) return;
        Object.assign(current, { x, y, altKey });
        if (current.isDragging) return;
        const { isTouch, first, holdTimer } = current;
        const distance = Math.hypot(x - first.x, y - first.y);
        if (!isTouch && distance > STILL) start();
        if (isTouch && distance > STILL_FINGER) clearTimeout(holdTimer);
      },

      onPointerUp(): void {
        if (begun.current?.isDragging) cancelAnimationFrame(begun.current.frame);
        if (begun.current?.isDragging) drag();
        const interval = draft.get();
        const ended = end();
        if (!ended) return;
        const { entry, isDragging, isTouch, first, x, y } = ended;
        if (isDragging) {
          if (interval) onDrop(entry, interval);
          return;
        }
        const [dx, dy] = [x - first.x, y - first.y];
        if (!isTouch || Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
        isSpent.current = true;
        onSwipe(dx < 0 ? 1 : -1);
      },

      onPointerCancel: () => void end(),

      onContextMenu(event: MouseEvent): void {
        if (begun.current?.isTouch) event.preventDefault();
      },

      onClick({ target }: MouseEvent): void {
        const block = isSpent.current ? undefined : blockOf(target);
        isSpent.current = false;
        if (block) onPress(block);
      },
    },
  };
}

/** An end is the entry's own, not midnight; a running entry has none. */
function handleAt({ entry, beginMs, endMs }: Block, target: EventTarget, y: number, reach: number) {
  const item = target instanceof Element ? target.closest('[data-block]') : null;
  if (!entry || !item) return 'all';
  const { top, bottom, height } = item.getBoundingClientRect();
  const near = Math.min(reach, height / 4);
  if (y < top + near && beginMs === entry.beginningMs) return 'begin';
  if (y > bottom - near && endMs === entry.endingMs) return 'end';
  return 'all';
}
