import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { signInText } from './text.ts';

/** Why a server refused a registration, as far as it tells. */
export type RegistrationFailure =
  | { kind: 'taken' }
  | { kind: 'too-many' }
  | { kind: 'server' }
  /** The fields that the server named; empty if none of them is in the form. */
  | { kind: 'fields'; fields: ('username' | 'password')[] };

/**
 * A refusal without field errors counts as a taken name, the customer's only reason (SES-9).
 *
 * @returns `null` where the server did not respond
 */
export function registrationFailure({ failure }: ApiError): RegistrationFailure | null {
  if (failure.kind !== 'response') return null;
  if (failure.status === 429) return { kind: 'too-many' };
  if (failure.status >= 500) return { kind: 'server' };
  const errors = fieldsOf(failure.data);
  const named = Object.keys(errors).filter((field) => Array.isArray(errors[field]));
  if (failure.status !== 400 || named.length === 0) return { kind: 'taken' };
  if (named.includes('username') && signInText.taken.test(String(errors.username))) {
    return { kind: 'taken' };
  }
  return {
    kind: 'fields',
    fields: (['username', 'password'] as const).filter((field) => named.includes(field)),
  };
}
