export const toolsText = {
  noRepeat: '当たった項目を除く',
  left: (left: number, total: number) =>
    `残り ${left.toLocaleString('ja-JP')}/${total.toLocaleString('ja-JP')}`,
  undo: '1つ戻す',
  startOver: '最初から',
  nothingLeft: 'すべて当たりました。「最初から」か「1つ戻す」で、また引けます',
  spoken: (line: number, item: string) => `${line}番、${item}`,
} as const;
