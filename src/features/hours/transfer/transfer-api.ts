/** The call that takes in files (HRS-9). */

import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ImportFile, ImportQuery, ImportReport } from '#contract/transfer.ts';
import type { TableEntry } from '#domain/work-time/table/read-entries.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, readOne } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';

/** Work may take long; the user stops it. */
const NO_TIMEOUT = 0;

/** A table's entries as the server takes them, written in steps: there may be 50,000. */
export function* fileOfEntries(entries: readonly TableEntry[]): Generator<number, Blob> {
  const head = { format: 'kuji-to-kinmu', version: 1, records: [] } satisfies Partial<ImportFile>;
  const rows: string[] = [];
  for (const { record, begin, end, note } of entries) {
    yield rows.length / entries.length;
    const row: ImportFile['entries'][number] = {
      task: record,
      beginning_time: new Date(begin).toISOString(),
      ending_time: new Date(end).toISOString(),
      note,
    };
    rows.push(JSON.stringify(row));
  }
  const text = `${JSON.stringify(head).slice(0, -1)},"entries":[${rows.join()}]}`;
  return new Blob([text], { type: 'application/json' });
}

/** @param onSent is told which share of the file has been sent, from 0 to 1 */
export async function importFile(
  file: Blob,
  query: ImportQuery,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ImportReport> {
  const body = await callAsUser({
    method: 'post',
    url: trackerPaths.import,
    params: query,
    data: await file.arrayBuffer(),
    headers: { 'Content-Type': 'application/json' },
    timeout: NO_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }) => onSent(progress),
    validateStatus: only(200),
  });
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
