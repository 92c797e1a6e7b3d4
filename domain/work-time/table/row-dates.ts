import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { Layout, SheetPart } from './layout.ts';
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
  parts: readonly SheetPart[],
  layout: Layout,
  answers: Answers,
  latest: Day,
): RowDates {
  const dates = new Map<Row, readonly string[]>();
  let asked: RowDates['asked'] = { month: [], monthOf: [] };
  let before: Month | null = null;
  for (const part of parts) {
    const own = writtenDates(part.body, layout);
    const weekdayIn = weekdayColumn(part.body);
    const named = [...own].flatMap(([row, [text]]) =>
      text === undefined
        ? []
        : { row, text, weekday: weekdays.behindDate.exec(text)?.[1] ?? weekdayIn(row) },
    );
    const above = [[part.name], ...part.titles.map(({ cells }) => cells)];
    const ofMonth = monthDays(named, above, { ...answers, before }, latest);
    for (const [row, texts] of own) {
      const day = ofMonth?.days.get(row);
      dates.set(row, day === undefined ? texts : [day]);
    }
    if (ofMonth === null) continue;
    before = ofMonth.named;
    asked = {
      month: asked.month.length > 0 ? asked.month : ofMonth.month,
      monthOf: asked.monthOf.length > 0 ? asked.monthOf : ofMonth.monthOf,
    };
  }
  return { asked, dateOf: (row) => dates.get(row) ?? [] };
}

function writtenDates(rows: readonly Row[], layout: Layout): Map<Row, readonly string[]> {
  const dates = new Map<Row, readonly string[]>();
  let last: readonly string[] = [];
  for (const row of rows) {
    if (layout.isSum(row) || layout.isWithoutTimes(row)) continue;
    const own = layout.cellsOf(row, 'date');
    if (own.length > 0) last = own;
    dates.set(row, own.length > 0 || layout.clockTimesOf(row).length === 0 ? own : last);
  }
  return dates;
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
