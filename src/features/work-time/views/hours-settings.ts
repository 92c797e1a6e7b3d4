/** How hours and weeks are shown and printed; this browser remembers it. */
import { createStoredFlag } from '#lib/storage/stored-flag.ts';
import { createStoredText } from '#lib/storage/stored-text.ts';

/** Whether hours are shown as `7.75` instead of `7:45` (HRS-3). */
export const decimalHoursSetting = createStoredFlag('decimalHours', false);

/** Whether a sheet is printed on paper that lies on its side. */
export const landscapeSetting = createStoredFlag('landscape', false);

/** The days with which a week may begin: 1 for Monday to 7 for Sunday. */
export const firstDays = [1, 6, 7] as const;
export type FirstDay = (typeof firstDays)[number];

const [MONDAY] = firstDays;
const stored = createStoredText('firstDayOfWeek', String(MONDAY));

/** The day with which a week begins. */
export const firstDaySetting = {
  ...stored,
  get: (): FirstDay => firstDays.find((day) => String(day) === stored.get()) ?? MONDAY,
  initial: (): FirstDay => MONDAY,
  set: (day: FirstDay) => stored.set(String(day)),
};
