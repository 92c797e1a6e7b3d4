/** The browser's voice. An iPhone is silent until the first words are spoken in response to a touch. */
import { speakSetting, volumeSetting } from '../draw-settings.ts';

let isUnlocked = false;

/** Some browsers have the name and no voice behind it. */
export const canSpeak = () => Boolean(window.speechSynthesis);

/** Reads a text aloud, if the user wants it and the device can. */
export function speak(text: string): void {
  if (speakSetting.get() && canSpeak()) say(text, volumeSetting.get() / 100);
}

/** Lets later texts be heard. To be called in response to a touch. */
export function unlockSpeech(): void {
  if (isUnlocked || !speakSetting.get() || !canSpeak()) return;
  if (navigator.userActivation?.isActive !== false) say(' ', 0);
}

function say(text: string, volume: number): void {
  isUnlocked ||= navigator.userActivation?.isActive !== false;
  try {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = 'ja-JP';
    words.volume = volume;
    // Some browsers swallow what is spoken right after a `cancel`, though there was nothing to end.
    if (speechSynthesis.speaking) speechSynthesis.cancel();
    speechSynthesis.speak(words);
  } catch {
    // A voice that the device has lost: a draw goes on without it.
  }
}
