import type { RecordNameProblem } from '#domain/work-time/record-name.ts';

/** The words that several folders of the tracker share; those of one folder stand in its own text.ts. */
export const workTimeText = {
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
  span: (begin: string, end: string) => `${begin} – ${end}`,
  /** A moment in words; the time alone where the day is known. */
  dayTime: (month: number, day: number, time: string) => `${month}月${day}日 ${time}`,
} as const;
