import { numberText } from '#lib/number-text.ts';

export const historyText = {
  heading: '履歴',
  columns: ['回', '日時', 'リスト', 'n', 'target', '行', '項目', '備考'],
  inRoom: 'みんなで',
  count: (count: number) => `${numberText(count)}件`,
  ordinal: (ordinal: number) => `第${ordinal}回`,
  numbers: (n: number, target: number, line: number) => `n=${n} target=${target} line=${line}`,
  drawn: (line: number, item: string) => `${line}: ${item}`,
  members: 'メンバーを見る',
  none: 'まだ抽選していません',
  unreadable: 'このブラウザでは履歴を保存できません。抽選はできます',
  pages: '履歴のページ',
  copy: 'コピー',
  copied: 'コピーしました',
  notCopied: 'コピーできません。CSVで保存してください',
  csv: 'CSV',
  fileName: '抽選の履歴.csv',
  delete: '削除',
  askDelete: (count: number) =>
    `履歴${numberText(count)}件を削除しますか。抽選の回数はそのままです`,
  deleted: '履歴を削除しました',
  cancel: 'キャンセル',
} as const;
