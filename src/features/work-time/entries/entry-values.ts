import { EARLIEST_ENTRY_MS, NOTE_LENGTH } from '#contract/limits.ts';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';
import { workTimeText } from '../text.ts';

/** What stands in the fields of the dialog. */
export interface EntryValues {
  begin: string;
  end: string;
  record: string;
  note: string;
}

/** @returns the moment in milliseconds since the epoch, or what is wrong with the text */
export function readMoment(
  typed: string,
  zone: string,
  nowMs: number,
): { epochMs: number } | { problem: string } {
  const { exactProblem } = workTimeText.strip;
  const time = parseLocalTime(typed, zone);
  if (time.kind !== 'moment') return { problem: exactProblem[time.kind] };
  if (time.epochMs > nowMs) return { problem: exactProblem.future };
  if (time.epochMs < EARLIEST_ENTRY_MS) return { problem: exactProblem.past };
  return { epochMs: time.epochMs };
}

export function noteProblem(note: string): string | undefined {
  const isFine = countCodePoints(note.trim()) <= NOTE_LENGTH.max && isPlainText(note.trim());
  return isFine ? undefined : workTimeText.entries.noteProblem;
}
