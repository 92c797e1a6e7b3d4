export const stripText = {
  heading: '計測',
  nothing: '計測していません',
  /** In place of it for a new account. */
  welcome: '作業名を入れるか例を選ぶと、計測が始まります',
  startsWork: '記録を読み込めません。計測は始められます',
  examples: ['会議', '資料作成', '開発'],
  /** Opens the entry that runs. */
  change: (time: string) => `${time}から · 変更`,
  noteSaved: 'メモを保存しました',
  stop: (name: string) => `停止 ${name}`,
  task: '作業名',
  start: '計測開始',
  recent: '最近の作業',
  chip: (name: string) => `▶ ${name}`,
  /** The option of a name that no record has. */
  create: (name: string) => `「${name}」を新しく始める`,
  exact: '開始日時',
  clip: 'そこで終了する',
  today: (sum: string) => `今日 ${sum}`,
  /** The sum of a day with a target. */
  todayOf: (sum: string, target: string) => `今日 ${sum} / ${target}`,
  left: (left: string, time: string) => ` · あと${left}(${time}ごろ)`,
  tomorrow: (time: string) => `翌${time}`,
  over: (over: string) => ` · 目安を${over}超過`,
  week: (sum: string) => `今週 ${sum}`,
  day: '今日の流れ',
  block: (name: string, span: string) => `${name} ${span}`,
  gap: (span: string) => `空き ${span}`,
  days: '平日の合計',
  ofDay: (dayOfWeek: string, sum: string) => `${dayOfWeek} ${sum}`,
} as const;
