export const calendarText = {
  /** Indexed by `Date.getDay()`. */
  daysOfWeek: ['日', '月', '火', '水', '木', '金', '土'],
  holiday: (dayOfWeek: string) => `${dayOfWeek}・祝`,
} as const;
