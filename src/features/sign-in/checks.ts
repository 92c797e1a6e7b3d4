/** The rules of username fields, with the messages of the screen. */
import { usernameProblem } from '#domain/session/credentials.ts';
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
