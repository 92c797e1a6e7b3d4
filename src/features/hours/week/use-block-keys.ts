import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { draggedTimes } from '#domain/work-time/week-drag.ts';
import type { Board } from './use-drag.ts';
import { type Block, DAY_MINUTES, STEP_MINUTES } from './week-days.ts';

interface KeyDeps extends Board {
  columns: RefObject<HTMLElement | null>;
  /** All in the order of the arrow keys. */
  all: readonly Block[];
  today: Day;
}

/** Walks the entries and gaps by arrows; with Alt these move an entry, which is done once Alt is let go. */
export function useBlockKeys({ columns, all, today, draft, blockOf, placeOf, onDrop }: KeyDeps) {
  const [chosen, setChosen] = useState<string | null>(null);
  /** By how many minutes an entry is moved. */
  const moved = useRef<{ entry: TrackedEntry; minutes: number } | null>(null);
  /** The entry that went to another day: its button gets the focus back. */
  const followed = useRef<string | null>(null);
  const current =
    all.find(({ id }) => id === chosen) ?? all.find(({ day }) => day === today) ?? all[0];

  useLayoutEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    focus(all.find(({ entry }) => entry?.id === followed.current));
  });

  function focus(next: Block | undefined): void {
    if (!next) return;
    setChosen(next.id);
    columns.current?.querySelector<HTMLElement>(`[data-block="${next.id}"] button`)?.focus();
  }

  function nextOf(key: string, index: number): Block | undefined {
    switch (key) {
      case 'ArrowUp':
        return all[index - 1];
      case 'ArrowDown':
        return all[index + 1];
      case 'ArrowLeft':
        return beside(index, -1);
      case 'ArrowRight':
        return beside(index, 1);
      case 'Home':
        return all[0];
      case 'End':
        return all.at(-1);
    }
  }

  /** The entry at nearly the same time on the next day that has any. */
  function beside(index: number, step: 1 | -1): Block | undefined {
    const from = all[index];
    if (!from) return undefined;
    const { day, top } = from;
    const there = all.filter((one) => (step < 0 ? one.day < day : one.day > day));
    const nearest = there.at(step < 0 ? -1 : 0)?.day;
    const distance = (one: Block) => Math.abs(one.top - top);
    return there
      .filter((one) => one.day === nearest)
      .sort((one, other) => distance(one) - distance(other))[0];
  }

  function move(key: string, entry: TrackedEntry | null): boolean {
    const by = {
      ArrowUp: -STEP_MINUTES,
      ArrowDown: STEP_MINUTES,
      ArrowLeft: -DAY_MINUTES,
      ArrowRight: DAY_MINUTES,
    }[key];
    if (by === undefined || !entry) return false;
    const last = moved.current ?? { entry, minutes: 0 };
    moved.current = { entry: last.entry, minutes: last.minutes + by };
    draft.set(draggedTimes(last.entry, 'all', last.minutes + by, placeOf(false)));
    return true;
  }

  function end(isWanted: boolean): void {
    const interval = draft.get();
    if (!moved.current) return;
    const { entry } = moved.current;
    moved.current = null;
    draft.set(null);
    if (!isWanted || !interval) return;
    followed.current = entry.id;
    onDrop(entry, interval);
  }

  return {
    currentId: current?.id,
    handlers: {
      onKeyDown(event: KeyboardEvent): void {
        const block = blockOf(event.target);
        const index = block ? all.indexOf(block) : -1;
        const next = event.altKey ? undefined : nextOf(event.key, index);
        const isMove = event.altKey && move(event.key, block?.entry ?? null);
        if (event.key === 'Escape') end(false);
        if (next || isMove) event.preventDefault();
        focus(next);
      },

      onKeyUp(event: KeyboardEvent): void {
        if (event.key !== 'Alt' || !moved.current) return;
        // In some browsers it would open the menu.
        event.preventDefault();
        end(true);
      },

      onFocus(event: FocusEvent): void {
        followed.current = null;
        setChosen(blockOf(event.target)?.id ?? null);
      },

      onBlur: () => end(true),
    },
  };
}
