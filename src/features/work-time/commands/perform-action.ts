import type { QueryClient } from '@tanstack/react-query';
import { serverClock } from '#lib/time/server-clock.ts';
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
  entryInCache,
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
      const before = entryInCache(client, entryId);
      const pressedMs = serverClock.now() - (sending?.ageMs ?? 0);
      const stopped = await stopEntry(recordId, entryId, sending);
      if (!stopped) {
        cacheStop(client, recordId, entryId);
        return performed(null);
      }
      cacheEntries(client, [stopped]);
      const { version, endingMs } = stopped;
      if (endingMs !== null && Math.abs(endingMs - pressedMs) > OTHER_PRESS_MS) {
        const name = recordInCache(client, recordId)?.name ?? '';
        return { ...performed(null), told: workTimeText.strip.ended(name, momentText(endingMs)) };
      }
      // What was stopped elsewhere stays stopped.
      const isOurs = before !== undefined && version === before.version + 1;
      return undoable(
        isOurs && { kind: 'edit-entry', entryId, change: { version, ending_time: null } },
      );
    }
  }
}

/** An end this far from the press is that of another press, in milliseconds (OUT-8). */
const OTHER_PRESS_MS = 60_000;

/** The response to a start does not tell it. */
const FIRST_VERSION = 1;

function undoable(undo: Command | false): Performed {
  return performed(undo && extensions.get() ? undo : null);
}
