import { paths } from '#contract/paths.ts';
import type { RegisterRequest, TokenPair, TokenRequest } from '#contract/session.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { call } from '#lib/http/http.ts';
import { readOne } from '#lib/http/read.ts';
import { loadForPress } from '#loading/load-chunk.ts';
import { readTokenPair } from '#session/api.ts';

/** Repeated once where the network lost the response: a session that nobody has is no harm (SES-37). */
export async function requestTokens(data: TokenRequest): Promise<TokenPair> {
  const ask = () => call({ method: 'post', url: paths.token, data });
  const body = await ask().catch((error) => {
    const { failure } = toApiError(error);
    const isLost = failure.kind === 'no-response' && failure.reason === 'network';
    if (!isLost) throw error;
    return ask();
  });
  return readOne(body, readTokenPair);
}

/** Requests tokens with a passkey that the user chooses. */
export async function requestTokensByPasskey(): Promise<TokenPair> {
  const load = () => import('./passkey/request-by-passkey.ts');
  return (await loadForPress('passkeys', load)).requestByPasskey();
}

/** The shape of the response is not defined, so any success counts. */
export async function requestRegistration(data: RegisterRequest): Promise<void> {
  await call({ method: 'post', url: paths.register, data });
}
