/**
 * The value of `extensions` in our access tokens and response-time responses (EXT-1): which calls
 * beyond the customer's the server offers. Other servers send nothing of the kind.
 */
export const EXTENSIONS = 1;

/** The `code` of a 401 whose token has expired, cannot be read, or belongs to a session that has ended; simplejwt's name. */
export const TOKEN_NOT_VALID = 'token_not_valid';

/** The `code` of a 401 whose token belongs to an account that is gone; simplejwt's name. */
export const USER_NOT_FOUND = 'user_not_found';

/**
 * Carries the key of a press, and each response to it carries the key again: a response that does not
 * is not our server's (OUT-11). In lower case, as Node has it.
 */
export const PRESS_KEY_HEADER = 'idempotency-key';

/** Carries the time of a press, by the server's clock as the page knew it (OUT-10). */
export const PRESS_TIME_HEADER = 'press-time';

/**
 * Carries the user's revision in each successful response about records and entries. After a read it is not newer than
 * the data; after a write it includes the change (OUT-12).
 */
export const REVISION_HEADER = 'user-revision';
