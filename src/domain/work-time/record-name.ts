import { RECORD_NAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '../count-code-points.ts';

/** The name as it is kept: without white space around it. */
export function trimRecordName(name: string): string {
  return name.trim();
}

/** Whether a name is 1 to 100 code points long without the white space around it. */
export function isRecordName(name: string): boolean {
  const length = countCodePoints(trimRecordName(name));
  return length >= RECORD_NAME_LENGTH.min && length <= RECORD_NAME_LENGTH.max;
}
