/** The call that takes in files (HRS-9). */

import type { ImportFile, ImportQuery, ImportReport } from '#contract/transfer.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { MarkedLine, TableEntry } from '#domain/work-time/table/table-reading.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, readOne } from '#lib/http/read.ts';
import { callServer, type PressHead } from '#sync/call.ts';

/** Work may take long; the user stops it. */
const NO_TIMEOUT = 0;

/** A table's entries, and the marks of days that are wanted, as the server takes them. */
export function fileOfTable(entries: readonly TableEntry[], marks: readonly MarkedLine[]): Blob {
  const days = new Map(marks.map(({ date, cause }) => [date, { date, mark: cause }]));
  const file = {
    format: 'kuji-to-kinmu',
    version: 1,
    records: [],
    entries: entries.map(({ record, begin, end, note, group, whole }) => ({
      task: record,
      ...timesOf({ begin, end }),
      note,
      group: group || undefined,
      whole: whole && timesOf(whole),
    })),
    days: [...days.values()],
  } satisfies Partial<ImportFile>;
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

function timesOf({ begin, end }: { readonly begin: number; readonly end: number }) {
  return {
    beginning_time: new Date(begin).toISOString(),
    ending_time: new Date(end).toISOString(),
  };
}

interface Sending {
  readonly signal: AbortSignal;
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
  /** By which a repetition is known; none in a dry run. */
  readonly press?: PressHead;
}

export async function importFile(
  file: Blob,
  query: ImportQuery,
  { signal, onSent, press }: Sending,
): Promise<ImportReport> {
  const config = {
    method: 'post',
    url: workTimePaths.import,
    params: query,
    data: await file.arrayBuffer(),
    headers: { 'Content-Type': 'application/json' },
    timeout: NO_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }: { progress?: number }) => onSent(progress),
    validateStatus: only(200),
  };
  const { body } = await callServer(config, press);
  return readOne(body, (wire) => (isReport(wire) ? (wire as ImportReport) : undefined));
}

/** Only our own server sends it: a few of its fields tell it from anything else. */
function isReport(wire: unknown): boolean {
  const { added, wrong, imported } = fieldsOf(wire);
  return (
    isId(fieldsOf(added).entries) &&
    Array.isArray(fieldsOf(wrong).first) &&
    typeof imported === 'boolean'
  );
}
