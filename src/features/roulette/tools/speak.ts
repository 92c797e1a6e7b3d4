import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { createStoredFlag } from '#lib/storage/stored-flag.ts';
import { volumeSetting } from '../draw/sound-setting.ts';
import { drawText } from '../draw/text.ts';

/** Whether results are read aloud, kept by the browser. */
export const speakSetting = createStoredFlag('speakResult', false);

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
