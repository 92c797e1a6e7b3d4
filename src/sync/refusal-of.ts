import { type ApiError, isTransient } from '#lib/http/api-error.ts';
import type { CommandState } from './queued-command.ts';

/** `null` for what may succeed later; the session may begin again. */
export function refusalOf(error: ApiError): CommandState | null {
  const { failure } = error;
  if (isTransient(error) || failure.kind === 'no-token') return null;
  if (failure.kind === 'other') return { kind: 'refused', status: null };
  if (failure.kind === 'no-response' || failure.status === 401) return null;
  return { kind: 'refused', status: failure.status };
}

/** Something is wrong with the server, it was asked too often, does not take the token, or is not there. */
export type Trouble = 'server' | 'tooMany' | 'signIn' | 'network';

/** Why what failed may succeed later. */
export function troubleOf({ failure }: ApiError): Trouble {
  if (failure.kind !== 'response') return 'network';
  if (failure.status === 401) return 'signIn';
  return failure.status === 429 ? 'tooMany' : 'server';
}
