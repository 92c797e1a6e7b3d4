/** Signs in with a passkey (ACC-8): a chunk of its own, loaded when somebody does so. */
import { startAuthentication } from '@simplewebauthn/browser';
import { accountPaths } from '#contract/account-paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { hasStatus } from '#lib/http/api-error.ts';
import { call } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne } from '#lib/http/read.ts';
import { readTokenPair } from '#session/api.ts';
import { SignInProblem } from '../sign-in-problem.ts';
import { passkeyText } from './text.ts';

/**
 * Lets the user choose a passkey.
 *
 * @throws SignInProblem, ApiError
 */
export async function requestByPasskey(): Promise<TokenPair> {
  const url = accountPaths.passkeyTokenOptions;
  const options = readOne(await call({ method: 'post', url }), readOptions);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(
    () => {
      // Browsers do not tell whether it was cancelled, took too long, or found no passkey.
      throw new SignInProblem(passkeyText.notUsed);
    },
  );
  const data = { id, rawId, type, response };
  try {
    return readOne(
      await call({ method: 'post', url: accountPaths.passkeyToken, data }),
      readTokenPair,
    );
  } catch (error) {
    throw hasStatus(error, 401) ? new SignInProblem(passkeyText.refused) : error;
  }
}

function readOptions(wire: unknown) {
  const { challenge, rpId, timeout, userVerification } = fieldsOf(wire);
  if (!isText(challenge) || !isText(rpId) || userVerification !== 'required') return undefined;
  return { challenge, rpId, timeout: Number(timeout), userVerification } as const;
}
