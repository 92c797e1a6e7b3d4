import { paths } from '#contract/paths.ts';
import type { ResponseTimeQuery } from '#contract/response-time.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { callQuietly } from '#session/call-with-session.ts';

/** Reports the last round. */
export async function reportResponseTime(params: ResponseTimeQuery, signal: AbortSignal) {
  const url = paths.responseTime;
  const body = await callQuietly({ url, params, signal, validateStatus: only(200) });
  return readOne(Array.isArray(body) ? body[0] : undefined, readView);
}

function readView(wire: unknown) {
  const { id, ip_addr, extensions, revision } = fieldsOf(wire);
  if (!isId(id) || !isText(ip_addr)) return undefined;
  return {
    /** The address of this device as the server sees it. */
    ip: ip_addr,
    /** The server's calls beyond the customer's; other servers tell nothing. */
    extensions,
    /** The number of the user's data; guests and other servers have none. */
    revision: isId(revision) ? revision : null,
  };
}
