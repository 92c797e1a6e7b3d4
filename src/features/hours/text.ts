import type { DayMark, SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { FirstDay } from '#work-time/data/hours-settings.ts';
import { workTimeText } from '#work-time/words/text.ts';

export const hoursText = {
  decimal: '10進(7.75)',
  landscape: '横向きで印刷',
  firstDay: '週の始まり',
  firstDays: { 1: '月曜日', 6: '土曜日', 7: '日曜日' } satisfies Record<FirstDay, string>,
  overlap: workTimeText.overlap,
  /** A day as `11/20`. */
  date: (day: Day) => day.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1/$2'),
  month: (month: Month) => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月'),
  settings: '設定',
  unread: 'つながると表示します',
  rules: '計算方法',
  /** The menu of a phone with the other actions. */
  more: 'ほかの操作',
  /** A month whose sheet does not begin with it. */
  closedMonth: (month: string) => `${month}分`,
  noneOfDay: 'この日の記録はありません',
  noneYet: 'まだ記録はありません',
  span: (first: string, last: string) => `${first} – ${last}`,
  /** The widest headings of days, and of a month that closes earlier with its days. */
  widest: '11/23 – 2027/12/31',
  widestBeside: '2026年12月分 11/21 – 12/20',
  previous: '前へ',
  next: '次へ',
  /** The person of a timesheet, and the boxes of who signs it. */
  sheetHead: { name: '氏名', department: '所属', approvals: ['本人', '確認', '承認'] },
  /** A day of the timesheet. */
  sheetRow: {
    running: '計測中',
    /** The title of a button with the date alone. */
    open: 'この日の記録を開く',
    /** A record of the day with its notes. */
    done: (name: string, notes: readonly string[]) =>
      notes.length === 0 ? name : `${name}(${notes.join('、')})`,
    all: (contents: readonly string[]) => contents.join('、'),
    /** Contents that are followed by more than there is room for. */
    andMore: (contents: string, count: number) => `${contents} ほか${count}件`,
    cut: (text: string) => `${text}…`,
  },
  sheetColumns: {
    begin: '開始',
    end: '終了',
    break: '休憩',
    work: '実働',
    regular: '所定内',
    extra: '所定外',
    overtime: '時間外',
    night: '深夜',
    rest: '休日',
    difference: '差',
    content: '内容',
  } satisfies Record<SheetColumn, string>,
  marks: {
    paid: '有給',
    morning: '半休(午前)',
    afternoon: '半休(午後)',
    absent: '欠勤',
    substitute: '振休',
    special: '特休',
  } satisfies Record<DayMark, string>,
} as const;
