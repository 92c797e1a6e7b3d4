import type { RecordNameProblem } from '#domain/work-time/record-name.ts';

export const recordsText = {
  add: 'データ追加',
  records: '作業の一覧',
  noRecords: '作業がありません',
  pages: 'ページ',
  nothingSelected: '作業を選ぶと、内容と時間を表示します',
  list: 'この作業の記録を見る',
  detail: {
    id: 'ID',
    name: '名前',
    ipAddress: 'IPアドレス',
    userId: 'ユーザID',
    none: '-',
  },
  name: '名前',
  group: 'グループ',
  groupProblem: {
    length: '50文字以内で入力してください',
    characters: '使用できない文字が含まれています',
  } satisfies Record<RecordNameProblem, string>,
  rename: '更新',
  delete: '削除',
  start: '開始',
  archive: {
    put: 'アーカイブ',
    takeBack: 'アーカイブから戻す',
    show: 'アーカイブを表示',
    records: 'アーカイブの一覧',
    done: (name: string) => `「${name}」をアーカイブしました`,
    takenBack: (name: string) => `「${name}」をアーカイブから戻しました`,
  },
} as const;
