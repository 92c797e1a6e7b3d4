/** What a username and a password must be like (customer's section 5), checked on every change. */
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '../count-code-points.ts';

export type CredentialProblem = 'missing' | 'length';

/** @returns what is wrong with a username, or `null` */
export function usernameProblem(username: string): CredentialProblem | null {
  return problemOf(username, USERNAME_LENGTH);
}

/** @returns what is wrong with a password, or `null`; spaces count like any other character */
export function passwordProblem(password: string): CredentialProblem | null {
  return problemOf(password, PASSWORD_LENGTH);
}

function problemOf(value: string, { min, max }: { min: number; max: number }) {
  if (value === '') return 'missing';
  const length = countCodePoints(value);
  return length < min || length > max ? 'length' : null;
}
