/** The rules of the fields, with the messages of the screen. */
import type { ChangePassword } from '#contract/account.ts';
import { passwordProblem } from '#domain/session/credentials.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { accountText } from './text.ts';

/** @returns the error message of a new password, or `undefined` */
export function checkNewPassword(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem ? accountText.passwordProblem[problem] : undefined;
}

/** The current password may be older than today's rules. */
export function checkCurrentPassword(password: string): string | undefined {
  return password === '' ? accountText.passwordProblem.missing : undefined;
}

/**
 * Says why a change of the account failed, where the field does not.
 *
 * @param markWrong says at its field that the current password is wrong
 * @param markRefused says at its field that the server does not take the new one
 */
export function tellFailure(
  error: unknown,
  markWrong?: () => void,
  markRefused?: () => void,
): void {
  if (isWrongPassword(error)) markWrong?.();
  else if (markRefused && isAbout(error, 'new_password')) markRefused();
  else notifyError(sessionText.callFailed(error));
}

export function isWrongPassword(error: unknown): boolean {
  return isAbout(error, 'current_password');
}

function isAbout(error: unknown, field: keyof ChangePassword): boolean {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response' || failure.status !== 400) return false;
  return field in fieldsOf(failure.data);
}
