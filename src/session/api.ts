import { paths } from '#contract/paths.ts';
import type { RefreshRequest, TokenPair } from '#contract/session.ts';
import { call } from '#lib/http.ts';

/** A server that does not rotate its refresh tokens answers with a new access token alone. */
type RefreshAnswer = Pick<TokenPair, 'access'> & Partial<TokenPair>;

export async function requestRefresh(refresh: string, access: string): Promise<TokenPair> {
  const data: RefreshRequest = { refresh };
  const headers = { Authorization: `Bearer ${access}` };
  const answer = await call<RefreshAnswer>({ method: 'post', url: paths.refresh, data, headers });
  return { refresh, ...answer };
}

/** Ends the session on the server too; a server that cannot is left as it is. */
export async function revoke(refresh: string): Promise<void> {
  const data: RefreshRequest = { refresh };
  await call({ method: 'post', url: paths.blacklist, data }).catch(() => undefined);
}
