import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { speakSetting, volumeSetting } from '../draw-settings.ts';
import { rouletteText } from '../text.ts';

export const canSpeak = () => 'speechSynthesis' in window;

/** Reads a result aloud and vibrates, as far as the user wants it and the device can. */
export function signalResult({ line, item }: Pick<DrawResult, 'line' | 'item'>): void {
  if (speakSetting.get() && canSpeak()) {
    const words = new SpeechSynthesisUtterance(rouletteText.spoken(line, item));
    words.lang = 'ja-JP';
    words.volume = volumeSetting.get() / 100;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first touch browsers refuse to vibrate, with a message in the console.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(40);
}
