/** The calls that give out and take in files (HRS-8, HRS-9). */

import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ImportQuery, ImportReport } from '#contract/transfer.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-as-user.ts';

/** As long as there is much to do; the user stops it. */
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

export interface ImportJob {
  readonly bytes: ArrayBuffer;
  readonly query: ImportQuery;
}

/** @param onSent is told which share of the file has been sent, from 0 to 1 */
export async function importFile(
  { bytes, query }: ImportJob,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ImportReport> {
  const body = await callAsUser({
    method: 'post',
    url: trackerPaths.import,
    params: query,
    data: bytes,
    headers: { 'Content-Type': 'text/csv' },
    timeout: NO_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }) => onSent(progress),
    validateStatus: only(200),
  });
  return readOne(body, readReport);
}

function readReport(wire: unknown): ImportReport | undefined {
  const { format, reading, questions, added, span, existing, sheet, imported, ...lines } =
    fieldsOf(wire);
  const [skipped, wrong, shortened] = [lines.skipped, lines.wrong, lines.shortened].map(readLines);
  const isKnown =
    format === 'backup' || format === 'detailed' || format === 'toggl' || format === 'clockify';
  if (!isKnown || !skipped || !wrong || !shortened || !Array.isArray(questions)) return undefined;
  const { zone, date_order, hours } = fieldsOf(reading);
  const isOrder = date_order === 'ymd' || date_order === 'dmy' || date_order === 'mdy';
  return {
    format,
    reading: {
      zone: isText(zone) ? zone : null,
      date_order: isOrder ? date_order : null,
      hours: hours === 12 || hours === 24 ? hours : null,
    },
    questions: questions.includes('date_order') ? ['date_order'] : [],
    added: readCounts(added),
    span: readSpan(span),
    existing: readCounts(existing),
    sheet: readSheet(sheet),
    skipped,
    wrong,
    shortened,
    imported: imported === true,
  };
}

/** Said beside what matters: one that cannot be read is left out. */
function readSpan(wire: unknown): ImportReport['span'] {
  const { from, to, total_ms } = fieldsOf(wire);
  return isText(from) && isText(to) && isId(total_ms) ? { from, to, total_ms } : null;
}

/** An older server tells nothing of it, and imports none. */
function readSheet(wire: unknown): ImportReport['sheet'] {
  const { days, settings } = fieldsOf(wire);
  return { days: isId(days) ? days : 0, settings: settings === true };
}

function readCounts(wire: unknown) {
  const { records, entries, lists } = fieldsOf(wire);
  return {
    records: isId(records) ? records : 0,
    entries: isId(entries) ? entries : 0,
    // A server of before lists were stored in accounts tells none.
    lists: isId(lists) ? lists : 0,
  };
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
