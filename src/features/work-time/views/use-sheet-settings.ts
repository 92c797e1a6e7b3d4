import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { settingsQuery } from '../data/queries.ts';
import type { KnownSettings } from '../data/sheet-calls.ts';
import { dailyTargetSetting, printedNameSetting } from './hours-settings.ts';

/** The settings of timesheets; `undefined` until they are loaded. */
export function useSheetSettings() {
  const { data: known, ...query } = useQuery(settingsQuery);
  const settings = useMemo(() => known && settingsOf(known), [known]);
  return { ...query, known, settings };
}

/** As long as none are stored: the standard, with what this browser was told before there were any. */
export function settingsOf({ settings }: KnownSettings): SheetSettings {
  if (settings !== null) return settings;
  const minutes = dailyTargetSetting.get();
  const own = standardSettings.scheduled.map((standard) => (standard === 0 ? 0 : minutes));
  return {
    ...standardSettings,
    name: printedNameSetting.get(),
    scheduled: minutes === 0 ? standardSettings.scheduled : own,
  };
}
