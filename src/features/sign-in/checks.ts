/** The rules of the fields, with the messages of the screen. */
import { passwordProblem, usernameProblem } from '#domain/session/credentials.ts';
import { newUsernameProblem } from '#domain/session/username.ts';
import { signInText } from './text.ts';

/** @returns the error message of a username, or `undefined` */
export function checkUsername(username: string): string | undefined {
  const problem = usernameProblem(username);
  return problem ? signInText.usernameProblem[problem] : undefined;
}

/** @returns the error message of a new account's username, or `undefined` */
export function checkNewUsername(username: string): string | undefined {
  const problem = usernameProblem(username) ?? newUsernameProblem(username);
  return problem ? signInText.usernameProblem[problem] : undefined;
}

/** @returns the error message of a password, or `undefined` */
export function checkPassword(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem ? signInText.passwordProblem[problem] : undefined;
}
