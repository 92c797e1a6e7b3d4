/** The reason why there is no session, in the words of the screen. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';
}
