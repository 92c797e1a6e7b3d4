import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { drawText } from '../card/text.ts';
import { speakSetting, volumeSetting } from '../settings/draw-settings.ts';

/** Not every browser has voices. */
export const canSpeak = () => 'speechSynthesis' in window;

/** Reads a result aloud, if the user wants that and the browser can. */
export function speak({ line, item }: Pick<DrawResult, 'line' | 'item'>): void {
  if (!speakSetting.get() || !canSpeak()) return;
  const words = new SpeechSynthesisUtterance(drawText.spoken(line, item));
  words.lang = 'ja-JP';
  words.volume = volumeSetting.get() / 100;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
