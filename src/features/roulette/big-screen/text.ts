export const bigScreenText = {
  open: '大画面',
  close: '閉じる',
  keys: 'スペースで抽選、←で1つ戻す、Nで除く、Escで閉じる',
} as const;
