/**
 * The paths of the calls, relative to the API host (API-1, API-3). The page fills in ids, the
 * server route parameters, so that both are written once.
 */
type Id = number | ':id';
type EntryId = number | ':entryId';

export const paths = {
  token: 'user/token/',
  register: 'user/register/',
  refresh: 'user/token/refresh/',
  blacklist: 'user/token/blacklist/',
  endSession: 'user/sessions/end/',
  responseTime: 'httprequest/responsetime/',
  raffles: 'roulette/noauth/',
  raffleItems: (raffle: Id) => `roulette/noauth/${raffle}/items`,
  workRecords: 'worktimetracker/',
  workRecord: (record: Id) => `worktimetracker/${record}/`,
  runningEntries: (record: Id) => `worktimetracker/gettarget/${record}/`,
  timeEntries: (record: Id) => `worktimetracker/${record}/timetracker/`,
  timeEntry: (record: Id, entry: EntryId) => `worktimetracker/${record}/timetracker/${entry}/`,
} as const;
