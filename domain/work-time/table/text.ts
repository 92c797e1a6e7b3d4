import type { DayMark } from '#contract/timesheet.ts';
import type { ColumnUse } from './column-use.ts';
import type { LengthUnit } from './questions.ts';

/** The units of a duration, as patterns. */
export const durationUnits = {
  hours: 'h|hrs?|hours?|時間',
  minutes: 'm|mins?|minutes?|分',
  seconds: 's|secs?|seconds?|秒',
} as const;

/** Half an hour behind hours. */
export const halfHour = { written: /時間半$/, meant: '時間30分' } as const;

/** The heading of a beginning, unless other columns tell the time: then that of writing it down. */
export const timeStamp = /^(?:time ?stamp|タイムスタンプ)$/i;

/** The words before `開始` or `start` in a heading that say of what: `勤務時間(開始)`, `Work start`. */
const OF_WORK =
  '(?:実績|実働|勤務|業務|作業|仕事|稼働|就業|就労|労働|タスク|打刻|実|(?:work|job|task|actual)\\b)?(?:時間|時刻|time\\b)?[ (:・]*';
/** The words before `in` and `out`. */
const PRESSED = '(?:clock|punch|check|sign|log)(?:ged|ed)?[ -]?';

/**
 * The headings of a column that people and programs of offices give, as patterns: the first that fits tells its use.
 * Times of a plan, parts of a length and codes of tasks have none.
 */
