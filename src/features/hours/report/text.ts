import type { ReportUnit } from '#domain/work-time/report-range.ts';
import type { Grain } from '#domain/work-time/report-rows.ts';

const before = { day: '前日', week: '前週', month: '前月', year: '前年' };

export const reportText = {
  unit: '集計の単位',
  units: { day: '日', week: '週', month: '月', year: '年', period: '期間' } satisfies Record<
    ReportUnit,
    string
  >,
  calendar: 'カレンダー',
  present: '今日',
  from: '開始日',
  to: '終了日',
  periodProblem: '開始日から366日以内の終了日を選んでください',
  year: (year: string) => `${year}年`,
  inYear: (year: string, day: string) => `${year}/${day}`,
  /** The difference to the range before. */
  compared: (unit: keyof typeof before, difference: string) => `${before[unit]} ${difference}`,
  total: '合計',
  sumsOf: '合計の分け方',
  byRecord: '作業別',
  byGroup: 'グループ別',
  group: 'グループ',
  allGroups: 'すべて',
  noGroup: 'グループなし',
  records: '作業別の合計',
  groups: 'グループ別の合計',
  record: '作業',
  sum: '時間',
  share: '割合',
  percent: (share: string) => `${share}%`,
  rows: { day: '日ごとの時間', week: '週ごとの時間', month: '月ごとの時間' } satisfies Record<
    Grain,
    string
  >,
  /** The heads of their first columns. */
  heads: { day: '日付', week: '週', month: '月' } satisfies Record<Grain, string>,
  showDays: '日ごとの時間を表示',
  hideDays: '日ごとの時間を隠す',
  monthOfYear: (month: number) => `${month}月`,
  dayOfMonth: (day: number) => `${day}日`,
  overlap: '重なり',
  others: 'その他',
  none: 'この期間の記録はありません',
  note: '重なった時間は合計に1回だけ数えます。割合は作業別の合計に対するものです。',
  noteOfGroups: '重なった時間は合計に1回だけ数えます。割合はグループ別の合計に対するものです。',
} as const;
