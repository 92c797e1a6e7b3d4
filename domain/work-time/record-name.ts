import { GROUP_LENGTH, RECORD_NAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';

/** The name as it is stored: without leading and trailing white space. */
export function trimRecordName(name: string): string {
  return name.trim();
}

export type RecordNameProblem = 'length' | 'characters';

/** Checks a name: it needs 1 to 100 code points when trimmed (TRK-9), all of them plain. */
export function recordNameProblem(name: string): RecordNameProblem | null {
  const trimmed = trimRecordName(name);
  const length = countCodePoints(trimmed);
  if (length < RECORD_NAME_LENGTH.min || length > RECORD_NAME_LENGTH.max) return 'length';
  return isPlainText(trimmed) ? null : 'characters';
}

/** Checks a group: it has at most 50 code points when trimmed (TRK-70), all of them plain. */
export function groupProblem(group: string): RecordNameProblem | null {
  const trimmed = trimRecordName(group);
  if (countCodePoints(trimmed) > GROUP_LENGTH.max) return 'length';
  return isPlainText(trimmed) ? null : 'characters';
}
