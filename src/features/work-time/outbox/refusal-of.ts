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

/** Something is wrong with the server, or it was asked too often. */
export type Trouble = 'server' | 'tooMany';

/** What the server says of itself where it may succeed later; `null` where it says nothing. */
export function troubleOf({ failure }: ApiError): Trouble | null {
  if (failure.kind !== 'response' || failure.status === 401) return null;
  return failure.status === 429 ? 'tooMany' : 'server';
}
