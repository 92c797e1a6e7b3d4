import { type ApiError, isTransient } from '#lib/http/api-error.ts';
import type { Refusal } from './kept-press.ts';

/** `null` for what may succeed later; the session may begin again. */
export function refusalOf(error: ApiError): Refusal | null {
  const { failure } = error;
  if (isTransient(error) || failure.kind === 'no-token') return null;
  if (failure.kind === 'other') return { kind: 'unreadable' };
  if (failure.kind === 'no-response' || [401, 408, 425].includes(failure.status)) return null;
  return { kind: 'refused', status: failure.status };
}

/** Something is wrong with the server, it was asked too often, or it does not take the token. */
export type Trouble = 'server' | 'tooMany' | 'signIn';

/** What the server says of itself where it may succeed later; `null` where it says nothing. */
export function troubleOf({ failure }: ApiError): Trouble | null {
  if (failure.kind !== 'response') return null;
  if (failure.status === 401) return 'signIn';
  return failure.status === 429 ? 'tooMany' : 'server';
}
