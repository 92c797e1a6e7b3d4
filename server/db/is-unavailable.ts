/**
 * Distinguishes a database that cannot serve now (closed, restarting, busy, disk full, file damaged),
 * which is a 503, from a wrong query, which is a defect.
 */
const sqliteCodes = [
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_NOTADB',
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
 * a statement timeout among them), a server that has turned read-only (25006), an error of its disk
 * (58) and damaged data (XX001, XX002).
 */
const sqlState = /^(?:08|53|57|58)[0-9A-Z]{3}$|^25006$|^XX00[12]$/;

/** Errors without a code of their own. */
const messages = [
  'The database connection is not open',
  'driver has already been destroyed',
  'Cannot use a pool after calling end on the pool',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  // A node of a Citus cluster was lost before it confirmed.
  'could not commit transaction for shard',
  'Client has encountered a connection error and is not queryable',
];

/** True if the database cannot serve for now: the same statement may succeed later. */
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
