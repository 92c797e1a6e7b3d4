import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { wallMinutes } from '#domain/calendar/wall-minutes.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { DragPlace } from '#domain/work-time/week-drag.ts';
import { createStore } from '#lib/store.ts';
import { clock } from '#lib/time/clock.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { editOf } from '#work-time/commands/kinds/edit-entry.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useSpanEntries } from '#work-time/commands/use-span-entries.ts';
import { entryInConflict } from '#work-time/data/entry-calls.ts';
import { useDays } from '#work-time/sheets/use-days.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useNameOf, useShownRecords } from '#work-time/use-shown-records.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { BlockItem } from './BlockItem.tsx';
import { Ghost } from './Ghost.tsx';
import { weekText } from './text.ts';
import { useBlockKeys } from './use-block-keys.ts';
import { useDrag } from './use-drag.ts';
import { WeekFrame } from './WeekFrame.tsx';
import { WeekHeads } from './WeekHeads.tsx';
import { type Block, DAY_MINUTES, partOfDay, STEP_MINUTES, weekDays } from './week-days.ts';

/** The first hour in sight where nothing was recorded. */
const FIRST_HOUR = 8;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NONE: readonly never[] = [];

interface WeekProps {
  /** The days that are read. */
  span: DaySpan;
  /** The days that are shown, in a row. */
  days: readonly Day[];
  sums: readonly DaySum[];
  onOpen: (day: Day) => void;
  onSwipe: (step: 1 | -1) => void;
}

/** Days as columns of hours, on which entries are moved (HRS-21). */
export function Week(props: WeekProps) {
  const { span, days: shown, sums, onOpen, onSwipe } = props;
  const id = useId();
  const edit = useEdit();
  const commands = useCommands();
  const records = useShownRecords();
  const nameOf = useNameOf();
  const today = useToday();
  const { data: entries = NONE, nowMs, zone } = useSpanEntries(span);
  const { data: marks = NONE } = useDays(span);
  const settings = useSheetSettings().known?.settings ?? null;
  const days = useMemo(() => {
    return weekDays({ days: shown, entries, marks, settings, zone, nowMs });
  }, [shown, entries, marks, settings, zone, nowMs]);
  const idOf = (day: Day) => `${id}${day}`;
  const [draft] = useState(() => createStore<Interval | null>(null));
  const scroller = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);

  const all = days.flatMap(({ blocks }) => blocks);
  const origin = shown[0] ?? today;
  const begins = all.filter(({ entry, beginMs }) => beginMs === entry?.beginningMs);
  const firstTop = begins.length > 0 ? Math.min(...begins.map(({ top }) => top)) : FIRST_HOUR * 60;
  const isRead = entries !== NONE;

  const placeOf = (isFine: boolean): DragPlace => ({
    origin,
    zone,
    stepMs: (isFine ? 1 : STEP_MINUTES) * MINUTE_MS,
    nowMs: Math.floor(clock.now().serverMs),
  });
  const blockOf = (target: EventTarget) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
    return all.find((block) => block.id === item?.dataset.block);
  };
  const board = { draft, blockOf, placeOf, onDrop: drop };
  const drag = useDrag({ ...board, days: shown.length, onPress: open, onSwipe });
  const { ref, draggedId } = drag;
  const keys = useBlockKeys({ ...board, columns: ref, all, today });

  useLayoutEffect(() => {
    if (isPlaced.current || !isRead || !scroller.current || !ref.current) return;
    // After this, scrolling is the user's.
    isPlaced.current = true;
    scroller.current.scrollTop = (firstTop / DAY_MINUTES - 0.02) * ref.current.clientHeight;
  });

  function open({ entry, beginMs, endMs }: Block): void {
    if (entry) edit({ entry, others: entries });
    else edit({ entry: null, proposal: { beginMs, endMs }, others: entries });
  }

  function drop(entry: TrackedEntry | null, interval: Interval): void {
    const { beginMs, endMs } = interval;
    const proposal = { beginMs, endMs };
    if (entry === null) {
      if (records.length > 0) edit({ entry, proposal, others: entries });
      return;
    }
    const isBegin = beginMs !== entry.beginningMs;
    const isEnd = entry.endingMs !== null && endMs !== entry.endingMs;
    if (!isBegin && !isEnd) return;
    const others = entries.filter((other) => other.id !== entry.id);
    if (overlappedEntries(others, interval).length > 0) {
      edit({ entry, proposal, others });
      return;
    }
    const moved = editOf(entry, {
      beginningMs: isBegin ? beginMs : undefined,
      endingMs: isEnd ? endMs : undefined,
    });
    const name = nameOf(entry.recordId);
    commands.press(
      [moved],
      weekText.moved(name, timeSpanText(beginMs, entry.endingMs && endMs, zone)),
      {
        onFailure(error) {
          const stored = entryInConflict(error, entry.id);
          const conflict = stored && { note: entry.note, current: stored };
          return conflict !== null && edit({ entry, proposal, conflict, others: entries });
        },
      },
    );
  }

  return (
    <WeekFrame
      ref={scroller}
      data-scroller=""
      role="group"
      aria-label={weekText.heading}
      style={{ ['--days' as string]: shown.length }}
    >
      <WeekHeads days={days} sums={sums} idOf={idOf} onOpen={onOpen} />
      <div className="hours">
        <div className="axis" aria-hidden translate="no">
          {HOURS.slice(1).map((hour) => (
            <span key={hour} style={{ top: partOfDay(hour * 60) }}>
              {weekText.hour(hour)}
            </span>
          ))}
        </div>
        <div ref={ref} className="columns" {...drag.handlers} {...keys.handlers}>
          {days.map(({ day, blocks, targetMinute }) => (
            <ul key={day} aria-labelledby={idOf(day)}>
              {blocks.map((block) => (
                <BlockItem
                  key={block.id}
                  block={block}
                  isCurrent={keys.currentId === block.id}
                  isDragged={block.entry !== null && block.entry.id === draggedId}
                />
              ))}
              {targetMinute !== null && (
                <li aria-hidden className="target" style={{ top: partOfDay(targetMinute) }} />
              )}
              {day === today && <NowLine day={day} zone={zone} />}
            </ul>
          ))}
          <Ghost draft={draft} days={shown} zone={zone} />
        </div>
      </div>
    </WeekFrame>
  );
}

/** The line of the present time. */
function NowLine({ day, zone }: { day: Day; zone: string }) {
  const minute = useClock(({ serverMs }) => Math.floor(wallMinutes(serverMs, day, zone)));
  return <li aria-hidden className="now" style={{ top: partOfDay(minute) }} />;
}
