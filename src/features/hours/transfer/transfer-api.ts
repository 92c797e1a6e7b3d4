/** The calls that give out and take in files (HRS-8, HRS-9). */

import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ImportFile, ImportQuery, ImportReport } from '#contract/transfer.ts';
import type { TableEntry } from '#domain/work-time/table/read-entries.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';

/** Work may take long; the user stops it. */
const NO_TIMEOUT = 0;

/** @returns the file's text, as the server wrote it */
export async function fetchBackup(signal: AbortSignal): Promise<string> {
  const body = await callAsUser({
    url: trackerPaths.backup,
    responseType: 'text',
    timeout: NO_TIMEOUT,
    signal,
    validateStatus: only(200),
  });
  return readOne(body, (text) => (isText(text) ? text : undefined));
}

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
  return readOne(body, readReport);
}

function readReport(wire: unknown): ImportReport | undefined {
  const { id, added, span, existing, sheet, imported, wrong } = fieldsOf(wire);
  const { days, settings } = fieldsOf(sheet);
  const lines = readLines(wrong);
  if (!lines) return undefined;
  return {
    id: isId(id) ? id : null,
    added: readCounts(added),
    span: readSpan(span),
    existing: readCounts(existing),
    sheet: { days: readCount(days), settings: settings === true },
    wrong: lines,
    imported: imported === true,
  };
}

/** A span is an extra: one that cannot be read is left out. */
function readSpan(wire: unknown): ImportReport['span'] {
  const { from, to, total_ms } = fieldsOf(wire);
  return isText(from) && isText(to) && isId(total_ms) ? { from, to, total_ms } : null;
}

function readCounts(wire: unknown) {
  const { records, entries, lists } = fieldsOf(wire);
  return {
    records: readCount(records),
    entries: readCount(entries),
    lists: readCount(lists),
  };
}

/** An older server leaves out the counts of what it does not import. */
function readCount(wire: unknown): number {
  return isId(wire) ? wire : 0;
}

function readLines(wire: unknown) {
  const { count, first } = fieldsOf(wire);
  if (!isId(count) || !Array.isArray(first)) return undefined;
  const lines = first.flatMap((one) => {
    const { line, cause } = fieldsOf(one);
    return isId(line) && isText(cause) ? [{ line, cause }] : [];
  });
  return { count, first: lines };
}
