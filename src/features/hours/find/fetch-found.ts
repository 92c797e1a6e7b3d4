import type { TimelineQuery } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isId, readRows, textOrNull } from '#lib/http/read.ts';
import { callServer, type Read } from '#sync/call.ts';
import { readTrackedEntry } from '#work-time/data/entry-calls.ts';

export interface FoundPage extends Read<TrackedEntry> {
  /** The cursor of the next page. */
  next: string | null;
  /** The number and the sum, in milliseconds, of all that was found. */
  count: number;
  totalMs: number;
}

/** A page of the entries that were found, the newest first (TRK-60). Throws `ApiError`. */
export async function fetchFound(params: TimelineQuery, signal: AbortSignal): Promise<FoundPage> {
  const { body, revision } = await callServer({ url: workTimePaths.entries, params, signal });
  const { results, next, count, total_ms } = fieldsOf(body);
  if (!isId(count) || !isId(total_ms)) throw new ApiError({ kind: 'other' });
  const rows = readRows(results, readTrackedEntry);
  return { ...rows, revision, next: textOrNull(next), count, totalMs: total_ms };
}
