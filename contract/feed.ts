/** The calendar feed of a user's entries (ACC-10). */
import { type Static, Type } from 'typebox';
import { Timestamp } from './ids.ts';

/** When the address was made; `null` where there is none. */
export const CalendarFeed = Type.Union([Type.Object({ since: Timestamp }), Type.Null()]);
export type CalendarFeed = Static<typeof CalendarFeed>;

/** Told once: the server keeps its hash alone. */
export const NewCalendarFeed = Type.Object({
  token: Type.String({ examples: ['q2fN0rPzTg6V9m1lX3wYc8sKdHb5uJeR4aZoQiWtLkE'] }),
  since: Timestamp,
});
export type NewCalendarFeed = Static<typeof NewCalendarFeed>;
