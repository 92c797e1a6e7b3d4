import type { DayNote, MarkedDay, SheetSettings, StoredSettings } from '#contract/timesheet.ts';
import type { Db } from '#server/db/schema.ts';

const dayColumns = ['date', 'mark', 'remark', 'version'] as const;

/** Before anything was stored. */
const NO_SETTINGS: StoredSettings = { version: 0, settings: null };

export type SheetRepository = ReturnType<typeof createSheetRepository>;

/** The settings of a user's timesheets, and what the user noted about days. */
export function createSheetRepository(db: Db) {
  const ofUser = (user: number) =>
    db.selectFrom('day_notes').select(dayColumns).where('user_id', '=', user).orderBy('date');

  return {
    async settings(user: number): Promise<StoredSettings> {
      const row = await db
        .selectFrom('sheet_settings')
        .select(['version', 'document'])
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row ? { version: row.version, settings: JSON.parse(row.document) } : NO_SETTINGS;
    },

    /** In their order, from the first day to the last; with those whose note was taken back. */
    days(user: number, from: string, to: string): Promise<MarkedDay[]> {
      return ofUser(user).where('date', '>=', from).where('date', '<=', to).execute();
    },

    allDays: (user: number): Promise<MarkedDay[]> => ofUser(user).execute(),

    async day(user: number, date: string): Promise<MarkedDay> {
      const row = await ofUser(user).where('date', '=', date).executeTakeFirst();
      return row ?? { date, mark: null, remark: '', version: 0 };
    },
  };
}

/** Whether anything is noted about a day; a note that was taken back is none. */
export function isNoted({ mark, remark }: Pick<MarkedDay, 'mark' | 'remark'>): boolean {
  return mark !== null || remark !== '';
}

export type SheetChanges = ReturnType<typeof createSheetChanges>;

/** Values of one statement: few milliseconds. */
const AT_ONCE = 500;

/** One user's settings and days within a transaction. */
export function createSheetChanges(transaction: Db, user: number) {
  const reading = createSheetRepository(transaction);
  return {
    settings: () => reading.settings(user),
    day: (date: string) => reading.day(user, date),

    async putSettings(settings: SheetSettings, version: number): Promise<void> {
      const values = { document: JSON.stringify(settings), version };
      await transaction
        .insertInto('sheet_settings')
        .values({ ...values, user_id: user })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** The version of each is one more than before. */
    async putDays(days: readonly DayNote[]): Promise<void> {
      for (let from = 0; from < days.length; from += AT_ONCE) {
        await transaction
          .insertInto('day_notes')
          .values(
            days.slice(from, from + AT_ONCE).map((day) => ({ ...day, user_id: user, version: 1 })),
          )
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'date']).doUpdateSet((set) => ({
              mark: set.ref('excluded.mark'),
              remark: set.ref('excluded.remark'),
              version: set('day_notes.version', '+', 1),
            })),
          )
          .execute();
      }
    },
  };
}
