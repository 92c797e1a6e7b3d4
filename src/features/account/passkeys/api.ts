/** The passkeys of one's own account (ACC-8). */
import { accountPaths } from '#contract/account-paths.ts';
import type { BeginPasskey, NewPasskey } from '#contract/passkeys.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readRows, readTime } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';

export interface Passkey {
  id: number;
  /** The program or device that keeps it, where that is known. */
  keeper: string | null;
  browser: string | null;
  system: string | null;
  addedAtMs: number;
  usedAtMs: number | null;
}

export async function fetchPasskeys(signal: AbortSignal): Promise<Passkey[]> {
  return readRows(await callAsUser({ url: accountPaths.passkeys, signal }), readPasskey).rows;
}

/** Returns what the browser makes a passkey by, which it checks itself. */
export function beginPasskey(data: BeginPasskey): Promise<unknown> {
  return callAsUser({ method: 'post', url: accountPaths.passkeyOptions, data });
}

export async function addPasskey(data: NewPasskey): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'post', url: accountPaths.passkeys, data, validateStatus });
}

export async function removePasskey(id: number): Promise<void> {
  const validateStatus = (status: number) => status === 204 || status === 404;
  await callAsUser({ method: 'delete', url: accountPaths.passkey(id), validateStatus });
}

function readPasskey(wire: unknown): Passkey | undefined {
  const { id, name, browser, system, created_at, used_at } = fieldsOf(wire);
  const addedAtMs = readTime(created_at);
  if (!isId(id) || addedAtMs === undefined) return undefined;
  return {
    id,
    keeper: textOrNull(name),
    browser: textOrNull(browser),
    system: textOrNull(system),
    addedAtMs,
    usedAtMs: readTime(used_at) ?? null,
  };
}

function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}
