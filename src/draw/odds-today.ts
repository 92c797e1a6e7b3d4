import { oddsOfLines } from '#domain/roulette/odds.ts';
import type { DrawSession } from './draw-session.ts';
import { rouletteText } from './text.ts';

/**
 * The odds of the lines that are not absent, or the number of those that are left, and the number of absent ones:
 * `29件から1つ · 各1/29` and `休み1`.
 */
export function oddsToday(session: Pick<DrawSession, 'list' | 'absent' | 'noRepeat'>) {
  const { list, absent, noRepeat } = session;
  const { items, lines } = list ?? { items: [], lines: [] };
  const away = new Set(absent);
  const titles = items.flatMap(({ title }, index) => (away.has(index + 1) ? [] : title));
  return {
    odds: noRepeat
      ? rouletteText.left(lines.length, titles.length)
      : rouletteText.oddsOfOne(oddsOfLines(titles)),
    absent: away.size > 0 && rouletteText.absentLines(away.size),
  };
}
