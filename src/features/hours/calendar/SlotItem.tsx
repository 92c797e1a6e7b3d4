import { groundOf } from '#domain/work-time/record-color.ts';
import { DAY_MINUTES, partOfDay, SHORTEST_MINUTES, type Slot } from './calendar-days.ts';
import { calendarText } from './text.ts';

/** A block of so many minutes has room for two lines, or for three. */
const TWO_LINES = 30;
const THREE_LINES = 50;

interface SlotItemProps {
  /** Its day and its key, by which a press finds it. */
  id: string;
  slot: Slot;
  /** The name and the colour of the entry's record; none for a gap. */
  record: { name: string; color: string } | null;
  isCurrent: boolean;
  isDragged: boolean;
}

/** A block or a gap. The block is for the pointer; keys and screen readers meet a button in its place. */
export function SlotItem({ id, slot, record, isCurrent, isDragged }: SlotItemProps) {
  const { times, top, bottom, lane, lanes } = slot;
  const note = slot.entry?.note ?? '';
  const label = record ? calendarText.entry(record.name, times, note) : calendarText.gap(times);
  const height = record ? Math.max(bottom - top, SHORTEST_MINUTES) : bottom - top;
  return (
    <li
      data-slot={id}
      className={record ? 'block' : 'gap'}
      data-dragged={isDragged || undefined}
      style={{
        top: partOfDay(Math.min(top, DAY_MINUTES - height)),
        height: partOfDay(height),
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        ...(record && { backgroundColor: groundOf(record.color), borderColor: record.color }),
      }}
    >
      <button type="button" tabIndex={isCurrent ? 0 : -1}>
        {label}
      </button>
      {record && (
        <span aria-hidden translate="no" title={label}>
          <bdi>{record.name}</bdi>
          {height >= TWO_LINES && <span>{times}</span>}
          {height >= THREE_LINES && note !== '' && <bdi className="note">{note}</bdi>}
        </span>
      )}
    </li>
  );
}
