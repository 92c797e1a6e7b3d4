import { barColor, HUES } from '#domain/work-time/bar-colors.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { nameOf } from '../name-of.ts';
import { reportText } from './text.ts';
import type { ReportSums } from './use-report.ts';

/** A record, or all those that have no column of their own, day by day. */
export interface Column {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** How long it lasted on a day, in milliseconds. */
  readonly msOf: (day: DaySum) => number;
}

/** The longest records, and one column for the rest if there is any. */
export function columnsOf({ ofRecords }: ReportSums, records: readonly WorkRecord[]): Column[] {
  const isSplit = ofRecords.length > HUES;
  const own = ofRecords.slice(0, HUES).map(({ recordId }, place) => ({
    key: String(recordId),
    name: nameOf(records, recordId),
    color: barColor(place),
    msOf: ({ byRecord }: DaySum) => byRecord.get(recordId) ?? 0,
  }));
  if (!isSplit) return own;
  const rest = ofRecords.slice(HUES).map(({ recordId }) => recordId);
  const others = {
    key: 'others',
    name: reportText.others,
    color: barColor(HUES),
    msOf: ({ byRecord }: DaySum) => rest.reduce((sum, id) => sum + (byRecord.get(id) ?? 0), 0),
  };
  return [...own, others];
}
