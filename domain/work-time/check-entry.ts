import { EARLIEST_ENTRY_MS, NOTE_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';
import { groupProblem, recordNameProblem } from './record-name.ts';

export type EntryCause = 'characters' | 'future' | 'group' | 'name' | 'note' | 'order' | 'past';

/** The reason why a record cannot have this name; `null` if it can. */
export function nameCause(name: string): EntryCause | null {
  const problem = recordNameProblem(name);
  if (problem === null) return null;
  return problem === 'length' ? 'name' : 'characters';
}

/** The reason why a record cannot have this group; `null` if it can. */
export function groupCause(group: string): EntryCause | null {
  const problem = groupProblem(group);
  return problem === 'length' ? 'group' : problem;
}

/** The reason why an entry cannot be stored; `null` if it can. */
export function entryCause(
  { begin, end, note }: { begin: number; end: number | null; note: string },
  latest: number,
): EntryCause | null {
  if (begin < EARLIEST_ENTRY_MS) return 'past';
  if (Math.max(begin, end ?? begin) > latest) return 'future';
  if (end !== null && end <= begin) return 'order';
  if (countCodePoints(note) > NOTE_LENGTH.max) return 'note';
  return isPlainText(note) ? null : 'characters';
}
