/** The calls for one's own account, which only our own server has (ACC-1 to ACC-10). */
import type {
  Account,
  AccountEvent,
  ChangePassword,
  CurrentPassword,
  OwnSession,
} from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import type { NewPasskey, Passkey } from '#contract/passkeys.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { apiHost } from '#lib/build-settings.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne, readRows, readTime } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';
import { accountText } from './text.ts';

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return readOne(await callAsUser({ url: accountPaths.me, signal }), (wire) =>
    isText(fieldsOf(wire).username) ? (wire as Account) : undefined,
  );
}

export function fetchSessions(signal: AbortSignal): Promise<OwnSession[]> {
  return fetchRows(accountPaths.sessions, signal);
}

/** Leaves out kinds that this page has no words for: a newer server may tell of more. */
export async function fetchEvents(signal: AbortSignal): Promise<AccountEvent[]> {
  const events = await fetchRows<AccountEvent>(accountPaths.events, signal);
  return events.filter(({ kind }) => Object.hasOwn(accountText.events, kind));
}

export function fetchPasskeys(signal: AbortSignal): Promise<Passkey[]> {
  return fetchRows(accountPaths.passkeys, signal);
}

/** Rows of our own server's schema: their id tells them from anything else. */
async function fetchRows<Row>(url: string, signal: AbortSignal): Promise<Row[]> {
  const body = await callAsUser({ url, signal });
  return readRows(body, (wire) => (fieldsOf(wire).id === undefined ? undefined : (wire as Row)))
    .rows;
}

export async function changePassword(data: ChangePassword): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'put', url: accountPaths.password, data, validateStatus });
}

export async function endOwnSession(id: string): Promise<void> {
  const url = accountPaths.session(encodeURIComponent(id));
  await callAsUser({ method: 'delete', url, validateStatus: isGone });
}

/** Returns how many sessions ended. */
export async function endOtherSessions(): Promise<number> {
  const url = accountPaths.endOtherSessions;
  return readOne(await callAsUser({ method: 'post', url }), (wire) => {
    const { ended } = fieldsOf(wire);
    return isId(ended) ? ended : undefined;
  });
}

/** Returns the options by which the browser makes a passkey; it checks them itself. */
export function beginPasskey(data: CurrentPassword): Promise<unknown> {
  return callAsUser({ method: 'post', url: accountPaths.passkeyOptions, data });
}

export async function addPasskey(data: NewPasskey): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'post', url: accountPaths.passkeys, data, validateStatus });
}

export async function removePasskey(id: number): Promise<void> {
  await callAsUser({
    method: 'delete',
    url: accountPaths.passkey(id),
    validateStatus: isGone,
  });
}

/** The moment at which the feed was made, in milliseconds since the epoch; `null` if there is none. */
export async function fetchFeed(signal: AbortSignal): Promise<number | null> {
  return readOne(await callAsUser({ url: workTimePaths.feed, signal }), (wire) =>
    wire === null ? null : readTime(fieldsOf(wire).since),
  );
}

/** Makes the address by which calendar programs read the user's entries, and ends the one before. */
export async function makeFeed(): Promise<string> {
  const config = { method: 'post', url: workTimePaths.feed, validateStatus: only(201) };
  return readOne(await callAsUser(config), (wire) => {
    const { token } = fieldsOf(wire);
    if (!isText(token)) return undefined;
    const path = `${apiHost}${workTimePaths.feedFile(`${token}.ics`)}`;
    return new URL(path, location.href).href;
  });
}

export async function endFeed(): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'delete', url: workTimePaths.feed, validateStatus });
}

export async function deleteAccount(data: CurrentPassword): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'delete', url: accountPaths.me, data, validateStatus });
}

/** True also if another device removed it in the meantime. */
function isGone(status: number): boolean {
  return status === 204 || status === 404;
}
