import { paths } from '#contract/paths.ts';
import type { EndSessionRequest, RefreshRequest, TokenPair } from '#contract/session.ts';
import { ApiError, isTransient } from '#lib/http/api-error.ts';
import { call, request, withToken } from '#lib/http/http.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { InvalidTokenError } from './decode-token.ts';

/**
 * A server without rotation returns only a new access token.
 *
 * @throws InvalidTokenError if the server responds, and not with a pair
 */
export async function requestRefresh(refresh: string, access: string): Promise<TokenPair> {
  const data: RefreshRequest = { refresh };
  const config = { method: 'post', url: paths.refresh, data };
  const response = await request(withToken(config, access));
  const pair = readTokenPair({ refresh, ...fieldsOf(response.data) });
  if (pair) return pair;
  if (String(response.headers['content-type']).includes('json')) throw new InvalidTokenError();
  throw new ApiError({ kind: 'no-response', reason: 'network' });
}

/** Reads the response of a sign-in or refresh. */
export function readTokenPair(wire: unknown): TokenPair | undefined {
  const { access, refresh } = fieldsOf(wire);
  return isText(access) && isText(refresh) ? { access, refresh } : undefined;
}

/**
 * Ends the session on the server.
 *
 * @returns whether there is nothing to try again: it is done, or the server does not know the call
 */
export function revoke(refresh: string): Promise<boolean> {
  const data: RefreshRequest = { refresh };
  return settles(call({ method: 'post', url: paths.blacklist, data }));
}

/** Ends a session by its id; only our server knows this call. Returns the same as `revoke`. */
export function endSession(sid: string): Promise<boolean> {
  const data: EndSessionRequest = { sid };
  return settles(call({ method: 'post', url: paths.endSession, data }));
}

async function settles(calling: Promise<unknown>): Promise<boolean> {
  try {
    await calling;
    return true;
  } catch (error) {
    return !isTransient(error);
  }
}
