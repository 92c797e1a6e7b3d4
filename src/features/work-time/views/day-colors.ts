import type { DayKind } from '#domain/calendar/day-of-week.ts';

/** The theme's colour for each kind of day; the kanji beside it says the same (UI-5). */
export const dayColors = {
  workday: 'text.primary',
  saturday: 'weekday.saturday',
  sunday: 'weekday.sunday',
  holiday: 'weekday.sunday',
} as const satisfies Record<DayKind, string>;
