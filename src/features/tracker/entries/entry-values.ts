import { EARLIEST_ENTRY_MS, NOTE_LENGTH } from '#contract/limits.ts';
import { formatLocalTime, parseLocalTime } from '#domain/calendar/local-time.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';
import { readDuration } from '#domain/work-time/read-duration.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Edited } from '#work-time/edited.ts';
import { entriesText } from './text.ts';

/** The values of the dialog's fields. */
export interface EntryValues {
  begin: string;
  end: string;
  /** As typed; `null` while it follows from the times. */
  length: string | null;
  record: string;
  note: string;
}

export type TimeField = 'begin' | 'end';

/** The text of a field, to the second, and the exact moment that it means. */
export interface KnownMoment {
  typed: string;
  epochMs: number;
}

type KnownMoments = Partial<Record<TimeField, KnownMoment>>;

/** The moments with which the fields begin. */
export function knownMoments({ entry, proposal }: Edited, zone: string): KnownMoments {
  const known = (epochMs: number | null | undefined) =>
    typeof epochMs === 'number' ? { epochMs, typed: formatLocalTime(epochMs, zone) } : undefined;
  const isRunning = entry?.endingMs === null;
  return {
    begin: known(proposal?.beginMs ?? entry?.beginningMs),
    end: isRunning ? undefined : known(proposal?.endMs ?? entry?.endingMs),
  };
}

export function valuesOf(
  { entry, proposal, conflict }: Edited,
  known: KnownMoments,
  records: readonly WorkRecord[],
): EntryValues {
  const first = records.find(({ isArchived }) => !isArchived) ?? records[0];
  return {
    begin: known.begin?.typed ?? '',
    end: known.end?.typed ?? '',
    length: null,
    record: entry?.recordId ?? proposal?.recordId ?? first?.id ?? '',
    note: conflict?.note ?? entry?.note ?? '',
  };
}

/** @returns the moment in milliseconds since the epoch, or the problem of the text in words */
export function readTypedMoment(
  typed: string,
  zone: string,
  nowMs: number,
): { epochMs: number } | { problem: string } {
  const epochMs = parseLocalTime(typed, zone);
  if (typeof epochMs === 'string') return { problem: entriesText.exactProblem[epochMs] };
  return withinBounds(epochMs, nowMs);
}

function withinBounds(epochMs: number, nowMs: number): { epochMs: number } | { problem: string } {
  const { exactProblem } = entriesText;
  if (epochMs > nowMs) return { problem: exactProblem.future };
  if (epochMs < EARLIEST_ENTRY_MS) return { problem: exactProblem.past };
  return { epochMs };
}

/** A minus of any width before a number. */
const NEGATIVE = /^\s*[-\u2212\uff0d]\s*[\d\uff10-\uff19]/;

/**
 * Reads a length as `1:05`, `65分` or `1.5` (TRK-56).
 *
 * @param beginMs absent: the entry runs
 * @returns the moment of the end, of a running entry that of the beginning, or the problem of the text in words
 */
export function readTypedLength(
  typed: string,
  beginMs: number | null | undefined,
  nowMs: number,
): { epochMs: number } | { problem: string } {
  const lengthMs = NEGATIVE.test(typed) ? 0 : readDuration(typed, 'hours');
  if (lengthMs === null) return { problem: entriesText.lengthProblem };
  if (lengthMs === 0) return { problem: entriesText.noLength };
  if (beginMs === null) return { problem: entriesText.exactProblem.invalid };
  const epochMs = beginMs === undefined ? Math.floor(nowMs) - lengthMs : beginMs + lengthMs;
  return withinBounds(epochMs, nowMs);
}

export function noteProblem(note: string): string | undefined {
  const isFine = countCodePoints(note.trim()) <= NOTE_LENGTH.max && isPlainText(note.trim());
  return isFine ? undefined : entriesText.noteProblem;
}
