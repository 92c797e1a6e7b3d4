import { groupSizes } from '#domain/roulette/arrangement.ts';
import { numberText } from '#lib/number-text.ts';

export const groupsText = {
  by: { groups: 'グループの数', size: '1グループに入れる数' },
  outOfRange: (least: number, most: number) =>
    `${numberText(least)}から${numberText(most)}までの数を入れてください`,
  /** `28件を8グループ(4件が4つ、3件が4つ)に分けます` */
  plan: (lines: number, groups: number) =>
    `${numberText(lines)}件を${numberText(groups)}グループ(${groupSizes(lines, groups)
      .map(({ size, count }) => `${numberText(size)}件が${numberText(count)}つ`)
      .join('、')})に分けます`,
  eachNameOnce: '同じ名前は1つにまとめる',
  deal: '分ける',
  dealing: '分けています…',
  again: '分け直す',
  swap: '入れ替える',
  endSwapping: '入れ替えを終える',
  howToSwap: '名前を2つ順に押すと入れ替わります',
  toList: 'リストに戻る',
} as const;
