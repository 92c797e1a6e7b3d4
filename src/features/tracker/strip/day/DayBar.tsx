import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { dayBar, type Slot } from '#domain/work-time/day-bar.ts';
import { targetMoment } from '#domain/work-time/day-blocks.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useNameOf, useRecordColor } from '#work-time/use-shown-records.ts';
import { useTarget } from '#work-time/use-targets.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { stripText } from '../text.ts';
import { BAR, DayFrame } from './day-frame.ts';
import { useGapDrag } from './use-gap-drag.ts';

/** The distance within which a press beside a short entry still means that entry, in pixels. */
const NEAR = 8;

interface DayBarProps {
  day: Day;
  label: string;
  entries: readonly TrackedEntry[];
  isRead: boolean;
}

/**
 * A day as a bar, with now and the moment of the day's target: a block opens its entry, a gap a new one with
 * its times, or with those over which was dragged (TRK-47, TRK-57).
 */
export const DayBar = memo(function DayBar({ day, label, entries, isRead }: DayBarProps) {
  const edit = useEdit();
  const nameOf = useNameOf();
  const colorOf = useRecordColor();
  const zone = useZone();
  const nowMs = useClock(({ serverMs }) => countedUntil(serverMs));
  const { bounds, slots: known, hours } = dayBar(entries, day, zone, nowMs);
  const done = known.filter(({ entry }) => entry !== null);
  // An entry that has just begun has no block yet.
  const hasBegun = entries.some(({ beginningMs }) => dayOf(beginningMs, zone) === day);
  const isEmpty = isRead && done.length === 0 && !hasBegun;
  // An empty day can be pressed even while all of it is still to come.
  const whole =
    isEmpty && known.length === 0 ? [{ ...bounds, entry: null, lane: 0, lanes: 1 }] : [];
  const slots = isRead ? [...known, ...whole] : [];
  const isOn = (atMs: number) => bounds.beginMs <= atMs && atMs <= bounds.endMs;
  const reachedMs = targetMoment(done, useTarget(day), isOn(nowMs) ? nowMs : null);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? slots.length - 1, slots.length - 1);
  const length = bounds.endMs - bounds.beginMs;
  const percent = (ms: number) => `${(ms / length) * 100}%`;
  const left = (atMs: number) => ({ left: percent(atMs - bounds.beginMs) });
  const across = ({ beginMs, endMs }: Interval) => ({
    ...left(beginMs),
    width: percent(endMs - beginMs),
  });
  const gapAt = (atMs: number) =>
    known.find(({ entry, beginMs, endMs }) => !entry && beginMs <= atMs && atMs < endMs);
  const drag = useGapDrag({
    momentOf,
    gapAt,
    onDraw: (part) => {
      const gap = gapAt(part.beginMs);
      if (gap) focus(slots.indexOf(gap));
      edit({ entry: null, proposal: part, others: entries });
    },
  });

  function momentOf({ currentTarget, clientX }: MouseEvent<HTMLElement>): number {
    const box = currentTarget.getBoundingClientRect();
    return bounds.beginMs + ((clientX - box.left) / box.width) * length;
  }

  function open({ entry, beginMs, endMs }: Slot<TrackedEntry>): void {
    const proposal = beginMs < nowMs ? { beginMs, endMs } : undefined;
    edit({ entry, others: entries, ...(entry ? null : { proposal }) });
  }

  function nameOfSlot({ entry, beginMs, endMs }: Slot<TrackedEntry>): string {
    if (isEmpty) return stripText.emptyDay;
    const span = timeSpanText(beginMs, entry?.endingMs === null ? null : endMs, zone);
    return entry ? stripText.block(nameOf(entry.recordId), span) : stripText.gap(span);
  }

  /** It is there that a dialog returns the focus; the bar is in sight. */
  function focus(index: number): void {
    list.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  }

  function press(event: MouseEvent<HTMLUListElement>): void {
    // A button of the list has opened something itself.
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (drag.isDrag()) return;
    const atMs = momentOf(event);
    const nearMs = (NEAR / event.currentTarget.getBoundingClientRect().width) * length;
    const distance = ({ beginMs, endMs }: Slot<TrackedEntry>) =>
      isEmpty ? 0 : Math.max(0, beginMs - atMs, atMs - endMs);
    const near = slots.filter((slot) => distance(slot) <= (slot.entry ? nearMs : 0));
    const [nearest] = near.sort(
      (one, other) =>
        distance(one) - distance(other) || one.endMs - one.beginMs - (other.endMs - other.beginMs),
    );
    if (!nearest) return;
    focus(slots.indexOf(nearest));
    open(nearest);
  }

  function move(event: KeyboardEvent<HTMLUListElement>): void {
    const last = slots.length - 1;
    const to = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), last);
    setChosen(next);
    focus(next);
  }

  return (
    <DayFrame
      ref={list}
      aria-label={label}
      className={isEmpty ? 'empty' : ''}
      onClick={press}
      onKeyDown={move}
      {...drag.handlers}
    >
      {slots.map((slot, index) => (
        <li key={slot.entry?.id ?? `gap ${slot.beginMs}`}>
          <span
            className={slot.entry ? 'slot block' : 'slot'}
            style={{
              ...across(slot),
              ...(slot.entry && { backgroundColor: colorOf(slot.entry.recordId) }),
              height: `calc(${BAR} / ${slot.lanes} - ${slot.lanes > 1 ? 1 : 0}px)`,
              top: `calc(${BAR} / ${slot.lanes} * ${slot.lane})`,
            }}
          >
            {slot.entry && (
              <bdi aria-hidden translate="no">
                {nameOf(slot.entry.recordId)}
              </bdi>
            )}
          </span>
          <button
            type="button"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setChosen(index)}
            onClick={() => open(slot)}
          >
            {nameOfSlot(slot)}
          </button>
        </li>
      ))}
      {hours.map(({ hour, atMs }) => (
        <li aria-hidden key={hour} className={hourClass(hour, hours.length)} style={left(atMs)}>
          {hour}
        </li>
      ))}
      {isOn(nowMs) && <li aria-hidden className="now" style={left(nowMs)} />}
      {reachedMs !== null && isOn(reachedMs) && (
        <li aria-hidden className="target" style={left(reachedMs)} />
      )}
      {isEmpty && (
        // The button says it, too.
        <li aria-hidden className="hint">
          <span>{stripText.emptyDay}</span>
        </li>
      )}
      {drag.draft && (
        <li aria-hidden className="draft" style={across(drag.draft)}>
          <span>{timeSpanText(drag.draft.beginMs, drag.draft.endMs, zone)}</span>
        </li>
      )}
    </DayFrame>
  );
});

/** More hours than five have no room on a phone with large text: every other one goes there. */
function hourClass(hour: number, hours: number): string {
  return hours > 5 && hour % 6 > 0 ? 'hour between' : 'hour';
}
