/** The rules of password fields, with the messages of the screen. */
import { passwordProblem } from '#domain/session/credentials.ts';
import { sessionText } from './text.ts';

/** @returns the error message of a password, or `undefined` */
export function checkPassword(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem ? sessionText.passwordProblem[problem] : undefined;
}

/** @returns the error message of a password that was typed again, or `undefined` */
export function checkConfirmation(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return sessionText.passwordProblem.missing;
  return confirmation === password ? undefined : sessionText.mismatch;
}
