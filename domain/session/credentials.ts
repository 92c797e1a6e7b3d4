/** The rules for username and password (SES-1, SES-2). */
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';

export type CredentialProblem = 'missing' | 'length';

/** @returns the error of a username, or `null` */
export function usernameProblem(username: string): CredentialProblem | null {
  return problemOf(username, USERNAME_LENGTH);
}

/** @returns the error of a password, or `null`; spaces count as characters */
export function passwordProblem(password: string): CredentialProblem | null {
  return problemOf(password, PASSWORD_LENGTH);
}

function problemOf(value: string, { min, max }: { min: number; max: number }) {
  if (value === '') return 'missing';
  const length = countCodePoints(value);
  return length < min || length > max ? 'length' : null;
}
