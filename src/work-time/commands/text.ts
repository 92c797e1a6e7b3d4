export const commandsText = {
  newName: '新規',
  /** The names of presses, in the list of unsent ones. */
  names: {
    add: 'データ追加',
    rename: (name: string) => `名前の変更 ${name}`,
    regroup: (name: string) => `グループの変更 ${name}`,
    delete: (name: string) => `削除 ${name}`,
    start: (name: string) => `開始 ${name}`,
    stop: (name: string) => `終了 ${name}`,
    switch: (name: string) => `計測開始 ${name}`,
    undo: '元に戻す',
    create: '過去の記録の追加',
    edit: (note = '') => (note === '' ? '記録の編集' : `記録の編集 ${note}`),
    split: '記録を分ける',
    deleteEntry: '記録の削除',
    restore: '復元',
    archive: (name: string) => `アーカイブの変更 ${name}`,
  },
  ended: (name: string, end: string) => `「${name}」は${end}に終了しています`,
} as const;
