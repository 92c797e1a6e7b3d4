import { isNoted, type SheetRepository } from '../sheet/repository.ts';
import type { ImportFile } from './import-file.ts';
import type { SheetPlan } from './plan-import.ts';

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
