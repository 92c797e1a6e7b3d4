import type { RecordNameProblem } from '#domain/work-time/record-name.ts';

/** The words that several screens of work time share; each folder has its own in a text.ts. */
export const workTimeText = {
  zoneDoubtful: 'ブラウザの時刻がUTCです',
  japaneseTime: '日本時間にする',
  keepUtc: 'UTCのまま',
  heading: '勤務時間',
  /** A record that is not on the server yet has no number. */
  recordButton: (number: number | null, name: string) => `${number ?? '-'}:${name}`,
  nameProblem: {
    length: '1~100文字で入力してください',
    characters: '使用できない文字が含まれています',
  } satisfies Record<RecordNameProblem, string>,
  /** The entries that a start has left running. */
  alsoRuns: (names: readonly string[]) =>
    `${names.map((name) => `「${name}」`).join('')}も計測中です`,
  stopAlso: (name: string) => `${name}を停止`,
  done: {
    add: 'データを追加しました',
    rename: 'データを更新しました',
    delete: 'データを削除しました',
    start: '開始しました',
    stop: '終了しました',
  },
  /** The name of the bar at the bottom edge. */
  bar: '計測中の作業',
  undo: '元に戻す',
  redo: 'やり直す',
  stop: '停止',
  running: '計測中',
  /** The number of further running entries. */
  more: (count: number) => `ほか${count}件`,
  started: (name: string) => `「${name}」を開始しました`,
  stopped: (name: string) => `「${name}」を停止しました`,
  /** The buttons of an entry in a list: the row itself, and the one at its end. */
  editEntry: (name: string, moment: string) => `「${name}」${moment}の記録を編集`,
  resumeEntry: (name: string, moment: string) => `「${name}」${moment}の記録を続ける`,
  /** A screen reader pauses between a task and a note. */
  pause: '、',
  overlap: (sum: string) => `重なり ${sum}`,
  addEntry: '過去の記録を追加',
  importUndone: 'インポートを取り消しました',
  cannotUndoImport: '取り込んだ記録が変更されたため、元に戻せません',
  sent: '送信しました',
  notSentYet: (done: string, reason: string) => `${done}(${reason})`,
  span: (begin: string, end: string) => `${begin} – ${end}`,
  /** A moment in words; the time alone where the day is known. */
  dayTime: (month: number, day: number, time: string) => `${month}月${day}日 ${time}`,
  /** A day, `yyyy-MM-dd`, and its day of the week. */
  day: (day: string, dayOfWeek: string) =>
    day.replace(/^\d+-0?(\d+)-0?(\d+)$/, `$1月$2日(${dayOfWeek})`),
} as const;
