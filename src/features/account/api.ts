/** The calls for one's own account, which only our own server has (ACC-1 to ACC-10). */
import type { ChangePassword, DeleteAccount, EventKind } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import type { BeginPasskey, NewPasskey } from '#contract/passkeys.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { apiHost } from '#lib/build-settings.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne, readRows, readTime, textOrNull } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';
import { accountText } from './text.ts';

export interface Account {
  username: string;
  createdAtMs: number;
}

interface Device {
  browser: string | null;
  system: string | null;
  address: string | null;
}

export interface OwnSession extends Device {
  id: string;
  beganAtMs: number;
  usedAtMs: number;
  isCurrent: boolean;
}

export interface Passkey extends Omit<Device, 'address'> {
  id: number;
  /** The program or device that keeps it, where that is known. */
  keeper: string | null;
  addedAtMs: number;
  usedAtMs: number | null;
}

export interface AccountEvent extends Device {
  id: number;
  kind: EventKind;
  atMs: number;
}

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return readOne(await callAsUser({ url: accountPaths.me, signal }), (wire) => {
    const { username, created_at } = fieldsOf(wire);
    const createdAtMs = readTime(created_at);
    return isText(username) && createdAtMs !== undefined ? { username, createdAtMs } : undefined;
  });
}

export async function fetchSessions(signal: AbortSignal): Promise<OwnSession[]> {
  return readRows(await callAsUser({ url: accountPaths.sessions, signal }), readSession).rows;
}

export async function fetchEvents(signal: AbortSignal): Promise<AccountEvent[]> {
  return readRows(await callAsUser({ url: accountPaths.events, signal }), readEvent).rows;
}

export async function changePassword(data: ChangePassword): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'put', url: accountPaths.password, data, validateStatus });
}

export async function endSession(id: string): Promise<void> {
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
  await callAsUser({
    method: 'delete',
    url: accountPaths.passkey(id),
    validateStatus: isGone,
  });
}

/** When the address of the calendar was made, in milliseconds; `null` if there is none. */
export async function fetchFeed(signal: AbortSignal): Promise<number | null> {
  return readOne(await callAsUser({ url: trackerPaths.calendarFeed, signal }), (wire) =>
    wire === null ? null : readTime(fieldsOf(wire).since),
  );
}

/** Makes the address by which calendar programs read the user's entries, in place of the one before. */
export async function makeFeed(): Promise<string> {
  const config = { method: 'post', url: trackerPaths.calendarFeed, validateStatus: only(201) };
  return readOne(await callAsUser(config), (wire) => {
    const { token } = fieldsOf(wire);
    if (!isText(token)) return undefined;
    const path = `${apiHost}${trackerPaths.calendar(`${token}.ics`)}`;
    return new URL(path, location.href).href;
  });
}

export async function endFeed(): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'delete', url: trackerPaths.calendarFeed, validateStatus });
}

export async function deleteAccount(data: DeleteAccount): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'delete', url: accountPaths.me, data, validateStatus });
}

/** What has gone in the meantime need not be ended any more. */
function isGone(status: number): boolean {
  return status === 204 || status === 404;
}

function readSession(wire: unknown): OwnSession | undefined {
  const { id, began_at, used_at, current } = fieldsOf(wire);
  const beganAtMs = readTime(began_at);
  const usedAtMs = readTime(used_at);
  if (!isText(id) || beganAtMs === undefined || usedAtMs === undefined) return undefined;
  return { id, beganAtMs, usedAtMs, isCurrent: current === true, ...readDevice(wire) };
}

function readPasskey(wire: unknown): Passkey | undefined {
  const { id, name, created_at, used_at } = fieldsOf(wire);
  const addedAtMs = readTime(created_at);
  if (!isId(id) || addedAtMs === undefined) return undefined;
  const usedAtMs = readTime(used_at) ?? null;
  return { id, keeper: textOrNull(name), addedAtMs, usedAtMs, ...readDevice(wire) };
}

/** A newer server may tell of more than this page has words for. */
function readEvent(wire: unknown): AccountEvent | undefined {
  const { id, kind, created_at } = fieldsOf(wire);
  const atMs = readTime(created_at);
  if (!isId(id) || !isKnownKind(kind) || atMs === undefined) return undefined;
  return { id, kind, atMs, ...readDevice(wire) };
}

function isKnownKind(kind: unknown): kind is EventKind {
  return isText(kind) && Object.hasOwn(accountText.events, kind);
}

function readDevice(wire: unknown): Device {
  const { browser, system, ip_addr } = fieldsOf(wire);
  return { browser: textOrNull(browser), system: textOrNull(system), address: textOrNull(ip_addr) };
}
