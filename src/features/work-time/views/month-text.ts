import type { Month } from '#domain/calendar/month.ts';
import { viewsText } from './text.ts';

/** A month as `2026年11月`. */
export function monthText(month: Month): string {
  const [year = '', number] = month.split('-');
  return viewsText.month(year, Number(number));
}
