/** The calls about lists in the account, which only our own server has (ROU-35). */
import { LIST_LIMIT_BYTES } from '#contract/limits.ts';
import { listPaths } from '#contract/list-paths.ts';
import type { AccountList, SaveAccountList } from '#contract/own-lists.ts';
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { type ApiError, isTransient, toApiError } from '#lib/http/api-error.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne, readRows } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-as-user.ts';

/** A list of a megabyte takes longer on its way than what other calls send. */
const TIMEOUT_MS = 60_000;

export async function fetchAccountLists(): Promise<AccountList[]> {
  const body = await callAsUser({
    url: listPaths.lists,
    timeout: TIMEOUT_MS,
    validateStatus: only(200),
  });
  return readRows(body, readAccountList).rows;
}

export type SaveOutcome =
  | { kind: 'saved'; version: number }
  /** `null`: it is not in the account any more. */
  | { kind: 'conflict'; theirs: AccountList | null }
  | { kind: 'too-large' | 'refused' };

/** @throws ApiError if it may succeed later */
export async function saveAccountList(slot: ListSlot, data: SaveAccountList): Promise<SaveOutcome> {
  if (new Blob([JSON.stringify(data)]).size > LIST_LIMIT_BYTES) return { kind: 'too-large' };
  try {
    const url = listPaths.list(slot);
    const validateStatus = only(200);
    const body = await callAsUser({
      method: 'put',
      url,
      data,
      timeout: TIMEOUT_MS,
      validateStatus,
    });
    const version = readOne(fieldsOf(body).version, (wire) => (isId(wire) ? wire : undefined));
    return { kind: 'saved', version };
  } catch (thrown) {
    const error = toApiError(thrown);
    const conflict = conflictOf(error);
    if (conflict) return conflict;
    if (isTransient(error) || statusOf(error) === 401 || error.failure.kind === 'no-token')
      throw error;
    return { kind: statusOf(error) === 413 ? 'too-large' : 'refused' };
  }
}

/**
 * @returns what the account has in its place, if that was changed since; `null` if it has none now
 * @throws ApiError
 */
export async function removeAccountList(
  slot: ListSlot,
  version: number,
): Promise<AccountList | null> {
  try {
    const validateStatus = only(204);
    await callAsUser({
      method: 'delete',
      url: listPaths.list(slot),
      params: { version },
      validateStatus,
    });
    return null;
  } catch (thrown) {
    const error = toApiError(thrown);
    const conflict = conflictOf(error);
    if (conflict) return conflict.theirs;
    throw error;
  }
}

function conflictOf(error: ApiError): { kind: 'conflict'; theirs: AccountList | null } | undefined {
  const { failure } = error;
  if (failure.kind !== 'response') return undefined;
  if (failure.status === 404) return { kind: 'conflict', theirs: null };
  const theirs = readAccountList(fieldsOf(failure.data).current);
  return failure.status === 409 && theirs ? { kind: 'conflict', theirs } : undefined;
}

const statusOf = ({ failure }: ApiError) =>
  failure.kind === 'response' ? failure.status : undefined;

function readAccountList(wire: unknown): AccountList | undefined {
  const { letter, version, title, items, drawn } = fieldsOf(wire);
  const slot = listSlots.find((one) => one === letter);
  if (!slot || !isId(version) || !isText(title)) return undefined;
  if (!Array.isArray(items) || !items.every(isText)) return undefined;
  if (!Array.isArray(drawn) || !drawn.every(isId)) return undefined;
  return { letter: slot, version, title, items, drawn };
}
