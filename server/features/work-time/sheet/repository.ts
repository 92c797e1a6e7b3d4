import type { DayNote, MarkedDay, SheetSettings, StoredSettings } from '#contract/timesheet.ts';
import type { Db } from '#server/db/schema.ts';
import { inTurns } from '#server/runtime/in-turns.ts';

const dayColumns = ['date', 'mark', 'remark', 'version'] as const;

/** Before anything was stored. */
const NO_SETTINGS: StoredSettings = { version: 0, settings: null };

/** The settings of one user's timesheets, and the user's notes about days. */
export function createSheetRepository(db: Db, user: number) {
  const own = db
    .selectFrom('day_notes')
    .select(dayColumns)
    .where('user_id', '=', user)
    .orderBy('date');

  return {
    async settings(): Promise<StoredSettings> {
      const row = await db
        .selectFrom('sheet_settings')
        .select(['version', 'document'])
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row ? { version: row.version, settings: JSON.parse(row.document) } : NO_SETTINGS;
    },

    /** In their order, from the first day to the last; also days without a note any more. */
    days(from: string, to: string): Promise<MarkedDay[]> {
      return own.where('date', '>=', from).where('date', '<=', to).execute();
    },

    allDays: (): Promise<MarkedDay[]> => own.execute(),

    /** Also days without a note any more. */
    async countDays(): Promise<number> {
      const counted = await db
        .selectFrom('day_notes')
        .select(({ fn }) => fn.countAll<number>().as('days'))
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow();
      return Number(counted.days);
    },

    async day(date: string): Promise<MarkedDay> {
      const row = await own.where('date', '=', date).executeTakeFirst();
      return row ?? { date, mark: null, remark: '', version: 0 };
    },

    async putSettings(settings: SheetSettings, version: number): Promise<void> {
      const values = { document: JSON.stringify(settings), version };
      await db
        .insertInto('sheet_settings')
        .values({ ...values, user_id: user })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /**
     * The version of each is one more than before.
     *
     * @param import_id of the table that marks them; none for a change that no import takes back
     */
    async putDays(days: readonly DayNote[], import_id: number | null = null): Promise<void> {
      for await (const part of inTurns(days)) {
        await db
          .insertInto('day_notes')
          .values(part.map((day) => ({ ...day, user_id: user, version: 1, import_id })))
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'date']).doUpdateSet((set) => ({
              mark: set.ref('excluded.mark'),
              remark: set.ref('excluded.remark'),
              version: set('day_notes.version', '+', 1),
              import_id,
            })),
          )
          .execute();
      }
    },

    /** Takes the marks back that an import of a table brought; remarks stay. */
    async unmark(import_id: number): Promise<void> {
      await db
        .updateTable('day_notes')
        .set(({ eb }) => ({ mark: null, import_id: null, version: eb('version', '+', 1) }))
        .where('user_id', '=', user)
        .where('import_id', '=', import_id)
        .execute();
    },
  };
}

/** True if anything is noted about a day; a note that was taken back is none. */
export function isNoted({ mark, remark }: Pick<MarkedDay, 'mark' | 'remark'>): boolean {
  return mark !== null || remark !== '';
}
