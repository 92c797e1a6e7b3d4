/** The rules of the fields, answered in the words of the screen. */
import { passwordProblem, usernameProblem } from '#domain/session/credentials.ts';
import { text } from './text.ts';

/** @returns what is wrong with a username, or `undefined` */
export function checkUsername(username: string): string | undefined {
  const problem = usernameProblem(username);
  return problem ? text.usernameProblem[problem] : undefined;
}

/** @returns what is wrong with a password, or `undefined` */
export function checkPassword(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem ? text.passwordProblem[problem] : undefined;
}
