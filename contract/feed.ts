/** The calendar feed of a user's entries (ACC-10). */
import { type Static, Type } from 'typebox';
import { Timestamp } from './ids.ts';

/** When the address was made; `null` where there is none. */
export const Feed = Type.Union([Type.Object({ since: Timestamp }), Type.Null()]);
export type Feed = Static<typeof Feed>;

/** Told once: the server keeps its hash alone. */
export const NewFeed = Type.Object({
  token: Type.String({ examples: ['q2fN0rPzTg6V9m1lX3wYc8sKdHb5uJeR4aZoQiWtLkE'] }),
  since: Timestamp,
});
export type NewFeed = Static<typeof NewFeed>;
