import { GROUP_LENGTH, NOTE_LENGTH, RECORD_NAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { cutText } from '#domain/cut-text.ts';
import { trimRecordName } from '../record-name.ts';
import type { Layout } from './layout.ts';
import type { Row } from './row.ts';
import { tableText } from './text.ts';

/**
 * The client of a row, and its project: one of that name may be another one with another client.
 *
 * @param taskOfAll the project of rows in a table that has none; empty for none
 */
export function projectOf(row: Row, { cellsOf, has }: Layout, taskOfAll: string) {
  return {
    project: has('record') ? cellsOf(row, 'record').join(tableText.separator) : taskOfAll,
    client: cellsOf(row, 'client').join(tableText.separator),
  };
}

/**
 * The project is the name, else the first of the notes; the note is the rest. The client is the group.
 *
 * @param isShared whether the project's name belongs to several clients
 */
export function entryTexts(
  row: Row,
  layout: Layout,
  { project, client }: ReturnType<typeof projectOf>,
  isShared: boolean,
) {
  const [first = '', ...further] = layout.notesOf(row);
  const hasClient = project !== '' && isShared && client !== '';
  const full = hasClient ? tableText.ofClient(project, client) : project;
  const name = trimRecordName(full || first) || tableText.unnamed;
  const isNameCut = countCodePoints(name) > RECORD_NAME_LENGTH.max;
  const rest = [
    // The note has the whole of a name that is cut.
    isNameCut ? full : '',
    project === '' && !isNameCut ? '' : first,
    ...further,
  ];
  const note = joined(rest);
  const isNoteCut = countCodePoints(note) > NOTE_LENGTH.max;
  const isGroupCut = countCodePoints(client) > GROUP_LENGTH.max;
  const cuts = { name: isNameCut, note: isNoteCut, group: isGroupCut };
  const shortened = (['name', 'note', 'group'] as const).find((part) => cuts[part]) ?? null;
  return {
    record: cut(name, RECORD_NAME_LENGTH.max),
    note: cut(note, NOTE_LENGTH.max),
    group: cut(client, GROUP_LENGTH.max),
    shortened,
  };
}

/** A note and the client of its row, where the task has another group. */
export function withClient(note: string, client: string): string {
  return cut(joined([note, client]), NOTE_LENGTH.max);
}

const joined = (texts: readonly string[]) =>
  texts.filter((text) => text !== '').join(tableText.separator);

function cut(text: string, most: number): string {
  return countCodePoints(text) <= most ? text : cutText(text, most - 1, countCodePoints);
}
