import type { QueryClient } from '@tanstack/react-query';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { PressSending } from '../call-to-write.ts';
import {
  archiveRecord,
  createEntry,
  deleteEntry,
  editEntry,
  restoreEntry,
  restoreRecord,
  switchEntry,
  undoSwitch,
} from '../timeline-api.ts';
import {
  cacheEntries,
  cacheNewRecord,
  cacheRecord,
  entryInCache,
  uncacheEntry,
  uncacheRecord,
} from './cache-outcome.ts';
import type { Command, EntryChange } from './command.ts';
import { performAction } from './perform-action.ts';
import { type Performed, performed } from './performed.ts';

/**
 * Sends a command to the server, and shows what it did at once.
 *
 * @param sending for a press that was kept
 * @throws ApiError and nothing else
 */
export async function performCommand(
  client: QueryClient,
  command: Command,
  sending?: PressSending,
): Promise<Performed> {
  switch (command.kind) {
    case 'switch': {
      const { started, ended, created, undo } = await switchEntry(command.target, sending);
      if (created) cacheNewRecord(client, created);
      cacheEntries(client, [started, ...ended]);
      return performed({ kind: 'undo-switch', switched: undo }, [], {
        record: started.recordId,
        entry: started.id,
      });
    }
    case 'undo-switch': {
      const { started, ended, created } = command.switched;
      const resumed = await undoSwitch(command.switched, sending);
      if (started) uncacheEntry(client, started.id);
      if (created) uncacheRecord(client, created.id);
      cacheEntries(client, resumed);
      const renewed = resumed.flatMap(({ id, version }) => {
        const before = ended.find((one) => one.id === id);
        return before ? [{ of: 'entry' as const, id, was: before.version - 1, is: version }] : [];
      });
      return performed(null, renewed);
    }
    case 'create-entry': {
      const created = await createEntry(command.entry, sending);
      cacheEntries(client, [created]);
      const { id, version } = created;
      return performed({ kind: 'delete-entry', entryId: id, version }, [], { entry: id });
    }
    case 'edit-entry': {
      const { entryId, change } = command;
      const before = command.before ?? entryInCache(client, entryId);
      const edited = await editEntry(entryId, change, sending);
      cacheEntries(client, [edited]);
      const undo: Command | null = before
        ? { kind: 'edit-entry', entryId, change: { ...timesOf(before), version: edited.version } }
        : null;
      const renewed = { id: entryId, was: change.version - 1, is: edited.version };
      return performed(undo, [{ of: 'entry', ...renewed }]);
    }
    case 'delete-entry': {
      const { entryId, version } = command;
      await deleteEntry(entryId, version, sending);
      uncacheEntry(client, entryId);
      return performed({ kind: 'restore-entry', entryId });
    }
    case 'restore-entry': {
      const { entryId } = command;
      const { version: is } = await restoreEntry(entryId, sending);
      const undo: Command = { kind: 'delete-entry', entryId, version: is };
      // One version was the deletion.
      return performed(undo, [{ of: 'entry', id: entryId, was: is - 2, is }]);
    }
    case 'archive': {
      const { recordId, isArchived } = command;
      const record = await archiveRecord(recordId, isArchived, sending);
      cacheRecord(client, record);
      const { version: is = 0 } = record;
      const undo: Command = { kind: 'archive', recordId, isArchived: !isArchived };
      return performed(undo, [{ of: 'record', id: recordId, was: is - 2, is }]);
    }
    case 'restore-record': {
      const { recordId } = command;
      const record = await restoreRecord(recordId, sending);
      cacheRecord(client, record);
      const { version: is = 0 } = record;
      const renewed = { of: 'record' as const, id: recordId, was: is - 2, is };
      return performed({ kind: 'delete', recordId }, [renewed]);
    }
    default:
      return performAction(client, command, sending);
  }
}

function timesOf(entry: TrackedEntry): Omit<EntryChange, 'version'> {
  const { recordId, beginningMs, endingMs, note } = entry;
  return {
    record: recordId,
    beginning_time: new Date(beginningMs).toISOString(),
    ending_time: endingMs === null ? null : new Date(endingMs).toISOString(),
    note,
  };
}
