/** Own lists that are stored in the account, too, and follow it to all of its devices (ROU-35). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { ErrorDetail } from './errors.ts';
import { Version, VersionOrNone } from './ids.ts';
import { LIST_LINE_LENGTH, LIST_LINES, LIST_TITLE_LENGTH } from './limits.ts';
import { LIST_LETTERS } from './own-list-paths.ts';

export const ListLetter = Type.Enum([...LIST_LETTERS], {
  description: 'The place of a list.',
  examples: ['A'],
});

const contents = {
  title: Type.String({
    maxLength: LIST_TITLE_LENGTH,
    pattern: PLAIN_TEXT_PATTERN,
    examples: ['Duties'],
  }),
  /** In the order of their lines; a repeated one is its weight. */
  items: Type.Array(
    Type.String({
      minLength: 1,
      maxLength: LIST_LINE_LENGTH,
      pattern: PLAIN_TEXT_PATTERN,
      examples: ['Windows'],
    }),
    { maxItems: LIST_LINES },
  ),
  /** The numbers of the lines that were drawn without repeats, from 1, in the order of their draws. */
  drawn: Type.Array(Type.Integer({ minimum: 1, maximum: LIST_LINES, examples: [1] }), {
    maxItems: LIST_LINES,
  }),
};

export const StoredOwnList = Type.Object({
  letter: ListLetter,
  /** The user's revision with its last change: it never comes again, not even for another list. */
  version: Version,
  ...contents,
});
export type StoredOwnList = Static<typeof StoredOwnList>;

export const SaveOwnList = Type.Object({
  /** The version that the client has seen: any other is a conflict. */
  version: VersionOrNone,
  ...contents,
});
export type SaveOwnList = Static<typeof SaveOwnList>;

export const SavedOwnList = Type.Pick(StoredOwnList, ['letter', 'version']);
export type SavedOwnList = Static<typeof SavedOwnList>;

export const RemoveOwnList = Type.Pick(StoredOwnList, ['version']);

export const OwnListConflict = Type.Object({ ...ErrorDetail.properties, current: StoredOwnList });
