import { paths } from '#contract/paths.ts';
import type { RegisterRequest, TokenPair, TokenRequest } from '#contract/session.ts';
import { call } from '#lib/http/http.ts';
import { readOne } from '#lib/http/read.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { readTokenPair } from '#session/api.ts';

export async function requestTokens(data: TokenRequest): Promise<TokenPair> {
  return readOne(await call({ method: 'post', url: paths.token, data }), readTokenPair);
}

/** Requests tokens with a passkey that the user chooses. */
export async function requestTokensByPasskey(): Promise<TokenPair> {
  const load = () => import('./passkey/request-by-passkey.ts');
  return (await loadChunk('passkeys', load)).requestByPasskey();
}

/** The shape of the response is not defined, so any success counts. */
export async function requestRegistration(data: RegisterRequest): Promise<void> {
  await call({ method: 'post', url: paths.register, data });
}
