/** The display and printing of hours and weeks, as this browser remembers it. */
import { createStored, createStoredFlag } from '#lib/storage/create-stored.ts';

/** True if hours are shown as `7.75` instead of `7:45` (HRS-3). */
export const decimalHoursSetting = createStoredFlag('decimalHours', false);

/** True if a sheet is printed on paper that lies on its side. */
export const landscapeSetting = createStoredFlag('landscape', false);

/** True once it was said that shifts over midnight are counted in another way (HRS-36). */
export const shiftsToldSetting = createStoredFlag('shiftsTold', false);

/** The days with which a week may begin: 1 for Monday to 7 for Sunday. */
export const firstDays = [1, 6, 7] as const;
export type FirstDay = (typeof firstDays)[number];

/** The day with which a week begins. */
export const firstDaySetting = createStored<FirstDay>('firstDayOfWeek', 1, (text) =>
  firstDays.find((day) => String(day) === text),
);
