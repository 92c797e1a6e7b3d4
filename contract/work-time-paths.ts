/**
 * The paths of the tracker's calls that only our own server has (EXT-1), relative to the API host.
 * Apart from `paths.ts`, which every visitor loads.
 */
import type { RowName } from './ids.ts';

export const workTimePaths = {
  archiveRecord: (record: RowName) => `worktimetracker/${record}/archive/`,
  restoreRecord: (record: RowName) => `worktimetracker/${record}/restore/`,
  entries: 'timeentries/',
  entriesRunning: 'timeentries/running/',
  entry: (entry: RowName) => `timeentries/${entry}/`,
  restoreEntry: (entry: RowName) => `timeentries/${entry}/restore/`,
  splitEntry: (entry: RowName) => `timeentries/${entry}/split/`,
  undoSplit: 'timeentries/undo-split/',
  switch: 'timeentries/switch/',
  undoSwitch: 'timeentries/undo-switch/',
  deleted: 'deleted/',
  settings: 'user/settings/',
  days: 'days/',
  daySums: 'days/sums/',
  day: (date: string) => `days/${date}/`,
  feed: 'user/calendar/',
  feedFile: (file: string) => `calendar/${file}`,
  backup: 'transfer/backup/',
  import: 'transfer/import/',
  undoImport: (id: number | ':id') => `transfer/import/${id}/undo/`,
} as const;
