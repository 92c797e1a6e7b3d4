import type { DrawSource } from '#domain/roulette/draw-result.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { numberText } from '#lib/number-text.ts';
import { sessionText } from '#session/text.ts';

const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1} ${item}`);

export const rouletteText = {
  heading: 'ルーレット',
  sound: '効果音',
  settings: '設定',
  raffles: 'くじの種類',
  raffleButton: ({ kind, id, title }: DrawSource) => `${kind === 'shared' ? '共有' : id}:${title}`,
  noRaffles: 'くじがありません',
  lead: 'くじを選んで抽選を押すと、1つ決まります。',
  leadToLists: '自分のリストも使えます。',
  ownList: '+ 自分のリスト',
  editList: 'リストを編集',
  writeItems: '項目を書くと、ここから引けます',
  items: '抽選項目',
  /** The rest can neither be found in the page nor read on by a screen reader. */
  onlyInSight: (count: number) => `${numberText(count)}件中、見えている行だけを表示しています`,
  noItems: '項目がありません',
  /** ROU-14. */
  loadFailed: ({ failure }: ApiError) => sessionText.withCause('エラー', failure),
  noRandomness:
    'このブラウザには暗号用乱数(crypto.getRandomValues)がないため、公正に抽選できません',
  untitledList: '無題',
  notKept:
    'このブラウザには保存できません。リスト、履歴、引いた項目はページを閉じると消えます。抽選はできます',
  together: 'みんなで見る',
  noRoom: '部屋を作れませんでした。通信を確かめて、もう一度お試しください。',
  draw: '抽選',
  /** While it waits for what is drawn from, and when there is none. */
  drawWaits: '読み込みが終わると抽選します',
  nothingToDraw: '引ける項目がないため、抽選できませんでした',
  drawing: '抽選中…',
  drawCount: (count: number) => `第${count}回`,
  several: '続けて引く',
  stop: '停止',
  drawCounts: (first: number, last: number) =>
    first === last ? `第${first}回` : `第${first}〜${last}回`,
  inOrder: (items: readonly string[]) => numbered(items).join(' '),
  numbered,
  lastResult: (item: string) => `前回: ${item}`,
  result: (line: number, title: string) => `結果: ${line} ${title}`,
} as const;