export const usualHeadings: readonly (readonly [ColumnUse, RegExp])[] = [
  [
    'begin',
    new RegExp(
      `^(?!.*予定)${OF_WORK}(?:開始|始業|出勤(?!日)|出社|着手|入[室館]|(?:始め?|自|から)[)]?$|ログ[イオ]ン(?!ID|名|回数)|start|begin|from\\b|arrival|arrived|${PRESSED}in$|in$)`,
      'i',
    ),
  ],
  [
    'end',
    new RegExp(
      `^(?!.*予定)(?:${OF_WORK}(?:終了|終業|退勤|退社|停止|退[室館]|(?:終わ?り?|至|まで)[)]?$|ログ(?:アウト|オフ)|end|stop|finish|until|to$|departure|departed|${PRESSED}out$|out$)|完了)`,
      'i',
    ),
  ],
  ['begin', timeStamp],
  [
    'break',
    /^(?:(?:お?昼|実|総|合計|普通|通常|深夜|夜間?|日中|食事)?休[憩息]|仮眠|お?昼休み?|(?:昼食|食事|外出)時間|(?:私用外出|中抜け?|離席|中断)(?:時間|$)|お昼$)(?!.*(?:開始|終了|始|入|戻|回数|予定))|^(?:(?:unpaid|meal|lunch|rest|total) )?(?:breaks?|pause|lunch|rest|meal)\b(?!.*\b(?:start|begin|end|stop|finish|from|to|in|out)\b)/i,
  ],
  [
    'date',
    /^(?:(?:作業|勤務|業務|出勤|打刻|実施|稼働|実績|対象|記録)(?:年月)?日付?|打刻した日付?|日付|年月日|月\/?日|日にち|日)$|^(?:(?:work|entry|log|spent|calendar) )?date(?: worked| \(.*\))?$|^day$|^(?:worked|spent) on$/i,
  ],
  [
    'duration',
    /^(?!.*(?:所定|残業|深夜|日勤|夜勤|休憩|法定|予定|累計|累積|見積|人[日月]|日数|billable|overtime|rounded|estimate|planned|\bdays\b))(?:.*(?:所要|工数|実働|稼働(?!日)|労働時間|労働合計|(?:作業|勤務|業務|合計|経過|実績|消費|学習|勉強|練習|従事|活動)時間)|時間|人時|分数?$|duration|hours|(?:time|hours) (?:worked|spent|tracked|logged)|total (?:seconds|minutes)|(?:total|elapsed|work(?:ing|ed)?|tracked|logged|actual|net) (?:time|hours|hrs)|elapsed$|time \(|hrs$|minutes$|mins$)/i,
  ],
  [
    'client',
    /^(?!.*(?:コード|番号))(?:グループ|顧客|クライアント|取引先|得意先|客先|請求先|client|customer)/i,
  ],
  [
    'person',
    /^(?:氏名|苗字|担当(?!業務|作業|案件|工程|プロジェクト)|(?:作業|業務|案件|タスク)の?(?:担当|[者員])|(?:対応|実施|作成|記入|記録|入力|登録|報告)者|[社職隊]員|従業員|スタッフ|アルバイト|講師|ユーザ|利用者|申請者|メンバー|お?名前)|表示名|^[姓名]$|^(?:(?:(?:full|user|staff|employee|(?:team )?member|worker) ?)?name|user|(?:team )?member|employee|person|who|staff|worker|assignee|author|(?:created|logged|entered) by|freelancer|contractor|consultant)$/i,
  ],
  [
    'record',
    /^(?!.*(?:コード|番号|期限|期日|納期|ステータス|\b(?:code|id|date|status|url)))(?:(?:担当)?(?:作業|タスク|案件|業務)|プロジェクト|データ|件名|仕事|project|task|activity|job|title$|issue summary|summary)/i,
  ],
  [
    'note',
    /^(?:メモ|備考|内容|日報|詳細|説明|コメント|摘要|タグ|概要|補足|所感|特記事項|ノート|(?:work )?description|(?:entry )?notes?|comments?|memo|details?|remarks?|tags?$|annotation)/i,
  ],
];

/** The headings of what was done, where no other column names a task. */
export const otherTasks =
  /^(?:工程|カテゴリ|分類|科目|テーマ|活動|題名|タイトル|イベント|ジョブ|項目|学習内容|対応内容|やったこと|教科|単元|予定(?:詳細|名)|category|event|subject|work item|timer$|what$|issue$)/i;

/** The headings of a length in two parts, or of the same one in two units: nobody knows which. */
export const lengthParts = [/^(?:hours?|hrs?|h|時間?)$/i, /^(?:minutes?|mins?|m|分)$/i] as const;

const REST = '(?:お?昼?休憩|お?昼休み?|昼食|外出|中断|中抜け)';

/** The words of a row with one time: work begins or ends then, and the other way round with a break. */
export const punchWords = {
  begin: new RegExp(
    `^(?:(?:勤務|業務|作業|仕事)?(?:出勤|出社|始業|開始|再開|復帰)|直行|入[室館]|${REST}の?(?:終了|終わり|終|から戻り|戻り?|明け)|戻り?|出|(?:clock|punch|check|sign)[ -]?in|in|start(?:ed)?|begin|resumed?|back|(?:end|stop|finish) (?:of )?(?:break|lunch)|(?:break|lunch) (?:end|stop|finish|over))(?:打刻|(?:し|り)?ました|する)?[。!]?(?: ?\\(.*\\))?$`,
    'i',
  ),
  end: new RegExp(
    `^(?:(?:勤務|業務|作業|仕事)?(?:退勤|退社|終業|終了|停止)|直帰|退[室館]?|${REST}(?:の?(?:開始|始め?|入り?))?|(?:clock|punch|check|sign)[ -]?out|out|stop(?:ped)?|end(?:ed)?|finish(?:ed)?|leave|paused?|(?:start|begin) (?:of )?(?:break|lunch)|(?:break|lunch)(?: (?:start|begin))?)(?:打刻|(?:し|り)?ました|する)?[。!]?(?: ?\\(.*\\))?$`,
    'i',
  ),
} as const;

const PAID = '(?:有給|有休|年休|年次有給)';
const half = (part: string) =>
  new RegExp(
    `^(?:${part})の?(?:半休|半日|休|(?:半日?)?${PAID})(?:休暇)?$|^(?:半休|半日休?|半?${PAID}|半日${PAID})(?:休暇)?\\(?(?:${part})休?\\)?$`,
    'i',
  );

/** The words for a day without work, or for half of one. */
export const markWords: Readonly<Record<DayMark, RegExp>> = {
  paid: new RegExp(
    `^(?:全日?)?${PAID}(?:休暇)?(?:取得)?(?:\\((?:全日?|1日|終日)\\))?$|^年次休暇$|^(?:paid (?:leave|time off|vacation|holiday)|annual leave|pto|vacation)$`,
    'i',
  ),
  morning: half('午前|前半|am'),
  afternoon: half('午後|後半|pm'),
  absent: /^(?:欠勤|病欠|無断欠勤|absent|absence)$/i,
  substitute: /^(?:振休|振替休日?|振替休暇|代休)$/,
  special: /^(?:特休|特別休暇?|慶弔(?:休暇?)?|忌引(?:き|休暇)?|[夏冬][季期]休暇|special leave)$/i,
};

/** Days of the week, as a cell and behind a date. */
export const weekdays = {
  alone: /^[(（]?([日月火水木金土])(?:曜日?)?[)）]?$/u,
  behindDate: /[(（]([日月火水木金土])(?:・祝)?[)）]\s*$/u,
} as const;

/** The words for a break before `開始` and `終了`. */
const BREAK = 'お?昼?休[憩息]|お?昼休み?|昼食|仮眠|離席|中抜け?';

/** The headings of a break's beginning and end: two columns that are one span, perhaps with its number. */
export const breakEnds = {
  begin: new RegExp(
    `^(?:${BREAK})[\\d()回目]*(?:開始|始|入)|^昼出|^外出(?!.*(?:戻|復帰|終|理由|回数|時間|先))|^(?:breaks?|lunch|meal) ?\\d* ?(?:start|begin|from|out)\\b|^(?:start|begin)\\w* (?:of )?(?:break|lunch|meal)|^out time`,
    'i',
  ),
  end: new RegExp(
    `^(?:${BREAK}|外出)[\\d()回目]*(?:終了|終|戻|復帰)|^昼入|^(?:復帰|再入|戻)|^(?:breaks?|lunch|meal) ?\\d* ?(?:end|stop|finish|to|in)\\b|^(?:end|stop|finish) (?:of )?(?:break|lunch|meal)|^back time`,
    'i',
  ),
} as const;

/** Parts of a heading that is about a time, and has none. */
export const noTime = /\bIP\b|IPアドレス|場所|位置|理由|端末|備考/i;

/** Parts of the heading of all breaks of a row in one. */
export const sumOfBreaks = /総|合計|\btotal/i;

/** A break that is none. */
export const noBreak = /^(?:なし|無し?|ナシ|none|no)$/i;

/** The heading of times of day, beside days and lengths. */
export const timeAlone = /^(?:時刻|time(?: of day)?)$/i;

/** Marks between several breaks of a row. */
export const betweenSpans = /[\s/、,;・]+/u;

/** Parts of a heading that tell the unit of its numbers: 時間 alone says only that it is about time. */
export const headingUnits: Readonly<Record<LengthUnit, RegExp>> = {
  minutes: /[([]分|分$|\bmin/i,
  seconds: /秒|\bsec/i,
  hours: /[([]時間|\bh(?:ours?|rs?)?\b/i,
};

/** The heading of a column that marks events of whole days, and its marks. */
export const wholeDays = {
  heading: /^終日|^all.?day/i,
  mark: /^(?:オン|はい|true|yes|on|y|1|○|〇|✓|終日)$/i,
} as const;

/** The heading above the times of a plan or a break, which are no work. */
export const notOfWork =
  /予定|計画|シフト|所定|休憩|昼休|昼食|離席|外出|中抜け|\b(?:plan|schedule|break|lunch)/i;

/** A cell that says what the cell above it says. */
export const sameAsAbove = /^(?:[〃々″”"]|''|同上|同じ|ditto)$/i;

/** The first cell of a line that sums up others, and at the foot of a sheet of ours: `9月 合計`, too. */
export const sumLine =
  /^[【[(「]?(?:(?:[週月年]間?|当月|今月|総)?合計|小計|総計|[週月]?計$|平均|1日平均|出勤日数|所定|有給などの時間|(?:sub|grand )?totals?\b)|(?:合計|小計|総計)[】\])」]?$/i;

/**
 * The form of the detailed CSV, in order (HRS-8, HRS-9): a line for each entry, times as `formatOffsetTime` writes
 * them, an empty end while it runs. The import reads record, times, note and group; minutes and hours are for people.
 */
export const detailedColumns = {
  record: '作業',
  beginning: '開始',
  ending: '終了',
  minutes: '時間(分)',
  hours: '時間(10進)',
  note: 'メモ',
  /** Absent in files of 1.0. */
  group: 'グループ',
} as const;

export const tableText = {
  own: 'CSV(明細)',
  /** The record of entries that another program lists without a project or description. */
  unnamed: '新規',
  /** Between the parts of a note that stood in several columns. */
  separator: ' / ',
  nameOfColumn: (number: number) => `列${number}`,
  /** A word of a column of kinds that is not used. */
  kind: (heading: string, word: string) => `${heading}(${word})`,
  ofClient: (name: string, client: string) => `${name} (${client})`,
} as const;
