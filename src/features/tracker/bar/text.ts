export const barText = {
  heading: '計測中の作業',
} as const;
