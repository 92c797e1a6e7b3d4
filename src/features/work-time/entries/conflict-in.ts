import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { readTrackedEntry } from '../data/entry-calls.ts';

/** The entry as the server has it, if a change was refused because it was changed elsewhere. */
export function conflictIn({ failure }: ApiError, entryId: string): TrackedEntry | null {
  if (failure.kind !== 'response' || failure.status !== 409) return null;
  const current = readTrackedEntry(fieldsOf(failure.data).current);
  // It may be about another entry of the same press.
  return current?.id === entryId ? current : null;
}
