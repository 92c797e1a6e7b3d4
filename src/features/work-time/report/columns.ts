import { barColor, HUES } from '#domain/work-time/bar-colors.ts';
import type { RowSum } from '#domain/work-time/report-rows.ts';
import type { RecordSum } from '#domain/work-time/sums.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { nameOf } from '../name-of.ts';
import { reportText } from './text.ts';

/** A record, or all those that have no column of their own, row by row. */
export interface Column {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** How long it lasted in the days of a row, in milliseconds. */
  readonly msOf: (row: RowSum) => number;
}

/** The longest records, and one column for the rest if there is any. */
export function columnsOf(
  ofRecords: readonly RecordSum[],
  records: readonly WorkRecord[],
): Column[] {
  const isSplit = ofRecords.length > HUES;
  const own = ofRecords.slice(0, HUES).map(({ recordId }, place) => ({
    key: String(recordId),
    name: nameOf(records, recordId),
    color: barColor(place),
    msOf: ({ byRecord }: RowSum) => byRecord.get(recordId) ?? 0,
  }));
  if (!isSplit) return own;
  const rest = ofRecords.slice(HUES).map(({ recordId }) => recordId);
  const others = {
    key: 'others',
    name: reportText.others,
    color: barColor(HUES),
    msOf: ({ byRecord }: RowSum) => rest.reduce((sum, id) => sum + (byRecord.get(id) ?? 0), 0),
  };
  return [...own, others];
}
