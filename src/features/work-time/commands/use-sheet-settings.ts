import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import { countsSeconds, standardSettings } from '#domain/work-time/sheet-settings.ts';
import { settingsQuery } from '../data/queries.ts';
import type { KnownSettings } from '../data/sheet-calls.ts';

/** The settings of timesheets; `undefined` until they are loaded. */
export function useSheetSettings() {
  const { data: known, ...query } = useQuery(settingsQuery);
  const settings = useMemo(() => known && settingsOf(known), [known]);
  return { ...query, known, settings };
}

/** Whether sums count milliseconds in place of minutes (HRS-3). */
export function useIsExact(): boolean {
  return countsSeconds(useSheetSettings().settings ?? standardSettings);
}

/** The standard as long as none are stored. */
export function settingsOf({ settings }: KnownSettings): SheetSettings {
  return settings ?? standardSettings;
}
