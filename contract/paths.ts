/**
 * The paths of the calls, relative to the API host (API-1, API-3). The page fills in ids, the
 * server route parameters, so that both are written once.
 */
import type { RowName } from './ids.ts';

export const paths = {
  token: 'user/token/',
  register: 'user/register/',
  refresh: 'user/token/refresh/',
  blacklist: 'user/token/blacklist/',
  endSession: 'user/sessions/end/',
  responseTime: 'httprequest/responsetime/',
  raffles: 'roulette/noauth/',
  raffleItems: (raffle: number | ':id') => `roulette/noauth/${raffle}/items`,
  workRecords: 'worktimetracker/',
  workRecord: (record: RowName) => `worktimetracker/${record}/`,
  runningEntries: (record: RowName) => `worktimetracker/gettarget/${record}/`,
  timeEntries: (record: RowName) => `worktimetracker/${record}/timetracker/`,
  timeEntry: (record: RowName, entry: RowName) => `worktimetracker/${record}/timetracker/${entry}/`,
} as const;
