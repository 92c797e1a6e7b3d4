export const timesheetText = {
  present: '今月',
  title: '勤務表',
  name: '氏名',
  print: '印刷',
  approval: '承認',
  columns: {
    date: '日付',
    weekday: '曜日',
    begin: '開始',
    end: '終了',
    break: '休憩',
    work: '実働',
    content: '内容',
  },
  date: (month: number, day: number) => `${month}/${day}`,
  running: '計測中',
  midnight: '24:00',
  /** What was done for a record. */
  done: (name: string, notes: readonly string[]) =>
    notes.length === 0 ? name : `${name}(${notes.join('、')})`,
  all: (contents: readonly string[]) => contents.join('、'),
  week: '週計',
  workdays: '出勤日数',
  days: (count: number) => `${count}日`,
  total: '合計',
  average: '1日平均',
  note: '分未満は切り捨てて表示しています。合計は切り捨てる前の時間から求め、重なった時間は1回だけ数えるので、各行の和と異なることがあります。',
} as const;
