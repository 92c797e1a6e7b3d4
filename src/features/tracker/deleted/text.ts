export const deletedText = {
  heading: '最近削除したもの',
  hint: '削除してから30日間は元に戻せます',
  none: '元に戻せるものはありません',
  record: (entries: number, deleted: string) => `作業と記録${entries}件 ・ ${deleted}に削除`,
  entry: (span: string, deleted: string) => `${span} ・ ${deleted}に削除`,
  restored: (name: string) => `「${name}」を元に戻しました`,
} as const;
