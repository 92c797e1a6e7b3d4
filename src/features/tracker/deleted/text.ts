import { numberText } from '#lib/number-text.ts';

export const deletedText = {
  heading: '最近削除したもの',
  hint: '削除してから30日間は元に戻せます',
  none: '元に戻せるものはありません',
  record: (entries: number, deleted: string) => `作業と記録${entries}件\u00a0・ ${deleted}に削除`,
  entry: (span: string, deleted: string) => `${span}\u00a0・ ${deleted}に削除`,
  undoImport: (count: number) => `インポート(${numberText(count)}件)を取り消す`,
  restored: (name: string) => `「${name}」を元に戻しました`,
} as const;
