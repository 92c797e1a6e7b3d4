import {
  formatDecimalHours,
  formatHours,
  type HoursFormat,
} from '#domain/work-time/format-hours.ts';
import { useStore } from '#lib/use-store.ts';
import { decimalHoursSetting } from '#work-time/data/hours-settings.ts';

/** Writes sums as this browser shows them: `7:45`, or `7.75` (HRS-3). */
export function useHours(): HoursFormat {
  return useStore(decimalHoursSetting) ? formatDecimalHours : formatHours;
}
