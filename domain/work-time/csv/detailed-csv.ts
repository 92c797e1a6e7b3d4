/**
 * The form of the detailed CSV (HRS-8, HRS-9): one line for each entry, times as `formatOffsetTime` writes
 * them, an empty end while it runs. The import reads record, times and note; minutes and hours are
 * for people.
 */
import { csvText } from './text.ts';

const { record, beginning, ending, minutes, hours, note } = csvText.columns;

/** The header, in order. */
export const detailedCsvHeader: readonly string[] = [
  record,
  beginning,
  ending,
  minutes,
  hours,
  note,
];
