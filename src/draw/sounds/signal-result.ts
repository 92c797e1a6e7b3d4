import type { Arrangement } from '#domain/roulette/arrangement.ts';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { arrangedFrom, wordsOf } from '../outcomes/arranged.ts';
import { rouletteText } from '../text.ts';
import { speak } from './speech.ts';

/** More lines than these take minutes: only their number is read. */
const MOST_READ = 60;

/** Reads a result aloud and vibrates, as far as the user wants it and the device can. */
export function signalResult(
  { line, item }: Pick<DrawResult, 'line' | 'item'>,
  arrangement: Arrangement | null,
): void {
  speak(arrangement ? spokenOf(arrangement) : rouletteText.spoken(line, item));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first touch browsers refuse to vibrate, with a message in the console.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(40);
}

function spokenOf(arrangement: Arrangement): string {
  const arranged = arrangedFrom(arrangement);
  const { sentence, spoken } = wordsOf(arranged);
  if (arrangement.order.length > MOST_READ) return sentence(arranged);
  return rouletteText.spokenInTurn(spoken(arranged));
}
