/** Limits that page and server share. */

/** Length of a username in Unicode code points (SES-2). */
export const USERNAME_LENGTH = { min: 4, max: 16 } as const;

/** Length of a password in Unicode code points (SES-2). */
export const PASSWORD_LENGTH = { min: 4, max: 16 } as const;

/** Length of a work-time record's name, in Unicode code points, after trimming (TRK-9). */
export const RECORD_NAME_LENGTH = { min: 1, max: 100 } as const;

/** Length of a record's group in Unicode code points, after trimming (TRK-70). */
export const GROUP_LENGTH = { min: 0, max: 50 } as const;

/** The most past time entries that one request may ask for (TRK-10). */
export const ENTRY_PAGE_LIMIT = 100;

/** Length of a time entry's note in Unicode code points (TRK-20). */
export const NOTE_LENGTH = { min: 0, max: 200 } as const;

/** The most entries on one page of `timeentries/` (TRK-21). */
export const TIMELINE_PAGE_LIMIT = 500;

/** The longest text that entries are found by, in Unicode code points (TRK-60). */
export const FIND_LENGTH = 100;

/** The most entries on one page of a search (TRK-60). */
export const FOUND_PAGE_LIMIT = 50;

/** The earliest time that an entry may have, in milliseconds since the epoch: 2000-01-01 in UTC (TRK-22). */
export const EARLIEST_ENTRY_MS = 946_684_800_000;

/** How far ahead of the server's clock a time may be, in milliseconds (TRK-22). */
export const CLOCK_TOLERANCE_MS = 5000;

/** How long a deleted record or entry can be restored, in days (TRK-23). */
export const RESTORABLE_DAYS = 30;

/** The most entries that `deleted/` lists, the last deleted first (TRK-23). */
export const DELETED_ENTRY_LIMIT = 500;

/** The most events of a calendar, the newest (ACC-10). */
export const FEED_EVENTS = 5000;

/** The longest that a press may wait in a browser, in milliseconds: a year (OUT-10). */
export const PRESS_AGE_LIMIT_MS = 365 * 86_400_000;

/** How long the response to a press is stored for its repetitions, in days (OUT-2). */
export const KEPT_RESPONSE_DAYS = 7;

/** The most lines of an own list (ROU-42). */
export const LIST_LINES = 10_000;

/** Length of a list's line in Unicode code points (ROU-42). */
export const LIST_LINE_LENGTH = 200;

/** Length of a list's title in Unicode code points (ROU-42). */
export const LIST_TITLE_LENGTH = 100;

/** The largest list that an account stores, in bytes of its JSON (ROU-52). */
export const LIST_LIMIT_BYTES = 1024 * 1024;

/** All lists of an account together, in bytes as they are stored (ROU-52). */
export const LISTS_LIMIT_BYTES = 4 * LIST_LIMIT_BYTES;

/** How many records and entries a user may have where no setting says otherwise (LIM-10). */
export const RECORDS_PER_USER = 1000;
export const ENTRIES_PER_USER = 50_000;

/** How many days a user may have marked or remarked on: every day of 27 years (LIM-19). */
export const MARKED_DAYS_PER_USER = 10_000;

const MIB = 1024 * 1024;
/** An entry of a backup: the names of its fields, two uuids, two times, and four bytes for each letter of the note. */
const ENTRY_BYTES = 200 + 4 * NOTE_LENGTH.max;
/** Records, marks of days and settings. */
const OTHER_BYTES = 8 * MIB;
/** In a file a letter of a list takes at most twice as many bytes as stored. */
const LARGEST_BACKUP = ENTRIES_PER_USER * ENTRY_BYTES + 2 * LISTS_LIMIT_BYTES + OTHER_BYTES;

/** The largest file that can be imported, in bytes: as large as the largest backup, 64 MiB (LIM-16). */
export const IMPORT_LIMIT_BYTES = Math.ceil(LARGEST_BACKUP / MIB) * MIB;

/** Length of the name and of the department on a timesheet, in Unicode code points (HRS-12). */
export const SHEET_NAME_LENGTH = 40;

/** The largest balance to begin with, owed or owing, in minutes: 9,999 hours (HRS-32). */
export const BALANCE_MINUTES = 9999 * 60;

/** The most days of paid leave (HRS-32). */
export const LEAVE_DAYS = 999;

/** Length of a day's remark in Unicode code points (HRS-16). */
export const REMARK_LENGTH = 100;

/** The most days that one request may ask for: a year, and the rest of its weeks (HRS-16). */
export const DAYS_LIMIT = 400;

/** The longest payload of a room in base64url: 64 kB of ciphertext (ROM-6). */
export const ROOM_PAYLOAD_LENGTH = 87_382;

/** The longest sealed lines of a round in base64url: a bit for each of 10,000 lines, a plan, IV and tag (ROM-6). */
export const ROOM_SEALED_LINES_LENGTH = 1711;

/** The most devices that take part in a room, its host among them (ROM-6). */
export const ROOM_DEVICES = 500;
