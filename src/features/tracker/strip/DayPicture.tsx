import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { dayBar, type Slot } from '#domain/work-time/day-bar.ts';
import { targetMoment } from '#domain/work-time/day-blocks.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useNameOf, useRecordColor } from '#work-time/use-shown-records.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { stripText } from './text.ts';
import { useTarget } from './use-target.ts';

const BAR = 40;
/** The distance within which a press beside a short entry still means that entry, in pixels. */
const NEAR = 8;

/**
 * The bar is for the pointer: a press means the nearest block or gap. For keys and screen readers it is a
 * list of them, as buttons: one is seen while it has the focus by keyboard.
 */
const Bar = styled('ul')(({ theme }) => ({
  position: 'relative',
  // The bar, and the hours below it.
  height: `calc(${BAR}px + 1rem)`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: BAR,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.divider,
  },
  '.slot': { position: 'absolute', minWidth: 2, borderRadius: 2 },
  '.block': {
    display: 'flex',
    alignItems: 'center',
    containerType: 'inline-size',
    overflow: 'hidden',
    ...theme.typography.caption,
    color: theme.vars.palette.background.paper,
  },
  '.block bdi': {
    display: 'none',
    paddingInline: 6,
    ...ONE_LINE,
    '@container (min-width: 60px)': { display: 'block' },
  },
  '.now, .target': {
    position: 'absolute',
    top: -2,
    height: BAR + 4,
    borderInlineStart: `2px solid ${theme.vars.palette.text.primary}`,
    pointerEvents: 'none',
  },
  '.target': { borderInlineStartStyle: 'dotted' },
  'li:has(:focus-visible) .slot': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  button: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    bottom: '100%',
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    padding: theme.spacing(0, 1.5),
    ...theme.typography.body2,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  'button:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  '.hour': {
    position: 'absolute',
    top: BAR,
    transform: 'translateX(-50%)',
    ...theme.typography.caption,
    lineHeight: '1rem',
    color: theme.vars.palette.text.secondary,
  },
  '@media (forced-colors: active)': {
    '.slot': { forcedColorAdjust: 'none' },
    '&::before': { border: '1px solid' },
  },
}));

interface DayPictureProps {
  entries: readonly TrackedEntry[];
}

/**
 * Today as a picture, with now and the moment of the day's target: a block opens its entry, a gap a new
 * one with its times (TRK-47).
 */
export const DayPicture = memo(function DayPicture({ entries }: DayPictureProps) {
  const edit = useEdit();
  const nameOf = useNameOf();
  const colorOf = useRecordColor();
  const day = useToday();
  const zone = useZone();
  const nowMs = useClock(({ serverMs }) => countedUntil(serverMs));
  const { bounds, slots, lanes, hours } = dayBar(entries, day, zone, nowMs);
  const done = slots.filter(({ entry }) => entry !== null);
  const reachedMs = targetMoment(done, useTarget(day), nowMs);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? slots.length - 1, slots.length - 1);
  const length = bounds.endMs - bounds.beginMs;
  const percent = (ms: number) => `${(ms / length) * 100}%`;
  const left = (atMs: number) => ({ left: percent(atMs - bounds.beginMs) });
  const isOn = (atMs: number) => bounds.beginMs <= atMs && atMs <= bounds.endMs;

  function open({ entry, beginMs, endMs }: Slot<TrackedEntry>): void {
    if (entry) edit({ entry, others: entries });
    else edit({ entry, proposal: { beginMs, endMs } });
  }

  function nameOfSlot({ entry, beginMs, endMs }: Slot<TrackedEntry>): string {
    const span = timeSpanText(beginMs, entry?.endingMs === null ? null : endMs, zone);
    return entry ? stripText.block(nameOf(entry.recordId), span) : stripText.gap(span);
  }

  function press(event: MouseEvent<HTMLUListElement>): void {
    // A button of the list has opened something itself.
    if (event.target instanceof Element && event.target.closest('button')) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const atMs = bounds.beginMs + ((event.clientX - left) / width) * length;
    const distance = ({ beginMs, endMs }: Slot<TrackedEntry>) =>
      Math.max(0, beginMs - atMs, atMs - endMs);
    const nearMs = (NEAR / width) * length;
    const near = slots.filter((slot) => distance(slot) <= (slot.entry ? nearMs : 0));
    const [nearest] = near.sort(
      (one, other) =>
        distance(one) - distance(other) || one.endMs - one.beginMs - (other.endMs - other.beginMs),
    );
    if (nearest) open(nearest);
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
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Bar aria-label={stripText.day} onClick={press} onKeyDown={move}>
      {slots.map((slot, index) => (
        <li key={slot.entry?.id ?? `gap ${slot.beginMs}`}>
          <span
            className={slot.entry ? 'slot block' : 'slot'}
            style={{
              ...left(slot.beginMs),
              width: percent(slot.endMs - slot.beginMs),
              ...(slot.entry
                ? {
                    backgroundColor: colorOf(slot.entry.recordId),
                    height: BAR / lanes - (lanes > 1 ? 1 : 0),
                    top: (BAR / lanes) * slot.lane,
                  }
                : { height: BAR, top: 0 }),
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
        <li aria-hidden key={hour} className="hour" style={left(atMs)}>
          {hour}
        </li>
      ))}
      {isOn(nowMs) && <li aria-hidden className="now" style={left(nowMs)} />}
      {reachedMs !== null && isOn(reachedMs) && (
        <li aria-hidden className="target" style={left(reachedMs)} />
      )}
    </Bar>
  );
});
