/**
 * Tells a database that cannot serve now (closed, restarting, busy, its disk full) from a mistake
 * in what was asked of it: the first is a 503 that passes, the second a defect.
 */
const sqliteCodes = [
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
];

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE: connection exceptions (08), insufficient resources (53), operator intervention (57,
 * a statement timeout among them) and a server that has turned read-only (25006).
 */
const sqlState = /^(?:08|53|57)[0-9A-Z]{3}$|^25006$/;

/** Errors for which the drivers have no code. */
const messages = [
  'The database connection is not open',
  'driver has already been destroyed',
  'Cannot use a pool after calling end on the pool',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
];

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    networkCodes.has(code) ||
    sqlState.test(code) ||
    sqliteCodes.some((known) => code.startsWith(known)) ||
    messages.some((known) => error.message.includes(known))
  );
}
