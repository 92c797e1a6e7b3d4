/** Choices for the timesheet: known to page and server, without the schemas (HRS-12). */

/** The last day of a sheet's month; 31 means the last day of any month. */
export const closingDays = [31, 5, 10, 15, 20, 25] as const;

/** The hours of the clock at which a day may begin. */
export const dayBoundaries = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * To how many minutes a day's beginning is rounded up, and its end down. 1 cuts both to the minute, and 0 counts
 * seconds.
 */
export const roundings = [1, 5, 10, 15, 30, 0] as const;

/** In the order in which they are shown. */
export const sheetColumns = [
  'begin',
  'end',
  'break',
  'work',
  'regular',
  'extra',
  'overtime',
  'night',
  'rest',
  'difference',
  'content',
] as const;

/** The marks of a day (HRS-16). */
export const dayMarks = [
  'paid',
  'morning',
  'afternoon',
  'absent',
  'substitute',
  'special',
] as const;
