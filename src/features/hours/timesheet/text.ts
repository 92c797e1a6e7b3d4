import type { OvertimeWarning } from '#domain/work-time/sheet-rules.ts';

export const timesheetText = {
  present: '今月',
  title: '勤務表',
  columns: {
    date: '日付',
    weekday: '曜日',
    /** The last column where the content is switched off. */
    remark: '備考',
  },
  week: '週計',
  workdays: '出勤',
  days: (count: number) => `${count}日`,
  total: '合計',
  average: '1日平均',
  paid: '有給などの時間',
  numbers: {
    scheduled: '所定',
    toDate: '差(きょうまで)',
    remaining: '残り',
    excess: '60時間超',
    beside: (text: string) => `(${text})`,
    left: (sum: string) => `(45時間まで あと${sum})`,
  },
  exact: '秒まで数えているので、各行の和と合計が異なることがあります。',
  estimate: '時間外などは目安です。',
  shiftsChanged: '日をまたぐ勤務の数え方が変わりました · 計算方法',
  warnings: {
    overtime: '時間外が45時間以上です(36協定の限度時間の目安)',
    workload: '時間外と休日の合計が80時間以上です',
  } satisfies Record<OvertimeWarning, string>,
  marks: {
    heading: '区分',
    remark: '備考',
    remarkProblem: '100文字を超えるか、使えない文字があります',
    marked: (day: string, mark: string) => `${day}を${mark}にしました`,
    unmarked: (day: string) => `${day}の区分を消しました`,
    unscheduled: (mark: string) => `この日は所定がありません。${mark}にしますか?`,
    take: (mark: string) => `${mark}にする`,
    leave: 'やめる',
    remarked: (day: string) => `${day}の備考を保存しました`,
  },
} as const;

export const balanceText = {
  balance: '累計',
  leave: '有給 残り',
  days: (days: number) => `${days < 0 ? '−' : ''}${Math.abs(days)}日`,
} as const;
