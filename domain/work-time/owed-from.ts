import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { sheetDayOf } from './sheet-settings.ts';

interface OwedFromInput {
  readonly settings: Pick<SheetSettings, 'start' | 'boundary'>;
  /** The first day with work of all, as the server says it; `null` if there is none, `undefined` if it is not known. */
  readonly first: Day | null | undefined;
  /** Begin before the server knows it, if they were not sent yet. */
  readonly entries: readonly { readonly beginningMs: number }[];
  /** A time zone such as `Asia/Tokyo`. */
  readonly zone: string;
}

/**
 * The first day on which anything is owed: the first day of work or, without one, that of the first entry (HRS-19).
 *
 * @returns `null` before any entry: nothing is owed; `undefined` if it is not known: something is owed on all days
 */
export function owedFrom(input: OwedFromInput): Day | null | undefined {
  const { settings, first, entries, zone } = input;
  if (settings.start !== undefined) return settings.start;
  if (first === undefined) return undefined;
  const begun = entries.map(({ beginningMs }) => sheetDayOf(beginningMs, settings, zone));
  return [...(first === null ? [] : [first]), ...begun].sort()[0] ?? null;
}
