import { groundOf } from '#domain/work-time/record-color.ts';
import { useNameOf, useRecordColor } from '#work-time/use-shown-records.ts';
import { weekText } from './text.ts';
import { type Block, DAY_MINUTES, partOfDay, SHORTEST_MINUTES } from './week-days.ts';

/** A block of so many minutes has room for two lines, or for three. */
const TWO_LINES = 42;
const THREE_LINES = 60;

interface BlockItemProps {
  block: Block;
  isCurrent: boolean;
  isDragged: boolean;
}

/** An entry or a gap, for the pointer; keys and screen readers meet a button in its place. */
export function BlockItem({ block, isCurrent, isDragged }: BlockItemProps) {
  const { entry, times, top, bottom, lane, lanes } = block;
  const nameOf = useNameOf();
  const colorOf = useRecordColor();
  const color = entry ? colorOf(entry.recordId) : undefined;
  const name = entry ? nameOf(entry.recordId) : '';
  const note = entry?.note ?? '';
  const label = entry ? weekText.entry(name, times, note) : weekText.gap(times);
  const height = entry ? Math.max(bottom - top, SHORTEST_MINUTES) : bottom - top;
  return (
    <li
      data-block={block.id}
      className={entry ? 'block' : 'gap'}
      data-dragged={isDragged || undefined}
      style={{
        top: partOfDay(Math.min(top, DAY_MINUTES - height)),
        height: partOfDay(height),
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        backgroundColor: color && groundOf(color),
        borderColor: color,
      }}
    >
      <button type="button" tabIndex={isCurrent ? 0 : -1}>
        {label}
      </button>
      {entry && (
        <span aria-hidden translate="no" title={label}>
          <bdi>{name}</bdi>
          {height >= TWO_LINES && <span>{times}</span>}
          {height >= THREE_LINES && note !== '' && <bdi className="note">{note}</bdi>}
        </span>
      )}
    </li>
  );
}
