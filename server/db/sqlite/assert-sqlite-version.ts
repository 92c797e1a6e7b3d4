/**
 * Older versions can corrupt a WAL file when two connections write and checkpoint at once (OPS-1).
 */
const OLDEST = [3, 51, 3] as const;

/** Throws if the version, such as `3.51.3`, is too old. */
export function assertSqliteVersion(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least) {
      throw new Error(`SQLite ${version} is too old: ${OLDEST.join('.')} or later is needed`);
    }
  }
}
