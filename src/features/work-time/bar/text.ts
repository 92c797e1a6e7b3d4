export const barText = {
  heading: '計測中の作業',
  stop: '停止',
  more: (count: number) => `ほか${count}件`,
} as const;
