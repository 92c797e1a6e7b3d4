import type { Month } from '#domain/calendar/month.ts';
import { workTimeText } from '../text.ts';

/** A month as `2026年11月`. */
export function monthText(month: Month): string {
  const [year = '', number] = month.split('-');
  return workTimeText.views.month(year, Number(number));
}
