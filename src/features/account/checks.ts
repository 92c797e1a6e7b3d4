/** The problems of what is typed on the account's page. */
import type { ChangePassword } from '#contract/account.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { sessionText } from '#session/text.ts';
import { accountText } from './text.ts';

/** The current password may be older than today's rules. */
export function checkCurrentPassword(password: string): string | undefined {
  return password === '' ? sessionText.passwordProblem.missing : undefined;
}

/** The field that a failed change of the account is about, and its message; `undefined` for other failures. */
export function refusedField(error: unknown) {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response' || failure.status !== 400) return undefined;
  const problems: Partial<Record<keyof ChangePassword, unknown>> = fieldsOf(failure.data);
  if ('current_password' in problems) {
    return { field: 'current', message: accountText.wrongPassword } as const;
  }
  if ('new_password' in problems) {
    return { field: 'next', message: accountText.refusedPassword } as const;
  }
  return undefined;
}
