import type { ImportFormat, ImportReport } from '#contract/transfer.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { numberText } from '#lib/number-text.ts';
import { sessionText } from '#session/text.ts';

const tooLarge = 'ファイルが大きすぎます(16MBまで)';

/** Why a file, or all of an import, is refused: by the code of the response. */
const refusals: Readonly<Record<string, string>> = {
  file_empty: 'ファイルが空です',
  file_encoding: 'UTF-8の文字として読めません。「CSV UTF-8」で保存し直してください',
  file_format: '対応していない形式です',
  file_json: 'JSONとして正しくありません',
  file_long: 'ファイルの行や項目が多すぎます(10万行、150万項目まで)',
  file_quotes: '引用符(")が閉じていません',
  file_zip: 'ZIPやExcelのファイルは読み込めません。CSVかJSONを選んでください',
  too_many_entries: '記録の上限を超えるため取り込めません',
  too_many_records: 'データの上限を超えるため取り込めません',
  too_many_running_entries: '実行中の記録の上限を超えるため取り込めません',
  wrong_lines: '読み取れない行があるため取り込めません',
};

const causes: Readonly<Record<string, string>> = {
  characters: '使用できない文字があります',
  columns: '列の数が違います',
  day: '日の区分を読み取れません',
  future: '未来の日時です',
  list: 'リストとして読めません',
  name: 'データの名前は1~100文字です',
  nonexistent: 'この日にはない時刻です',
  note: 'メモは200文字までです',
  order: '終了が開始より前です',
  past: '2000年より前の日時です',
  record: 'データがファイルにありません',
  repeated: '同じUUIDの行があります',
  running: '終了の日時がありません',
  settings: '勤務表の設定を読み取れません',
  time: '日時を読み取れません',
  total: '合計の行です',
  uuid: 'UUIDが正しくありません',
  zero: '長さが0です',
};

const shortened: Readonly<Record<string, string>> = {
  name: '名前を100文字に縮めます',
  note: 'メモを200文字に縮めます',
};

type Counts = ImportReport['added'];

/** What matters most of it. */
function whatIsNew({ entries, records, lists }: Counts): string | null {
  if (entries > 0) return `${numberText(entries)}件`;
  if (records > 0) return `データ${numberText(records)}件`;
  return lists > 0 ? `リスト${numberText(lists)}件` : null;
}

export const transferText = {
  backup: 'バックアップ',
  import: 'インポート',
  choose: 'ファイルを選ぶ',
  chooseOther: '別のファイルを選ぶ',
  drop: 'ここにファイルをドロップすることもできます',
  formatsHint: 'バックアップ、CSV(明細)、Toggl TrackとClockifyの明細CSV(16MBまで)',
  reading: 'ファイルを調べています',
  sending: (percent: number) => `送信しています ${percent}%`,
  working: '取り込んでいます。取り消すと何も残りません',
  formats: {
    backup: 'バックアップ',
    detailed: 'CSV(明細)',
    toggl: 'Toggl TrackのCSV',
    clockify: 'ClockifyのCSV',
  } satisfies Record<ImportFormat, string>,
  summary: (added: Counts) => {
    const what = whatIsNew(added);
    return what === null ? '新しい記録はありません' : `${what}を取り込みます`;
  },
  newRecords: (count: number) => `新しいデータ: ${numberText(count)}件`,
  newLists: (count: number) => `新しいリスト: ${numberText(count)}件`,
  existing: (count: number) => `取り込み済み: ${numberText(count)}件`,
  /** What is new beside records and entries; empty for nothing. */
  sheet: (days: number, settings: boolean) =>
    [
      ...(days > 0 ? [`日の区分と備考: ${numberText(days)}件`] : []),
      ...(settings ? ['勤務表の設定'] : []),
    ].join(' · '),
  zone: 'タイムゾーン',
  order: '日付の順序',
  orders: { dmy: '日/月/年', mdy: '月/日/年' },
  orderOpen: '日付の順序をファイルから決められません。選んでください',
  dates: { ymd: '年-月-日', dmy: '日/月/年', mdy: '月/日/年' },
  read: (dates: string, hours: number | null) =>
    `日付は${dates}、時刻は${hours === 12 ? '12時間' : '24時間'}表記として読みました`,
  wrong: (count: number) => `読み取れない行: ${numberText(count)}件`,
  skipped: (count: number) => `取り込まない行: ${numberText(count)}件`,
  shortened: (count: number) => `文字を縮める行: ${numberText(count)}件`,
  line: (line: number, cause: string) => `${numberText(line)}行目: ${causes[cause] ?? cause}`,
  shortenedLine: (line: number, cause: string) =>
    `${numberText(line)}行目: ${shortened[cause] ?? cause}`,
  moreLines: (count: number) => `ほか${numberText(count)}件`,
  withoutWrong: '読み取れない行を除いて取り込む',
  confirm: '取り込む',
  cancel: 'キャンセル',
  close: '閉じる',
  done: (added: Counts) => {
    const what = whatIsNew(added);
    return what === null ? '新しい記録はありませんでした' : `${what}を取り込みました`;
  },
  /** From when to when, and how long all of it together. */
  span: (first: string, last: string, sum: string) =>
    first === last ? `(${first}、${sum})` : `(${first}–${last}、${sum})`,
  toReport: '集計を見る',
  fromElsewhere: 'Toggl・Clockifyから取り込む',
  tooLarge,
  failed: (error: ApiError): string => {
    const { failure } = error;
    if (failure.kind !== 'response') return sessionText.callFailed(error);
    const { code, zone } = fieldsOf(failure.data);
    if (failure.status === 413) return tooLarge;
    if (failure.status === 409) return 'ほかの操作と重なりました。もう一度お試しください';
    if (failure.status === 503) return '混み合っています。しばらくしてからもう一度お試しください';
    if (zone !== undefined) return 'このタイムゾーンは使えません';
    return (isText(code) ? refusals[code] : undefined) ?? sessionText.callFailed(error);
  },
} as const;
