import type { QueryClient } from '@tanstack/react-query';
import type { EditTimeEntry } from '#contract/time-entries.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import {
  createEntry,
  deleteEntry,
  editEntry,
  restoreEntry,
  stopTrackedEntry,
  switchEntry,
  undoSwitch,
} from '../timeline-api.ts';
import { cacheEntries, cacheRecord, entryInCache, uncacheEntry } from './cache-entries.ts';
import type { Command } from './command.ts';
import type { Renewed } from './renew-versions.ts';

interface Performed {
  /** The command that takes it back, if there is one. */
  undo: Command | null;
  /**
   * If this took something back: the versions of entries that are as they were before it was done.
   */
  renewed: Renewed[];
}

function done(undo: Command | null, renewed: Renewed[] = []): Performed {
  return { undo, renewed };
}

/**
 * Sends a command to the server, and shows what it did at once.
 *
 * @throws ApiError and nothing else
 */
export async function performCommand(client: QueryClient, command: Command): Promise<Performed> {
  switch (command.kind) {
    case 'switch': {
      const { started, ended, created, undo } = await switchEntry(command.target);
      if (created) cacheRecord(client, created);
      cacheEntries(client, [started, ...ended]);
      return done({ kind: 'undo-switch', switched: undo });
    }
    case 'undo-switch': {
      const resumed = await undoSwitch(command.switched);
      uncacheEntry(client, command.switched.started.id);
      cacheEntries(client, resumed);
      return done(
        null,
        resumed.flatMap(({ id, version }) => {
          const ended = command.switched.ended.find((one) => one.id === id);
          return ended ? [{ id, was: ended.version - 1, is: version }] : [];
        }),
      );
    }
    case 'stop': {
      const { recordId, entryId } = command;
      const before = entryInCache(client, entryId);
      const stopped = await stopTrackedEntry(recordId, entryId);
      cacheEntries(client, [stopped]);
      // What was stopped elsewhere stays stopped.
      const isOurs = before !== undefined && stopped.version === before.version + 1;
      const { version } = stopped;
      return done(
        isOurs ? { kind: 'edit', entryId, change: { version, ending_time: null } } : null,
      );
    }
    case 'create': {
      const created = await createEntry(command.entry);
      cacheEntries(client, [created]);
      return done({ kind: 'delete', entryId: created.id });
    }
    case 'edit': {
      const { entryId, change } = command;
      const before = command.before ?? entryInCache(client, entryId);
      const edited = await editEntry(entryId, change);
      cacheEntries(client, [edited]);
      const undo: Command | null = before
        ? { kind: 'edit', entryId, change: { ...timesOf(before), version: edited.version } }
        : null;
      return done(undo, [{ id: entryId, was: change.version - 1, is: edited.version }]);
    }
    case 'delete':
      await deleteEntry(command.entryId);
      uncacheEntry(client, command.entryId);
      return done({ kind: 'restore', entryId: command.entryId });
    case 'restore':
      await restoreEntry(command.entryId);
      return done({ kind: 'delete', entryId: command.entryId });
  }
}

function timesOf(entry: TrackedEntry): Omit<EditTimeEntry, 'version'> {
  const { recordId, beginningMs, endingMs, note } = entry;
  return {
    record: recordId,
    beginning_time: new Date(beginningMs).toISOString(),
    ending_time: endingMs === null ? null : new Date(endingMs).toISOString(),
    note,
  };
}
