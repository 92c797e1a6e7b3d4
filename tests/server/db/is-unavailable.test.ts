import { describe, expect, it } from 'vitest';
import { isUnavailable } from '#server/db/is-unavailable.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

// OPS-4: each one by itself, because few of them can be brought about on every machine.
describe('a database', () => {
  it.each([
    ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_CANTOPEN', 'SQLITE_CORRUPT'],
    ...['SQLITE_CORRUPT_INDEX', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_IOERR_WRITE'],
    ...['SQLITE_LOCKED', 'SQLITE_NOTADB', 'SQLITE_READONLY_DBMOVED'],
    ...['08006', '25006', '53100', '57014', '57P01', '58030', 'XX001'],
    ...['ECONNREFUSED', 'ECONNRESET'],
  ])('that fails with %s is unavailable', (code) => {
    expect(isUnavailable(failed(code))).toBe(true);
  });

  // OPS-27
  it('whose node was lost at a COMMIT is unavailable', () => {
    const message = 'could not commit transaction for shard 102008 on at least one active node';
    expect(isUnavailable(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
  });

  it.each([
    ...['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'SQLITE_MISMATCH'],
    ...['23505', '42P01', 'XX000'],
  ])('that refuses a statement with %s is not', (code) => {
    expect(isUnavailable(failed(code))).toBe(false);
  });
});
