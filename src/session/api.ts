import { paths } from '#contract/paths.ts';
import type { EndSessionRequest, RefreshRequest, TokenPair } from '#contract/session.ts';
import { isTransient } from '#lib/http/api-error.ts';
import { call } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne } from '#lib/http/read.ts';

/** A server without rotation returns only a new access token. */
export async function requestRefresh(refresh: string, access: string): Promise<TokenPair> {
  const data: RefreshRequest = { refresh };
  const headers = { Authorization: `Bearer ${access}` };
  const body = await call({ method: 'post', url: paths.refresh, data, headers });
  return readOne({ refresh, ...fieldsOf(body) }, readTokenPair);
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
