import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';

export const rulesText = {
  heading: '計算方法',
  intro: (month: string) => `${month}の数字で説明します。記録そのものは変わりません。`,
  advice:
    'これらは目安で、法律上の助言ではありません。実際の扱いは就業規則や36協定を確認してください。',
  span: {
    term: '期間',
    text: ({ first, last }: DaySpan) => `${first}から${last}までです。`.replaceAll('-', '/'),
  },
  shifts: {
    term: '日をまたぐ勤務',
    text: '間が4時間未満の記録は1つの勤務とし、始まった日の労働とします(昭和63年1月1日 基発1号)。例: 8日16:00〜24:00と9日1:00〜9:00は、8日の16:00〜33:00、休憩1:00、実働16:00です。勤務は開始から24時間で区切ります。4時間は法律の定めではなく、この勤務表の決まりです。',
    split: (hour: number) =>
      `設定の「日をまたぐ勤務を分ける」により、時間は${hour}:00で分け、それぞれの日に数えます。休憩と丸めは勤務ごとに計算します。`,
    boundary: (boundary: number) =>
      boundary === 0
        ? ''
        : `日付は${boundary}:00に変わり、それより前に始まる勤務は前の日に入れます。`,
  },
  work: {
    term: '実働',
    text: '記録した時間です。重なった時間は1回だけ数えます。',
    cut: (rounding: number) => {
      if (rounding === 0) return '秒まで数え、表示だけを分に切り捨てます。';
      const minutes = '開始と終了は分に切り捨ててから数えます。';
      return rounding === 1
        ? minutes
        : `${minutes}そのうえで、勤務の開始は${rounding}分単位で切り上げ、終了は切り捨てます。`;
    },
    breaks:
      '6時間を超える勤務は45分、8時間を超える勤務は60分に休憩が足りなければ、足りない分を引きます(労働基準法34条)。丸めと自動の休憩は、休日でも深夜でもない時間から引きます。',
    sum: (days: number, sum: string) => `${days}日で ${sum}`,
    taken: (sum: string) => `引いた休憩 ${sum}`,
  },
  regular: {
    term: '所定内・所定外',
    text: 'その日の所定までが所定内、超えた分と休日が所定外です。祝日と法定休日の所定は0です。有給と特休は所定を、半休はその半分を働いたとみなし、残りを所定とします。',
    sum: (regular: string, extra: string, work: string) =>
      `所定内 ${regular} + 所定外 ${extra} = 実働 ${work}`,
  },
  difference: {
    term: '所定との差',
    text: '実働に有給などの時間を足し、所定を引きます。期間の途中では前の日まで(今日は所定に達したら今日まで)を数えます。勤務開始日(設定がなければ最初の記録の日)より前に所定はありません。',
    from: (day: Day) => `${day.replaceAll('-', '/')}から数えます。`,
    sum: (work: string, paid: string, scheduled: string, difference: string) =>
      `${work} + ${paid} − ${scheduled} = ${difference}`,
  },
  overtime: {
    term: '時間外',
    text: '1日8時間を超えた時間と、それを除いて1週40時間を超えた時間です(労働基準法32条)。1週は前後の月の日も含めて数えます。法定休日の労働(休日)は含みません。',
    week: (day: string) => `1週は${day}に始まります。`,
    sum: (day: string, week: string, sum: string) =>
      `1日8時間超 ${day} + 1週40時間超 ${week} = ${sum}`,
  },
  night: {
    term: '深夜',
    text: '22:00から5:00までの実働です(労働基準法37条)。所定内・所定外・時間外とは別に数えます。',
    sum: (sum: string) => `深夜 ${sum}`,
  },
  rest: {
    term: '休日',
    text: (days: string) =>
      `法定休日(${days})の0:00から24:00までの実働です(労働基準法35条、平成6年5月31日 基発331号)。日をまたぐ勤務でも、その部分だけを数えます。`,
    none: '法定休日がありません。',
    sum: (sum: string) => `休日 ${sum}`,
  },
  limits: {
    term: '36協定の目安',
    text: '1か月の時間外が45時間以上、または時間外と休日の合計が80時間以上になるとお知らせします。60時間を超える時間外は割増率が上がるため、60時間超として別に示します(労働基準法37条)。',
    sum: (overtime: string, both: string) => `時間外 ${overtime}、休日との合計 ${both}`,
  },
} as const;
