/** Limits that page and server must agree on, each from the customer's sections 5 and 9 or from the decisions. */

/** Length of a username, in Unicode code points. */
export const USERNAME_LENGTH = { min: 4, max: 16 } as const;

/** Length of a password, in Unicode code points. */
export const PASSWORD_LENGTH = { min: 4, max: 16 } as const;

/** Length of a work-time record's name, in Unicode code points after trimming. */
export const RECORD_NAME_LENGTH = { min: 1, max: 100 } as const;

/** The largest page of past time entries that one request may ask for. */
export const ENTRY_PAGE_LIMIT = 100;
