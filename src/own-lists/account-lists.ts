/** The call that reads the lists of an account, which only our own server has (ROU-35). */
import { ownListPaths } from '#contract/own-list-paths.ts';
import { listLetters } from '#domain/roulette/list-letter.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isId, isText, readRows } from '#lib/http/read.ts';
import { callServer, type Read } from '#sync/call.ts';
import type { AccountCopy } from './own-list.ts';

/** A list of a megabyte is longer on its way than other requests. */
export const LIST_TIMEOUT_MS = 60_000;

export async function fetchAccountLists(signal: AbortSignal): Promise<Read<AccountCopy>> {
  const { body, revision } = await callServer({
    url: ownListPaths.lists,
    timeout: LIST_TIMEOUT_MS,
    signal,
  });
  return { ...readRows(body, readAccountList), revision };
}

/** The list as the account has it, if a change was refused because it was changed elsewhere. */
export function listConflictIn({ failure }: ApiError): AccountCopy | undefined {
  if (failure.kind !== 'response' || failure.status !== 409) return undefined;
  return readAccountList(fieldsOf(failure.data).current);
}

function readAccountList(wire: unknown): AccountCopy | undefined {
  const { letter: place, version, title, items, drawn } = fieldsOf(wire);
  const letter = listLetters.find((one) => one === place);
  if (!letter || !isId(version) || !isText(title)) return undefined;
  if (!Array.isArray(items) || !items.every(isText)) return undefined;
  if (!Array.isArray(drawn) || !drawn.every(isId)) return undefined;
  return { letter, base: String(version), title, text: items.join('\n'), drawn };
}

/**
 * The version that a base names: 0 if nothing came into the account, such as a base of a command that another
 * tab has replaced.
 */
export function versionOf(base: string): number {
  return /^\d+$/.test(base) ? Number(base) : 0;
}
