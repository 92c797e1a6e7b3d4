/** The calls for one's own account, which only our own server has (ACC-1 to ACC-6). */
import type { ChangePassword, DeleteAccount, EventKind } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
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

export async function deleteAccount(data: DeleteAccount): Promise<void> {
  const validateStatus = only(204);
  await callAsUser({ method: 'delete', url: accountPaths.me, data, validateStatus });
}

/** A session that has ended in the meantime need not be ended any more. */
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
