/** Whether a row was refused because the row it belongs to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || error.code === '23503')
  );
}
