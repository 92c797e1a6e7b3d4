import { cutText } from '#domain/cut-text.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import type { Odds } from '#domain/roulette/odds.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { numberText } from '#lib/number-text.ts';
import { sessionText } from '#session/text.ts';

/** Odds with more weights or longer items than these would fill the screen. */
const SHOWN_WEIGHTS = 10;
const SHOWN_CHARACTERS = 20;

export const rouletteText = {
  heading: 'ルーレット',
  sound: '効果音',
  settings: '設定',
  bigScreen: '大画面',
  bigScreenKeys: 'スペースか→で抽選、←で1つ戻す、Nで除く、.で暗く、Escで閉じる',
  close: '閉じる',
  cancel: 'キャンセル',

  raffleButton: ({ kind, id, title }: DrawSource) => `${kind === 'shared' ? '共有' : id}:${title}`,
  noRaffles: 'くじがありません',
  /** ROU-14. */
  loadFailed: (error: unknown) => sessionText.withCause('エラー', toApiError(error).failure),
  list: (letter: ListLetter) => `リスト${letter}`,
  untitledList: '無題',
  ownList: '+ 自分のリスト',
  editList: 'リストを編集',
  /** Names of commands in the list of unsent ones. */
  saveList: (letter: ListLetter) => `リスト${letter}の保存`,
  dropList: (letter: ListLetter) => `リスト${letter}をアカウントから削除`,
  notKept:
    'このブラウザには保存できません。リスト、履歴、引いた項目はページを閉じると消えます。抽選はできます',

  lead: 'くじを選んで抽選を押すと、1つ決まります。',
  leadToLists: '自分のリストも使えます。',
  listsWork: '自分のリストなら引けます',
  writeItems: '項目を書くと、ここから引けます',
  items: '抽選項目',
  noItems: '項目がありません',
  /** Browsers and screen readers find only the lines in view. */
  onlyInSight: (count: number) => `${numberText(count)}件中、見えている行だけを表示しています`,
  odds: (odds: readonly Odds[]) => oddsText(odds, '', '・'),
  /** On the card: `8件から1つ · 各1/8`. */
  oddsOfOne: (odds: readonly Odds[]) => oddsText(odds, 'から1つ', ' · '),

  draw: '抽選',
  /** Announced by a press before the lines are there, and shown when none came. */
  drawWaits: '読み込みが終わると抽選します',
  nothingToDraw: '引ける項目がないため、抽選できませんでした',
  noRandomness:
    'このブラウザには暗号用乱数(crypto.getRandomValues)がないため、公正に抽選できません',
  drawing: '抽選中…',
  drawCount: (count: number) => `第${count}回`,
  drawCounts: (first: number, last: number) =>
    first === last ? `第${first}回` : `第${first}〜${last}回`,
  result: (line: number, title: string) => `結果: ${line} ${title}`,
  recentResults: '最近の結果',
  spoken: (line: number, item: string) => `${line}番、${item}`,
  spokenInTurn: (parts: readonly string[]) => parts.join('。'),
  spokenGroup: (group: number, items: readonly string[]) => `グループ${group}、${items.join('、')}`,
  history: (count: number) => `履歴(${numberText(count)})`,
  copyResult: 'コピー',
  shareResult: '結果を共有',
  resultCopied: '結果をコピーしました',
  notCopied: 'コピーできません',
  /** `「昼食」第1回: おにぎりと豚汁` */
  sharedResult: (title: string, ordinal: string, items: string) =>
    `「${title}」${ordinal}: ${items}`,

  noRepeat: '当たった項目を除く',
  sameNames: '同じ名前も除く',
  left: (left: number, total: number) => `残り ${numberText(left)}/${numberText(total)}`,
  undo: '1つ戻す',
  startOver: '最初から',
  restore: '元に戻す',
  nothingLeft: 'すべて引きました',
  absent: '休み',
  absentLines: (count: number) => `休み${numberText(count)}`,
  allAbsent: 'すべて休みです',
  allBack: '全員に戻す',
  /** Also as the description of the list. */
  pressToMark: '行を押すと休みになり、もう一度押すと戻ります',
  again: '除いてもう一度',
  drawnSoFar: '出た順',

  several: '続けて引く',
  stop: '停止',
  severalMeaning: '1つずつ、当たった項目を除いて引きます。途中で止められます。',
  howMany: '引く数',
  all: (count: number) => `全部(${numberText(count)})`,
  number: '数',
  fast: 'テンポを速く(1つ3.5秒)',
  outOfRange: (most: number) => `2から${numberText(most)}までの数を入れてください`,
  begin: '引く',
  rank: (rank: number, of: number) => `${rank}/${of}番`,
  toCome: (count: number) => `残り ${numberText(count)}`,
  inOrder: (items: readonly string[]) =>
    items.map((item, index) => `${index + 1} ${item}`).join(' '),
  print: '印刷',
  place: (place: number) => `${place}番`,
  atOnce: '一度に並べる',
  inOneGo: (count: number) => `${numberText(count)}件を一度に並べました`,

  groups: 'グループ分け',
  tooFewToDeal: '分けるには2件以上が必要です',
  dealt: (lines: number, groups: number) =>
    `${numberText(lines)}件を${numberText(groups)}グループに分けました`,
  byHand: (swaps: number) => `手で入れ替え ${numberText(swaps)}件`,
  groupCount: (groups: number) => `${numberText(groups)}グループ`,
  group: (group: number) => `グループ${group}`,
  numbered: (line: number, item: string) => `${line}: ${item}`,
  groupOf: (group: number, items: readonly string[]) => `グループ${group}: ${items.join('、')}`,

  openRoom: 'みんなで見る',
  noRoom: '部屋を作れませんでした。通信を確かめて、もう一度お試しください。',
} as const;

/** An item as it is quoted in a line of text. */
export const shortened = (item: string) => cutText(item, SHOWN_CHARACTERS);

/** `カレー 2/9` */
export const oddsOf = (odds: Odds) => `${shortened(odds.item)} ${fraction(odds)}`;

function fraction({ count, total }: Odds): string {
  return `${count}/${total}`;
}

/** @param drawn said with the number of lines */
function oddsText(odds: readonly Odds[], drawn: string, between: string): string {
  const [first] = odds;
  if (!first) return '0件';
  const total = `${numberText(first.total)}件${drawn}`;
  if (odds.every(({ count }) => count === first.count))
    return [total, `各${fraction(first)}`].join(between);
  const weights = odds.filter(({ count }) => count > 1);
  const named = weights.slice(0, SHOWN_WEIGHTS).map(oddsOf);
  if (weights.length > SHOWN_WEIGHTS) named.push(`ほか重複${weights.length - SHOWN_WEIGHTS}種類`);
  const single = odds.find(({ count }) => count === 1);
  if (single) named.push(`ほかは各${fraction(single)}`);
  return [total, ...named].join(between);
}
