import type { DayMark } from '#contract/timesheet.ts';
import type { ImportReport } from '#contract/transfer.ts';
import type { DateOrder } from '#domain/calendar/read-written-time.ts';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import type { ColumnUse } from '#domain/work-time/table/column-use.ts';
import {
  type LengthUnit,
  NO_PERSONS,
  type Options,
  PERSONS_ABOVE,
  type Question,
} from '#domain/work-time/table/questions.ts';
import type { TableReading } from '#domain/work-time/table/table-reading.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { numberText } from '#lib/number-text.ts';
import type { TableProblem } from '#lib/tables/table.ts';
import { sessionText } from '#session/text.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { hoursText } from '../text.ts';
import type { WorkingState } from './import-state.ts';

const tooLarge = 'ファイルが大きすぎます(64MBまで)。期間を分けて取り込んでください';

/** Reasons why a file, or all of an import, is refused: by the code of the response. */
const refusals: Readonly<Record<string, string>> = {
  file_empty: 'ファイルが空です',
  file_encoding: 'ファイルを読み取れません',
  file_format: '対応していない形式です',
  file_json: 'JSONとして正しくありません',
  file_long: 'ファイルの項目が多すぎます(150万項目まで)',
  too_many_entries: '記録の上限を超えるため取り込めません',
  too_many_marked_days: '区分やメモを付けた日の上限を超えるため取り込めません',
  too_many_records: '作業の上限を超えるため取り込めません',
  too_many_running_entries: '計測中の記録の上限を超えるため取り込めません',
  wrong_lines: '読み取れない行があるため取り込めません',
};

const causes: Readonly<Record<string, string>> = {
  alone: '対になる打刻がありません',
  break: '休憩を読み取れないか、勤務より短くありません',
  characters: '使用できない文字があります',
  columns: '見出しより列が多くあります',
  duration: '所要時間を読み取れません',
  day: '日の区分を読み取れません',
  group: 'グループは50文字までです',
  future: '未来の日時です',
  kind: '出勤か退勤かを読み取れません',
  length: '開始から終了までが、書かれた所要時間と違います',
  list: 'リストとして読めません',
  long: '16時間を超えています',
  mark: '日の区分の日付を読み取れません',
  name: '作業の名前は1~100文字です',
  nonexistent: 'この日にはない時刻です',
  note: 'メモは200文字までです',
  'other-mark': '同じ日に別の区分があります',
  order: '終了が開始より前です',
  past: '2000年より前の日時です',
  placed: '休憩の長さだけがあります',
  record: '作業がファイルにありません',
  repeated: '同じUUIDの行があります',
  running: '終了の日時がありません',
  settings: '勤務表の設定を読み取れません',
  time: '日時を読み取れません',
  title: '日時のない行です',
  total: '合計の行です',
  'whole-day': '終日の予定です',
  uuid: 'UUIDが正しくありません',
  zone: '別のタイムゾーンの時刻です。タイムゾーンを変えて取り込んでください',
  zero: '長さが0です',
};

const shortened: Readonly<Record<string, string>> = {
  name: '名前を100文字に縮めます',
  note: 'メモを200文字に縮めます',
  group: 'グループを50文字に縮めます',
};

const orders = {
  ymd: '年/月/日',
  dmy: '日/月/年',
  mdy: '月/日/年',
} satisfies Record<DateOrder, string>;

interface QuestionText<Option> {
  readonly label: string;
  readonly option: (option: Option) => string;
  /** Stands below it until it is answered. */
  readonly hint?: string;
}

