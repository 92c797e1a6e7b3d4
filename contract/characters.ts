/**
 * Characters refused in usernames and names: controls (NUL among them), marks that turn the
 * writing direction, and halves of surrogate pairs. They are invisible, make one name look like
 * another, or cannot be stored by every database.
 *
 * A JSON Schema pattern, to be read with the `u` flag: matches a text without any of them.
 */
export const PLAIN_TEXT_PATTERN =
  '^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$';
