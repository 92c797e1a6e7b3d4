import type { UndoSplit as UndoSplitBody } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { changed, withoutRecord } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import { isRowVersion, type RowVersion, rowName, type TrackerKind } from '../tracker-rows.ts';

/** Makes one entry again of the two that a split made. */
export interface UndoSplit {
  kind: 'undo-split';
  first: RowVersion;
  second: RowVersion;
  /** The record that was made for the second part. */
  created?: RowVersion | null;
}

export const undoSplit: TrackerKind<UndoSplit> = {
  isReadable: ({ first, second, created }) => [first, second, created ?? first].every(isRowVersion),

  async send({ command: { first, second, created } }, write) {
    const named = ({ id, version }: RowVersion) => ({ id: rowName(id), version });
    const data: UndoSplitBody = {
      first: named(first),
      second: named(second),
      created: created && named(created),
    };
    const body = await write({ method: 'post', url: workTimePaths.undoSplit, data });
    const { id, version } = readOne(body, readTrackedEntry);
    return { undo: null, renewed: [{ id, was: first.version - 1, is: version }] };
  },

  effect(rows, { command: { first, second, created } }) {
    const part = rows.entries.find(({ id }) => id === second.id);
    const left = created ? withoutRecord(rows, created.id) : rows;
    if (!part) return left;
    const others = left.entries.filter(({ id }) => id !== second.id);
    const entries = changed(others, first.id, ({ version }) =>
      version > first.version ? {} : { endingMs: part.endingMs, version: first.version + 1 },
    );
    return { ...left, entries };
  },

  name: () => commandsText.names.undo,

  renew: ({ kind, first, second, created }, versionOf) => {
    const again = ({ id, version }: RowVersion) => ({ id, version: versionOf(id, version) });
    return {
      kind,
      first: again(first),
      second: again(second),
      created: created ? again(created) : null,
    };
  },
};
