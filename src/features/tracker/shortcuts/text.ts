export const shortcutsText = {
  heading: 'キー操作',
  switch: 'ショートカットキー',
  keys: [
    { keys: 'N', does: '作業名に移る' },
    { keys: 'S', does: '計測中の作業を停止する' },
    { keys: 'C', does: '前回の作業を続ける' },
    { keys: '?', does: 'この一覧を開く' },
    { keys: 'Ctrl+Z / ⌘Z', does: '元に戻す' },
  ],
  hint: '文字を入力している間は働きません',
} as const;
