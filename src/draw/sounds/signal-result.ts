import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { rouletteText } from '../text.ts';
import { speak } from './speech.ts';

/** Reads a result aloud and vibrates, as far as the user wants it and the device can. */
export function signalResult({ line, item }: Pick<DrawResult, 'line' | 'item'>): void {
  speak(rouletteText.spoken(line, item));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first touch browsers refuse to vibrate, with a message in the console.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(40);
}
