import type { SheetSettings } from '#contract/timesheet.ts';
import type { ReadDay } from '#domain/work-time/read-sheet.ts';
import { isNoted, type SheetRepository } from '../sheet/repository.ts';
import type { ImportFile } from './import-file.ts';

/** What a file adds beside records and entries. */
export interface SheetPlan {
  readonly days: readonly ReadDay[];
  readonly settings: SheetSettings | null;
}

/** What the user has stays as it is: days that have a note, and settings. */
export async function planSheet(
  { days, settings }: Pick<ImportFile, 'days' | 'settings'>,
  sheet: SheetRepository,
  user: number,
): Promise<SheetPlan> {
  const noted = days.filter(isNoted);
  const known = noted.length === 0 ? [] : (await sheet.allDays(user)).filter(isNoted);
  const dates = new Set(known.map(({ date }) => date));
  return {
    days: noted.filter(({ date }) => !dates.has(date)),
    settings: settings !== null && (await sheet.settings(user)).version === 0 ? settings : null,
  };
}
