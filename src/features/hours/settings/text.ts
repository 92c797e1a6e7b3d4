import type { SheetSettings } from '#contract/timesheet.ts';

/** The day of the month, where it is not the last one. */
const dayOfMonth = (closing: SheetSettings['closing']) =>
  closing === 31 ? '末日' : `${closing}日`;

export const settingsText = {
  heading: '勤務表の設定',
  /** Kept by this browser. */
  shown: 'このブラウザでの表示と印刷',
  notices: 'この端末への通知',
  zone: 'タイムゾーン',
  zoneOfDevice: (zone: string) => `自動(${zone})`,
  person: '名前',
  period: '期間',
  closing: '締め日',
  closingDay: dayOfMonth,
  boundary: '1日の始まり',
  boundaryHint: '0:00より後に始まる勤務を前の日に入れるときだけ変えます',
  split: '日をまたぐ勤務を分ける',
  splitHint: '日付が変わるところで分け、それぞれの日の時間にします。ふつうは始まった日の労働です。',
  hour: (hour: number) => `${hour}:00`,
  scheduled: '所定労働時間',
  /** From Monday to Sunday. */
  weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  placeholder: '8:00',
  hoursProblem: '時間は7:45のように入力してください',
  rest: '法定休日',
  /** The box below a weekday's hours. */
  restOf: (weekday: string) => `${weekday}は法定休日`,
  counting: '計算',
  breaks: '休憩を自動で引く',
  breaksHint: '6時間を超える勤務は45分、8時間を超える勤務は60分に足りない分を引きます。',
  rounding: '開始・終了の丸め',
  roundingOf: (minutes: SheetSettings['rounding']) => {
    if (minutes === 0) return '秒単位';
    return minutes === 1 ? '分単位' : `${minutes}分`;
  },
  roundingHint:
    '「分単位」は開始と終了を分に切り捨て、5分からは開始を切り上げて終了を切り捨てます。毎日の労働時間を切り捨てて賃金を計算することは、違法になる場合があります。',
  balance: {
    heading: '累計と有給',
    start: '勤務開始日',
    carried: '繰り越し',
    carriedExample: '12:30',
    leave: '有給の残り(日)',
    leaveExample: '10',
    leaveDate: '有給の残りの日付',
    noDay: 'いつの残りか、日付を入力してください',
    dayProblem: '2000年以降の日付を入力してください',
    carriedProblem: '12:30や−3:15のように入力してください',
    leaveProblem: '8.5のように0.5日単位で入力してください',
    hint: '有給の残りは、その日付からの有給と半休で減ります。',
    changed: '時間が変わったら、勤務開始日と繰り越しを入れ直してください',
  },
  columns: '表示する列',
  notes: '内容にメモも',
  allColumns: 'すべて表示',
  save: '保存',
  cancel: 'キャンセル',
  textProblem: '40文字を超えるか、使えない文字があります',
  conflict: 'ほかの端末で変更されています',
  overwrite: '入力した内容で上書き',
  useStored: '保存されている内容を使う',
} as const;
