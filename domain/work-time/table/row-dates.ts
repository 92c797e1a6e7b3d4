import type { Day } from '#domain/calendar/day.ts';
import type { Layout } from './layout.ts';
import { monthDays } from './month-days.ts';
import type { Answers, Asked } from './questions.ts';
import type { Row } from './row.ts';
import { weekdays } from './text.ts';

interface RowDates {
  readonly asked: Pick<Asked, 'month' | 'monthOf'>;
  /** The texts of a row's date: its own, or that of the row above. */
  readonly dateOf: (row: Row) => readonly string[];
}

/** The date of each row: an empty one is that of the row above, and days of a month get their month. */
export function rowDates(
  rows: readonly Row[],
  layout: Layout,
  answers: Answers,
  latest: Day,
): RowDates {
  const { cellsOf } = layout;
  const dates = new Map<Row, readonly string[]>();
  let last: readonly string[] = [];
  for (const row of rows) {
    if (layout.isSum(row) || layout.isWithoutTimes(row)) continue;
    const own = cellsOf(row, 'date');
    if (own.length > 0) last = own;
    dates.set(row, own.length > 0 || layout.clockTimesOf(row).length === 0 ? own : last);
  }
  const weekdayIn = weekdayColumn(rows);
  const named = [...dates].flatMap(([row, [text]]) =>
    text === undefined
      ? []
      : { row, text, weekday: weekdays.behindDate.exec(text)?.[1] ?? weekdayIn(row) },
  );
  const ofMonth = monthDays(named, layout.titles, answers, latest);
  return {
    asked: { month: ofMonth?.month ?? [], monthOf: ofMonth?.monthOf ?? [] },
    dateOf(row) {
      const day = ofMonth?.days.get(row);
      return day === undefined ? (dates.get(row) ?? []) : [day];
    },
  };
}

/** The day of the week of a row, if a column has nothing else. */
function weekdayColumn(rows: readonly Row[]): (row: Row) => string {
  const first = rows[0]?.cells ?? [];
  const column = first.findIndex(
    (_, index) =>
      rows.some(({ cells }) => cells[index]) &&
      rows.every(({ cells }) => !cells[index] || weekdays.alone.test(cells[index])),
  );
  return ({ cells }) => weekdays.alone.exec(cells[column] ?? '')?.[1] ?? '';
}