/** In the order in which they are asked. */
const questions: { readonly [Name in Question]: QuestionText<Options[Name]> } = {
  sheet: {
    label: uiText.columns.sheet,
    option: ({ value }) => (value === ALL_SHEETS ? uiText.columns.allSheets : value),
  },
  personColumn: {
    label: '人を表す列はありますか',
    option: ({ value, values }) =>
      value === NO_PERSONS
        ? 'ない(すべて自分の記録)'
        : `${value === PERSONS_ABOVE ? '表の上' : value}(${values.join('、')})`,
    hint: '1人分としては時間が重なるか、多すぎます。人を表す列を選んでください',
  },
  person: {
    label: 'だれの記録ですか',
    option: ({ value, count }) => `${value || '(名前なし)'}(${numberText(count)}件)`,
  },
  month: {
    label: '何年何月ですか',
    option: ({ value }) => `${Number(value.slice(0, 4))}年${Number(value.slice(5))}月`,
  },
  monthOf: {
    label: 'いつの日付ですか',
    option: ({ first, last }) => `${shortDay(first)}–${shortDay(last)}`,
    hint: 'どの月の日付かをファイルから決められません。選んでください',
  },
  order: {
    label: '日付の順序',
    option: ({ value }) => orders[value],
    hint: '日付の順序をファイルから決められません。選んでください',
  },
  unit: {
    label: '所要時間の単位',
    option: ({ value, totalMs }) => units[value](totalMs),
    hint: '所要時間の単位をファイルから決められません。選んでください',
  },
  breakUnit: {
    label: '休憩の単位',
    option: ({ value, totalMs }) => units[value](totalMs),
    hint: '休憩の単位をファイルから決められません。選んでください',
  },
};

/** `9月 12行目` */
const placeOf = (line: number, sheet: string) => `${sheet} ${numberText(line)}行目`.trim();

/** `8/21` */
const shortDay = (day: string) => day.split('-').slice(1).map(Number).join('/');

/** Each unit with the sum in it. */
const units: Readonly<Record<LengthUnit, (totalMs: number) => string>> = {
  hours: (totalMs) => `時間 ${formatHours(totalMs)}`,
  minutes: (totalMs) => `分 ${formatHours(totalMs)}`,
  seconds: (totalMs) => `秒 ${formatElapsed(0, totalMs)}`,
};

type New = Pick<ImportReport, 'added' | 'groups' | 'sheet'>;

/** The most important of the counts. */
function whatIsNew({ added, groups, sheet: { days } }: New): string | null {
  const { entries, records, lists } = added;
  if (entries > 0) return `${numberText(entries)}件`;
  if (records > 0) return `作業${numberText(records)}件`;
  if (lists > 0) return `リスト${numberText(lists)}件`;
  if (days > 0) return `日の区分${numberText(days)}件`;
  return groups > 0 ? `作業${numberText(groups)}件のグループ` : null;
}

