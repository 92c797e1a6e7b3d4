import { formatDateTime } from '#domain/calendar/time.ts';
import type { KeptDraw } from '#draw/kept/draws.ts';
import { historyText } from './text.ts';

/** The history as rows of cells, with their headings, the newest first. */
export function drawsTable(draws: readonly KeptDraw[], zone: string): string[][] {
  return [
    [...historyText.columns],
    ...draws.map(({ ordinal, at, source, n, target, line, item, together }) => [
      String(ordinal),
      formatDateTime(at, zone),
      source.title,
      String(n),
      String(target),
      String(line),
      item,
      together ? historyText.inRoom : '',
    ]),
  ];
}
