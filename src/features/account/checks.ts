/** The problems of fields on the account's page. */
import type { UseFormReturn } from 'react-hook-form';
import type { ChangePassword } from '#contract/account.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { sessionText } from '#session/text.ts';
import { accountText } from './text.ts';

/** The current password may be older than today's rules. */
export function checkCurrentPassword(password: string): string | undefined {
  return password === '' ? sessionText.passwordProblem.missing : undefined;
}

/** Each form of the account has some of these. */
export interface AccountFields {
  username: string;
  current: string;
  next: string;
  confirmation: string;
}

/** Marks the field that the server refused, with the reason. @returns false for other failures */
export function markRefused(
  error: unknown,
  { setError }: Pick<UseFormReturn<AccountFields>, 'setError'>,
): boolean {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response' || failure.status !== 400) return false;
  const problems: Partial<Record<keyof ChangePassword, unknown>> = fieldsOf(failure.data);
  const isCurrent = 'current_password' in problems;
  if (!isCurrent && !('new_password' in problems)) return false;
  const message = isCurrent ? accountText.wrongPassword : accountText.refusedPassword;
  setError(isCurrent ? 'current' : 'next', { message }, { shouldFocus: true });
  return true;
}
