import { sessionStore } from '#session/session-store.ts';
import { addRecord, deleteRecord, renameRecord, startEntry, stopEntry } from './api.ts';
import { workTimeText } from './text.ts';
import type { TrackerAction, TrackerOutcome } from './tracker-action.ts';

/**
 * Sends an action to the server.
 *
 * @throws ApiError and nothing else
 */
export async function performAction(action: TrackerAction): Promise<TrackerOutcome> {
  switch (action.kind) {
    case 'add':
      return { ...action, record: await addRecord(workTimeText.newName, sessionStore.get()) };
    case 'rename':
      await renameRecord(action.recordId, action.name);
      return action;
    case 'delete':
      await deleteRecord(action.recordId);
      return action;
    case 'start':
      return { ...action, entry: await startEntry(action.recordId) };
    case 'stop':
      return { ...action, entry: await stopEntry(action.recordId, action.entryId) };
  }
}
