import type { ApiError } from '#lib/http/api-error.ts';
import type { Performed } from '../commands/performed.ts';

/** What is known of a press soon after it. */
export type PressOutcome =
  | { kind: 'done'; performed: Performed[] }
  /** It is kept; `later` resolves when the server has it, and never if it does not. */
  | { kind: 'waiting'; later: Promise<Performed[]> };

interface Caller {
  resolve: (performed: Performed) => void;
  reject: (error: ApiError) => void;
  /** Tells the caller that the press waits. */
  release: () => void;
}

/** Those parts of this tab that wait for what becomes of their presses. */
export function createCallers() {
  const callers = new Map<string, Caller>();
  /** Of the presses whose caller still waits: it shows a refusal itself. */
  const patient = new Set<string>();

  return {
    /**
     * Until all commands of a press are done, or until it is released.
     *
     * @throws ApiError if it is refused before that
     */
    waitFor(keys: readonly string[]): Promise<PressOutcome> {
      const { promise: outcome, resolve, reject } = Promise.withResolvers<PressOutcome>();
      const each = keys.map((key) => {
        const one = Promise.withResolvers<Performed>();
        callers.set(key, { resolve: one.resolve, reject: one.reject, release });
        patient.add(key);
        return one.promise;
      });
      const later = Promise.all(each);
      // A refusal that nobody waits for any more is shown in the list of presses.
      later.then((performed) => resolve({ kind: 'done', performed }), reject);
      return outcome;

      function release(): void {
        for (const key of keys) patient.delete(key);
        resolve({ kind: 'waiting', later });
      }
    },

    settle(key: string, performed: Performed): void {
      callers.get(key)?.resolve(performed);
      forget([key]);
    },

    isPatient: (key: string): boolean => patient.has(key),

    refuse(key: string, error: ApiError): void {
      callers.get(key)?.reject(error);
      forget([key]);
    },

    release(keys: readonly string[]): void {
      for (const key of keys) callers.get(key)?.release();
    },

    forget,
  };

  function forget(keys: readonly string[]): void {
    for (const key of keys) {
      callers.delete(key);
      patient.delete(key);
    }
  }
}
