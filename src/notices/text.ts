export const noticesText = {
  notInApp:
    'アプリの中のブラウザでは、ファイルの保存と印刷ができません。メニューから「ブラウザで開く」を選んでください',
  openOutside: 'ブラウザで開く',
} as const;