export const transferText = {
  backup: 'バックアップ',
  import: 'インポート',
  choose: 'ファイルを選ぶ',
  chooseOther: '別のファイルを選ぶ',
  drop: 'ここにファイルをドロップすることもできます',
  formatsHint:
    'バックアップ、CSV、Excel(.xlsx、Webページ形式の.xls)、JSONなど、時間の記録がある表(64MBまで)',
  sending: (percent: number) => `送信しています ${percent}%`,
  doing: {
    reading: 'ファイルを読んでいます',
    looking: 'ファイルを調べています',
    importing: '取り込んでいます',
    undoing: '取り込んでいます',
  } satisfies Record<WorkingState['at'], string>,
  backupFile: 'バックアップ',
  unreadable: {
    unreadable: 'ファイルを読み取れません。Excelブック(.xlsx)かCSVで保存し直してください',
    empty: 'ファイルが空です',
    quotes: '引用符(")が閉じていません',
    large: '表が大きすぎます(10万行、500列まで)。期間を分けて取り込んでください',
    slow: 'ファイルを読み終わりませんでした。行を分けて試してください',
  } satisfies Record<TableProblem, string>,
  /** A summary of how a table was understood. */
  understood: (preset: string | null, { entries, others, unused, otherSheets }: TableReading) =>
    [
      preset ?? '表',
      ...(entries.length > 0 ? [`${numberText(entries.length)}件`] : []),
      ...(others > 0 ? [`ほかの人: ${numberText(others)}件`] : []),
      ...(unused.length > 0 ? [`使わない列: ${unused.join(', ')}`] : []),
      ...(otherSheets.length > 0 ? [uiText.columns.otherSheets(otherSheets)] : []),
    ].join(' · '),
  columnUses: {
    record: '作業',
    note: 'メモ',
    begin: '開始',
    end: '終了',
    date: '日付',
    'begin-time': '開始時刻',
    'end-time': '終了時刻',
    duration: '所要時間',
    break: '休憩',
    kind: '区分',
    person: '人',
    client: 'グループ',
    unused: '使わない',
  } satisfies Record<ColumnUse, string>,
  columnsMissing: 'いつからいつまで(または日付と所要時間)の列を選んでください',
  taskOfAll: 'すべての記録の作業',
  taskOfNote: '空のままなら、メモが作業の名前になります。メモもない行は「新規」です',
  noTasks: '作業の列がありません。選ぶか、ここに名前を書いてください',
  inLine: '時刻がないので、日ごとに9:00から順に並べます',
  questions,
  summary: (report: New) => {
    const what = whatIsNew(report);
    return what === null ? '新しい記録はありません' : `${what}を取り込みます`;
  },
  newRecords: (count: number) => `新しい作業: ${numberText(count)}件`,
  newGroups: (count: number) => `グループが入る作業: ${numberText(count)}件`,
  newLists: (count: number) => `新しいリスト: ${numberText(count)}件`,
  existing: (count: number) => `取り込み済み: ${numberText(count)}件`,
  /** Notes and settings that are new; empty for none. */
  sheet: (days: number, settings: boolean) =>
    [
      ...(days > 0 ? [`日の区分と備考: ${numberText(days)}件`] : []),
      ...(settings ? ['勤務表の設定'] : []),
    ].join(' · '),
  zone: 'タイムゾーン',
  /** `Asia/Tokyo · 24時間表記`; without times of day the order of dates, if any. */
  read: (zone: string, order: DateOrder | null, hours: 12 | 24 | null) =>
    [
      ...(hours ? [zone] : []),
      ...(order ? [orders[order]] : []),
      ...(hours ? [`${hours}時間表記`] : []),
    ].join(' · '),
  change: '変更',
  wrong: (count: number) => `読み取れない行: ${numberText(count)}件`,
  skipped: (count: number) => `取り込まない行: ${numberText(count)}件`,
  shortened: (count: number) => `文字を縮める行: ${numberText(count)}件`,
  otherLengths: (count: number) =>
    `所要時間と合わない行: ${numberText(count)}件(開始から終了までを取り込みます)`,
  wholeDays: (count: number) => `終日の予定: ${numberText(count)}件`,
  dayMarks: (count: number) => `日の区分: ${numberText(count)}件`,
  /** `9/8 有給` */
  dayMark: (date: string, mark: DayMark) => `${shortDay(date)} ${hoursText.marks[mark]}`,
  /** Lines that are left out unless the user wants them. */
  take: '取り込む',
  placedBreaks: (count: number) =>
    `休憩の時刻がない行: ${numberText(count)}件(12:00から、入らないときは勤務の中ほどとします)`,
  long: (count: number) =>
    `16時間を超える行: ${numberText(count)}件(開始より早い終了は翌日とします)`,
  line: (line: number, cause: string, sheet = '') =>
    `${placeOf(line, sheet)}: ${causes[cause] ?? cause}`,
  shortenedLine: (line: number, cause: string, sheet = '') =>
    `${placeOf(line, sheet)}: ${shortened[cause] ?? cause}`,
  moreLines: (count: number) => `ほか${numberText(count)}件`,
  withoutWrong: '読み取れない行を除いて取り込む',
  confirm: '取り込む',
  cancel: 'キャンセル',
  close: '閉じる',
  done: (report: New) => {
    const what = whatIsNew(report);
    return what === null ? '新しい記録はありませんでした' : `${what}を取り込みました`;
  },
  /** The first and the last day, and the sum. */
  span: (first: string, last: string, sum: string) =>
    first === last ? `(${first}、${sum})` : `(${first}–${last}、${sum})`,
  toReport: '集計を見る',
  undo: '元に戻す',
  fromElsewhere: 'Toggl・Clockifyから取り込む',
  tooLarge,
  failed: (error: ApiError): string => {
    const { failure } = error;
    if (failure.kind !== 'response') return sessionText.callFailed(error);
    const { code } = fieldsOf(failure.data);
    if (failure.status === 413) return tooLarge;
    if (failure.status === 409 || failure.status === 404) return workTimeText.cannotUndoImport;
    if (failure.status === 503) return '混み合っています。しばらくしてからもう一度お試しください';
    return (isText(code) ? refusals[code] : undefined) ?? sessionText.callFailed(error);
  },
} as const;
