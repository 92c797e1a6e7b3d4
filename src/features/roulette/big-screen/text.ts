export const bigScreenText = {
  open: '大画面',
  close: '閉じる',
  keys: 'スペースキーで抽選、Escで閉じる',
} as const;
