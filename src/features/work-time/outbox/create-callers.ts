import type { ApiError } from '#lib/http/api-error.ts';
import type { Performed } from '../commands/performed.ts';

/** What is known of a press soon after it. */
export type PressOutcome =
  | { kind: 'done'; performed: Performed[] }
  /**
   * The first of its commands are done, and the next was refused. What is kept of it can be sent
   * again or discarded in the list of presses, or at once with `discard`.
   */
  | { kind: 'refused'; performed: Performed[]; error: ApiError; discard?: () => void }
  /** It is kept; `later` resolves with what was done of it, when no more of it is to come. */
  | { kind: 'waiting'; later: Promise<Performed[]> };

interface Caller {
  keys: readonly string[];
  performed: Performed[];
  resolve: (outcome: PressOutcome) => void;
  later: PromiseWithResolvers<Performed[]>;
}

/** Those parts of this tab that wait for what becomes of their presses. */
export function createCallers() {
  const callers = new Map<string, Caller>();
  /** Of the presses whose caller still waits: it shows a refusal itself. */
  const patient = new Set<string>();

  function end(caller: Caller): void {
    for (const key of caller.keys) {
      callers.delete(key);
      patient.delete(key);
    }
    caller.resolve({ kind: 'done', performed: caller.performed });
    caller.later.resolve(caller.performed);
  }

  return {
    /** Until all commands of a press are done, one is refused, or it is released. */
    waitFor(keys: readonly string[]): Promise<PressOutcome> {
      const { promise, resolve } = Promise.withResolvers<PressOutcome>();
      const later = Promise.withResolvers<Performed[]>();
      const caller = { keys, performed: [], resolve, later };
      for (const key of keys) {
        callers.set(key, caller);
        patient.add(key);
      }
      return promise;
    },

    /** @returns whether there is a caller */
    settle(key: string, performed: Performed): boolean {
      const caller = callers.get(key);
      if (!caller) return false;
      caller.performed.push(performed);
      callers.delete(key);
      patient.delete(key);
      if (!caller.keys.some((one) => callers.has(one))) end(caller);
      return true;
    },

    isPatient: (key: string): boolean => patient.has(key),

    /** To who still waits for it; to others the list of presses tells. */
    refuse(key: string, error: ApiError, discard: () => void): void {
      const caller = callers.get(key);
      if (!caller) return;
      const { performed } = caller;
      caller.resolve({ kind: 'refused', performed, error, discard });
      end(caller);
    },

    /** Tells the callers that their presses wait. */
    release(keys: readonly string[]): void {
      for (const key of keys) {
        const caller = callers.get(key);
        if (!caller) continue;
        for (const one of caller.keys) patient.delete(one);
        caller.resolve({ kind: 'waiting', later: caller.later.promise });
      }
    },

    /** These are shown in the list of presses, or are no more. */
    forget(keys: readonly string[]): void {
      for (const key of keys) {
        const caller = callers.get(key);
        if (caller) end(caller);
      }
    },
  };
}
