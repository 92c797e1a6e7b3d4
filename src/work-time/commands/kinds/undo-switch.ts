import type { UndoSwitch as UndoSwitchBody } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { fieldsOf, readRows } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { changed, withoutRecord } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import { isRowVersion, type RowVersion, rowName, type TrackerKind } from '../tracker-rows.ts';

/** Deletes the entry that a press began, lets those run again that it ended, and deletes the record that it made. */
export interface UndoSwitch {
  kind: 'undo-switch';
  switched: {
    /** Absent: only a record was made. */
    started?: RowVersion;
    ended: RowVersion[];
    created?: RowVersion | null;
  };
}

export const undoSwitch: TrackerKind<UndoSwitch> = {
  isReadable: ({ switched }) => {
    const { started, ended, created } = fieldsOf(switched);
    const named = [started, created].filter((row) => row !== undefined && row !== null);
    return Array.isArray(ended) && [...named, ...ended].every(isRowVersion);
  },

  async send({ command: { switched } }, write) {
    const { started, ended, created } = switched;
    const data: UndoSwitchBody = {
      started: started && named(started),
      ended: ended.map(named),
      created: created && named(created),
    };
    const url = workTimePaths.undoSwitch;
    const body = await write({ method: 'post', url, data });
    const resumed = readRows(fieldsOf(body).resumed, readTrackedEntry).rows;
    const renewed = resumed.flatMap(({ id, version }) => {
      const before = ended.find((one) => one.id === id);
      return before ? [{ id, was: before.version - 1, is: version }] : [];
    });
    return { undo: null, renewed };
  },

  effect(rows, { command: { switched } }) {
    const { started, ended, created } = switched;
    const left = created ? withoutRecord(rows, created.id) : rows;
    const resumed = ended.reduce(
      (all, { id, version: seen }) =>
        changed(all, id, ({ version }) =>
          version > seen ? {} : { endingMs: null, version: seen + 1 },
        ),
      left.entries,
    );
    return { ...left, entries: resumed.filter(({ id }) => id !== started?.id) };
  },

  name: () => commandsText.names.undo,

  renew({ kind, switched: { started, ended, created } }, versionOf) {
    const again = ({ id, version }: RowVersion): RowVersion => ({
      id,
      version: versionOf(id, version),
    });
    return {
      kind,
      switched: {
        started: started && again(started),
        ended: ended.map(again),
        created: created ? again(created) : null,
      },
    };
  },
};

const named = ({ id, version }: RowVersion) => ({ id: rowName(id), version });
