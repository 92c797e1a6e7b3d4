/** Shown by calendar programs. */
export const feedText = { name: '勤務時間' } as const;
