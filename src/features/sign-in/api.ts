import { paths } from '#contract/paths.ts';
import type { RegisterRequest, TokenPair, TokenRequest } from '#contract/session.ts';
import { call } from '#lib/http.ts';

export function requestTokens(data: TokenRequest): Promise<TokenPair> {
  return call({ method: 'post', url: paths.token, data });
}

/** What a server answers to a registration is not fixed: that it answered is enough. */
export async function requestRegistration(data: RegisterRequest): Promise<void> {
  await call({ method: 'post', url: paths.register, data });
}
