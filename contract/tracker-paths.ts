/**
 * The paths of the tracker's calls that only our own server has (EXT-2), relative to the API host.
 * They stand apart from `paths.ts`, which every visitor loads.
 */
type Id = number | ':id';

export const trackerPaths = {
  archiveRecord: (record: Id) => `worktimetracker/${record}/archive/`,
  restoreRecord: (record: Id) => `worktimetracker/${record}/restore/`,
  entries: 'timeentries/',
  entriesRunning: 'timeentries/running/',
  entry: (entry: Id) => `timeentries/${entry}/`,
  restoreEntry: (entry: Id) => `timeentries/${entry}/restore/`,
  switch: 'timeentries/switch/',
  undoSwitch: 'timeentries/undo-switch/',
  deleted: 'deleted/',
  backup: 'transfer/backup/',
  import: 'transfer/import/',
} as const;
