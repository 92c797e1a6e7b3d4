/** Shown by calendar programs. */
export const calendarText = { name: '勤務時間' } as const;
