import { countCodePoints } from '#domain/count-code-points.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { contentOf } from '../views/row-texts.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

/** Characters of a day that an upright page has room for, with all columns and with a few. */
const ROOM = { dense: 50, wide: 70 } as const;
/** More columns than this leave less room to the content. */
export const MOST_WIDE = 5;

/** Whether the content of any day is cut off on a page in portrait (HRS-7). */
export function hasLongText(sheet: SheetOfMonth, records: readonly WorkRecord[]): boolean {
  const { columns } = sheet.settings;
  if (!columns.includes('content')) return false;
  const room = columns.length > MOST_WIDE ? ROOM.dense : ROOM.wide;
  const days = sheet.weeks.flatMap((week) => week.days);
  return days.some((day) => countCodePoints(contentOf(day, records) + day.remark) > room);
}
