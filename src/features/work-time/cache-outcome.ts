import type { QueryClient } from '@tanstack/react-query';
import type { TimeEntry } from '#domain/work-time/time-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Rows } from '#lib/http/read.ts';
import type { TrackerOutcome } from './tracker-action.ts';
import { detailKey, recordsKey, runningKey } from './use-records.ts';

/** Shows the outcome of an action at once. What was not loaded yet stays unloaded. */
export function cacheOutcome(client: QueryClient, outcome: TrackerOutcome): void {
  const changeRecords = (change: (records: WorkRecord[]) => WorkRecord[]) =>
    client.setQueryData<Rows<WorkRecord>>(recordsKey, changed(change));
  const changeRunning = (recordId: number, change: (entries: TimeEntry[]) => TimeEntry[]) =>
    client.setQueryData<Rows<TimeEntry>>(runningKey(recordId), changed(change));

  switch (outcome.kind) {
    case 'add':
      changeRecords((records) => [...records, outcome.record]);
      return;
    case 'rename': {
      const { recordId, name } = outcome;
      const renamed = (record: WorkRecord) => ({ ...record, name });
      changeRecords((records) => records.map((one) => (one.id === recordId ? renamed(one) : one)));
      client.setQueryData<WorkRecord>(detailKey(recordId), (record) => record && renamed(record));
      return;
    }
    case 'delete':
      changeRecords((records) => records.filter(({ id }) => id !== outcome.recordId));
      return;
    case 'start': {
      const { recordId, entry } = outcome;
      if (entry) changeRunning(recordId, (entries) => [...entries, entry]);
      return;
    }
    case 'stop':
      changeRunning(outcome.recordId, (entries) =>
        entries.filter(({ id }) => id !== outcome.entryId),
      );
      return;
  }
}

function changed<Row>(change: (rows: Row[]) => Row[]) {
  return (loaded: Rows<Row> | undefined) => loaded && { ...loaded, rows: change(loaded.rows) };
}
