import { memo } from 'react';
import { groundOf } from '#domain/work-time/record-color.ts';
import { DAY_MINUTES, SHORTEST_MINUTES } from './calendar-days.ts';

/** From here on there is room for so many lines, in minutes. */
const TWO_LINES = 30;
const THREE_LINES = 50;

interface SlotItemProps {
  /** Its day and what it is, by which a press finds it. */
  id: string;
  /** As a screen reader says it. */
  label: string;
  name: string;
  span: string;
  note: string;
  /** None: a gap. */
  color: string | null;
  top: number;
  bottom: number;
  lane: number;
  lanes: number;
  isCurrent: boolean;
  isDragged: boolean;
}

/** A block or a gap. The block is for the pointer; keys and screen readers meet a button in its place. */
export const SlotItem = memo(function SlotItem(props: SlotItemProps) {
  const { id, label, name, span, note, color, top, bottom, lane, lanes, isCurrent, isDragged } =
    props;
  const height = color === null ? bottom - top : Math.max(bottom - top, SHORTEST_MINUTES);
  return (
    <li
      data-slot={id}
      className={color === null ? 'gap' : 'block'}
      data-dragged={isDragged || undefined}
      style={{
        top: `${(Math.min(top, DAY_MINUTES - height) / DAY_MINUTES) * 100}%`,
        height: `${(height / DAY_MINUTES) * 100}%`,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        ...(color !== null && { backgroundColor: groundOf(color), borderColor: color }),
      }}
    >
      <button type="button" tabIndex={isCurrent ? 0 : -1}>
        {label}
      </button>
      {color !== null && (
        <span aria-hidden translate="no" title={label}>
          <bdi>{name}</bdi>
          {height >= TWO_LINES && <span>{span}</span>}
          {height >= THREE_LINES && note !== '' && <bdi className="note">{note}</bdi>}
        </span>
      )}
    </li>
  );
});
