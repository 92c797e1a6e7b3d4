import type { UndoSplit as UndoSplitBody } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { changed } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import { isRowVersion, type RowVersion, rowName, type TrackerKind } from '../tracker-rows.ts';

/** Makes one entry again of the two that a split made. */
export interface UndoSplit {
  kind: 'undo-split';
  first: RowVersion;
  second: RowVersion;
}

export const undoSplit: TrackerKind<UndoSplit> = {
  isReadable: ({ first, second }) => [first, second].every(isRowVersion),

  async send({ command: { first, second } }, write) {
    const named = ({ id, version }: RowVersion) => ({ id: rowName(id), version });
    const data: UndoSplitBody = { first: named(first), second: named(second) };
    const body = await write({ method: 'post', url: workTimePaths.undoSplit, data });
    const { id, version } = readOne(body, readTrackedEntry);
    return { undo: null, renewed: [{ id, was: first.version - 1, is: version }] };
  },

  effect(rows, { command: { first, second } }) {
    const part = rows.entries.find(({ id }) => id === second.id);
    if (!part) return rows;
    const left = rows.entries.filter(({ id }) => id !== second.id);
    const entries = changed(left, first.id, ({ version }) =>
      version > first.version ? {} : { endingMs: part.endingMs, version: first.version + 1 },
    );
    return { ...rows, entries };
  },

  name: () => commandsText.names.undo,

  renew: ({ kind, first, second }, versionOf) => {
    const again = ({ id, version }: RowVersion) => ({ id, version: versionOf(id, version) });
    return { kind, first: again(first), second: again(second) };
  },
};
