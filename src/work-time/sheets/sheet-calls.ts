/** The calls of timesheets: their settings, and the marks of days (HRS-12, HRS-16). */
import type { DaySum, DaySums, MarkedDay, StoredSettings } from '#contract/timesheet.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { readDayNote, readSheetSettings } from '#domain/work-time/read-sheet.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isId, isText, readOne, readRows } from '#lib/http/read.ts';
import { callServer, type Read } from '#sync/call.ts';

/** The settings as this page knows them. */
export type KnownSettings = StoredSettings & Pick<Read<unknown>, 'revision'>;

export async function fetchSettings(signal: AbortSignal): Promise<KnownSettings> {
  const { body, revision } = await callServer({ url: workTimePaths.settings, signal });
  return { ...readOne(body, readStored), revision };
}

/** The settings as the server has them, if others were refused because these were stored meanwhile. */
export function settingsInConflict({ failure }: ApiError): StoredSettings | null {
  if (failure.kind !== 'response' || failure.status !== 409) return null;
  return readStored(fieldsOf(failure.data).current) ?? null;
}

/** The marked days of a span, by date. */
export async function fetchDays(
  { first, last }: DaySpan,
  signal: AbortSignal,
): Promise<Read<MarkedDay>> {
  const params = { from: first, to: last };
  const { body, revision } = await callServer({ url: workTimePaths.days, params, signal });
  return { ...readRows(body, readDay), revision };
}

/** The work and the marks of a span's days (HRS-33). */
export async function fetchDaySums(
  { first, last }: DaySpan,
  zone: string,
  signal: AbortSignal,
): Promise<DaySums> {
  const params = { from: first, to: last, zone };
  const { body } = await callServer({ url: workTimePaths.daySums, params, signal });
  return readOne(body, readDaySums);
}

export function readStored(wire: unknown): StoredSettings | undefined {
  const { version, settings } = fieldsOf(wire);
  const read = settings === null ? null : (readSheetSettings(settings) ?? undefined);
  return isId(version) && read !== undefined ? { version, settings: read } : undefined;
}

function readDay(wire: unknown): MarkedDay | undefined {
  const { version } = fieldsOf(wire);
  const note = readDayNote(wire);
  return note && isId(version) ? { ...note, version } : undefined;
}

function readDaySums(wire: unknown): DaySums | undefined {
  const { first, results } = fieldsOf(wire);
  const isFirst = first === null || isText(first);
  return isFirst && Array.isArray(results)
    ? { first, results: readRows(results, readDaySum).rows }
    : undefined;
}

function readDaySum(wire: unknown): DaySum | undefined {
  const { work_ms } = fieldsOf(wire);
  const note = readDayNote({ ...fieldsOf(wire), remark: '' });
  return note && isId(work_ms) ? { date: note.date, mark: note.mark, work_ms } : undefined;
}
