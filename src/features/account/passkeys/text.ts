export const passkeysText = {
  heading: 'パスキー',
  hint: '指紋、顔、画面ロックなどで、パスワードを入力せずにログインできます。',
  add: 'パスキーを追加',
  done: 'パスキーを追加しました。次から「パスキーでログイン」を使えます。',
  notAdded: 'パスキーは追加されませんでした',
  known: 'この端末のパスキーは追加済みです',
  added: (time: string) => `追加 ${time}`,
  neverUsed: '未使用',
  remove: '削除',
  removed: (name: string) => `${name}のパスキーを削除しました`,
} as const;
