import type { QueryClient } from '@tanstack/react-query';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { addRecord, deleteRecord, renameRecord, startEntry, stopEntry } from '../api.ts';
import type { PressSending } from '../call-to-write.ts';
import { momentText } from '../entries/moment-text.ts';
import { workTimeText } from '../text.ts';
import type { TrackerAction } from '../tracker-action.ts';
import {
  cacheEntries,
  cacheName,
  cacheNewRecord,
  cacheStart,
  cacheStop,
  recordInCache,
  uncacheRecord,
} from './cache-outcome.ts';
import type { Command } from './command.ts';
import { type Performed, performed } from './performed.ts';

/**
 * Sends an action of the customer's to the server, and shows what it did at once. Only our own
 * server takes it back.
 *
 * @param sending for a press that was kept
 * @throws ApiError and nothing else
 */
export async function performAction(
  client: QueryClient,
  action: TrackerAction,
  sending?: PressSending,
): Promise<Performed> {
  switch (action.kind) {
    case 'add': {
      const record = await addRecord(workTimeText.newName, sessionStore.get(), sending);
      cacheNewRecord(client, record);
      const { id, version } = record;
      const switched = version !== undefined && { ended: [], created: { id, version } };
      return { ...undoable(switched && { kind: 'undo-switch', switched }), made: { record: id } };
    }
    case 'rename': {
      const { recordId, name } = action;
      const before = recordInCache(client, recordId);
      const renamed = await renameRecord(recordId, name, action.version, sending);
      cacheName(client, recordId, name);
      const version = renamed?.version;
      if (!before || version === undefined) return performed(null);
      return {
        ...undoable({ kind: 'rename', recordId, name: before.name, version }),
        renewed: [{ of: 'record', id: recordId, was: version - 2, is: version }],
      };
    }
    case 'delete': {
      const { recordId } = action;
      await deleteRecord(recordId, sending);
      uncacheRecord(client, recordId);
      return undoable({ kind: 'restore-record', recordId });
    }
    case 'start': {
      const { recordId } = action;
      const entry = await startEntry(recordId, sending);
      if (!entry) return performed(null);
      if (!extensions.get()) {
        cacheStart(client, recordId, entry);
        return performed(null);
      }
      const begun = { ...entry, recordId, note: '', version: FIRST_VERSION };
      cacheEntries(client, [begun]);
      const switched = { started: { id: begun.id, version: begun.version }, ended: [] };
      return { ...undoable({ kind: 'undo-switch', switched }), made: { entry: begun.id } };
    }
    case 'stop': {
      const { recordId, entryId } = action;
      const stop = await stopEntry(recordId, entryId, sending);
      if (!stop) {
        cacheStop(client, recordId, entryId);
        return performed(null);
      }
      const { entry, isOurs } = stop;
      cacheEntries(client, [entry]);
      const { version, endingMs } = entry;
      if (isOurs === false && endingMs !== null) {
        const name = recordInCache(client, recordId)?.name ?? '';
        return { ...performed(null), told: workTimeText.strip.ended(name, momentText(endingMs)) };
      }
      // What was stopped elsewhere stays stopped.
      return undoable(
        isOurs === true && { kind: 'edit-entry', entryId, change: { version, ending_time: null } },
      );
    }
  }
}

/** The response to a start does not tell it. */
const FIRST_VERSION = 1;

function undoable(undo: Command | false): Performed {
  return performed(undo && extensions.get() ? undo : null);
}
