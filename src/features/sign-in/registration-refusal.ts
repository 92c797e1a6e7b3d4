import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { signInText } from './text.ts';

/** The part that a server refused of a registration, as far as it tells. */
export type RegistrationRefusal =
  | { kind: 'taken' }
  /** The fields that the server named; empty if none of them is in the form. */
  | { kind: 'fields'; fields: ('username' | 'password')[] };

/**
 * A refusal without field errors counts as a taken name, the customer's only reason (SES-9).
 *
 * @returns `null` where the server did not respond, failed or was asked too often
 */
export function registrationRefusal({ failure }: ApiError): RegistrationRefusal | null {
  if (failure.kind !== 'response' || failure.status === 429 || failure.status >= 500) return null;
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
