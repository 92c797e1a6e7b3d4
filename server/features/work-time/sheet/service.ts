import { DAYS_LIMIT } from '#contract/limits.ts';
import type {
  DaysQuery,
  MarkedDay,
  PutDay,
  PutSettings,
  StoredSettings,
} from '#contract/timesheet.ts';
import { isDay } from '#domain/calendar/day.ts';
import { lengthOf } from '#domain/calendar/day-span.ts';
import { settingsAfter } from '#domain/work-time/read-sheet.ts';
import type { Press } from '#server/changes/press.ts';
import { ConflictError, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertDayQuota, type WorkTimeServiceDeps } from '../limits-service.ts';

const NO_DATE = 'There is no such date.';

export type SheetService = ReturnType<typeof createSheetService>;

/** The settings of a user's timesheets (HRS-12), and the marks of days (HRS-16). */
export function createSheetService({ rows, transact }: WorkTimeServiceDeps) {
  return {
    settings: (user: number): Promise<StoredSettings> => rows(user).sheet.settings(),

    async putSettings(press: Press, { version, ...body }: PutSettings): Promise<StoredSettings> {
      return transact(press, async (change) => {
        const current = await change.sheet.settings();
        if (current.version !== version) throw new ConflictError({ current });
        const settings = settingsAfter(current.settings, body.settings);
        // The schema has checked all but the dates.
        if (settings === null) throw new InvalidFieldError('settings', NO_DATE);
        await change.sheet.putSettings(settings, version + 1);
        return { version: version + 1, settings };
      });
    },

    async days(user: number, { from, to }: DaysQuery): Promise<MarkedDay[]> {
      const span = { first: validDay('from', from), last: validDay('to', to) };
      if (lengthOf(span) > DAYS_LIMIT) {
        throw new InvalidFieldError('to', `Ask for no more than ${DAYS_LIMIT} days at once.`);
      }
      return rows(user).sheet.days(from, to);
    },

    async putDay(press: Press, date: string, body: PutDay): Promise<MarkedDay> {
      const note = { date: validDay('date', date), mark: body.mark, remark: body.remark.trim() };
      return transact(press, async (change) => {
        const current = await change.sheet.day(date);
        if (current.version !== body.version) throw new ConflictError({ current });
        await assertDayQuota(change, current.version === 0 ? 1 : 0);
        await change.sheet.putDays([note]);
        return { ...note, version: current.version + 1 };
      });
    },
  };
}

/** Returns a date that is one; throws an `InvalidFieldError` for `2026-02-30`. */
export function validDay(field: string, day: string): string {
  if (!isDay(day)) throw new InvalidFieldError(field, NO_DATE);
  return day;
}
