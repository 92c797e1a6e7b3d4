import type { ImportReport } from '#contract/transfer.ts';
import { formatDate } from '#domain/calendar/time.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { transferText } from './text.ts';

/** `(2026/8/1–9/19、300:00)`: the year once; empty if nothing has ended. */
export function importSpanText(span: ImportReport['span']): string {
  if (!span) return '';
  const [first, last] = [Date.parse(span.from), Date.parse(span.to) - 1].map((ms) =>
    formatDate(ms, browserZone.get()).split('/').map(Number).join('/'),
  ) as [string, string];
  const [year] = first.split('/');
  const shortLast = first !== last && last.startsWith(`${year}/`) ? last.slice(5) : last;
  return transferText.span(first, shortLast, formatHours(span.total_ms));
}
