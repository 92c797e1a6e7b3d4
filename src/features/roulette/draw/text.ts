import { numberText } from '#lib/number-text.ts';
export const drawText = {
  noRepeat: '当たった項目を除く',
  left: (left: number, total: number) => `残り ${numberText(left)}/${numberText(total)}`,
  undo: '1つ戻す',
  startOver: '最初から',
  restore: '元に戻す',
  sameNames: '同じ名前も除く',
  nothingLeft: 'すべて引きました',
  again: '除いてもう一度',
  drawnSoFar: '出た順:',
  severalHeading: '続けて引く',
  severalMeaning: '1つずつ、当たった項目を除いて引きます。途中で止められます。',
  howMany: '何回引きますか',
  outOfRange: (most: number) => `2から${numberText(most)}までの数を入れてください`,
  begin: '引く',
  cancel: 'キャンセル',
  spoken: (line: number, item: string) => `${line}番、${item}`,
} as const;
