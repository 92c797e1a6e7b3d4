import { OTHERS_COLOR } from '#domain/work-time/record-color.ts';
import type { RowSum } from '#domain/work-time/report-rows.ts';
import type { RecordSum } from '#domain/work-time/sums.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { reportText } from './text.ts';

/** More columns are hard to read. */
const MOST_COLUMNS = 7;

/** A record, or all those that have no column of their own, row by row. */
export interface Column {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** Its length in the days of a row, in milliseconds. */
  readonly msOf: (row: RowSum) => number;
}

/** The colour of a record's column, or that of the rest. */
export function colorIn(columns: readonly Column[], recordId: string): string {
  return columns.find(({ key }) => key === recordId)?.color ?? OTHERS_COLOR;
}

/** The longest records, and one column for the rest if there is any. */
export function columnsOf(
  ofRecords: readonly RecordSum[],
  records: readonly WorkRecord[],
  colorOf: (recordId: string) => string,
): Column[] {
  // A rest of one record keeps its name and colour.
  const isSplit = ofRecords.length > MOST_COLUMNS + 1;
  const own = ofRecords.slice(0, isSplit ? MOST_COLUMNS : undefined).map(({ recordId }) => ({
    key: recordId,
    name: nameOf(records, recordId),
    color: colorOf(recordId),
    msOf: ({ byRecord }: RowSum) => byRecord.get(recordId) ?? 0,
  }));
  if (!isSplit) return own;
  const rest = ofRecords.slice(MOST_COLUMNS).map(({ recordId }) => recordId);
  const others = {
    key: 'others',
    name: reportText.others,
    color: OTHERS_COLOR,
    msOf: ({ byRecord }: RowSum) => rest.reduce((sum, id) => sum + (byRecord.get(id) ?? 0), 0),
  };
  return [...own, others];
}
