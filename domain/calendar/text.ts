export const calendarText = {
  /** Indexed from 0 for Sunday. */
  daysOfWeek: ['日', '月', '火', '水', '木', '金', '土'],
  holiday: (dayOfWeek: string) => `${dayOfWeek}・祝`,
} as const;
