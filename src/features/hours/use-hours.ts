import {
  formatDecimalHours,
  formatHours,
  type HoursFormat,
} from '#domain/work-time/format-hours.ts';
import { decimalHoursSetting } from '#features/tracker/data/hours-settings.ts';
import { useStore } from '#lib/use-store.ts';

/** Writes sums as this browser shows them: `7:45`, or `7.75` (HRS-3). */
export function useHours(): HoursFormat {
  return useStore(decimalHoursSetting) ? formatDecimalHours : formatHours;
}
