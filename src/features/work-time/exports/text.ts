export const exportText = {
  heading: 'ファイルに書き出す',
  daily: 'CSV(日別)',
  detailed: 'CSV(明細)',
  excel: 'Excel',
  fileName: (kind: string, days: string, extension: string) => `${kind}_${days}.${extension}`,
  sheets: { daily: '勤務表', detailed: '明細' },
  /** The columns of `CSV(日別)` and of the first sheet. */
  columns: {
    date: '日付',
    weekday: '曜日',
    holiday: '祝日',
    begin: '開始',
    end: '終了',
    breakMinutes: '休憩(分)',
    workMinutes: '実働(分)',
    workHours: '実働(10進)',
    content: '内容',
    break: '休憩',
    work: '実働',
    duration: '時間',
    total: '合計',
  },
} as const;
