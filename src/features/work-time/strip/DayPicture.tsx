import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { dayInterval } from '#domain/calendar/day.ts';
import { dayBar, type Slot } from '#domain/work-time/day-bar.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import type { Edit } from '../entries/edited.ts';
import { entriesText } from '../entries/text.ts';
import { minuteText } from '../moment-text.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { useRecordColor } from '../use-record-color.ts';
import { countedUntil } from '../views/use-span-entries.ts';
import { stripText } from './text.ts';

const BAR = 20;
/** So far beside a short entry it is still what is meant, in pixels. */
const NEAR = 8;

/**
 * The bar is for the pointer, which means what is nearest. For keys and screen readers it is a list of
 * what lies on it: a button shows itself while it has the focus by keyboard.
 */
const Bar = styled('ul')(({ theme }) => ({
  position: 'relative',
  // The bar, and the times at its ends.
  height: `calc(${BAR + 4}px + 1.25rem)`,
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
  '.end': {
    position: 'absolute',
    top: BAR + 2,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '@media (forced-colors: active)': { '.slot': { forcedColorAdjust: 'none' } },
}));

interface DayPictureProps {
  entries: readonly TrackedEntry[];
  records: readonly WorkRecord[];
  onEdit: Edit;
}

/** Today as a picture: a block opens its entry, a gap a new one with its times (TRK-47). */
export const DayPicture = memo(function DayPicture(props: DayPictureProps) {
  const { entries, records, onEdit } = props;
  const colorOf = useRecordColor();
  const day = useToday();
  const zone = useZone();
  const nowMs = useClock(({ serverMs }) => countedUntil(serverMs));
  const { bounds, slots, lanes } = dayBar(entries, day, dayInterval(day, zone), zone, nowMs);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? slots.length - 1, slots.length - 1);
  const length = bounds.endMs - bounds.beginMs;
  const percent = (ms: number) => `${(ms / length) * 100}%`;

  function open(slot: Slot<TrackedEntry>): void {
    if (slot.kind === 'block') onEdit({ entry: slot.entry, others: entries });
    else onEdit({ entry: null, proposal: { beginMs: slot.beginMs, endMs: slot.endMs } });
  }

  function nameOfSlot(slot: Slot<TrackedEntry>): string {
    const begin = minuteText(slot.beginMs, zone);
    if (slot.kind === 'gap') {
      return stripText.gap(workTimeText.span(begin, minuteText(slot.endMs, zone)));
    }
    const isRunning = slot.entry.endingMs === null;
    const end = isRunning ? entriesText.running : minuteText(slot.endMs, zone);
    const span = workTimeText.span(begin, end);
    return stripText.block(nameOf(records, slot.entry.recordId), span);
  }

  function press(event: MouseEvent<HTMLUListElement>): void {
    // A button of the list has opened something itself.
    if (event.target instanceof Element && event.target.closest('button')) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const atMs = bounds.beginMs + ((event.clientX - left) / width) * length;
    const distance = ({ beginMs, endMs }: Slot<TrackedEntry>) =>
      Math.max(0, beginMs - atMs, atMs - endMs);
    const nearMs = (NEAR / width) * length;
    const near = slots.filter((slot) => distance(slot) <= (slot.kind === 'block' ? nearMs : 0));
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
        <li key={`${slot.kind} ${slot.kind === 'block' ? slot.entry.id : slot.beginMs}`}>
          <span
            className="slot"
            style={{
              left: percent(slot.beginMs - bounds.beginMs),
              width: percent(slot.endMs - slot.beginMs),
              ...(slot.kind === 'block'
                ? {
                    backgroundColor: colorOf(slot.entry.recordId),
                    height: BAR / lanes - (lanes > 1 ? 1 : 0),
                    top: (BAR / lanes) * slot.lane,
                  }
                : { height: BAR, top: 0 }),
            }}
          />
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
      <li aria-hidden className="end" style={{ left: 0 }}>
        {minuteText(bounds.beginMs, zone)}
      </li>
      <li aria-hidden className="end" style={{ right: 0 }}>
        {minuteText(bounds.endMs, zone)}
      </li>
    </Bar>
  );
});
