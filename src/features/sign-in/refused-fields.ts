import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { signInText } from './text.ts';

/**
 * The fields of a registration that a server refused, as far as it tells, each with its message. A refusal
 * without field errors counts as a taken name, the customer's only reason (SES-9): the field is marked and has no
 * message, since the notice has it.
 *
 * @returns none if the server named other fields than the form's; `null` if it did not respond, failed or was asked
 *   too often
 */
export function refusedFields({ failure }: ApiError) {
  if (failure.kind !== 'response' || failure.status === 429 || failure.status >= 500) return null;
  const errors = fieldsOf(failure.data);
  const named = Object.keys(errors).filter((field) => Array.isArray(errors[field]));
  const isTaken = named.includes('username') && signInText.taken.test(String(errors.username));
  if (failure.status !== 400 || named.length === 0 || isTaken) {
    return [{ field: 'username', message: '' } as const];
  }
  return (['username', 'password'] as const)
    .filter((field) => named.includes(field))
    .map((field) => ({ field, message: signInText.refused[field] }));
}
