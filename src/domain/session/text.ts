export const text = {
  days: (days: number, clock: string) => `${days}日${clock}`,
} as const;
