import type { Raffle } from '#contract/roulette.ts';
import type { ApiError } from '#lib/api-error.ts';
import { text as sessionText } from '#session/text.ts';

export const text = {
  heading: 'ルーレット',
  sound: '効果音',
  raffles: 'くじの種類',
  raffleButton: ({ id, title }: Raffle) => `${id}:${title}`,
  noRaffles: 'くじがありません',
  chooseRaffle: 'くじを選んでください',
  items: '抽選項目',
  noItems: '項目がありません',
  /** The text of the customer's section 8, unless it is only a matter of waiting. */
  loadFailed: ({ failure }: ApiError) =>
    failure.kind === 'response' && failure.status === 429 ? sessionText.tooMany : 'エラー',
  draw: '抽選',
  drawCount: (count: number) => `第${count}回`,
  result: (line: number, title: string) => `結果: ${line} ${title}`,
} as const;
