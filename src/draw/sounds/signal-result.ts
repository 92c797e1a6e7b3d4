import { type Arrangement, dealInto } from '#domain/roulette/arrangement.ts';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { rouletteText } from '../text.ts';
import { speak } from './speech.ts';

/** More lines than these take minutes: only their number is read. */
const MOST_READ = 60;

/** Reads a result aloud and vibrates, as far as the user wants it and the device can. */
export function signalResult(
  { line, item }: Pick<DrawResult, 'line' | 'item'>,
  arrangement?: Arrangement,
): void {
  speak(arrangement ? spokenOf(arrangement) : rouletteText.spoken(line, item));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first touch browsers refuse to vibrate, with a message in the console.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(40);
}

/** An order from its first line on, or groups with their lines. */
function spokenOf({ groups, order }: Arrangement): string {
  const items = order.map(({ item }) => item);
  const { dealt, inOneGo, spoken, spokenGroup } = rouletteText;
  if (items.length > MOST_READ)
    return groups === null ? inOneGo(items.length) : dealt(items.length, groups);
  const parts =
    groups === null
      ? items.map((item, index) => spoken(index + 1, item))
      : dealInto(items, groups).map((members, index) => spokenGroup(index + 1, members));
  return rouletteText.spokenInTurn(parts);
}
