import type { Raffle } from '#contract/roulette.ts';

export const text = {
  heading: 'ルーレット',
  sound: '効果音',
  raffles: 'くじの種類',
  raffleButton: ({ id, title }: Raffle) => `${id}:${title}`,
  noRaffles: 'くじがありません',
  chooseRaffle: 'くじを選んでください',
  items: '抽選項目',
  noItems: '項目がありません',
  loadFailed: 'エラー',
  draw: '抽選',
  drawCount: (count: number) => `第${count}回`,
  result: (line: number, title: string) => `結果: ${line} ${title}`,
} as const;
