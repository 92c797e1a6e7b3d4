/** The columns of the CSV files that can be imported, and how they tell which program wrote them. */
import type { ImportFormat } from '#contract/transfer.ts';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { FileError } from '#server/runtime/errors.ts';

type Column = 'project' | 'client' | 'description' | 'task' | 'tags' | Time;
type Time = 'start date' | 'start time' | 'end date' | 'end time';

export interface Columns {
  readonly format: Exclude<ImportFormat, 'backup'>;
  /** How many there are. */
  readonly count: number;
  /** The trimmed field of a column, empty if the file lacks it. */
  readonly read: (fields: readonly string[], column: Column) => string;
}

const times: readonly Time[] = ['start date', 'start time', 'end date', 'end time'];
/** The columns of Clockify that Toggl Track does not have. */
const clockifyOnly = ['duration (h)', 'duration (decimal)', 'group'];

/** Reads a header; throws a `FileError` if it is of none of these programs. */
export function readColumns(header: readonly string[]): Columns {
  const count = header.length;
  if (detailedCsvHeader.every((name, index) => header[index] === name)) {
    return { format: 'detailed', count, read: () => '' };
  }
  const places = new Map(header.map((name, index) => [name.toLowerCase(), index]));
  const hasNames = places.has('project') || places.has('description');
  if (!hasNames || !times.every((name) => places.has(name))) {
    throw new FileError('file_format', 'The columns are of no file that can be imported.');
  }
  return {
    format: clockifyOnly.some((name) => places.has(name)) ? 'clockify' : 'toggl',
    count,
    read: (fields, column) => fields[places.get(column) ?? -1] ?? '',
  };
}
