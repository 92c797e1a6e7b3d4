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
