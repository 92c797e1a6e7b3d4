import { formatDateTime } from '#domain/calendar/time.ts';
import type { KeptOutcome } from '#draw/kept/history.ts';
import { arrangedFrom, wordsOf } from '#draw/outcomes/arranged.ts';
import { rouletteText } from '#draw/text.ts';
import { historyText } from './text.ts';

/** The history as rows of cells, with their headings, the newest first; orders and groups have a row for each line. */
export function drawsTable(draws: readonly KeptOutcome[], zone: string): string[][] {
  return [[...historyText.columns], ...draws.flatMap((draw) => rowsOf(draw, zone))];
}

function rowsOf(draw: KeptOutcome, zone: string): string[][] {
  const { ordinal, at, source, n, target } = draw;
  const beginning = [`${ordinal}`, formatDateTime(at, zone), source.title, `${n}`, `${target}`];
  if (!('order' in draw))
    return [[...beginning, `${draw.line}`, draw.item, draw.together ? historyText.inRoom : '']];
  const { order, swaps, together } = draw;
  const arranged = arrangedFrom(draw);
  const { placeOf } = wordsOf(arranged);
  const byHand = swaps > 0 ? ` ${rouletteText.byHand(swaps)}` : '';
  const inRoom = together ? ` ${historyText.inRoom}` : '';
  return order.map(({ line, item }, index) => {
    return [...beginning, `${line}`, item, placeOf(arranged, index) + byHand + inRoom];
  });
}
