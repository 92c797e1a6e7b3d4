import { NotFoundError } from '#server/runtime/errors.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { TrackerChange } from '../repository.ts';
import type { EntryRow } from './repository.ts';

/** The entry that has this uuid already (EXT-4). Throws a `NotFoundError` if it is deleted. */
export async function knownEntry(
  { entries }: TrackerChange,
  uuid: string | undefined,
): Promise<EntryRow | undefined> {
  const entry = uuid === undefined ? undefined : await entries.findAny(uuid);
  if (entry?.isThere === false) throw new NotFoundError();
  return entry;
}

/** Throws a `LimitReachedError` if so many more are not allowed. */
export async function assertRoom(
  { records, entries }: TrackerChange,
  quotas: Quotas,
  more: { entries: number; running: number },
): Promise<void> {
  if (more.entries > 0) {
    assertWithin(quotas, 'entries', (await records.countEntries()) + more.entries);
  }
  if (more.running > 0) {
    const running = await entries.running();
    assertWithin(quotas, 'running_entries', running.length + more.running);
  }
}
