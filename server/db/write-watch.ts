import { isUnavailable } from './is-unavailable.ts';

export type WriteWatch = ReturnType<typeof createWriteWatch>;

/** Remembers how the last write ended, for the question whether the server can serve. */
export function createWriteWatch() {
  let failure: unknown;
  let damage: unknown;

  return {
    succeeded(): void {
      failure = undefined;
    },

    /** Only a database that cannot serve counts, not a refused row. Damage stays. */
    failed(error: unknown, isWrite: boolean): void {
      if (isDamage(error)) damage = error;
      else if (isWrite && isUnavailable(error)) failure = error;
    },

    /** Why the last write failed; `undefined` if it did not. */
    lastFailure: (): unknown => failure,
    /** The first sign of damage since the start, if there was one. */
    damage: (): unknown => damage,
  };
}

/** Whether a database found itself to be damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return /^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/.test(String(error.code));
}
